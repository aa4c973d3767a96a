// Selectors, the names of messages, and how a method is found by one.
//
// A selector is interned: the same name is the same address for as long as the process lives, so selectors are compared
// by address. The address is that of the name, which ends with a zero byte, so C reads it as a string.
//
// A map has all methods that a receiver's class has, inherited ones too. Methods come to it while it has room; any other
// change makes a new one. It is read without a lock, while others add to it and replace it (CSupport/hazard.h).

#ifndef CFORWARDING_SELECTOR_H
#define CFORWARDING_SELECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// The selector for a name, or null without memory. From any thread; lock-free where the name is known.
const char *cffi_selector_intern(const char *name, size_t length);

/// How many bytes a selector's name has. Precondition: `selector` is one.
size_t cffi_selector_length(const char *selector);

typedef struct cffi_method_map cffi_method_map;

/// An empty map with room for `count` methods, or null without memory.
cffi_method_map *cffi_method_map_create(uint32_t count);

/// Puts a method, a Swift object, in a map, and retains it; in the place of the one that is there. Precondition: the
/// map has room, and nobody else knows it.
void cffi_method_map_insert(cffi_method_map *map, const char *selector, void *method);

/// Puts a method in a map, which may be null, while others read it. False where there is no room, or a method for the
/// selector: then nothing changes. Precondition: no other thread changes the map.
bool cffi_method_map_add(cffi_method_map *map, const char *selector, void *method);

/// Replaces the map at `location`, and gives the one that was there, for `cffi_method_map_retire`. Either may be null.
/// Precondition: no other thread is in this function for the same location.
cffi_method_map *cffi_method_map_exchange(cffi_method_map **location, cffi_method_map *map);

/// Drops a map, which may be null, as soon as its readers are done. That may run anybody's code. Precondition: it is at
/// no location any more.
void cffi_method_map_retire(cffi_method_map *map);

typedef enum cffi_method_found {
    cffi_method_found_one,
    cffi_method_found_none,
    /// There is no map at the location.
    cffi_method_found_no_map,
} cffi_method_found;

/// Looks for a selector's method in the map at `location`, and writes it to `method`, retained for the caller. From any
/// thread, without a lock.
cffi_method_found cffi_method_map_find(cffi_method_map *const *location, const char *selector, void **method);

CFFI_EXPORTS_END

#endif
