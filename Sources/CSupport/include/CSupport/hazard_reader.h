// The reader's side of CSupport/hazard.h, inlined in the dispatch path.

#ifndef CSUPPORT_HAZARD_INLINE_H
#define CSUPPORT_HAZARD_INLINE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "CSupport/thread.h"

#pragma GCC visibility push(hidden)

/// What one thread announces is in its record.
typedef cffi_thread cffi_hazard_record;

/// This thread's record, once it reads.
extern CFFI_FAST_THREAD_LOCAL cffi_hazard_record *cffi_hazard_own;
/// Whether readers fence: where no writer can send them a fence.
extern _Atomic(bool) cffi_hazard_readers_fence;
/// Whether a reader that has finished has to look for retired values.
extern _Atomic(bool) cffi_hazard_readers_drain;

cffi_hazard_record *cffi_hazard_take_record(void);
void cffi_hazard_drain(void);

/// Ends what `cffi_hazard_protect_in` began. `own`: this thread's record.
static inline void cffi_hazard_clear_in(cffi_hazard_record *own) {
    atomic_store_explicit(&own->announced, NULL, memory_order_release);
    atomic_signal_fence(memory_order_seq_cst);
    if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_drain, memory_order_relaxed), 0)) cffi_hazard_drain();
}

static inline void cffi_hazard_clear_inline(void) {
    if (cffi_hazard_own != NULL) cffi_hazard_clear_in(cffi_hazard_own);
}

/// Loads `*source` so that what it points to is not freed until it is cleared. `own`: this thread's record.
static inline void *cffi_hazard_protect_in(cffi_hazard_record *own, void *const *source) {
    void *value = __atomic_load_n(source, __ATOMIC_ACQUIRE);
    while (__builtin_expect(value != NULL, 1)) {
        atomic_store_explicit(&own->announced, value, memory_order_release);
        // Where writers send a fence (membarrier), keeping the compiler from reordering is enough.
        if (__builtin_expect(atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed), 0)) {
            atomic_thread_fence(memory_order_seq_cst);
        } else {
            atomic_signal_fence(memory_order_seq_cst);
        }
        void *again = __atomic_load_n(source, __ATOMIC_ACQUIRE);
        if (__builtin_expect(again == value, 1)) return value;
        value = again;
        // The caller has nothing to clear then, but whoever replaced the value may have left it to this thread.
        if (value == NULL) cffi_hazard_clear_in(own);
    }
    return NULL;
}

static inline cffi_hazard_record *cffi_hazard_record_of_thread(void) {
    cffi_hazard_record *own = cffi_hazard_own;
    return __builtin_expect(own != NULL, 1) ? own : cffi_hazard_take_record();
}

static inline void *cffi_hazard_protect_inline(void *const *source) {
    if (__atomic_load_n(source, __ATOMIC_RELAXED) == NULL) return NULL;
    return cffi_hazard_protect_in(cffi_hazard_record_of_thread(), source);
}

#pragma GCC visibility pop

#endif
