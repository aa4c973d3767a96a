#include "CSupport/thread.h"

#include "CSupport/calls.h"

#include <stdio.h>
#include <stdlib.h>

CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_thread_own;
CFFI_FAST_THREAD_LOCAL cffi_thread *cffi_hazard_own;

static _Atomic(cffi_thread *) records;
static _Atomic(size_t) readers;
static cffi_once key_once = CFFI_ONCE_INIT;
static cffi_thread_key record_key;
static bool has_record_key;

/// Ends the calls of a thread that does not return from them.
static void end_calls(cffi_thread *record) {
    for (int i = 0; i < CFFI_CALL_PLACES; i++) atomic_store_explicit(&record->calls[i], NULL, memory_order_release);
    record->next_call = record->calls;
}

static void release_record(void *pointer) {
    cffi_thread *record = pointer;
    end_calls(record);
    atomic_signal_fence(memory_order_seq_cst);
    if (atomic_load_explicit(&record->is_awaited, memory_order_relaxed)) cffi_calls_settle();
    if (record->reads) atomic_fetch_sub(&readers, 1);
    record->reads = false;
    cffi_hazard_own = NULL;
    cffi_thread_own = NULL;
    atomic_store_explicit(&record->announced, NULL, memory_order_release);
    atomic_store_explicit(&record->taken, false, memory_order_release);
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
        record = aligned_alloc(CFFI_THREAD_ALIGNMENT, sizeof *record);
        if (record == NULL) {
            fputs("Switchboard: no memory for a thread's record of 256 bytes.\n", stderr);
            abort();
        }
        *record = (cffi_thread){.taken = true};
        record->next_call = record->calls;
        record->next = atomic_load(&records);
        while (!atomic_compare_exchange_weak(&records, &record->next, record)) {}
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

uint64_t cffi_thread_number(void) {
    static _Atomic(uint64_t) last;
    static CFFI_THREAD_LOCAL uint64_t own;
    if (own == 0) own = atomic_fetch_add(&last, 1) + 1;
    return own;
}

void cffi_thread_forget_others(void) {
    for (cffi_thread *record = atomic_load(&records); record != NULL; record = record->next) {
        if (record == cffi_thread_own) continue;
        atomic_store(&record->announced, NULL);
        end_calls(record);
        atomic_store(&record->outermost, NULL);
        record->inner_locks = 0;
        record->reads = false;
        atomic_store(&record->taken, false);
    }
    atomic_store(&readers, cffi_hazard_own != NULL);
    // What only calls of other threads used goes at the end of the next call.
    if (cffi_thread_own != NULL) atomic_store(&cffi_thread_own->is_awaited, true);
}
