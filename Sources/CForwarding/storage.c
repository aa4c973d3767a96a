#include "CForwarding/storage.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"

void cffi_storage_init(cffi_storage *storage) {
    memset(storage, 0, sizeof *storage);
}

void cffi_storage_destroy(cffi_storage *storage) {
    free(storage->more);
}

static cffi_stored_proxy *place(cffi_storage *storage, size_t index) {
    return index == 0 ? &storage->first : &storage->more[index - 1];
}

/// Precondition: the lock is held.
static void *find(cffi_storage *storage, const void *owner, const void *identifier) {
    if (storage->owner != owner) return NULL;
    for (size_t i = 0; i < storage->count; i++) {
        cffi_stored_proxy *kept = place(storage, i);
        if (kept->identifier == identifier) return swift_retain(kept->proxy);
    }
    return NULL;
}

void *cffi_storage_find(cffi_storage *storage, const void *owner, const void *identifier) {
    cffi_lock *lock = cffi_lock_of(storage);
    cffi_lock_acquire(lock);
    void *found = find(storage, owner, identifier);
    cffi_lock_release(lock);
    return found;
}

/// Precondition: the lock is held.
static cffi_storing keep(cffi_storage *storage, const void *owner, const void *identifier, void **proxy) {
    if (storage->owner != NULL && storage->owner != owner) return cffi_storing_not_owner;
    void *known = find(storage, owner, identifier);
    if (known != NULL) {
        *proxy = known;
        return cffi_storing_done;
    }
    if (storage->count > 0) {
        cffi_stored_proxy *more = realloc(storage->more, storage->count * sizeof *more);
        if (more == NULL) return cffi_storing_no_memory;
        storage->more = more;
    }
    storage->owner = owner;
    *place(storage, storage->count) = (cffi_stored_proxy){identifier, swift_retain(*proxy)};
    storage->count++;
    swift_retain(*proxy);
    return cffi_storing_done;
}

cffi_storing cffi_storage_keep(cffi_storage *storage, const void *owner, const void *identifier, void **proxy) {
    cffi_lock *lock = cffi_lock_of(storage);
    cffi_lock_acquire(lock);
    cffi_storing result = keep(storage, owner, identifier, proxy);
    cffi_lock_release(lock);
    return result;
}

void cffi_storage_take_over(cffi_storage *storage, const void *owner, const void *identifier, void *proxy) {
    storage->owner = owner;
    storage->first = (cffi_stored_proxy){identifier, proxy};
    storage->count = 1;
}

void *cffi_storage_take(cffi_storage *storage) {
    cffi_lock *lock = cffi_lock_of(storage);
    cffi_lock_acquire(lock);
    void *taken = NULL;
    if (storage->count > 0) {
        taken = storage->first.proxy;
        storage->count--;
        if (storage->count > 0) {
            storage->first = storage->more[0];
            memmove(storage->more, storage->more + 1, (storage->count - 1) * sizeof *storage->more);
        }
    }
    cffi_lock_release(lock);
    return taken;
}
