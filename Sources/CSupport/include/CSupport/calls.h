// What a call uses until it is over, without counting references to it: hazard pointers (CSupport/hazard.h) that are
// held for as long as a call takes.
//
// A thread has a few guards for calls within each other; a call that finds none counts. A call takes a guard, says
// there what it uses, and then sees whether that is still current. A writer that takes a value away calls
// `cffi_calls_retire`. If a call uses the value, the value waits for the last such call, which finds its guard flagged
// when it ends. Only these calls pay for it, however long they take. A call ends on the thread on which it began, as
// Swift's runtime expects of it, too; one that never ends keeps what it uses, as if it had retained it. Where readers
// have to fence (CSupport/hazard_reader.h), calls count.

#ifndef CSUPPORT_CALLS_H
#define CSUPPORT_CALLS_H

#include "CSupport/hazard_reader.h"
#include "CSupport/thread.h"

#pragma GCC visibility push(hidden)

/// Calls `destroy(pointer)` as soon as no call uses `pointer`: before this function returns, or at the end of the last
/// such call, on its thread. Preconditions: it is called by `cffi_hazard_retire`'s `destroy`, for `pointer` or for what
/// kept it; `destroy` gives one of the references to `pointer` back, which are counted.
void cffi_calls_retire(void *pointer, void (*destroy)(void *));

/// Whether any call uses anything. Precondition: as above.
bool cffi_calls_are_under_way(void);

/// For a call that is over, and left a flagged guard: ends what waited for it, if nothing else uses it. This may run
/// foreign code. Where the compiler makes a jump of a call at the end of a function, its unwind table may miss two
/// instructions before it (seen with clang 21 for x86-64, without frame pointers).
#if __has_attribute(not_tail_called)
__attribute__((not_tail_called))
#endif
CFFI_PRESERVING void
cffi_calls_settle(cffi_call_guard *guard, const void *used);

/// Ends the use of a guard.
CFFI_HOT_INLINE void cffi_guard_leave(cffi_call_guard *guard) {
    cffi_thread *own = (cffi_thread *)((uintptr_t)guard & ~(uintptr_t)(CFFI_THREAD_ALIGNMENT - 1));
    const void *used = atomic_load_explicit(&guard->used, memory_order_relaxed);
    atomic_store_explicit(&guard->used, NULL, memory_order_release);
    own->next_call = guard;
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&guard->is_awaited, memory_order_relaxed), 0))
        cffi_calls_settle(guard, used);
}

/// A guard for a call of this thread that uses `pointer`; null if there is none. `own`: this thread's record.
/// Preconditions: `pointer` is not null, and the caller has announced what keeps it (CSupport/hazard_reader.h), and
/// clears that behind this: a writer that sees the announcement cleared sees the guard, too. Else it looks behind this
/// whether `pointer` is still current.
CFFI_HOT_INLINE cffi_call_guard *cffi_guard_begin(cffi_hazard_record *own, const void *pointer) {
    cffi_call_guard *guard = own->next_call;
    if (__builtin_expect(guard == own->calls + CFFI_CALL_GUARDS, 0)) return NULL;
    // Calls of one thread need not end in the opposite order: it may have several stacks.
    if (__builtin_expect(atomic_load_explicit(&guard->used, memory_order_relaxed) != NULL, 0)) return NULL;
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 0)) return NULL;
    atomic_store_explicit(&guard->used, pointer, memory_order_release);
    own->next_call = guard + 1;
    atomic_signal_fence(memory_order_seq_cst);
    return guard;
}

/// A guard for a call of this thread, with what `*source` leads to; null if there is no guard, or nothing in `*source`.
/// `value`: what the call may use until `cffi_guard_leave`. `own`: this thread's record.
CFFI_HOT_INLINE cffi_call_guard *cffi_guard_take(cffi_hazard_record *own, void *const *source, void **value) {
    void *found = __atomic_load_n(source, __ATOMIC_ACQUIRE);
    if (__builtin_expect(found == NULL, 0)) return NULL;
    cffi_call_guard *guard = cffi_guard_begin(own, found);
    if (__builtin_expect(guard == NULL, 0)) return NULL;
    // Once more, behind the store: `fence_for_good` in hazard.c counts on it.
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 0)) {
        cffi_guard_leave(guard);
        return NULL;
    }
    *value = __atomic_load_n(source, __ATOMIC_ACQUIRE) == found ? found : NULL;
    return guard;
}

#pragma GCC visibility pop

#endif
