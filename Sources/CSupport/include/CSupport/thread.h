// What the library records about each thread that has used it.

#ifndef CSUPPORT_THREAD_H
#define CSUPPORT_THREAD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/lock.h"
#include "CSupport/spare_boxes.h"

#pragma GCC visibility push(hidden)

/// The alignment of a thread's record, in bytes.
#define CFFI_THREAD_ALIGNMENT 512

/// How many things calls use, each within another one, without counting references to them. An observed call uses two.
enum { CFFI_CALL_GUARDS = 24 };

/// Where a call says what it uses (CSupport/calls.h). Its size is its alignment, so that a guard leads to its thread's
/// record.
typedef struct cffi_call_guard {
    _Atomic(const void *) used;
    /// Whether the end of the call has to look for what waits for it. Other threads set it.
    _Atomic(bool) is_awaited;
} cffi_call_guard;

/// One thread's record. Records are never freed: a new thread takes over a finished thread's record, unless a call of
/// that thread never ended.
typedef struct cffi_thread {
    /// What this thread is reading now (CSupport/hazard_reader.h).
    _Alignas(CFFI_THREAD_ALIGNMENT) _Atomic(const void *) announced;
    /// The first of the locks that this thread holds or waits for; null for none (fork.c).
    _Atomic(cffi_lock *) outermost;
    /// How many more locks it holds or waits for. Used by the thread itself only.
    uint32_t inner_locks;
    /// Whether it has ever read. Used by the thread itself only.
    bool reads;
    _Atomic(bool) taken;
    struct cffi_thread *next;
    /// What calls of this thread use until they are over, behind the guard for the next one's. What is used is written
    /// by the thread itself only.
    cffi_call_guard *next_call;
    cffi_call_guard calls[CFFI_CALL_GUARDS];
    /// Arrays of `Any` for the arguments of this thread's next calls, one for each number of arguments, or null: they
    /// refer to nothing. Used by the thread itself only.
    void *spare_boxes[CFFI_SPARE_BOXES];
} cffi_thread;

_Static_assert(sizeof(cffi_thread) == CFFI_THREAD_ALIGNMENT, "a guard leads to its thread's record");

/// This thread's record; null if it has none yet.
extern CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_thread_own;

cffi_thread *cffi_thread_take_record(void);

static inline cffi_thread *cffi_thread_record(void) {
    cffi_thread *own = cffi_thread_own;
    return __builtin_expect(own != NULL, 1) ? own : cffi_thread_take_record();
}

/// The newest record; `next` leads to the others.
cffi_thread *cffi_thread_first(void);

/// Counts this thread as a reader until it ends.
void cffi_thread_begin_reading(cffi_thread *own);

/// How many other threads are alive and have read.
size_t cffi_thread_other_readers(void);

/// This thread's number; 0 if it has none yet.
extern CFFI_FAST_THREAD_LOCAL uint64_t cffi_thread_own_number;

uint64_t cffi_thread_take_number(void);

/// A number, not 0, that no other thread of the process has had. It stays the same in a child process of `fork()`.
static inline uint64_t cffi_thread_number(void) {
    uint64_t own = cffi_thread_own_number;
    return __builtin_expect(own != 0, 1) ? own : cffi_thread_take_number();
}

/// The highest number that a thread has; later ones get higher numbers.
uint64_t cffi_thread_last_number(void);

/// For a child process of `fork()`, in which this is the only thread.
void cffi_thread_forget_others(void);

#pragma GCC visibility pop

#endif
