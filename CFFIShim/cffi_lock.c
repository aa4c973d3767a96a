// For recursive mutexes, which POSIX has as an extension.
#define _XOPEN_SOURCE 700

#include "cffi_lock.h"

#include <stdlib.h>

#if defined(_WIN32)

struct cffi_recursive_lock { CRITICAL_SECTION section; };

cffi_recursive_lock *cffi_recursive_lock_create(void) {
    cffi_recursive_lock *lock = malloc(sizeof *lock);
    if (lock != NULL) InitializeCriticalSection(&lock->section);
    return lock;
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

void cffi_recursive_lock_acquire(cffi_recursive_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void cffi_recursive_lock_release(cffi_recursive_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

#endif
