// The proxies of one object, by identifier. There are few, so a search looks at each.

#ifndef CFORWARDING_STORAGE_H
#define CFORWARDING_STORAGE_H

#include <stddef.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_stored_proxy {
    const void *identifier;
    void *proxy;
} cffi_stored_proxy;

/// Only the functions below read and write it, under the storage's `cffi_lock_of`.
typedef struct cffi_storage {
    /// The object whose proxies these are, only used for comparing; null until there was one.
    const void *owner;
    size_t count;
    /// All proxies but the first. Most objects have one proxy only.
    cffi_stored_proxy *more;
    cffi_stored_proxy first;
} cffi_storage;

void cffi_storage_init(cffi_storage *storage);

/// Precondition: `cffi_storage_take` returned null.
void cffi_storage_destroy(cffi_storage *storage);

/// The proxy for `identifier`, retained for the caller; null if there is none, or if the storage is another owner's.
void *cffi_storage_find(cffi_storage *storage, const void *owner, const void *identifier);

typedef enum cffi_storing { cffi_storing_done, cffi_storing_not_owner, cffi_storing_no_memory } cffi_storing;

/// Stores and retains `*proxy`, unless there is a proxy for `identifier`: then `*proxy` becomes that one, retained for
/// the caller.
cffi_storing cffi_storage_keep(cffi_storage *storage, const void *owner, const void *identifier, void **proxy);

/// Stores a proxy, and takes over the caller's reference to it. Precondition: only the caller knows the storage, and it
/// is empty.
void cffi_storage_take_over(cffi_storage *storage, const void *owner, const void *identifier, void *proxy);

/// Removes the oldest proxy, and transfers the storage's reference to the caller; null if none is left.
void *cffi_storage_take(cffi_storage *storage);

CFFI_EXPORTS_END

#endif
