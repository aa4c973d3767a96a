// What is known of each thread that has used the library.

#ifndef CSUPPORT_THREAD_H
#define CSUPPORT_THREAD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/lock.h"

#pragma GCC visibility push(hidden)

#define CFFI_CACHE_LINE 128

/// One thread's record. Records are never freed: a finished thread's is taken by a new one.
typedef struct cffi_thread {
    /// What it reads now (CSupport/hazard_reader.h).
    _Alignas(CFFI_CACHE_LINE) _Atomic(const void *) announced;
    /// Of the locks that it has, the one that it acquired first, or waits for; null for none (fork.c).
    _Atomic(cffi_lock *) outermost;
    /// How many locks it has, or waits for, beside that one. For the thread itself.
    uint32_t inner_locks;
    /// Whether it has ever read. For the thread itself.
    bool reads;
    _Atomic(bool) taken;
    struct cffi_thread *next;
} cffi_thread;

/// This thread's record, or null as long as it has none.
extern CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_thread_own;

cffi_thread *cffi_thread_take_record(void);

static inline cffi_thread *cffi_thread_record(void) {
    cffi_thread *own = cffi_thread_own;
    return __builtin_expect(own != NULL, 1) ? own : cffi_thread_take_record();
}

/// The record that was made last; the others follow.
cffi_thread *cffi_thread_first(void);

/// Counts this thread among those that read, until it ends.
void cffi_thread_begin_reading(cffi_thread *own);

/// How many other threads have read, and live.
size_t cffi_thread_other_readers(void);

/// A number that no other thread of the process has had, in a child process of `fork()` as before. Not 0.
uint64_t cffi_thread_number(void);

/// In a child process of `fork()`: no thread is left but this one.
void cffi_thread_forget_others(void);

#pragma GCC visibility pop

#endif
