#define _GNU_SOURCE
#include "cffi_hazard.h"

#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "cffi_hazard_inline.h"
#include "cffi_lock.h"

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

// include/uapi/linux/membarrier.h; named here because not every libc's headers have it.
enum { membarrier_private_expedited = 1 << 3, membarrier_register_private_expedited = 1 << 4 };

static long membarrier(int command) {
#if defined(__linux__) && defined(SYS_membarrier)
    return syscall(SYS_membarrier, command, 0, 0);
#else
    (void)command;
    return -1;
#endif
}

// MARK: Records, one for each thread that has ever read

CFFI_FAST_THREAD_LOCAL cffi_hazard_record *cffi_hazard_own;
_Atomic(bool) cffi_hazard_readers_fence;
_Atomic(bool) cffi_hazard_readers_drain;

static _Atomic(cffi_hazard_record *) records;
static _Atomic(size_t) live_threads;
static cffi_once records_once = CFFI_ONCE_INIT;
static cffi_thread_key record_key;
static bool has_record_key;

static void release_record(void *record) {
    cffi_hazard_own = NULL;
    atomic_store_explicit(&((cffi_hazard_record *)record)->announced, NULL, memory_order_release);
    atomic_store_explicit(&((cffi_hazard_record *)record)->taken, false, memory_order_release);
    atomic_fetch_sub(&live_threads, 1);
}

static void prepare_records(void) {
    // Decided before the first reader: a reader's fence cannot be switched on later.
    bool fence = membarrier(membarrier_register_private_expedited) != 0;
    atomic_store(&cffi_hazard_readers_fence, fence);
    atomic_store(&cffi_hazard_readers_drain, fence);
    // Without a key a finished thread's record is not taken by another.
    has_record_key = cffi_thread_key_create(&record_key, release_record);
}

cffi_hazard_record *cffi_hazard_take_record(void) {
    cffi_call_once(&records_once, prepare_records);
    atomic_fetch_add(&live_threads, 1);
    cffi_hazard_record *record = atomic_load(&records);
    for (; record != NULL; record = record->next) {
        bool free = false;
        if (atomic_compare_exchange_strong(&record->taken, &free, true)) break;
    }
    if (record == NULL) {
        record = aligned_alloc(CFFI_CACHE_LINE, sizeof *record);
        if (record == NULL) {
            fputs("Switchboard: no memory for a thread's record of 128 bytes.\n", stderr);
            abort();
        }
        atomic_init(&record->announced, NULL);
        atomic_init(&record->taken, true);
        record->next = atomic_load(&records);
        while (!atomic_compare_exchange_weak(&records, &record->next, record)) {}
    }
    cffi_hazard_own = record;
    if (has_record_key) cffi_thread_key_set(record_key, record);
    // Pairs with the full fence in announcing_thread_fence: whoever counted this thread out has unlinked before this.
    atomic_thread_fence(memory_order_seq_cst);
    return record;
}

// MARK: Retired values

typedef struct retired {
    void *pointer;
    void (*destroy)(void *);
    struct retired *next;
} retired;

static cffi_lock pending_lock = CFFI_LOCK_INIT;
static retired *pending;
static _Atomic(bool) is_pending;

/// Precondition: `pending_lock` is held.
static void note_pending(void) {
    atomic_store(&is_pending, pending != NULL);
    // Where no writer can send readers a fence, a reader's clear may be visible after its look here. Such readers come
    // to cffi_hazard_drain every time, and look again behind a fence of their own.
    bool fence = atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed);
    atomic_store(&cffi_hazard_readers_drain, fence || pending != NULL);
}

/// After it, every announcement made before a retired value was unlinked is visible here, and every later reader sees
/// the new value. False where the kernel refused.
static bool announcing_thread_fence(void) {
    atomic_thread_fence(memory_order_seq_cst);
    size_t others = atomic_load(&live_threads) - (cffi_hazard_own != NULL);
    if (others == 0 || atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed)) return true;
    return membarrier(membarrier_private_expedited) == 0;
}

static bool is_announced(const void *pointer) {
    for (cffi_hazard_record *record = atomic_load(&records); record != NULL; record = record->next) {
        if (atomic_load_explicit(&record->announced, memory_order_acquire) == pointer) return true;
    }
    return false;
}

void cffi_hazard_drain(void) {
    atomic_thread_fence(memory_order_seq_cst);
    if (!atomic_load_explicit(&is_pending, memory_order_relaxed)) return;

    retired *free_now = NULL;
    cffi_lock_acquire(&pending_lock);
    // Values stay listed, and the flag set, while they are looked at: a reader that clears its announcement after this
    // look sees the flag and comes here itself.
    if (pending != NULL && announcing_thread_fence()) {
        retired **link = &pending;
        while (*link != NULL) {
            retired *entry = *link;
            if (is_announced(entry->pointer)) {
                link = &entry->next;
            } else {
                *link = entry->next;
                entry->next = free_now;
                free_now = entry;
            }
        }
    }
    note_pending();
    cffi_lock_release(&pending_lock);

    while (free_now != NULL) {
        retired *entry = free_now;
        free_now = entry->next;
        entry->destroy(entry->pointer);
        free(entry);
    }
}

void *cffi_hazard_exchange(void **location, void *value) {
    return __atomic_exchange_n(location, value, __ATOMIC_SEQ_CST);
}

void cffi_hazard_retire(void *pointer, void (*destroy)(void *)) {
    if (pointer == NULL) return;
    if (announcing_thread_fence() && !is_announced(pointer)) {
        destroy(pointer);
        return;
    }
    retired *entry = malloc(sizeof *entry);
    if (entry == NULL) {
        fputs("Switchboard: no memory to retire a value.\n", stderr);
        abort();
    }
    cffi_lock_acquire(&pending_lock);
    *entry = (retired){pointer, destroy, pending};
    pending = entry;
    note_pending();
    cffi_lock_release(&pending_lock);
    // The reader may have finished before it could see that something is pending: look once more.
    cffi_hazard_drain();
}
