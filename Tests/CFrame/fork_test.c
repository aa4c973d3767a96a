// A process is copied while its threads subscribe and call: no lock may be left in the copy that nobody will release.

#define _GNU_SOURCE

#include <pthread.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSupport/lock.h"
#include "tests.h"

enum { workers = 6, seconds_for_a_child = 60 };

static test_proxy *proxy;
static cffi_recursive_lock recursive;
static _Atomic(bool) stopped;

static SWIFT i64 receive(SELF, i64 value, const void *type, const void *table) {
    (void)self, (void)type, (void)table;
    return value + 1;
}

static SWIFT void observe(const void *arguments, const cffi_outcome *outcome,
                          __attribute__((swift_context)) const void *context) {
    (void)arguments, (void)outcome, (void)context;
}

static void subscribe_and_call(void) {
    SWIFT i64 (*entry)(SELF, i64, const void *, const void *) = (void *)(uintptr_t)proxy->table[1];
    cffi_recursive_lock_acquire(&recursive);
    fake_object *observer = test_observe(proxy->object, 0, cffi_stage_sent, observe, NULL);
    cffi_recursive_lock_acquire(&recursive);
    EXPECT(entry(proxy->object, 1, &proxy_class, proxy->table) == 2);
    cffi_recursive_lock_release(&recursive);
    cffi_proxy_remove_observer(proxy->object, 0, cffi_stage_sent, observer);
    cffi_recursive_lock_release(&recursive);
}

static void *work_until_stopped(void *with_recursive_lock) {
    while (!atomic_load_explicit(&stopped, memory_order_relaxed)) {
        if (with_recursive_lock != NULL) {
            subscribe_and_call();
        } else {
            fake_object *observer = test_observe(proxy->object, 0, cffi_stage_invoked, observe, NULL);
            cffi_proxy_remove_observer(proxy->object, 0, cffi_stage_invoked, observer);
        }
    }
    return NULL;
}

static void *work_once(void *unused) {
    (void)unused;
    subscribe_and_call();
    return NULL;
}

/// What a child does: alone, with a thread of its own, and in a child of its own.
static void live_on(int depth) {
    long before = failure_count();
    alarm(seconds_for_a_child);
    for (int i = 0; i < 3; i++) subscribe_and_call();
    pthread_t thread;
    if (pthread_create(&thread, NULL, work_once, NULL) != 0) abort();
    pthread_join(thread, NULL);
    if (depth > 0) {
        pid_t child = fork();
        if (child == 0) live_on(depth - 1);
        int status = 0;
        EXPECT(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    _exit(failure_count() == before ? 0 : 1);
}

/// A thread that is not the main one is not in the child either, though it is the only one there.
static void *fork_elsewhere(void *unused) {
    pid_t child = fork();
    if (child == 0) _exit(cffi_is_main_thread() ? 1 : 0);
    int status = 0;
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    EXPECT(!cffi_is_main_thread());
    return unused;
}

static void check_main_thread(void) {
    EXPECT(cffi_is_main_thread());
    pthread_t thread;
    if (pthread_create(&thread, NULL, fork_elsewhere, NULL) != 0) abort();
    pthread_join(thread, NULL);
}

void test_forks(uint32_t forks) {
    check_main_thread();
    const void *witnesses[] = {(const void *)receive};
    proxy = test_proxy_create(1, witnesses, false);
    cffi_method *method = test_method_of_one_integer();
    cffi_slot_publish(&proxy->dispatch_table->slots[0], method);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    atomic_store(&stopped, false);
    pthread_t threads[workers];
    for (int i = 0; i < workers; i++) {
        void *with_recursive_lock = i % 2 == 0 ? &threads : NULL;
        if (pthread_create(&threads[i], NULL, work_until_stopped, with_recursive_lock) != 0) abort();
    }
    for (uint32_t i = 0; i < forks; i++) {
        // Every other time the thread that forks has the recursive lock, and so has it in the child.
        if (i % 2 == 1) cffi_recursive_lock_acquire(&recursive);
        pid_t child = fork();
        if (child == 0) {
            if (i % 2 == 1) {
                cffi_recursive_lock_acquire(&recursive);
                cffi_recursive_lock_release(&recursive);
                cffi_recursive_lock_release(&recursive);
            }
            live_on(i % 8 == 0);
        }
        if (i % 2 == 1) cffi_recursive_lock_release(&recursive);
        int status = 0;
        EXPECT(child > 0 && waitpid(child, &status, 0) == child);
        if (WIFSIGNALED(status)) report("child %u was ended by signal %d", i, WTERMSIG(status));
        if (WIFEXITED(status)) EXPECT(WEXITSTATUS(status) == 0);
    }
    atomic_store(&stopped, true);
    for (int i = 0; i < workers; i++) pthread_join(threads[i], NULL);
    test_proxy_destroy(proxy);
    free(method);
}
