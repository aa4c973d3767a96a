// What the parts of callbacks share: the entry, and how threads are counted in and out.

#ifndef CFFI_CALLBACK_INTERNAL_H
#define CFFI_CALLBACK_INTERNAL_H

#include <stdatomic.h>

#include "CFFIShim/callback.h"
#include "invocation_internal.h"

#pragma GCC visibility push(hidden)

/// A callback: an entry of the pool, or one with a closure of libffi's. Entries are never freed, so a thread that is on
/// its way into one always finds it.
struct cffi_callback {
    /// How many threads are inside, in the low half; above it `closed` and `idle`, then a number that grows whenever
    /// the entry becomes idle. All other fields change only while it is idle.
    _Alignas(64) _Atomic(uint64_t) state;
    cffi_callback_handler *handler;
    void *context;
    /// Also read by a call that comes too late, which has to know what to return zeros as.
    _Atomic(const cffi_signature *) signature;
    cffi_context_release *release;
    cffi_function *function;
    /// In a list of free entries.
    cffi_callback *next;
    bool is_compiled;
};

static const uint64_t cffi_callback_closed = (uint64_t)1 << 32, cffi_callback_idle = (uint64_t)1 << 33;

/// Releases the context of an entry that is closed, as soon as nobody is inside: whoever finds it so first.
void cffi_callback_finish(cffi_callback *entry);

/// Counts this thread in: true where the callback has not ended. Its fields stay as they are until `leave` then.
static inline bool cffi_callback_is_open_inside(cffi_callback *entry) {
    return (atomic_fetch_add(&entry->state, 1) & cffi_callback_closed) == 0;
}

static inline void cffi_callback_leave(cffi_callback *entry) {
    uint64_t state = atomic_fetch_sub(&entry->state, 1) - 1;
    if (__builtin_expect((state & cffi_callback_closed) != 0, 0)) cffi_callback_finish(entry);
}

static inline const cffi_signature *cffi_callback_signature(const cffi_callback *entry) {
    return atomic_load_explicit(&entry->signature, memory_order_acquire);
}

/// Gives the pool's entry `number` its function. Precondition: entries are taken in turn, and this one has not been.
cffi_callback *cffi_callback_compiled_entry(uint32_t number);

/// An entry with a new closure of libffi's, for this signature for ever.
cffi_callback *cffi_callback_allocate(const cffi_signature *signature, cffi_callback_problem *problem);

#pragma GCC visibility pop

#endif
