// The proxies of one object, by identifier. There are few, so they are searched one by one.

#ifndef CFORWARDING_STORAGE_H
#define CFORWARDING_STORAGE_H

#include <stddef.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_stored_proxy {
    const void *identifier;
    void *proxy;
} cffi_stored_proxy;

/// Read and written by the functions below only, under the storage's `cffi_lock_of`.
typedef struct cffi_storage {
    /// Whose proxies these are, only to be compared; null until there was one.
    const void *owner;
    size_t count;
    /// What is behind the first, which most have only.
    cffi_stored_proxy *more;
    cffi_stored_proxy first;
} cffi_storage;

void cffi_storage_init(cffi_storage *storage);

/// Precondition: `cffi_storage_take` gave null.
void cffi_storage_destroy(cffi_storage *storage);

/// The proxy under `identifier`, retained for the caller; null where there is none, or the storage is another owner's.
void *cffi_storage_find(cffi_storage *storage, const void *owner, const void *identifier);

typedef enum cffi_storing { cffi_storing_done, cffi_storing_not_owner, cffi_storing_no_memory } cffi_storing;

/// Keeps and retains `*proxy`, unless there is one under `identifier`: then that one is given, retained for the caller.
cffi_storing cffi_storage_keep(cffi_storage *storage, const void *owner, const void *identifier, void **proxy);

/// Takes a proxy out, in the order in which they came, with the storage's reference; null where there is none left.
void *cffi_storage_take(cffi_storage *storage);

CFFI_EXPORTS_END

#endif
