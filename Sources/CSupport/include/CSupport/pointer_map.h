// A map from pointers to pointers that only grows: reading takes no lock.

#ifndef CSUPPORT_POINTER_MAP_H
#define CSUPPORT_POINTER_MAP_H

#include <stdbool.h>
#include <stddef.h>

#include "CSupport/lock.h"

#pragma GCC visibility push(hidden)

typedef struct cffi_pointer_table cffi_pointer_table;

/// Starts as `CFFI_POINTER_MAP_INIT`, with static storage.
typedef struct cffi_pointer_map {
    /// Atomic. A table that was grown out of is kept: somebody may be reading it.
    cffi_pointer_table *table;
    size_t count;
    cffi_lock lock;
} cffi_pointer_map;

#define CFFI_POINTER_MAP_INIT {NULL, 0, CFFI_LOCK_INIT}

/// The value of `key`, or null. Any thread, no lock.
const void *cffi_pointer_map_find(cffi_pointer_map *map, const void *key);

/// Gives `key` a value, unless it has one. Neither is null. False without memory. Any thread.
bool cffi_pointer_map_add(cffi_pointer_map *map, const void *key, const void *value);

#pragma GCC visibility pop

#endif
