// The paths of a call beside the plain one: a receiver that is gone, nobody who answers, probes that find nothing,
// observers that are replaced during a call, coroutines.

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "CForwarding/call.h"
#include "tests.h"

#define HIDDEN_PARAMETERS const void *type, const void *table

typedef SWIFT i64 add_one(SELF, i64 value, HIDDEN_PARAMETERS);
typedef SWIFT void take_words(SELF, i64 value, HIDDEN_PARAMETERS);

static uint32_t taken, unanswered_calls;
static void *last_self;
static i64 last_value;
static const void *last_type;

static SWIFT i64 receive_add_one(SELF, i64 value, HIDDEN_PARAMETERS) {
    (void)table;
    last_self = self;
    last_type = type;
    return value + 1;
}

static SWIFT void receive_words(SELF, i64 value, HIDDEN_PARAMETERS) {
    (void)type, (void)table;
    last_self = self;
    last_value = value;
    taken++;
}

// MARK: A coroutine in two halves

/// What the first half leaves for the second, in the buffer that the caller gives.
typedef struct two_halves {
    i64 *value;
    fake_object *receiver;
    i64 check;
} two_halves;

typedef struct yielded {
    void *continuation;
    i64 *value;
} yielded;

typedef SWIFT void resume(void *buffer, bool is_abort);
typedef SWIFT yielded modify(void *buffer, SELF, i64 index, HIDDEN_PARAMETERS);

static i64 storage[4];
static uint32_t finished, aborted;

static SWIFT void second_half(void *buffer, bool is_abort) {
    two_halves *shared = buffer;
    EXPECT(shared->check == 0x1234);
    EXPECT(fake_object_is_alive(shared->receiver));
    if (is_abort)
        aborted++;
    else
        finished++;
    *shared->value *= 10;
}

static SWIFT yielded first_half(void *buffer, SELF, i64 index, HIDDEN_PARAMETERS) {
    (void)table;
    EXPECT(type == &receiver_class);
    *(two_halves *)buffer = (two_halves){&storage[index], self, 0x1234};
    return (yielded){(void *)&second_half, &storage[index]};
}

static SWIFT yielded first_half_by_address(void *buffer, SELF, i64 index, HIDDEN_PARAMETERS) {
    return first_half(buffer, *(void **)self, index, type, table);
}

static void check_coroutine(bool self_by_address) {
    const void *witnesses[] = {self_by_address ? (const void *)first_half_by_address : (const void *)first_half};
    test_proxy *proxy = test_proxy_create(1, witnesses, self_by_address);
    proxy->dispatch_table->slots[0].is_coroutine = true;
    ((const void **)(uintptr_t)proxy->table)[1] = cffi_entry_stub(0, &proxy->dispatch_table->slots[0]);
    long objects = fake_object_count();
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    void *object = proxy->object;
    modify *entry = (modify *)(uintptr_t)proxy->table[1];
    // Two accesses that overlap; the receiver is let go while they are under way.
    uint64_t first[4], second[4];
    void *self = self_by_address ? (void *)&object : object;
    yielded one = entry(first, self, 1, &proxy_class, proxy->table);
    yielded two = entry(second, self, 2, &proxy_class, proxy->table);
    EXPECT(one.value == &storage[1] && two.value == &storage[2]);
    *one.value = 5;
    *two.value = 7;
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    EXPECT(fake_object_count() == objects + 1);
    uint32_t finishes = finished, aborts = aborted;
    ((resume *)one.continuation)(first, false);
    EXPECT(fake_object_count() == objects + 1);
    ((resume *)two.continuation)(second, true);
    EXPECT(finished == finishes + 1 && aborted == aborts + 1);
    EXPECT(storage[1] == 50 && storage[2] == 70);
    EXPECT(fake_object_count() == objects);
    test_proxy_destroy(proxy);
}

// MARK: Hooks

/// What observers of the call under way have heard, and what they expect to hear.
static uint32_t heard, copies;
static cffi_ending expected_ending;
static fake_object *observed_proxy, *first_observer;

static SWIFT void observe_sent(const void *arguments, const cffi_outcome *outcome,
                               __attribute__((swift_context)) const void *context) {
    heard++;
    EXPECT(context == &heard);
    EXPECT(outcome->ending == cffi_ending_sent);
    EXPECT(*(const i64 *)arguments == 41);
    // An observer that is taken away during the call is kept until it ends.
    if (first_observer != NULL) test_stop_observing(observed_proxy, 1, cffi_stage_sent, first_observer);
    EXPECT(first_observer == NULL || fake_object_is_alive(first_observer));
    first_observer = NULL;
}

static SWIFT void observe_invoked(const void *arguments, const cffi_outcome *outcome,
                                  __attribute__((swift_context)) const void *context) {
    heard++;
    EXPECT(context == &heard);
    EXPECT(outcome->ending == expected_ending);
    EXPECT(*(const i64 *)arguments == 41);
}

static void copy_arguments(const void *context, const void *from, void *to) {
    EXPECT(context == &heard);
    copies++;
    memcpy(to, from, sizeof(i64));
}

static uint32_t consumed_ends;

/// Those that nobody took over.
static void destroy_consumed(const void *context, void *arguments) {
    (void)context, (void)arguments;
    consumed_ends++;
}

static void destroy_arguments(const void *context, void *arguments) {
    EXPECT(context == &heard && *(i64 *)arguments == 41);
    copies += 100;
}

/// The library's hook does not return, so this one goes back to the test past the frames in between.
static jmp_buf after_unanswered;

static cffi_trap expected_trap = cffi_trap_unanswered;

static void note_unanswered(cffi_trap reason, void *object, uint32_t slot) {
    (void)object;
    EXPECT(reason == expected_trap);
    EXPECT(slot == 0);
    unanswered_calls++;
    longjmp(after_unanswered, 1);
}

// MARK: The tests

static void check_receivers(test_proxy *proxy) {
    add_one *entry = (add_one *)(uintptr_t)proxy->table[1];
    fake_object *object = proxy->object;
    fake_object *fallback = test_proxy_set(proxy, cffi_receiver_fallback, &fallback_class, true);
    EXPECT(entry(object, 41, &proxy_class, proxy->table) == 42);
    EXPECT(last_self == fallback && last_type == &fallback_class);

    fake_object *weak = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, false);
    EXPECT(entry(object, 41, &proxy_class, proxy->table) == 42);
    EXPECT(last_self == weak && last_type == &receiver_class);
    cffi_witness_table tables[1] = {NULL};
    EXPECT(cffi_proxy_copy_receiver(object, cffi_receiver_forward, tables) == weak);
    EXPECT(tables[0] == proxy->receiver_table);
    swift_release(weak);

    // Gone, but its memory is kept: the fallback answers.
    swift_release(weak);
    EXPECT(cffi_proxy_copy_receiver(object, cffi_receiver_forward, tables) == NULL);
    EXPECT(entry(object, 1, &proxy_class, proxy->table) == 2);
    EXPECT(last_self == fallback);
    cffi_proxy_set_receiver(object, cffi_receiver_forward, NULL);
    cffi_proxy_set_receiver(object, cffi_receiver_fallback, NULL);
}

/// Adds a receiver beside the main one.
static uint64_t add_forward(test_proxy *proxy, fake_object **object) {
    *object = fake_object_create(&fallback_class);
    cffi_receiver *receiver = cffi_receiver_create(*object, true, 1);
    if (receiver == NULL) abort();
    cffi_receiver_tables(receiver)[0] = proxy->receiver_table;
    uint64_t number = cffi_proxy_add_forward(proxy->object, receiver);
    swift_release(*object);
    return number;
}

static test_proxy *changed_proxy;
static uint64_t added_number;

/// After a call's look that finds several, and before they are called.
static void take_added_away(void) {
    fake_nothing_retained = NULL;
    cffi_proxy_remove_forward(changed_proxy->object, added_number);
}

static void check_several(test_proxy *proxy) {
    add_one *ask = (add_one *)(uintptr_t)proxy->table[1];
    take_words *tell = (take_words *)(uintptr_t)proxy->table[2];
    long objects = fake_object_count();
    fake_object *object = proxy->object, *one, *other;
    fake_object *main = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    uint64_t first = add_forward(proxy, &one), second = add_forward(proxy, &other);

    uint32_t before = taken;
    tell(object, 41, &proxy_class, proxy->table);
    EXPECT(taken == before + 3 && last_self == other);
    EXPECT(ask(object, 41, &proxy_class, proxy->table) == 42);
    EXPECT(last_self == main && last_type == &receiver_class);
    EXPECT(cffi_proxy_copy_receiver(object, cffi_receiver_forward, NULL) == main);
    swift_release(main);
    uint32_t count;
    EXPECT(cffi_proxy_copy_added(object, 1, &count) == other && count == 2);
    swift_release(other);

    cffi_proxy_remove_forward(object, second);
    EXPECT(fake_object_count() == objects + 2);
    tell(object, 41, &proxy_class, proxy->table);
    EXPECT(taken == before + 5 && last_self == one);

    // Taken away after the call found several, and before they were called: this call still reaches all that it found.
    changed_proxy = proxy;
    added_number = first;
    fake_nothing_retained = take_added_away;
    tell(object, 41, &proxy_class, proxy->table);
    EXPECT(fake_nothing_retained == NULL && taken == before + 7 && last_self == one);
    EXPECT(fake_object_count() == objects + 1);
    EXPECT(cffi_proxy_copy_added(object, 0, &count) == NULL && count == 0);

    // Without the main one, and until the proxy's end.
    added_number = add_forward(proxy, &one);
    cffi_proxy_set_receiver(object, cffi_receiver_forward, NULL);
    EXPECT(ask(object, 41, &proxy_class, proxy->table) == 42 && last_self == one && last_type == &fallback_class);
    // The only one, taken away in the same moment: the call reaches it, and nothing is kept.
    uint32_t told = taken;
    long alive = fake_object_count();
    fake_nothing_retained = take_added_away;
    tell(object, 41, &proxy_class, proxy->table);
    EXPECT(fake_nothing_retained == NULL && taken == told + 1 && fake_object_count() == alive - 1);
    add_forward(proxy, &one);
    EXPECT(cffi_proxy_copy_receiver(object, cffi_receiver_forward, NULL) == NULL);
}

static void check_unanswered(test_proxy *proxy, cffi_method *method) {
    // Only a requirement whose result is known to be nothing may go unanswered.
    uint32_t before = unanswered_calls;
    if (setjmp(after_unanswered) == 0) {
        ((add_one *)(uintptr_t)proxy->table[1])(proxy->object, 41, &proxy_class, proxy->table);
    }
    EXPECT(unanswered_calls == before + 1);

    uint32_t takes = taken;
    ((take_words *)(uintptr_t)proxy->table[2])(proxy->object, 41, &proxy_class, proxy->table);
    EXPECT(unanswered_calls == before + 1 && taken == takes);

    observed_proxy = proxy->object;
    for (uint32_t forwards = 0; forwards < 2; forwards++) {
        expected_ending = forwards == 1 ? cffi_ending_returned : cffi_ending_unanswered;
        if (forwards == 1) test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
        long objects = fake_object_count();
        first_observer = test_observe(proxy->object, 1, cffi_stage_sent, observe_sent, &heard);
        fake_object *second = test_observe(proxy->object, 1, cffi_stage_invoked, observe_invoked, &heard);
        fake_object *silent = test_observe(proxy->object, 1, cffi_stage_invoked, observe_invoked, NULL);
        EXPECT(cffi_observer_deactivate(silent) && !cffi_observer_deactivate(silent));
        for (uint32_t consumes = 0; consumes < 2; consumes++) {
            method->may_consume = consumes == 1;
            heard = copies = 0;
            uint32_t ends = consumed_ends;
            ((take_words *)(uintptr_t)proxy->table[2])(proxy->object, 41, &proxy_class, proxy->table);
            EXPECT(heard == 2 - consumes && copies == 101 * consumes);
            EXPECT(consumed_ends == ends + (consumes == 1 && forwards == 0));
        }
        method->may_consume = false;
        test_stop_observing(proxy->object, 1, cffi_stage_invoked, second);
        test_stop_observing(proxy->object, 1, cffi_stage_invoked, silent);
        EXPECT(fake_object_count() == objects);
        EXPECT(taken == takes + 2 * forwards);
    }
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    EXPECT(cffi_slot_method(&proxy->dispatch_table->slots[1]) == method);
}

static void check_probes(test_proxy *proxy, cffi_method *method) {
    take_words *entry = (take_words *)(uintptr_t)proxy->table[2];
    test_probe probing;
    test_probe_init(&probing, proxy, method);
    cffi_probe *probe = &probing.probe;
    cffi_probe_begin(probe);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_no_call);
    cffi_probe_begin(probe);
    entry(proxy->object, 41, &proxy_class, proxy->table);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_one_call && probe->slot == 1 && probing.value == 41 && probe->is_right);
    cffi_probe_begin(probe);
    entry(proxy->object, 41, &proxy_class, proxy->table);
    entry(proxy->object, 41, &proxy_class, proxy->table);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_more_calls);
    // The pair is not behind one integer, as the method says.
    cffi_probe_begin(probe);
    ((SWIFT void (*)(SELF, i64, i64, HIDDEN_PARAMETERS))(uintptr_t)proxy->table[2])(proxy->object, 41, 42, &proxy_class,
                                                                                    proxy->table);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_other_lowering);
    // A piece that no register holds.
    cffi_method_pieces(method)[0].place = cffi_place_constant;
    cffi_method_pieces(method)[0].constant = 1234;
    cffi_probe_begin(probe);
    entry(proxy->object, 41, &proxy_class, proxy->table);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_one_call && probing.value == 1234 && !probe->is_right);
    cffi_method_pieces(method)[0].place = cffi_place_integer;

    // A probing call within another: each notes its own.
    test_proxy *other = test_proxy_create(1, (const void *[]){(const void *)receive_words}, false);
    cffi_probe inner = {.proxy = other->object, .method = method};
    cffi_probe_begin(probe);
    cffi_probe_begin(&inner);
    ((take_words *)(uintptr_t)other->table[1])(other->object, 41, &proxy_class, other->table);
    cffi_probe_end(&inner);
    entry(proxy->object, 41, &proxy_class, proxy->table);
    cffi_probe_end(probe);
    EXPECT(inner.outcome == cffi_probe_one_call && inner.slot == 0);
    EXPECT(probe->outcome == cffi_probe_one_call && probe->slot == 1);
    test_proxy_destroy(other);
}

/// A call that comes with an object that is no proxy, as after a requirement that returned `Self`.
static void check_foreign_self(test_proxy *proxy) {
    fake_object *other = fake_object_create(&receiver_class);
    uint32_t before = unanswered_calls;
    expected_trap = cffi_trap_self;
    if (setjmp(after_unanswered) == 0) {
        ((add_one *)(uintptr_t)proxy->table[1])(other, 1, &receiver_class, proxy->table);
    }
    expected_trap = cffi_trap_unanswered;
    EXPECT(unanswered_calls == before + 1);
    swift_release(other);
}

// MARK: Interceptors

static SWIFT void *intercept_doubling(cffi_interception *call, ptrdiff_t next, const void *arguments, void *result,
                                      __attribute__((swift_context)) const void *context) {
    EXPECT(context == &heard);
    i64 value;
    memcpy(&value, arguments, sizeof value);
    value *= 2;
    return cffi_interception_proceed(call, next, &value, result);
}

static SWIFT void *intercept_twice(cffi_interception *call, ptrdiff_t next, const void *arguments, void *result,
                                   __attribute__((swift_context)) const void *context) {
    (void)context;
    EXPECT(next == 1 && call->is_answered);
    EXPECT(cffi_interception_proceed(call, next, arguments, result) == NULL);
    return cffi_interception_proceed(call, next, arguments, result);
}

/// What answers a method's calls while there is no delegate. Precondition: there is one.
static void check_answers(test_proxy *proxy, cffi_receiver **answers) {
    long objects = fake_object_count();
    fake_object *object = fake_object_create(&receiver_class);
    cffi_receiver *answer = cffi_receiver_create(object, true, 1);
    if (answer == NULL) abort();
    cffi_receiver_tables(answer)[0] = proxy->receiver_table;
    swift_release(object);
    cffi_interceptor_table_set_answer(&answers[1], answer);
    void *existential[2];
    cffi_receivers receivers = cffi_receivers_of(proxy->object, 1, false, false);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_delegate);
    swift_release(existential[0]);
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    receivers = cffi_receivers_of(proxy->object, 1, false, false);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_answer && existential[0] == object);
    swift_release(existential[0]);
    for (int other = 0; other < 2; other++) {
        receivers = cffi_receivers_of(proxy->object, other == 0 ? 0 : CFFI_NO_SLOT, false, false);
        EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    }
    uint32_t before = taken;
    ((take_words *)(uintptr_t)proxy->table[2])(proxy->object, 41, &proxy_class, proxy->table);
    EXPECT(taken == before + 1 && last_value == 41);
    cffi_interceptor_table_set_answer(&answers[1], NULL);
    EXPECT(fake_object_count() == objects - 1);
}

/// What the chain keeps, and the proxy's table; each in an object, as Swift has them.
static void check_interceptors(test_proxy *proxy) {
    const cffi_interceptor both[] = {{(const void *)intercept_twice, NULL}, {(const void *)intercept_doubling, &heard}};
    void *chains[2] = {NULL, NULL};
    cffi_receiver *answers[2] = {NULL, NULL};
    fake_object *chain = fake_object_create(&observer_class), *table = fake_object_create(&observer_class);
    const cffi_interceptor_chain in_chain = {both, 2};
    const cffi_interceptor_table in_table = {chains, answers};
    memcpy((char *)chain + CFFI_OBJECT_HEADER, &in_chain, sizeof in_chain);
    memcpy((char *)table + CFFI_OBJECT_HEADER, &in_table, sizeof in_table);
    EXPECT(cffi_interceptor_chain_exchange(&chains[1], chain) == NULL);
    cffi_proxy_set_interceptors(proxy->object, table);
    cffi_proxy_set_intercepts(proxy->object, true);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);

    uint32_t before = taken;
    long objects = fake_object_count();
    ((take_words *)(uintptr_t)proxy->table[2])(proxy->object, 41, &proxy_class, proxy->table);
    EXPECT(taken == before + 2 && last_value == 82);
    EXPECT(fake_object_count() == objects);
    cffi_interceptor_chain_retire(cffi_interceptor_chain_exchange(&chains[1], NULL));
    EXPECT(fake_object_count() == objects - 1);
    ((take_words *)(uintptr_t)proxy->table[2])(proxy->object, 41, &proxy_class, proxy->table);
    EXPECT(taken == before + 3 && last_value == 41);
    cffi_proxy_set_intercepts(proxy->object, false);
    check_answers(proxy, answers);
}

void test_paths(void) {
    long objects = fake_object_count();
    cffi_set_swift_functions((cffi_swift_functions){.proxy_class = &proxy_base_class,
                                                    .trap = note_unanswered,
                                                    .find_default = find_no_default,
                                                    .find_method = find_no_method,
                                                    .learn_uses_of_self = learn_no_uses_of_self});
    cffi_set_swift_value_functions((cffi_swift_value_functions){.copy_arguments = copy_arguments,
                                                                .destroy_arguments = destroy_arguments,
                                                                .destroy_consumed = destroy_consumed});
    const void *witnesses[] = {(const void *)receive_add_one, (const void *)receive_words};
    test_proxy *proxy = test_proxy_create(2, witnesses, false);
    cffi_method *method = test_method_of_one_integer();
    check_receivers(proxy);
    check_probes(proxy, method);
    method->context = &heard;
    cffi_slot_publish(&proxy->dispatch_table->slots[1], method);
    check_unanswered(proxy, method);
    check_interceptors(proxy);
    check_foreign_self(proxy);
    check_several(proxy);
    test_proxy_destroy(proxy);
    free(method);
    check_coroutine(false);
    check_coroutine(true);
    EXPECT(fake_object_count() == objects);
}
