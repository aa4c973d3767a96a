// What the files about callbacks share: the entry, and how threads are counted in and out.

#ifndef CFFI_CALLBACK_INTERNAL_H
#define CFFI_CALLBACK_INTERNAL_H

#include <stdatomic.h>

#include "CFFIShim/callback.h"
#include "CSupport/calls.h"
#include "invocation_internal.h"

#pragma GCC visibility push(hidden)

/// A callback: an entry of the pool, or one with a closure of libffi's. Entries are never freed, so a thread that is
/// about to enter one always finds it.
struct cffi_callback {
    /// The low half counts the calls inside that have no guard (CSupport/calls.h). Above it are `closed`, `idle` and
    /// `unplaced`, then a number that grows whenever the entry becomes idle. All other fields change only while the
    /// entry is idle.
    _Alignas(64) _Atomic(uint64_t) state;
    union {
        cffi_callback_handler *handler;
        cffi_callback_closure *closure;
    };
    void *context;
    /// Also read by a late call, which has to know what kind of zeros to return.
    _Atomic(const cffi_signature *) signature;
    cffi_context_release *release;
    cffi_function *function;
    /// The next entry in a list of free ones.
    cffi_callback *next;
    /// Whether the caller has arguments in vector registers. The assembly reads this before the call is counted, so a
    /// late call may find what is right for another signature. The values of its vector arguments are then arbitrary.
    bool takes_vectors;
    bool is_compiled;
    /// Whether it has a closure instead of a handler.
    bool has_closure;
    /// Whether its plan is.
    bool is_plain;
};

/// Closed: no call begins any more. Idle: it has no callback. Unplaced: closed, and no call inside has a guard.
static const uint64_t cffi_callback_closed = (uint64_t)1 << 32, cffi_callback_idle = (uint64_t)1 << 33,
                      cffi_callback_unplaced = (uint64_t)1 << 34;

/// Makes a closed entry idle and releases its context, if no thread is inside. The first thread to find this does it.
void cffi_callback_finish(cffi_callback *entry);

/// What keeps an entry's callback during a call.
typedef struct cffi_callback_stay {
    /// True if the callback has not ended; the entry's fields then stay as they are until `leave`.
    bool is_open;
    /// Null if the call is counted instead.
    cffi_call_guard *guard;
} cffi_callback_stay;

/// Begin and end a call that has no guard.
cffi_callback_stay cffi_callback_come_in_counted(cffi_callback *entry);
void cffi_callback_leave_counted(cffi_callback *entry);

/// Begins a call. In a guard of this thread, which no other processor has to know of; a thread without a record counts,
/// because a callback may be a signal's handler, where no record can be made.
static inline cffi_callback_stay cffi_callback_come_in(cffi_callback *entry) {
    cffi_hazard_record *own = CFFI_THREAD_LOCAL_IS_STATIC ? cffi_hazard_own : NULL;
    cffi_call_guard *guard = NULL;
    // The next guard may be flagged still for a call of this thread that has left it and not looked yet: this may be a
    // signal's handler in between. To look here would lose what waits for that call, or acquire a lock that this thread
    // holds. The flag is read before the guard is taken: a thread that sets it later looks again.
    if (__builtin_expect(own != NULL && own->next_call != own->calls + CFFI_CALL_GUARDS, 1) &&
        __builtin_expect(!atomic_load_explicit(&own->next_call->is_awaited, memory_order_relaxed), 1)) {
        guard = cffi_guard_begin(own, entry);
    }
    if (__builtin_expect(guard != NULL, 1)) {
        // Once more, behind the store: `fence_for_good` in hazard.c counts on it.
        if (__builtin_expect(!atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 1)) {
            uint64_t state = atomic_load_explicit(&entry->state, memory_order_acquire);
            return (cffi_callback_stay){(state & cffi_callback_closed) == 0, guard};
        }
        cffi_guard_leave(guard);
    }
    return cffi_callback_come_in_counted(entry);
}

static inline void cffi_callback_leave(cffi_callback *entry, cffi_callback_stay stay) {
    if (__builtin_expect(stay.guard != NULL, 1)) {
        cffi_guard_leave(stay.guard);
    } else {
        cffi_callback_leave_counted(entry);
    }
}

/// Calls an open entry's handler or closure. Returns where the result is.
static inline void *cffi_callback_call(const cffi_callback *entry, const cffi_signature *signature, void **arguments,
                                       void *result) {
    if (entry->has_closure) {
        entry->closure(result, arguments, entry->context);
        return result;
    }
    cffi_invocation invocation = {.signature = signature, .arguments = arguments, .result = result};
    entry->handler(&invocation, entry->context);
    return invocation.result;
}

static inline const cffi_signature *cffi_callback_signature(const cffi_callback *entry) {
    return atomic_load_explicit(&entry->signature, memory_order_acquire);
}

/// Gives the pool's entry `number` its function. Precondition: entries are taken in order, and this one was never
/// taken.
cffi_callback *cffi_callback_compiled_entry(uint32_t number);

/// Makes an entry with a new closure of libffi's, which serves only this signature from then on.
cffi_callback *cffi_callback_allocate(const cffi_signature *signature, cffi_callback_problem *problem);

#pragma GCC visibility pop

#endif
