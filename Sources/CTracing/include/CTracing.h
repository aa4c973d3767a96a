// What a timeline writes for each call: a ring of records that all threads share, with no lock and no allocation.

#ifndef CTRACING_H
#define CTRACING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// A ring of records of calls that ended. Who makes it frees it, when no call that it times is under way.
typedef struct cffi_timeline cffi_timeline;

/// A call under way, in the memory of the code that makes it.
typedef struct cffi_timed_call {
    cffi_timeline *timeline;
    /// The next outer timed call of this thread; not used for a call in a task.
    struct cffi_timed_call *outer;
    /// No other call of the process has this number; never 0.
    uint64_t number;
    /// The number of the call that made this one, as far as the timeline recorded it; else 0.
    uint64_t caller;
    /// Where it runs: a thread, as the system numbers it, or a task, as Swift's runtime does.
    uint64_t place;
    /// By `cffi_timeline_now`.
    uint64_t start;
} cffi_timed_call;

/// A call that ended.
typedef struct cffi_timed_record {
    uint64_t number;
    uint64_t caller;
    uint64_t place;
    uint64_t start;
    /// In nanoseconds.
    uint64_t duration;
    /// What the call was, and how it ended: the code that records it says what the bits mean.
    uint64_t what;
    /// The address of the type of the error with which it ended; 0 if there is none.
    uint64_t failure;
} cffi_timed_record;

/// Makes a ring in which the newest `capacity` records are kept, at least 1. Null if there is no memory.
cffi_timeline *cffi_timeline_create(size_t capacity);

/// Precondition: no call is under way that began with it, and no thread reads it.
void cffi_timeline_destroy(cffi_timeline *timeline);

/// The monotonic clock, in nanoseconds.
uint64_t cffi_timeline_now(void);

/// Begins a call on this thread: fills `call` in, and makes it the innermost one of this thread. Precondition: `call`
/// stays where it is until `cffi_timeline_end`, on the same thread, after all calls that began after it on that thread.
void cffi_timeline_begin(cffi_timeline *timeline, cffi_timed_call *call);

/// Ends a call on this thread, and records it.
void cffi_timeline_end(cffi_timed_call *call, uint64_t what, uint64_t failure);

/// Begins a call in the current task, which may end on another thread. `caller` of it is the innermost timed call of
/// this thread.
void cffi_timeline_begin_in_task(cffi_timeline *timeline, cffi_timed_call *call);

/// Ends a call in a task, and records it.
void cffi_timeline_end_in_task(const cffi_timed_call *call, uint64_t what, uint64_t failure);

/// The current task, for comparison only; 0 if there is none.
uint64_t cffi_timeline_current_task(void);

/// How many records were written; the newest has this number less 1. Thread-safe, as the following.
uint64_t cffi_timeline_written(const cffi_timeline *timeline);

/// The number of the oldest record that may still be there.
uint64_t cffi_timeline_oldest(const cffi_timeline *timeline);

/// Copies a record. False if it is not there: another one has its place, or a thread is writing it.
bool cffi_timeline_copy(const cffi_timeline *timeline, uint64_t number, cffi_timed_record *record);

/// How many records were forgotten on purpose.
uint64_t cffi_timeline_forgotten(const cffi_timeline *timeline);

/// Forgets the records so far.
void cffi_timeline_forget(cffi_timeline *timeline);

/// Writes the name of a thread of this process that is alive, as the system knows it, with a 0 behind it. False if
/// there is none.
bool cffi_timeline_thread_name(uint64_t thread, char *name, size_t size);

/// The number of this process.
uint64_t cffi_timeline_process(void);

CFFI_EXPORTS_END

#endif
