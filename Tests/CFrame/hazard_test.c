// Threads call while others replace what they call: nothing may be used after it was freed, and nothing may be kept.

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <time.h>

#include "CSupport/hazard.h"
#include "tests.h"

enum { callers = 8 };

static test_proxy *proxy;
static _Atomic(bool) stopped;
static _Atomic(uint64_t) answered, unanswered;

static SWIFT i64 receive(SELF, i64 value, const void *type, const void *table) {
    (void)table;
    if (!fake_object_is_alive(self)) report("a receiver was called after it died");
    EXPECT(type == &receiver_class || type == &fallback_class);
    return value + 1;
}

/// An observer's context is the observer.
static SWIFT void observe(const void *arguments, const cffi_outcome *outcome,
                          __attribute__((swift_context)) const void *context) {
    (void)outcome;
    if (!fake_object_is_alive(context)) report("an observer was told after it died");
    EXPECT(*(const i64 *)arguments != 0);
}

static fake_object *add_observer(uint32_t slot, cffi_stage stage) {
    fake_object *observer = fake_object_create(&observer_class);
    observer->observer = (cffi_observer_words){.is_active = 1, .code = (const void *)observe, .context = observer};
    EXPECT(cffi_proxy_add_observer(proxy->object, slot, stage, observer) == cffi_observing_added);
    return observer;
}

static void *call_until_stopped(void *unused) {
    (void)unused;
    SWIFT i64 (*entry)(SELF, i64, const void *, const void *) = (void *)(uintptr_t)proxy->table[1];
    uint64_t answers = 0, others = 0;
    for (i64 i = 1; !atomic_load_explicit(&stopped, memory_order_relaxed); i++) {
        i64 result = entry(proxy->object, i, &proxy_class, proxy->table);
        if (result == i + 1)
            answers++;
        else
            others++;
        EXPECT(result == i + 1 || result == 0);
        fake_object *receiver = cffi_proxy_copy_receiver(proxy->object, cffi_receiver_forward, NULL);
        if (receiver != NULL) {
            if (!fake_object_is_alive(receiver)) report("a receiver was copied after it died");
            swift_release(receiver);
        }
    }
    atomic_fetch_add(&answered, answers);
    atomic_fetch_add(&unanswered, others);
    return NULL;
}

static void replace(uint32_t i) {
    // More than those of which a list is made with every change, now and then.
    static fake_object *observers[2 * CFFI_OBSERVERS_FEW];
    uint32_t count = i % 16 < 8 ? 1 : 2 * CFFI_OBSERVERS_FEW;
    switch (i % 8) {
    case 0:
    case 2:
    case 4: {
        test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
        break;
    }
    case 1: {
        // A receiver that is not retained, and dies while it is set.
        swift_release(test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, false));
        break;
    }
    case 3: cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL); break;
    case 5:
        for (uint32_t n = 0; n < count; n++)
            observers[n] = add_observer(0, n % 2 == 0 ? cffi_stage_sent : cffi_stage_invoked);
        break;
    case 6: test_proxy_set(proxy, cffi_receiver_fallback, &fallback_class, true); break;
    case 7:
        cffi_proxy_set_receiver(proxy->object, cffi_receiver_fallback, NULL);
        for (uint32_t n = 0; n < count; n++) {
            test_stop_observing(proxy->object, 0, n % 2 == 0 ? cffi_stage_sent : cffi_stage_invoked, observers[n]);
        }
        break;
    }
}

/// Threads that come and go take each other's records.
static void *call_briefly(void *unused) {
    (void)unused;
    swift_release(cffi_proxy_copy_receiver(proxy->object, cffi_receiver_forward, NULL));
    return NULL;
}

static void start(pthread_t *threads, int count, void *(*body)(void *)) {
    atomic_store(&stopped, false);
    for (int i = 0; i < count; i++) {
        if (pthread_create(&threads[i], NULL, body, NULL) != 0) abort();
    }
}

static void stop(pthread_t *threads, int count) {
    atomic_store(&stopped, true);
    for (int i = 0; i < count; i++) pthread_join(threads[i], NULL);
}

static void check_replacing(uint32_t replacements) {
    const void *witnesses[] = {(const void *)receive};
    proxy = test_proxy_create(1, witnesses, false);
    cffi_method *method = test_method_of_one_integer();
    cffi_slot_publish(&proxy->dispatch_table->slots[0], method);

    pthread_t threads[callers];
    start(threads, callers, call_until_stopped);
    for (uint32_t i = 0; i < replacements; i++) {
        replace(i);
        if (i % 1000 == 999) {
            pthread_t brief;
            if (pthread_create(&brief, NULL, call_briefly, NULL) != 0) abort();
            pthread_join(brief, NULL);
        }
    }
    stop(threads, callers);
    EXPECT(atomic_load(&answered) > 0);
    test_proxy_destroy(proxy);
    free(method);
}

// MARK: What nobody reads any more goes at once, also when the readers that had it in hand then found nothing

static void *copy_until_stopped(void *unused) {
    (void)unused;
    while (!atomic_load_explicit(&stopped, memory_order_relaxed)) {
        void *receiver = cffi_proxy_copy_receiver(proxy->object, cffi_receiver_forward, NULL);
        swift_release(receiver);
        if (receiver != NULL) atomic_fetch_add_explicit(&answered, 1, memory_order_relaxed);
    }
    return NULL;
}

static void check_nothing_is_kept(uint32_t rounds) {
    const void *witnesses[] = {(const void *)receive};
    proxy = test_proxy_create(1, witnesses, false);
    long objects = fake_object_count();
    // One reader: with more than there are processors, every round would wait for one that is not running.
    pthread_t threads[1];
    start(threads, 1, copy_until_stopped);
    for (uint32_t i = 0; i < rounds; i++) {
        uint64_t before = atomic_load(&answered);
        test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
        while (atomic_load_explicit(&answered, memory_order_relaxed) == before) sched_yield();
        cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
        time_t begin = time(NULL);
        while (fake_object_count() != objects && time(NULL) - begin < 10) sched_yield();
        if (fake_object_count() != objects) {
            report("a receiver was kept that nobody reads, in round %u", i);
            break;
        }
    }
    stop(threads, 1);
    test_proxy_destroy(proxy);
}

// MARK: A requirement's types and its first observers become known while it is called

enum { slots = 256 };
static _Atomic(uint32_t) next_slot;

static void *call_next_until_stopped(void *unused) {
    (void)unused;
    while (!atomic_load_explicit(&stopped, memory_order_relaxed)) {
        uint32_t slot = atomic_load_explicit(&next_slot, memory_order_relaxed);
        SWIFT i64 (*entry)(SELF, i64, const void *, const void *) = (void *)(uintptr_t)proxy->table[slot + 1];
        EXPECT(entry(proxy->object, 1, &proxy_class, proxy->table) == 2);
    }
    return NULL;
}

static void check_first_observers(uint32_t rounds) {
    cffi_method *method = test_method_of_one_integer();
    const void *witnesses[slots];
    for (uint32_t i = 0; i < slots; i++) witnesses[i] = (const void *)receive;
    for (uint32_t round = 0; round < rounds; round++) {
        proxy = test_proxy_create(slots, witnesses, false);
        test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
        atomic_store(&next_slot, 0);
        pthread_t threads[callers];
        start(threads, callers, call_next_until_stopped);
        for (uint32_t i = 0; i < slots; i++) {
            atomic_store(&next_slot, i);
            // Time for the callers to come here.
            for (volatile int wait = 0; wait < 2000; wait++) {
            }
            cffi_slot_publish(&proxy->dispatch_table->slots[i], method);
            add_observer(i, cffi_stage_sent);
        }
        stop(threads, callers);
        test_proxy_destroy(proxy);
    }
    free(method);
}

void test_hazards(uint32_t replacements) {
    long objects = fake_object_count();
    check_replacing(replacements);
    check_nothing_is_kept(replacements / 10);
    check_first_observers(replacements / 2000);
    EXPECT(fake_object_count() == objects);
}
