#include "CSupport/pointer_map.h"

#include <stdint.h>
#include <stdlib.h>

/// The value of a pair is written before its key; afterwards the pair never changes.
typedef struct pair {
    const void *key;
    const void *value;
} pair;

struct cffi_pointer_table {
    /// Keeps the table reachable from the current one, so that leak checkers do not report it.
    cffi_pointer_table *outgrown;
    size_t mask;
    pair pairs[];
};

static size_t first_place(const void *key, size_t mask) {
    return (size_t)(((uintptr_t)key >> 3) * UINT64_C(0x9E3779B97F4A7C15) >> 32) & mask;
}

/// The place where `key` is, or would be. There is always a free place.
static pair *place_of(cffi_pointer_table *table, const void *key) {
    for (size_t i = first_place(key, table->mask);; i = (i + 1) & table->mask) {
        const void *found = __atomic_load_n(&table->pairs[i].key, __ATOMIC_ACQUIRE);
        if (found == key || found == NULL) return &table->pairs[i];
    }
}

const void *cffi_pointer_map_find(cffi_pointer_map *map, const void *key) {
    cffi_pointer_table *table = __atomic_load_n(&map->table, __ATOMIC_ACQUIRE);
    if (table == NULL) return NULL;
    pair *found = place_of(table, key);
    return __atomic_load_n(&found->key, __ATOMIC_ACQUIRE) == key ? found->value : NULL;
}

static void put(cffi_pointer_table *table, const void *key, const void *value) {
    pair *free_place = place_of(table, key);
    free_place->value = value;
    __atomic_store_n(&free_place->key, key, __ATOMIC_RELEASE);
}

/// Makes sure that less than half of the places are taken. Precondition: the lock is held.
static bool make_room(cffi_pointer_map *map) {
    cffi_pointer_table *old = map->table;
    if (old != NULL && map->count * 2 < old->mask) return true;
    size_t places = old == NULL ? 64 : (old->mask + 1) * 2;
    cffi_pointer_table *new = calloc(1, sizeof *new + places * sizeof(pair));
    if (new == NULL) return false;
    new->outgrown = old;
    new->mask = places - 1;
    for (size_t i = 0; old != NULL && i <= old->mask; i++) {
        if (old->pairs[i].key != NULL) put(new, old->pairs[i].key, old->pairs[i].value);
    }
    __atomic_store_n(&map->table, new, __ATOMIC_RELEASE);
    return true;
}

bool cffi_pointer_map_add(cffi_pointer_map *map, const void *key, const void *value) {
    cffi_lock_acquire(&map->lock);
    bool done = make_room(map);
    if (done && place_of(map->table, key)->key == NULL) {
        put(map->table, key, value);
        map->count++;
    }
    cffi_lock_release(&map->lock);
    return done;
}
