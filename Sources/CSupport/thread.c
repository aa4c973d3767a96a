#define _GNU_SOURCE

#include "CSupport/thread.h"

#include <stdio.h>
#include <stdlib.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

#include "CSupport/aligned.h"
#include "CSupport/executor.h"

CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_thread_own;
CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_hazard_own;

static _Atomic(cffi_thread *) records;
static _Atomic(size_t) readers;
static cffi_once key_once = CFFI_ONCE_INIT;
static cffi_thread_key record_key;
static bool has_record_key;

/// Gives a record back, so that no thread writes to it until another one takes it. If a call of its thread never ended
/// (`pthread_exit`), or ends elsewhere, the record says for ever what that call uses, which is kept as if the call had
/// retained it.
static void give_back(cffi_thread *record) {
    for (int i = 0; i < CFFI_CALL_GUARDS; i++) {
        if (atomic_load_explicit(&record->calls[i].used, memory_order_relaxed) != NULL) return;
    }
    record->next_call = record->calls;
    atomic_store_explicit(&record->taken, false, memory_order_release);
}

static void release_record(void *pointer) {
    cffi_thread *record = pointer;
    if (record->reads) atomic_fetch_sub(&readers, 1);
    record->reads = false;
    cffi_hazard_own = NULL;
    cffi_thread_own = NULL;
    atomic_store_explicit(&record->announced, NULL, memory_order_release);
    give_back(record);
}

static void make_key(void) {
    // Without this key, no other thread can take over a finished thread's record.
    has_record_key = cffi_thread_key_create(&record_key, release_record);
}

cffi_thread *cffi_thread_take_record(void) {
    cffi_call_once(&key_once, make_key);
    cffi_thread *record = atomic_load(&records);
    for (; record != NULL; record = record->next) {
        bool free = false;
        if (atomic_compare_exchange_strong(&record->taken, &free, true)) break;
    }
    if (record == NULL) {
        record = cffi_aligned_allocate(CFFI_THREAD_ALIGNMENT, sizeof *record);
        if (record == NULL) {
            fprintf(stderr, "Switchboard: no memory for a thread's record of %zu bytes.\n", sizeof *record);
            abort();
        }
        *record = (cffi_thread){.taken = true};
        record->next_call = record->calls;
        record->next = atomic_load(&records);
        while (!atomic_compare_exchange_weak(&records, &record->next, record)) {
        }
    }
    cffi_thread_own = record;
    if (has_record_key) cffi_thread_key_set(record_key, record);
    return record;
}

cffi_thread *cffi_thread_first(void) {
    return atomic_load(&records);
}

void cffi_thread_begin_reading(cffi_thread *own) {
    own->reads = true;
    atomic_fetch_add(&readers, 1);
}

size_t cffi_thread_other_readers(void) {
    return atomic_load(&readers) - (cffi_hazard_own != NULL);
}

CFFI_FAST_THREAD_LOCAL uint64_t cffi_thread_own_number;

static _Atomic(uint64_t) last_number;

uint64_t cffi_thread_take_number(void) {
    return cffi_thread_own_number = atomic_fetch_add(&last_number, 1) + 1;
}

uint64_t cffi_thread_last_number(void) {
    return atomic_load(&last_number);
}

void cffi_thread_forget_others(void) {
    for (cffi_thread *record = atomic_load(&records); record != NULL; record = record->next) {
        if (record == cffi_thread_own) continue;
        atomic_store(&record->announced, NULL);
        atomic_store(&record->outermost, NULL);
        record->inner_locks = 0;
        record->reads = false;
        give_back(record);
    }
    atomic_store(&readers, cffi_hazard_own != NULL);
}

// MARK: The main thread

#if defined(__linux__)

/// Whether the calling thread is the main one: unknown until it first calls the function.
static CFFI_FAST_THREAD_LOCAL enum { unknown, main_thread, other_thread } known;

bool cffi_is_main_thread(void) {
    // The number of the main thread is that of the process (gettid(2)). In a child process of `fork()` that goes for
    // the only thread, whichever it was. So a thread that forks finds out before (fork.c), and keeps its answer, as
    // Swift's runtime does.
    if (CFFI_UNLIKELY(known == unknown)) known = syscall(SYS_gettid) == getpid() ? main_thread : other_thread;
    return known == main_thread;
}

#elif defined(__APPLE__)

/// Darwin's <pthread.h> has it only beside what is POSIX.
extern int pthread_main_np(void);

bool cffi_is_main_thread(void) {
    return pthread_main_np() != 0;
}

#else

bool cffi_is_main_thread(void) {
    return false;
}

#endif
