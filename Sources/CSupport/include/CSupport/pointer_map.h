// A map from pointers to pointers that only grows: reading takes no lock.

#ifndef CSUPPORT_POINTER_MAP_H
#define CSUPPORT_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>

#include "CSupport/lock.h"

#pragma GCC visibility push(hidden)

typedef struct cffi_pointer_table cffi_pointer_table;

/// Must have static storage, and be initialized with `CFFI_POINTER_MAP_INIT`.
typedef struct cffi_pointer_map {
    /// Atomic. Tables that became too small are kept, because another thread may be reading them.
    cffi_pointer_table *table;
    size_t count;
    cffi_lock lock;
} cffi_pointer_map;

#define CFFI_POINTER_MAP_INIT \
    { NULL, 0, CFFI_LOCK_INIT }

/// The value of `key`, or null. Thread-safe, without a lock.
const void *cffi_pointer_map_find(cffi_pointer_map *map, const void *key);

/// Gives `key` a value, unless it has one. Neither may be null. False if out of memory. Thread-safe.
bool cffi_pointer_map_add(cffi_pointer_map *map, const void *key, const void *value);

#pragma GCC visibility pop

#endif
