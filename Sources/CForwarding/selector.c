#include "CForwarding/selector.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "CSupport/calls.h"
#include "CSupport/hazard.h"
#include "CSupport/hazard_reader.h"
#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"

// MARK: Selectors

typedef struct selector {
    struct selector *next;
    uint64_t hash;
    size_t length;
    char name[];
} selector;

// Lists that only grow at their heads, so a reader follows pointers that never change.
enum { LISTS = 4096 };

static _Atomic(selector *) lists[LISTS];
static cffi_lock writers = CFFI_LOCK_INIT;

static const char *find(uint64_t hash, const char *name, size_t length) {
    selector *known = atomic_load_explicit(&lists[hash % LISTS], memory_order_acquire);
    for (; known != NULL; known = known->next) {
        if (known->hash == hash && known->length == length && memcmp(known->name, name, length) == 0)
            return known->name;
    }
    return NULL;
}

/// Precondition: `writers` is held.
static const char *add(uint64_t hash, const char *name, size_t length) {
    const char *known = find(hash, name, length);
    if (known != NULL) return known;
    selector *made = malloc(sizeof *made + length + 1);
    if (made == NULL) return NULL;
    made->hash = hash;
    made->length = length;
    memcpy(made->name, name, length);
    made->name[length] = '\0';
    made->next = atomic_load_explicit(&lists[hash % LISTS], memory_order_relaxed);
    atomic_store_explicit(&lists[hash % LISTS], made, memory_order_release);
    return made->name;
}

const char *cffi_selector_intern(const char *name, size_t length) {
    // FNV-1a (Fowler, Noll, Vo), 64 bits.
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)name[i]) * 0x100000001b3;
    const char *known = find(hash, name, length);
    if (known != NULL) return known;
    cffi_lock_acquire(&writers);
    known = add(hash, name, length);
    cffi_lock_release(&writers);
    return known;
}

size_t cffi_selector_length(const char *name) {
    return ((const selector *)(name - offsetof(selector, name)))->length;
}

// MARK: Maps

typedef struct entry {
    const char *selector;
    void *method;
} entry;

struct cffi_method_map {
    /// The number of entries minus one. That number is a power of two and at least twice that of the methods.
    size_t mask;
    /// The number of methods.
    size_t count;
    entry entries[];
};

/// The place where the search for a selector begins. By a product with 2^64 over the golden ratio (D. Knuth, The Art of
/// Computer Programming, volume 3, section 6.4), because the addresses of selectors lie in steps of a few words. Of two
/// parts of it, because for some steps one alone leads many to the same place.
static inline size_t place_of(const char *selector) {
    uint64_t product = (uint64_t)(uintptr_t)selector * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)((product >> 32) ^ (product >> 50));
}

/// The selector's entry, or the free one that it would take. There is always a free one.
static inline entry *entry_for(cffi_method_map *map, const char *selector) {
    size_t place = place_of(selector) & map->mask;
    for (;;) {
        const char *found = __atomic_load_n(&map->entries[place].selector, __ATOMIC_ACQUIRE);
        if (found == selector || found == NULL) return &map->entries[place];
        place = (place + 1) & map->mask;
    }
}

cffi_method_map *cffi_method_map_create(uint32_t count) {
    size_t room = 4;
    while (room < 2 * (size_t)count) room *= 2;
    cffi_method_map *map = calloc(1, sizeof *map + room * sizeof map->entries[0]);
    if (map != NULL) map->mask = room - 1;
    return map;
}

void cffi_method_map_insert(cffi_method_map *map, const char *selector, void *method) {
    entry *at = entry_for(map, selector);
    if (at->selector != NULL) {
        swift_release(at->method);
        at->method = swift_retain(method);
        return;
    }
    at->method = swift_retain(method);
    // A reader that finds the selector also finds the method.
    __atomic_store_n(&at->selector, selector, __ATOMIC_RELEASE);
    map->count++;
}

bool cffi_method_map_add(cffi_method_map *map, const char *selector, void *method) {
    if (map == NULL) return true;
    if (2 * (map->count + 1) > map->mask + 1 || entry_for(map, selector)->selector != NULL) return false;
    cffi_method_map_insert(map, selector, method);
    return true;
}

/// Precondition: it is called by `cffi_hazard_retire` for the map.
static void destroy(void *pointer) {
    cffi_method_map *map = pointer;
    // Mostly there is none, and each method need not be looked for.
    bool are_under_way = cffi_calls_are_under_way();
    for (size_t i = 0; i <= map->mask; i++) {
        void *method = map->entries[i].method;
        if (method == NULL) continue;
        if (are_under_way) {
            cffi_calls_retire(method, swift_release);
        } else {
            swift_release(method);
        }
    }
    free(map);
}

cffi_method_map *cffi_method_map_exchange(cffi_method_map **location, cffi_method_map *map) {
    return cffi_hazard_exchange((void **)location, map);
}

void cffi_method_map_retire(cffi_method_map *map) {
    cffi_hazard_retire(map, destroy);
}

/// Finds a method in any case.
__attribute__((noinline)) static cffi_found_method find_again(cffi_method_map *const *location, const char *selector) {
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    // Of what the first look announced.
    cffi_hazard_clear_in(own);
    // The map, which keeps the method, lives while it is announced. Behind that the method lives while it is in a
    // place.
    cffi_method_map *map = cffi_hazard_protect_in(own, (void *const *)location);
    if (map == NULL) return (cffi_found_method){NULL, (void *)location};
    cffi_found_method found = {NULL, NULL};
    entry *at = entry_for(map, selector);
    if (__atomic_load_n(&at->selector, __ATOMIC_ACQUIRE) == selector) {
        found.method = at->method;
        found.guard = cffi_guard_begin(own, at->method);
        if (found.guard == NULL) swift_retain(at->method);
    }
    cffi_hazard_clear_in(own);
    return found;
}

__attribute__((noinline)) static cffi_found_method drain_and_return(cffi_found_method found) {
    cffi_hazard_drain();
    return found;
}

/// What most messages need, without a call. The thread has read before, writers send fences, no writer changes the
/// table now, the table has a method, and the thread has a place. `find_again` does the same for all others.
CFFI_HOT cffi_found_method cffi_method_map_find(cffi_method_map *const *location, const char *selector) {
    cffi_hazard_record *own = cffi_hazard_own;
    cffi_method_map *map = __atomic_load_n(location, __ATOMIC_ACQUIRE);
    if (__builtin_expect(own == NULL || map == NULL, 0)) return find_again(location, selector);
    atomic_store_explicit(&own->announced, map, memory_order_release);
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 0)) {
        return find_again(location, selector);
    }
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(__atomic_load_n(location, __ATOMIC_ACQUIRE) != map, 0)) return find_again(location, selector);
    entry *at = entry_for(map, selector);
    if (__builtin_expect(__atomic_load_n(&at->selector, __ATOMIC_ACQUIRE) != selector, 0)) {
        return find_again(location, selector);
    }
    cffi_found_method found = {at->method, cffi_guard_begin(own, at->method)};
    if (__builtin_expect(found.guard == NULL, 0)) return find_again(location, selector);
    // As `cffi_hazard_clear_in` does.
    atomic_store_explicit(&own->announced, NULL, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_drain, memory_order_relaxed), 0)) {
        return drain_and_return(found);
    }
    return found;
}

void cffi_found_method_end(cffi_found_method found) {
    if (__builtin_expect(found.guard != NULL, 1)) {
        cffi_guard_leave(found.guard);
    } else {
        swift_release(found.method);
    }
}
