// Calls that use their receiver without counting references to it: it lives as long as the last of them, and no longer.

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSupport/calls.h"
#include "CSupport/hazard.h"
#include "tests.h"

static test_proxy *proxy;
static fake_object *current;
static void (*body)(fake_object *self, i64 value);

static SWIFT i64 receive(SELF, i64 value, const void *type, const void *table) {
    (void)type, (void)table;
    body(self, value);
    if (!fake_object_is_alive(self)) report("a receiver died while it was called");
    return value + 1;
}

static i64 call(i64 value) {
    SWIFT i64 (*entry)(SELF, i64, const void *, const void *) = (void *)(uintptr_t)proxy->table[1];
    return entry(proxy->object, value, &proxy_class, proxy->table);
}

static void do_nothing(fake_object *self, i64 value) {
    (void)self, (void)value;
}

static void create(void) {
    const void *witnesses[] = {(const void *)receive};
    proxy = test_proxy_create(1, witnesses, false);
    current = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    // The first call finds out where the hidden words are.
    body = do_nothing;
    EXPECT(call(1) == 2);
}

// MARK: On one thread

static bool counts;

static void look_at_counts(fake_object *self, i64 value) {
    (void)value;
    counts = swift_retainCount(self) != 1;
}

static void replace(fake_object *self, i64 value) {
    (void)value;
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    EXPECT(fake_object_is_alive(self));
}

static void take_away(fake_object *self, i64 value) {
    (void)value;
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    EXPECT(fake_object_is_alive(self));
}

/// How deep calls go that count nothing.
static i64 deepest;

static void call_deeper(fake_object *self, i64 value) {
    if (swift_retainCount(self) == 1) deepest = value;
    if (value < 2 * CFFI_CALL_GUARDS) EXPECT(call(value + 1) == value + 2);
    if (value == CFFI_CALL_GUARDS) take_away(self, value);
}

static void check_one_thread(void) {
    long objects = fake_object_count();
    create();
    long before = fake_object_count();
    body = look_at_counts;
    counts = false;
    EXPECT(call(1) == 2);
    EXPECT(counts == (bool)cffi_hazard_readers_fence);
    body = replace;
    for (int i = 0; i < 3; i++) {
        EXPECT(call(1) == 2);
        EXPECT(fake_object_count() == before);
    }
    body = take_away;
    EXPECT(call(1) == 2);
    EXPECT(fake_object_count() == before - 1);

    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    deepest = 0;
    body = call_deeper;
    EXPECT(call(1) == 2);
    EXPECT(deepest == (cffi_hazard_readers_fence ? 0 : CFFI_CALL_GUARDS));
    EXPECT(fake_object_count() == before - 1);
    test_proxy_destroy(proxy);
    EXPECT(fake_object_count() == objects);
}

/// A thread with two stacks ends calls in any order.
static void check_order(void) {
    if (cffi_hazard_readers_fence) return;
    int values[3];
    void *sources[3] = {&values[0], &values[1], &values[2]}, *found;
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    cffi_call_guard *first = cffi_guard_take(own, &sources[0], &found);
    EXPECT(found == &values[0]);
    cffi_call_guard *second = cffi_guard_take(own, &sources[1], &found);
    EXPECT(found == &values[1] && second != first);
    cffi_guard_leave(first);
    EXPECT(atomic_load(&second->used) == &values[1]);
    cffi_call_guard *third = cffi_guard_take(own, &sources[2], &found);
    EXPECT(third == first && found == &values[2]);
    // The next guard is taken: such a call counts.
    EXPECT(cffi_guard_take(own, &sources[0], &found) == NULL);
    cffi_guard_leave(second);
    cffi_guard_leave(third);
    void *nothing = NULL;
    EXPECT(cffi_guard_take(own, &nothing, &found) == NULL && own->next_call == own->calls);
}

static long destroyed;

static void note_end(void *value) {
    (void)value;
    destroyed++;
}

static void retire(void *value) {
    cffi_calls_retire(value, note_end);
}

/// What waits for one call costs calls within it nothing, and is nothing that they end.
static void check_calls_within(void) {
    if (cffi_hazard_readers_fence) return;
    int values[2];
    void *outer = &values[0], *inner = &values[1], *found;
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    cffi_call_guard *first = cffi_guard_take(own, &outer, &found);
    cffi_call_guard *same = cffi_guard_take(own, &outer, &found);
    outer = NULL;
    destroyed = 0;
    cffi_hazard_retire(&values[0], retire);
    EXPECT(first->is_awaited && same->is_awaited);
    cffi_guard_leave(same);
    EXPECT(destroyed == 0 && first->is_awaited && !same->is_awaited);
    cffi_call_guard *within = cffi_guard_take(own, &inner, &found);
    EXPECT(within == same);
    cffi_guard_leave(within);
    EXPECT(destroyed == 0 && first->is_awaited && !within->is_awaited);
    cffi_guard_leave(first);
    EXPECT(destroyed == 1 && !first->is_awaited);
}

// MARK: On several threads

static _Atomic(int) inside, leaving;

/// Call `n` ends when `n` may leave.
static void wait_inside(fake_object *self, i64 value) {
    (void)self;
    atomic_fetch_add(&inside, 1);
    while (atomic_load(&leaving) < value) sched_yield();
}

static void *call_once(void *value) {
    EXPECT(call((intptr_t)value) == (intptr_t)value + 1);
    atomic_fetch_sub(&inside, 1);
    return NULL;
}

static void *call_and_exit(void *unused) {
    (void)unused;
    call(1);
    report("a thread went on after its end");
    return NULL;
}

static void exit_inside(fake_object *self, i64 value) {
    wait_inside(self, value);
    pthread_exit(NULL);
}

/// What a call keeps that never ends.
static fake_object *kept;

static void check_threads(void) {
    long objects = fake_object_count();
    create();
    long before = fake_object_count();
    body = wait_inside;
    inside = leaving = 0;
    enum { count = 3 };
    pthread_t threads[count];
    for (intptr_t i = 0; i < count; i++) pthread_create(&threads[i], NULL, call_once, (void *)(i + 1));
    while (atomic_load(&inside) < count) sched_yield();
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    for (int i = 1; i <= count; i++) {
        // The receiver lives until the last call is over.
        EXPECT(fake_object_count() == before && fake_object_is_alive(current));
        atomic_store(&leaving, i);
        pthread_join(threads[i - 1], NULL);
    }
    EXPECT(fake_object_count() == before - 1);

    // A thread that ends in a call keeps what the call uses, as if the call had retained it.
    current = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    body = do_nothing;
    EXPECT(call(1) == 2);
    body = exit_inside;
    inside = leaving = 0;
    pthread_create(&threads[0], NULL, call_and_exit, NULL);
    while (atomic_load(&inside) == 0) sched_yield();
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    if (!cffi_hazard_readers_fence) EXPECT(fake_object_is_alive(current));
    atomic_store(&leaving, 1);
    pthread_join(threads[0], NULL);
    kept = current;
    EXPECT(fake_object_is_alive(kept) && fake_object_count() == before);
    test_proxy_destroy(proxy);
    EXPECT(fake_object_count() == objects + 1);
}

/// In a child process, calls of threads that do not exist there never end: they keep what they use.
static void check_fork(void) {
    create();
    body = wait_inside;
    inside = leaving = 0;
    pthread_t thread;
    pthread_create(&thread, NULL, call_once, (void *)(intptr_t)1);
    while (atomic_load(&inside) == 0) sched_yield();
    fake_object *used = current;
    pid_t child = fork();
    if (child == 0) {
        test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
        body = do_nothing;
        bool is_right = call(1) == 2 && fake_object_is_alive(used);
        _exit(is_right ? 0 : 1);
    }
    int status;
    EXPECT(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    atomic_store(&leaving, 1);
    pthread_join(thread, NULL);
    test_proxy_destroy(proxy);
}

void test_calls(void) {
    cffi_hazard_record_of_thread();
    check_one_thread();
    check_order();
    check_calls_within();
    check_threads();
    check_fork();
}
