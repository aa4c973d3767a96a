// For recursive mutexes, which POSIX has as an extension.
#define _XOPEN_SOURCE 700

#include "cffi_lock.h"

#include <stdint.h>
#include <stdlib.h>

/// Each in a cache line of its own.
typedef union shared_lock {
    cffi_lock lock;
    char room[64];
} shared_lock;

enum { shared_lock_bits = 6 };

static shared_lock shared_locks[1 << shared_lock_bits] = {[0 ...(1 << shared_lock_bits) - 1] = {CFFI_LOCK_INIT}};

cffi_lock *cffi_lock_of(const void *object) {
    // Objects are aligned to 16 bytes. The highest bits of the product are the best.
    uint64_t hash = ((uintptr_t)object >> 4) * UINT64_C(0x9E3779B97F4A7C15);
    return &shared_locks[hash >> (64 - shared_lock_bits)].lock;
}

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

struct cffi_recursive_lock { pthread_mutex_t mutex; };

cffi_recursive_lock *cffi_recursive_lock_create(void) {
    cffi_recursive_lock *lock = malloc(sizeof *lock);
    if (lock == NULL) return NULL;
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock->mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
    return lock;
}

void cffi_recursive_lock_destroy(cffi_recursive_lock *lock) {
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void cffi_recursive_lock_acquire(cffi_recursive_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void cffi_recursive_lock_release(cffi_recursive_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

#endif
