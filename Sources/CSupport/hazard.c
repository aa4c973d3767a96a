#define _GNU_SOURCE
#include "CSupport/hazard.h"

#include <stdatomic.h>
#include <stdint.h>

#include "CSupport/hazard_reader.h"
#include "CSupport/lock.h"
#include "retired.h"

#if defined(__linux__)
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#endif

// From include/uapi/linux/membarrier.h; repeated here because not every libc has the header.
enum { membarrier_private_expedited = 1 << 3, membarrier_register_private_expedited = 1 << 4 };

static long membarrier(int command) {
#if defined(__linux__) && defined(SYS_membarrier)
    return syscall(SYS_membarrier, command, 0, 0);
#else
    (void)command;
    return -1;
#endif
}

// MARK: Readers

_Atomic(bool) cffi_hazard_readers_fence;
_Atomic(bool) cffi_hazard_readers_drain;

/// Whether writers can omit their fence because every reader fences its announcement: `cffi_hazard_readers_fence` was
/// set before the first announcement, or so long ago that every processor has seen it.
static _Atomic(bool) every_reader_fences;
static cffi_once readers_once = CFFI_ONCE_INIT;

static void prepare_readers(void) {
    bool fence = membarrier(membarrier_register_private_expedited) != 0;
    atomic_store(&every_reader_fences, fence);
    atomic_store(&cffi_hazard_readers_fence, fence);
    atomic_store(&cffi_hazard_readers_drain, fence);
}

cffi_hazard_record *cffi_hazard_take_record(void) {
    cffi_call_once(&readers_once, prepare_readers);
    cffi_hazard_record *record = cffi_thread_record();
    cffi_thread_begin_reading(record);
    cffi_hazard_own = record;
    // Pairs with the full fence in announcing_thread_fence: a writer that did not count this thread had unlinked its
    // value before.
    atomic_thread_fence(memory_order_seq_cst);
    return record;
}

// MARK: Retired values

static cffi_lock pending_lock = CFFI_LOCK_INIT;
static cffi_retired *pending;
static _Atomic(bool) is_pending;

/// Precondition: `pending_lock` is held.
static void note_pending(void) {
    atomic_store(&is_pending, pending != NULL);
    // If writers cannot send readers a fence, a reader may clear its announcement after this function looked, unseen.
    // Such readers call cffi_hazard_drain every time, and it looks again behind a fence of their own.
    bool fence = atomic_load_explicit(&cffi_hazard_readers_fence, memory_order_relaxed);
    atomic_store(&cffi_hazard_readers_drain, fence || pending != NULL);
}

/// After this, every announcement made before a retired value was unlinked is visible here, and every later reader sees
/// the new value. False if the kernel refused.
static bool announcing_thread_fence(void) {
    atomic_thread_fence(memory_order_seq_cst);
    if (cffi_thread_other_readers() == 0 || atomic_load(&every_reader_fences)) return true;
    return membarrier(membarrier_private_expedited) == 0;
}

static void wait_for_processors(void) {
#if defined(__linux__)
    const long nanoseconds = 1000 * 1000 * 1000;
    struct timespec now, end;
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_nsec += 100 * 1000 * 1000;
    end.tv_sec += end.tv_nsec / nanoseconds;
    end.tv_nsec %= nanoseconds;
    do {
        // A system call filter may forbid nanosleep, too; then this is a busy loop.
        nanosleep(&(struct timespec){.tv_nsec = 10 * 1000 * 1000}, NULL);
        clock_gettime(CLOCK_MONOTONIC, &now);
    } while (now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec));
#endif
}

/// Like `announcing_thread_fence`, but works even if the kernel refuses. Precondition: `pending_lock` is held.
///
/// A system call filter that is installed later can take membarrier away from the process. From then on readers fence
/// themselves, for good. But a reader that loaded `cffi_hazard_readers_fence` just before that has announced without a
/// fence, and no writer can send it one. Its announcement is in its processor's store buffer, which every processor
/// empties by itself, within microseconds. Architectures only promise that the buffer is emptied eventually, but x86-64
/// and arm64 processors empty it at the latest when they take an interrupt or switch threads, and the kernel's clock
/// makes a busy processor do that every 1 to 10 ms. So after ten times that long every announcement has arrived, and
/// every reader has seen the flag (A. Morrison and Y. Afek, Temporally Bounding TSO for Fence-Free Asymmetric
/// Synchronization, ASPLOS 2015, measure and use such bounds). Revoking the protection of a page does not work as a
/// fence for other threads: arm64 does not interrupt them for that, nor do the x86-64 processors that broadcast the
/// change.
static void fence_for_good(void) {
    if (announcing_thread_fence()) return;
    atomic_store(&cffi_hazard_readers_fence, true);
    note_pending();
    wait_for_processors();
    atomic_store(&every_reader_fences, true);
}

void cffi_hazard_fence(void) {
    if (announcing_thread_fence()) return;
    cffi_lock_acquire(&pending_lock);
    fence_for_good();
    cffi_lock_release(&pending_lock);
}

void cffi_hazard_fence_for_all(void) {
    if (!atomic_load(&every_reader_fences)) {
        cffi_hazard_fence();
    } else {
        atomic_thread_fence(memory_order_seq_cst);
        wait_for_processors();
    }
}

static bool is_announced(const void *pointer) {
    for (cffi_hazard_record *record = cffi_thread_first(); record != NULL; record = record->next) {
        if (atomic_load_explicit(&record->announced, memory_order_acquire) == pointer) return true;
    }
    return false;
}

CFFI_PRESERVING void cffi_hazard_drain(void) {
    CFFI_KEEP_FRAME_POINTER();
    atomic_thread_fence(memory_order_seq_cst);
    if (!atomic_load_explicit(&is_pending, memory_order_relaxed)) return;

    cffi_retired *unused = NULL;
    cffi_lock_acquire(&pending_lock);
    // Values stay in the list, and the flag stays set, during this look: a reader that clears its announcement after
    // the look sees the flag and comes here itself.
    if (pending != NULL) {
        fence_for_good();
        for (cffi_retired **link = &pending; *link != NULL;) {
            if (is_announced((*link)->pointer)) {
                link = &(*link)->next;
            } else {
                cffi_retired_push(&unused, cffi_retired_unlink(link));
            }
        }
    }
    note_pending();
    cffi_lock_release(&pending_lock);
    cffi_retired_destroy(unused);
}

void *cffi_hazard_exchange(void **location, void *value) {
    return __atomic_exchange_n(location, value, __ATOMIC_SEQ_CST);
}

void cffi_hazard_retire(void *pointer, void (*destroy)(void *)) {
    if (pointer != NULL) cffi_hazard_retire_part(pointer, pointer, destroy);
}

void cffi_hazard_retire_part(const void *pointer, void *part, void (*destroy)(void *)) {
    cffi_hazard_fence();
    if (!is_announced(pointer)) {
        destroy(part);
        return;
    }
    cffi_retired *value = cffi_retired_make(pointer, part, destroy);
    cffi_lock_acquire(&pending_lock);
    cffi_retired_push(&pending, value);
    note_pending();
    cffi_lock_release(&pending_lock);
    // The reader may have finished before it could see the pending value, so look once more.
    cffi_hazard_drain();
}
