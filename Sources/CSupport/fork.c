// Acquiring and releasing locks so that `fork()` is safe; recursive locks.

#define _GNU_SOURCE

#include <stdatomic.h>
#include <stdint.h>

#include "CSupport/executor.h"
#include "CSupport/lock.h"
#include "CSupport/recursive_lock.h"

#if !defined(_WIN32)
#include <sched.h>
#include <time.h>
#endif

// MARK: Waiting rooms
//
// Where threads wait for a recursive lock, one of a few rooms, chosen by the lock's address. A room is held for
// moments.

enum { waiting_room_bits = 4, waiting_room_count = 1 << waiting_room_bits };

#if defined(_WIN32)

typedef struct waiting_room {
    SRWLOCK lock;
    CONDITION_VARIABLE change;
} waiting_room;

static waiting_room waiting_rooms[waiting_room_count];

static void room_enter(waiting_room *room) {
    AcquireSRWLockExclusive(&room->lock);
}
static void room_leave(waiting_room *room) {
    ReleaseSRWLockExclusive(&room->lock);
}
static void room_wait(waiting_room *room) {
    SleepConditionVariableSRW(&room->change, &room->lock, INFINITE, 0);
}
static void room_tell(waiting_room *room) {
    WakeAllConditionVariable(&room->change);
}

#else

typedef struct waiting_room {
    pthread_mutex_t lock;
    pthread_cond_t change;
} waiting_room;

#define EMPTY_ROOM \
    { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER }
#define FOUR_ROOMS EMPTY_ROOM, EMPTY_ROOM, EMPTY_ROOM, EMPTY_ROOM

static waiting_room waiting_rooms[] = {FOUR_ROOMS, FOUR_ROOMS, FOUR_ROOMS, FOUR_ROOMS};
_Static_assert(sizeof waiting_rooms == waiting_room_count * sizeof waiting_rooms[0], "");

static void room_enter(waiting_room *room) {
    pthread_mutex_lock(&room->lock);
}
static void room_leave(waiting_room *room) {
    pthread_mutex_unlock(&room->lock);
}
static void room_wait(waiting_room *room) {
    pthread_cond_wait(&room->change, &room->lock);
}
static void room_tell(waiting_room *room) {
    pthread_cond_broadcast(&room->change);
}

/// For a child process, in which no thread is in a room.
static void init_rooms(void) {
    for (int i = 0; i < waiting_room_count; i++) {
        waiting_rooms[i] = (waiting_room)EMPTY_ROOM;
    }
}

#endif

#if defined(_WIN32)

/// There is no `fork()`.
enum { last_of_parent = 0, survivor = 0 };

#else

// MARK: fork()
//
// A child process has one thread, and a copy of every lock in its current state. A lock that another thread held would
// never be released. There are too many locks to acquire them all before the copy is made. So the thread that forks
// waits until no other thread holds one, and keeps all others out meanwhile. A thread records its outermost lock before
// it acquires it, and reads `forking` after that; the thread that forks writes `forking` and then reads what the others
// recorded. If it finds nothing recorded by a thread, that thread is going to see `forking`, and then releases its lock
// before it has touched anything. The copy may catch this moment; the child then reinitializes that one lock.
//
// Critical sections run no foreign code, so they finish without help of the thread that forks.

/// The number of the thread that forks; 0 for none.
static _Atomic(uint64_t) forking;
/// Held while a process is being copied.
static pthread_mutex_t forks = PTHREAD_MUTEX_INITIALIZER;
/// In a child process: the highest number that a thread of its parent had, and the number of the only one that lives
/// on. Written while that is the only thread.
static uint64_t last_of_parent, survivor;

#if defined(__x86_64__) || defined(__i386__)
// A mutex is acquired by a locked instruction, which is a full fence.
enum { order_around_acquiring = memory_order_relaxed };
#else
enum { order_around_acquiring = memory_order_seq_cst };
#endif

static bool is_kept_out(void) {
    uint64_t by = atomic_load(&forking);
    return by != 0 && by != cffi_thread_number();
}

/// Another thread forks: releases the lock, and acquires it again once the fork is over.
__attribute__((noinline)) static void acquire_after_fork(cffi_lock *lock, cffi_thread *own) {
    while (is_kept_out()) {
        pthread_mutex_unlock(lock);
        atomic_store_explicit(&own->outermost, NULL, memory_order_release);
        pthread_mutex_lock(&forks);
        pthread_mutex_unlock(&forks);
        atomic_store(&own->outermost, lock);
        pthread_mutex_lock(lock);
    }
}

void cffi_lock_acquire(cffi_lock *lock) {
    cffi_thread *own = cffi_thread_record();
    if (__builtin_expect(atomic_load_explicit(&own->outermost, memory_order_relaxed) != NULL, 0)) {
        own->inner_locks++;
        pthread_mutex_lock(lock);
        return;
    }
    atomic_store_explicit(&own->outermost, lock, order_around_acquiring);
    pthread_mutex_lock(lock);
    if (__builtin_expect(atomic_load_explicit(&forking, order_around_acquiring) != 0, 0)) acquire_after_fork(lock, own);
}

void cffi_lock_release(cffi_lock *lock) {
    cffi_thread *own = cffi_thread_own;
    pthread_mutex_unlock(lock);
    if (__builtin_expect(own->inner_locks != 0, 0)) {
        own->inner_locks--;
    } else {
        // A release store: it is not visible before the mutex is free.
        atomic_store_explicit(&own->outermost, NULL, memory_order_release);
    }
}

static void before_fork(void) {
    // In the child this thread has the process's number, whichever it was.
    cffi_is_main_thread();
    pthread_mutex_lock(&forks);
    atomic_store(&forking, cffi_thread_number());
    atomic_thread_fence(memory_order_seq_cst);
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        // Only yielding could starve a thread of lower priority that holds a lock.
        for (int turns = 0; record != cffi_thread_own && atomic_load(&record->outermost) != NULL; turns++) {
            if (turns < 100)
                sched_yield();
            else
                nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
        }
    }
}

static void after_fork(void) {
    atomic_store(&forking, 0);
    pthread_mutex_unlock(&forks);
}

static void after_fork_in_child(void) {
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        cffi_lock *lock = record == cffi_thread_own ? NULL : atomic_load(&record->outermost);
        if (lock != NULL) cffi_lock_init(lock);
    }
    cffi_thread_forget_others();
    survivor = cffi_thread_number();
    last_of_parent = cffi_thread_last_number();
    cffi_lock_init(&forks);
    init_rooms();
    atomic_store(&forking, 0);
}

/// Runs before any thread can hold a lock, so that the first `fork()` is as safe as any other.
__attribute__((constructor)) static void prepare_for_forks(void) {
    pthread_atfork(before_fork, after_fork, after_fork_in_child);
}

#endif

// MARK: Recursive locks

CFFI_HOT void cffi_recursive_lock_acquire(cffi_recursive_lock *lock) {
    cffi_recursive_lock_acquire_inline(lock);
}
CFFI_HOT void cffi_recursive_lock_release(cffi_recursive_lock *lock) {
    cffi_recursive_lock_release_inline(lock);
}

static waiting_room *room_of(const cffi_recursive_lock *lock) {
    uint64_t hash = ((uintptr_t)lock >> 4) * UINT64_C(0x9E3779B97F4A7C15);
    return &waiting_rooms[hash >> (64 - waiting_room_bits)];
}

/// Whether a lock's owner is a thread of the parent process that does not exist in this one.
static bool is_lost(uint64_t owner) {
    return owner / 2 <= last_of_parent && owner / 2 != survivor;
}

void cffi_recursive_lock_wait(cffi_recursive_lock *lock) {
    uint64_t own = 2 * cffi_thread_number();
    waiting_room *room = room_of(lock);
    room_enter(room);
    for (;;) {
        uint64_t found = __atomic_load_n(&lock->owner, __ATOMIC_RELAXED);
        bool is_free = found == 0 || is_lost(found);
        // Others may be waiting, too, so it is said again. Who releases the lock tells all.
        uint64_t wanted = is_free ? own | 1 : found | 1;
        if (!__atomic_compare_exchange_n(&lock->owner, &found, wanted, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            continue;
        if (is_free) break;
        room_wait(room);
    }
    room_leave(room);
    lock->depth = 1;
}

void cffi_recursive_lock_wake(cffi_recursive_lock *lock) {
    waiting_room *room = room_of(lock);
    // Who waits has said so in the room, and leaves it only to wait.
    room_enter(room);
    room_tell(room);
    room_leave(room);
}
