// The reader's side of CSupport/hazard.h, inlined in the dispatch path.

#ifndef CSUPPORT_HAZARD_INLINE_H
#define CSUPPORT_HAZARD_INLINE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "CSupport/thread.h"

#pragma GCC visibility push(hidden)

/// A thread announces in its record what it reads.
typedef cffi_thread cffi_hazard_record;

/// This thread's record; null until its first read.
extern CFFI_FAST_THREAD_LOCAL cffi_hazard_record *cffi_hazard_own;
/// Whether readers have to fence, because no writer can send them a fence.
extern _Atomic(bool) cffi_hazard_readers_fence;
/// Whether a reader that finishes has to look for retired values.
extern _Atomic(bool) cffi_hazard_readers_drain;

cffi_hazard_record *cffi_hazard_take_record(void);
CFFI_PRESERVING void cffi_hazard_drain(void);

/// Ends what `cffi_hazard_protect_in` began. `own`: this thread's record.
CFFI_HOT_INLINE void cffi_hazard_clear_in(cffi_hazard_record *own) {
    atomic_store_explicit(&own->announced, NULL, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_drain, memory_order_relaxed), 0))
        cffi_hazard_drain();
}

static inline void cffi_hazard_clear_inline(void) {
    if (cffi_hazard_own != NULL) cffi_hazard_clear_in(cffi_hazard_own);
}

/// Loads `*source` such that the value is not freed until the announcement is cleared. `own`: this thread's record.
CFFI_HOT_INLINE void *cffi_hazard_protect_in(cffi_hazard_record *own, void *const *source) {
    void *value = __atomic_load_n(source, __ATOMIC_ACQUIRE);
    while (__builtin_expect(value != NULL, 1)) {
        atomic_store_explicit(&own->announced, value, memory_order_release);
        // If writers send a fence (membarrier), it is enough to keep the compiler from reordering.
        if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 0)) {
            atomic_thread_fence(memory_order_seq_cst);
        } else {
            atomic_signal_fence(memory_order_seq_cst);
        }
        void *again = __atomic_load_n(source, __ATOMIC_ACQUIRE);
        if (__builtin_expect(again == value, 1)) return value;
        value = again;
        // The caller then has nothing to clear, but the writer that replaced the value may have left its destruction to
        // this thread.
        if (value == NULL) cffi_hazard_clear_in(own);
    }
    return NULL;
}

CFFI_HOT_INLINE cffi_hazard_record *cffi_hazard_record_of_thread(void) {
    cffi_hazard_record *own = cffi_hazard_own;
    return __builtin_expect(own != NULL, 1) ? own : cffi_hazard_take_record();
}

static inline void *cffi_hazard_protect_inline(void *const *source) {
    if (__atomic_load_n(source, __ATOMIC_RELAXED) == NULL) return NULL;
    return cffi_hazard_protect_in(cffi_hazard_record_of_thread(), source);
}

#pragma GCC visibility pop

#endif
