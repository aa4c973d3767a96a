// Recursive locks (CSupport/lock.h), inlined where a call acquires one.

#ifndef CSUPPORT_RECURSIVE_LOCK_H
#define CSUPPORT_RECURSIVE_LOCK_H

#include "CSupport/thread.h"

#pragma GCC visibility push(hidden)

/// Acquires a lock that another thread holds, or held when this process was copied.
void cffi_recursive_lock_wait(cffi_recursive_lock *lock);

/// Tells the threads that wait for a lock that it is free.
void cffi_recursive_lock_wake(cffi_recursive_lock *lock);

static inline void cffi_recursive_lock_acquire_inline(cffi_recursive_lock *lock) {
    uint64_t own = 2 * cffi_thread_number(), found = 0;
    bool acquired = __atomic_compare_exchange_n(&lock->owner, &found, own, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    if (__builtin_expect(acquired, 1)) {
        lock->depth = 1;
    } else if ((found & ~UINT64_C(1)) == own) {
        lock->depth++;
    } else {
        cffi_recursive_lock_wait(lock);
    }
}

static inline void cffi_recursive_lock_release_inline(cffi_recursive_lock *lock) {
    if (__builtin_expect(--lock->depth > 0, 0)) return;
    uint64_t found = __atomic_exchange_n(&lock->owner, 0, __ATOMIC_RELEASE);
    if (__builtin_expect(found & 1, 0)) cffi_recursive_lock_wake(lock);
}

#pragma GCC visibility pop

#endif
