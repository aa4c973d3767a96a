// Selectors, the names of messages, and maps that find a method by its selector.
//
// A selector is interned: the same name has the same address as long as the process lives, so selectors are compared by
// address. The address is that of the name, which ends with a zero byte, so C can read it as a string.
//
// A map has all methods that a receiver's class has, including inherited ones. Methods are added to a map while it has
// room; any other change makes a new map. Readers take no lock, while others add to the map or replace it
// (CSupport/hazard.h).

#ifndef CFORWARDING_SELECTOR_H
#define CFORWARDING_SELECTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// The selector for a name; null if out of memory. Thread-safe; lock-free if the name is known.
const char *cffi_selector_intern(const char *name, size_t length);

/// The length of a selector's name in bytes. Precondition: `selector` is a selector.
size_t cffi_selector_length(const char *selector);

typedef struct cffi_method_map cffi_method_map;

/// An empty map with room for `count` methods; null if out of memory.
cffi_method_map *cffi_method_map_create(uint32_t count);

/// Puts a method, a Swift object, in a map and retains it; it replaces the one that is there. Precondition: the map has
/// room, and only the caller knows the map.
void cffi_method_map_insert(cffi_method_map *map, const char *selector, void *method);

/// Adds a method to a map, which may be null, while others read the map. If there is no room, or a method for the
/// selector, returns false and changes nothing. Precondition: no other thread changes the map.
bool cffi_method_map_add(cffi_method_map *map, const char *selector, void *method);

/// Replaces the map at `location` and returns the previous one, for `cffi_method_map_retire`. Either may be null.
/// Precondition: no other thread is in this function for the same location.
cffi_method_map *cffi_method_map_exchange(cffi_method_map **location, cffi_method_map *map);

/// Releases a map, which may be null, as soon as its readers are done, and each of its methods as soon as no message
/// uses it. This may run foreign code. Precondition: no location holds the map any more.
void cffi_method_map_retire(cffi_method_map *map);

/// A method that is found, and what keeps it until `cffi_found_method_end`; or a null method.
typedef struct cffi_found_method {
    void *method;
    /// Where this thread says that it uses the method (CSupport/calls.h); null if the method is retained instead.
    /// Without a method: null if the map has none for the selector, else there is no map.
    void *guard;
} cffi_found_method;

/// Finds a selector's method in the map at `location`. If there is one, the caller ends its use on the same thread.
/// Thread-safe, without a lock.
cffi_found_method cffi_method_map_find(cffi_method_map *const *location, const char *selector);

/// Ends the use of a method. This may run foreign code, if the method was removed meanwhile.
void cffi_found_method_end(cffi_found_method found);

CFFI_EXPORTS_END

#endif
