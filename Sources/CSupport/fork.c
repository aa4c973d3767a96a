// Acquiring and releasing locks so that `fork()` is safe; recursive locks.

#define _GNU_SOURCE

#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

#include "CSupport/lock.h"
#include "CSupport/thread.h"

#if !defined(_WIN32)
#include <sched.h>
#include <time.h>
#endif

#if defined(_WIN32)

struct cffi_recursive_lock { CRITICAL_SECTION section; };

cffi_recursive_lock *cffi_recursive_lock_create(void) {
    cffi_recursive_lock *lock = malloc(sizeof *lock);
    if (lock != NULL) InitializeCriticalSection(&lock->section);
    return lock;
}

void cffi_recursive_lock_destroy(cffi_recursive_lock *lock) {
    DeleteCriticalSection(&lock->section);
    free(lock);
}

void cffi_recursive_lock_acquire(cffi_recursive_lock *lock) { EnterCriticalSection(&lock->section); }
void cffi_recursive_lock_release(cffi_recursive_lock *lock) { LeaveCriticalSection(&lock->section); }

#else

// MARK: fork()
//
// A child process has one thread, and a copy of every lock in its current state. A lock that another thread held would
// never be released. There are too many locks to acquire them all before the copy is made, so the thread that forks
// waits until nobody holds one, and keeps all others out meanwhile. A thread records its outermost lock before it
// acquires it, and reads `forking` after that; the thread that forks writes `forking` and then reads what the others
// recorded. If it finds nothing recorded by a thread, that thread is going to see `forking`, and then releases its lock
// before it has touched anything. The copy may catch this moment; the child then reinitializes that one lock.
//
// Critical sections run no foreign code, so they finish without help of the thread that forks.

/// The number of the thread that forks; 0 for none.
static _Atomic(uint64_t) forking;
/// Held while a process is being copied.
static pthread_mutex_t forks = PTHREAD_MUTEX_INITIALIZER;
/// In a child process: its generation, counted from the process that was not forked, and the number of the thread that
/// lives on in it. Written while that is the only thread.
static uint32_t generation;
static uint64_t survivor;

#if defined(__x86_64__) || defined(__i386__)
// A mutex is acquired by a locked instruction, which is a full fence.
enum { order_around_acquiring = memory_order_relaxed };
#else
enum { order_around_acquiring = memory_order_seq_cst };
#endif

static bool is_kept_out(void) {
    uint64_t by = atomic_load(&forking);
    return by != 0 && by != cffi_thread_number();
}

/// Another thread forks: releases the lock, and acquires it again once the fork is over.
__attribute__((noinline)) static void acquire_after_fork(cffi_lock *lock, cffi_thread *own) {
    while (is_kept_out()) {
        pthread_mutex_unlock(lock);
        atomic_store_explicit(&own->outermost, NULL, memory_order_release);
        pthread_mutex_lock(&forks);
        pthread_mutex_unlock(&forks);
        atomic_store(&own->outermost, lock);
        pthread_mutex_lock(lock);
    }
}

void cffi_lock_acquire(cffi_lock *lock) {
    cffi_thread *own = cffi_thread_record();
    if (__builtin_expect(atomic_load_explicit(&own->outermost, memory_order_relaxed) != NULL, 0)) {
        own->inner_locks++;
        pthread_mutex_lock(lock);
        return;
    }
    atomic_store_explicit(&own->outermost, lock, order_around_acquiring);
    pthread_mutex_lock(lock);
    if (__builtin_expect(atomic_load_explicit(&forking, order_around_acquiring) != 0, 0)) acquire_after_fork(lock, own);
}

void cffi_lock_release(cffi_lock *lock) {
    cffi_thread *own = cffi_thread_own;
    pthread_mutex_unlock(lock);
    if (__builtin_expect(own->inner_locks != 0, 0)) {
        own->inner_locks--;
    } else {
        // A release store: it is not visible before the mutex is free.
        atomic_store_explicit(&own->outermost, NULL, memory_order_release);
    }
}

static void before_fork(void) {
    pthread_mutex_lock(&forks);
    atomic_store(&forking, cffi_thread_number());
    atomic_thread_fence(memory_order_seq_cst);
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        // Only yielding could starve a thread of lower priority that holds a lock.
        for (int turns = 0; record != cffi_thread_own && atomic_load(&record->outermost) != NULL; turns++) {
            if (turns < 100) sched_yield(); else nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
        }
    }
}

static void after_fork(void) {
    atomic_store(&forking, 0);
    pthread_mutex_unlock(&forks);
}

static void after_fork_in_child(void) {
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        cffi_lock *lock = record == cffi_thread_own ? NULL : atomic_load(&record->outermost);
        if (lock != NULL) cffi_lock_init(lock);
    }
    cffi_thread_forget_others();
    generation++;
    survivor = cffi_thread_number();
    cffi_lock_init(&forks);
    atomic_store(&forking, 0);
}

/// Runs before any thread can hold a lock, so that the first `fork()` is as safe as any other.
__attribute__((constructor)) static void prepare_for_forks(void) {
    pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

// MARK: Recursive locks

struct cffi_recursive_lock {
    pthread_mutex_t mutex;
    /// The number of the thread that holds the lock; 0 for none. Written by that thread.
    _Atomic(uint64_t) owner;
    uint32_t depth;
    /// The `generation` for which this lock's state is known to be valid.
    _Atomic(uint32_t) generation;
};

cffi_recursive_lock *cffi_recursive_lock_create(void) {
    cffi_recursive_lock *lock = malloc(sizeof *lock);
    if (lock == NULL) return NULL;
    cffi_lock_init(&lock->mutex);
    atomic_init(&lock->owner, 0);
    lock->depth = 0;
    atomic_init(&lock->generation, generation);
    return lock;
}

void cffi_recursive_lock_destroy(cffi_recursive_lock *lock) {
    cffi_lock_destroy(&lock->mutex);
    free(lock);
}

/// Frees a lock that was held by a thread that does not exist in this process.
__attribute__((noinline)) static void renew(cffi_recursive_lock *lock) {
    static cffi_lock renewing = CFFI_LOCK_INIT;
    cffi_lock_acquire(&renewing);
    if (atomic_load(&lock->generation) != generation) {
        if (atomic_load(&lock->owner) != survivor) {
            cffi_lock_init(&lock->mutex);
            atomic_store(&lock->owner, 0);
            lock->depth = 0;
        }
        atomic_store(&lock->generation, generation);
    }
    cffi_lock_release(&renewing);
}

static void renew_if_older(cffi_recursive_lock *lock) {
    if (__builtin_expect(atomic_load(&lock->generation) != generation, 0)) renew(lock);
}

void cffi_recursive_lock_acquire(cffi_recursive_lock *lock) {
    renew_if_older(lock);
    uint64_t own = cffi_thread_number();
    if (atomic_load_explicit(&lock->owner, memory_order_relaxed) != own) {
        pthread_mutex_lock(&lock->mutex);
        atomic_store_explicit(&lock->owner, own, memory_order_relaxed);
    }
    lock->depth++;
}

void cffi_recursive_lock_release(cffi_recursive_lock *lock) {
    // Checked while this thread is still recorded as the owner.
    renew_if_older(lock);
    if (--lock->depth > 0) return;
    atomic_store_explicit(&lock->owner, 0, memory_order_relaxed);
    pthread_mutex_unlock(&lock->mutex);
}

#endif
