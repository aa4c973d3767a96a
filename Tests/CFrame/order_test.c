// Observers that are told of one call at a time: in turn with those that share their lock, in order of subscription,
// and as long as anybody shares the lock.

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>

#include "tests.h"

enum { callers = 4 };

static const fake_class ordered_class = {"ordered observer", NULL};

static test_proxy *proxy;
/// What observers are notified, one letter for each.
static char told[64];
static size_t told_count;
/// Not atomic: the lock guards it.
static uint64_t inside, events;
static _Atomic(uint64_t) told_unordered;

static SWIFT i64 receive(SELF, i64 value, const void *type, const void *table) {
    (void)self, (void)type, (void)table;
    return value + 1;
}

static i64 call(i64 value) {
    SWIFT i64 (*entry)(SELF, i64, const void *, const void *) = (void *)(uintptr_t)proxy->table[1];
    return entry(proxy->object, value, &proxy_class, proxy->table);
}

static void end_order(fake_object *object) {
    if (object->type == &ordered_class) cffi_observer_end_order(object);
}

static fake_object *add(test_observation *code, const void *context, bool in_order) {
    fake_object *observer = fake_object_create(in_order ? &ordered_class : &observer_class);
    observer->ordered = (cffi_ordered_observer_words){.words = {.is_active = in_order ? 1 | CFFI_OBSERVER_IN_ORDER : 1,
                                                                .code = (const void *)code,
                                                                .context = context}};
    EXPECT(cffi_proxy_add_observer(proxy->object, 0, cffi_stage_sent, observer) == cffi_observing_added);
    return observer;
}

static void end(fake_object *observer) {
    EXPECT(cffi_observer_deactivate(observer));
    test_stop_observing(proxy->object, 0, cffi_stage_sent, observer);
}

// MARK: On one thread

/// The context is a text: its letter is noted. A capital letter makes the call again, once.
static SWIFT void note(const void *arguments, const cffi_outcome *outcome,
                       __attribute__((swift_context)) const void *context) {
    (void)outcome;
    if (told_count < sizeof told - 1) told[told_count++] = *(const char *)context;
    if (*(const char *)context < 'a' && *(const i64 *)arguments > 0) call(*(const i64 *)arguments - 1);
}

static bool are_told(const char *expected) {
    told_count = 0;
    call(1);
    told[told_count] = 0;
    bool same = told_count == strlen(expected) && memcmp(told, expected, told_count) == 0;
    if (!same) report("expected %s, found %s", expected, told);
    return same;
}

static void check_one_thread(void) {
    fake_object *a = add(note, "a", true), *b = add(note, "b", true), *c = add(note, "c", false),
                *d = add(note, "d", true);
    fake_object *e = add(note, "e", true);
    EXPECT(are_told("abcde"));
    const cffi_recursive_lock *first = a->observer.place.order, *second = d->observer.place.order;
    EXPECT(first == &a->ordered.lock && b->observer.place.order == first);
    EXPECT(c->observer.place.order == NULL && second == &d->ordered.lock && e->observer.place.order == second);
    end(c);
    EXPECT(are_told("abde"));
    // Those that share a lock keep the memory that it lies in.
    end(a);
    end(d);
    EXPECT(are_told("be") && b->observer.place.order == first && e->observer.place.order == second);
    fake_object *again = add(note, "A", true);
    EXPECT(again->observer.place.order == second);
    EXPECT(are_told("beAbeA"));
    EXPECT(first->owner == 0 && second->owner == 0);
    cffi_observer_deactivate(b);
    EXPECT(are_told("eAeA"));
    test_stop_observing(proxy->object, 0, cffi_stage_sent, b);
    end(again);
    end(e);
    EXPECT(are_told(""));
}

// MARK: On several

static SWIFT void count(const void *arguments, const cffi_outcome *outcome,
                        __attribute__((swift_context)) const void *context) {
    (void)arguments, (void)outcome, (void)context;
    EXPECT(inside++ == 0);
    // So that another thread has the time to come in.
    if (++events % 16 == 0) sched_yield();
    EXPECT(--inside == 0);
}

static SWIFT void count_at_once(const void *arguments, const cffi_outcome *outcome,
                                __attribute__((swift_context)) const void *context) {
    (void)arguments, (void)outcome, (void)context;
    atomic_fetch_add_explicit(&told_unordered, 1, memory_order_relaxed);
}

static void *call_many(void *number) {
    for (uint32_t i = 0; i < (uint32_t)(uintptr_t)number; i++) EXPECT(call(i) == (i64)i + 1);
    return NULL;
}

/// Two observers share what they write, because they share their lock; others come and go behind them.
static void check_threads(uint32_t changes) {
    fake_object *first = add(count, NULL, true), *second = add(count, NULL, true);
    pthread_t threads[callers];
    for (int i = 0; i < callers; i++) {
        if (pthread_create(&threads[i], NULL, call_many, (void *)(uintptr_t)changes) != 0) abort();
    }
    for (uint32_t i = 0; i < changes; i++) {
        fake_object *other = add(count, NULL, true), *unordered = add(count_at_once, NULL, false);
        cffi_observer_acquire_order(first);
        EXPECT(inside++ == 0);
        EXPECT(--inside == 0);
        cffi_observer_release_order(first);
        end(other);
        end(unordered);
    }
    for (int i = 0; i < callers; i++) pthread_join(threads[i], NULL);
    EXPECT(events >= (uint64_t)callers * changes * 2);
    end(first);
    end(second);
}

void test_order(uint32_t changes) {
    const void *witnesses[] = {(const void *)receive};
    proxy = test_proxy_create(1, witnesses, false);
    cffi_method *method = test_method_of_one_integer();
    cffi_slot_publish(&proxy->dispatch_table->slots[0], method);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    fake_object_dies = end_order;
    long before = fake_object_count();
    check_one_thread();
    EXPECT(fake_object_count() == before);
    check_threads(changes);
    EXPECT(fake_object_count() == before);
    fake_object_dies = NULL;
    test_proxy_destroy(proxy);
    free(method);
}
