// The ring. A record has a place of its own in it, which a writer takes by counting; a mark at each place says which
// record is there, and lets a reader see whether it was changed meanwhile. A writer that meets another one at its
// place, a whole ring later, gives its record up. So no thread ever waits, and a child process of `fork()` never finds
// a lock that no thread releases.

#define _GNU_SOURCE
#include "CTracing.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#if !defined(_WIN32)
#include <unistd.h>
#endif
#if defined(__linux__)
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <pthread.h>
#endif

// On Windows also the system's functions.
#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"

enum { WORDS = sizeof(cffi_timed_record) / sizeof(uint64_t), CACHE_LINE = 64 };

/// The mark of a place: 0 for empty, `WRITING`, or the record's number plus 2.
enum { EMPTY, WRITING, FIRST };

typedef struct {
    _Atomic(uint64_t) mark;
    _Atomic(uint64_t) words[WORDS];
} place;

_Static_assert(sizeof(place) == CACHE_LINE, "a record takes one cache line");

struct cffi_timeline {
    /// How many records were written: what all threads that record write.
    _Alignas(CACHE_LINE) _Atomic(uint64_t) written;
    /// What only changes with `cffi_timeline_forget`.
    _Alignas(CACHE_LINE) _Atomic(uint64_t) forgotten;
    uint64_t capacity;
    /// The number of places, a power of 2, less 1.
    uint64_t mask;
    /// Behind this.
    place *places;
    /// What this and the places are in.
    void *memory;
};

_Static_assert(sizeof(cffi_timeline) % CACHE_LINE == 0, "the places behind it are aligned, too");

/// What a thread knows of itself.
typedef struct {
    /// The innermost timed call under way.
    cffi_timed_call *innermost;
    uint64_t thread;
    /// The number of the thread's last call; its upper bits are the thread's own.
    uint64_t last_call;
} thread_state;

static CFFI_FAST_THREAD_LOCAL thread_state own;

enum { CALL_BITS = 40 };

static uint64_t number_of_thread(uint64_t otherwise) {
#if defined(__linux__)
    (void)otherwise;
    return (uint64_t)syscall(SYS_gettid);
#elif defined(__APPLE__)
    uint64_t number = otherwise;
    pthread_threadid_np(NULL, &number);
    return number;
#elif defined(_WIN32)
    (void)otherwise;
    return GetCurrentThreadId();
#else
    return otherwise;
#endif
}

__attribute__((noinline)) static void begin_thread(void) {
    static _Atomic(uint64_t) threads;
    uint64_t number = atomic_fetch_add_explicit(&threads, 1, memory_order_relaxed) + 1;
    own.last_call = number << CALL_BITS;
    own.thread = number_of_thread(number);
}

cffi_timeline *cffi_timeline_create(size_t capacity) {
    uint64_t places = 1;
    while (places < capacity && places < (UINT64_C(1) << 40)) places *= 2;
    // The system gives zeros, and memory for them only where records are written. One place more, to align them.
    size_t head = sizeof(cffi_timeline) / sizeof(place);
    void *memory = calloc(head + places + 1, sizeof(place));
    if (memory == NULL) return NULL;
    cffi_timeline *timeline = (cffi_timeline *)(((uintptr_t)memory + CACHE_LINE - 1) & ~(uintptr_t)(CACHE_LINE - 1));
    timeline->memory = memory;
    timeline->places = (place *)timeline + head;
    atomic_init(&timeline->written, 0);
    atomic_init(&timeline->forgotten, 0);
    timeline->capacity = capacity < 1 ? 1 : capacity;
    timeline->mask = places - 1;
    return timeline;
}

void cffi_timeline_destroy(cffi_timeline *timeline) {
    free(timeline->memory);
}

uint64_t cffi_timeline_now(void) {
#if defined(_WIN32)
    LARGE_INTEGER ticks, frequency;
    QueryPerformanceFrequency(&frequency);
    QueryPerformanceCounter(&ticks);
    uint64_t whole = (uint64_t)ticks.QuadPart / (uint64_t)frequency.QuadPart;
    uint64_t rest = (uint64_t)ticks.QuadPart % (uint64_t)frequency.QuadPart;
    return whole * 1000000000 + rest * 1000000000 / (uint64_t)frequency.QuadPart;
#else
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
#endif
}

static uint64_t innermost_of(const cffi_timed_call *call, const cffi_timeline *timeline) {
    while (call != NULL && call->timeline != timeline) call = call->outer;
    return call == NULL ? 0 : call->number;
}

void cffi_timeline_begin(cffi_timeline *timeline, cffi_timed_call *call) {
    if (CFFI_UNLIKELY(own.thread == 0)) begin_thread();
    call->timeline = timeline;
    call->outer = own.innermost;
    call->caller = innermost_of(own.innermost, timeline);
    call->number = ++own.last_call;
    call->place = own.thread;
    own.innermost = call;
    call->start = cffi_timeline_now();
}

static void record(const cffi_timed_call *call, uint64_t end, uint64_t what, uint64_t failure) {
    cffi_timeline *timeline = call->timeline;
    uint64_t number = atomic_fetch_add_explicit(&timeline->written, 1, memory_order_relaxed);
    place *place = &timeline->places[number & timeline->mask];
    if (CFFI_UNLIKELY(atomic_exchange_explicit(&place->mark, WRITING, memory_order_acquire) == WRITING)) return;
    // Who sees one of the words sees that mark, or a later one.
    atomic_thread_fence(memory_order_release);
    const uint64_t words[WORDS] = {call->number,      call->caller, call->place, call->start,
                                   end - call->start, what,         failure};
    for (int i = 0; i < WORDS; i++) atomic_store_explicit(&place->words[i], words[i], memory_order_relaxed);
    atomic_store_explicit(&place->mark, number + FIRST, memory_order_release);
}

void cffi_timeline_end(cffi_timed_call *call, uint64_t what, uint64_t failure) {
    uint64_t end = cffi_timeline_now();
    own.innermost = call->outer;
    record(call, end, what, failure);
}

void cffi_timeline_begin_in_task(cffi_timeline *timeline, cffi_timed_call *call) {
    if (CFFI_UNLIKELY(own.thread == 0)) begin_thread();
    void *task = swift_task_getCurrent();
    call->timeline = timeline;
    call->outer = NULL;
    call->caller = innermost_of(own.innermost, timeline);
    call->number = ++own.last_call;
    call->place = task == NULL ? 0 : swift_task_getJobTaskId(task);
    call->start = cffi_timeline_now();
}

void cffi_timeline_end_in_task(const cffi_timed_call *call, uint64_t what, uint64_t failure) {
    record(call, cffi_timeline_now(), what, failure);
}

uint64_t cffi_timeline_current_task(void) {
    return (uint64_t)(uintptr_t)swift_task_getCurrent();
}

uint64_t cffi_timeline_written(const cffi_timeline *timeline) {
    return atomic_load_explicit(&timeline->written, memory_order_acquire);
}

uint64_t cffi_timeline_forgotten(const cffi_timeline *timeline) {
    return atomic_load_explicit(&timeline->forgotten, memory_order_acquire);
}

uint64_t cffi_timeline_oldest(const cffi_timeline *timeline) {
    uint64_t written = cffi_timeline_written(timeline);
    uint64_t oldest = written > timeline->capacity ? written - timeline->capacity : 0;
    uint64_t forgotten = cffi_timeline_forgotten(timeline);
    return oldest > forgotten ? oldest : forgotten;
}

bool cffi_timeline_copy(const cffi_timeline *timeline, uint64_t number, cffi_timed_record *record) {
    place *place = &timeline->places[number & timeline->mask];
    if (atomic_load_explicit(&place->mark, memory_order_acquire) != number + FIRST) return false;
    uint64_t words[WORDS];
    for (int i = 0; i < WORDS; i++) words[i] = atomic_load_explicit(&place->words[i], memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    if (atomic_load_explicit(&place->mark, memory_order_relaxed) != number + FIRST) return false;
    memcpy(record, words, sizeof *record);
    return true;
}

void cffi_timeline_forget(cffi_timeline *timeline) {
    atomic_store_explicit(&timeline->forgotten, cffi_timeline_written(timeline), memory_order_release);
}

bool cffi_timeline_thread_name(uint64_t thread, char *name, size_t size) {
#if defined(__linux__)
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%llu/comm", (unsigned long long)thread);
    FILE *file = fopen(path, "re");
    if (file == NULL) return false;
    bool is_read = fgets(name, (int)size, file) != NULL;
    fclose(file);
    if (is_read) name[strcspn(name, "\n")] = 0;
    return is_read && name[0] != 0;
#else
    (void)thread, (void)name, (void)size;
    return false;
#endif
}

uint64_t cffi_timeline_process(void) {
#if defined(_WIN32)
    return GetCurrentProcessId();
#else
    return (uint64_t)getpid();
#endif
}
