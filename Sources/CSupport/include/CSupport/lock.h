// Locks, once and thread-local storage, on POSIX and on Windows.

#ifndef CSUPPORT_LOCK_H
#define CSUPPORT_LOCK_H

#include <stdbool.h>
#include <stdint.h>

#include "CSupport/compiler.h"

#define CFFI_THREAD_LOCAL _Thread_local

/// For the few words that every call reads: one instruction finds them, even in a shared library that is loaded late.
#if defined(__linux__) && !defined(__ANDROID__)
#define CFFI_FAST_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec")))
/// Elsewhere a thread's first access may allocate memory, and each access may call a function.
#define CFFI_THREAD_LOCAL_IS_STATIC 1
#else
#define CFFI_FAST_THREAD_LOCAL _Thread_local
#define CFFI_THREAD_LOCAL_IS_STATIC 0
#endif

#if defined(_WIN32)

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

typedef SRWLOCK cffi_lock;
#define CFFI_LOCK_INIT SRWLOCK_INIT
static inline void cffi_lock_init(cffi_lock *lock) {
    InitializeSRWLock(lock);
}
static inline void cffi_lock_destroy(cffi_lock *lock) {
    (void)lock;
}
static inline void cffi_lock_acquire(cffi_lock *lock) {
    AcquireSRWLockExclusive(lock);
}
static inline void cffi_lock_release(cffi_lock *lock) {
    ReleaseSRWLockExclusive(lock);
}

typedef INIT_ONCE cffi_once;
#define CFFI_ONCE_INIT INIT_ONCE_STATIC_INIT
static inline BOOL CALLBACK cffi_once_run(PINIT_ONCE once, PVOID body, PVOID *context) {
    (void)once, (void)context;
    ((void (*)(void))body)();
    return TRUE;
}
static inline void cffi_call_once(cffi_once *once, void (*body)(void)) {
    InitOnceExecuteOnce(once, cffi_once_run, (PVOID)body, NULL);
}

typedef DWORD cffi_thread_key;
static inline bool cffi_thread_key_create(cffi_thread_key *key, void (*destroy)(void *)) {
    *key = FlsAlloc((PFLS_CALLBACK_FUNCTION)destroy);
    return *key != FLS_OUT_OF_INDEXES;
}
static inline void cffi_thread_key_set(cffi_thread_key key, void *value) {
    FlsSetValue(key, value);
}

#else

#include <pthread.h>

typedef pthread_mutex_t cffi_lock;
#define CFFI_LOCK_INIT PTHREAD_MUTEX_INITIALIZER
static inline void cffi_lock_init(cffi_lock *lock) {
    pthread_mutex_init(lock, NULL);
}
static inline void cffi_lock_destroy(cffi_lock *lock) {
    pthread_mutex_destroy(lock);
}
/// While a thread holds a lock, no other thread's `fork()` copies the process, because in the child no thread would
/// release the lock. Precondition: the lock is released soon, and until then only code of the library runs.
CFFI_EXPORTS_BEGIN
void cffi_lock_acquire(cffi_lock *lock);
void cffi_lock_release(cffi_lock *lock);
CFFI_EXPORTS_END

typedef pthread_once_t cffi_once;
#define CFFI_ONCE_INIT PTHREAD_ONCE_INIT
static inline void cffi_call_once(cffi_once *once, void (*body)(void)) {
    pthread_once(once, body);
}

typedef pthread_key_t cffi_thread_key;
static inline bool cffi_thread_key_create(cffi_thread_key *key, void (*destroy)(void *)) {
    return pthread_key_create(key, destroy) == 0;
}
static inline void cffi_thread_key_set(cffi_thread_key key, void *value) {
    pthread_setspecific(key, value);
}

#endif

/// A recursive lock, under which foreign code may run. If no other thread wants it, acquiring and releasing it take one
/// atomic operation each. In a child process of `fork()` it is free, unless the thread that forked held it; what
/// another thread was doing under it stays half done there. All zero it is free. It must not move, and needs no end.
typedef struct cffi_recursive_lock {
    /// Twice the number of the thread that holds the lock, 0 for none; and 1 if others wait for it. Atomic.
    _Alignas(8) uint64_t owner;
    /// How many times the owner has acquired it. Used by the owner only.
    uint64_t depth;
} cffi_recursive_lock;

CFFI_EXPORTS_BEGIN

/// A lock for an object that has none of its own, because there may be very many such objects: one of a few locks,
/// chosen by the object's address. Others share it, so code that holds it must not acquire another of these locks, or
/// run foreign code.
cffi_lock *cffi_lock_of(const void *object);

void cffi_recursive_lock_acquire(cffi_recursive_lock *lock);
void cffi_recursive_lock_release(cffi_recursive_lock *lock);

CFFI_EXPORTS_END

#endif
