// A proxy without any delegate: its unobserved calls end at once, until somebody is there to answer, or wants to know
// of them.

#include <pthread.h>
#include <stdlib.h>

#include "CForwarding/call.h"
#include "CForwarding/defaults.h"
#include "tests.h"

#define HIDDEN_PARAMETERS const void *type, const void *table

typedef SWIFT void take_words(SELF, i64 value, HIDDEN_PARAMETERS);
typedef SWIFT void take_many(SELF, i64 a, i64 b, i64 c, i64 d, i64 e, i64 f, double x, HIDDEN_PARAMETERS);
typedef SWIFT void may_throw(SELF, ERROR, i64 value, HIDDEN_PARAMETERS);

static uint32_t taken, looks, searches, ends;
static void *last_self;

static SWIFT void receive(SELF, i64 value, HIDDEN_PARAMETERS) {
    (void)type, (void)table;
    EXPECT(value == 41);
    last_self = self;
    taken++;
}

/// What the library finds when it looks for a default, and for a method's types.
static cffi_receiver *default_receiver;
static const cffi_method *found_method;

static cffi_receiver *find_default(const void *dispatch_table_context) {
    (void)dispatch_table_context;
    looks++;
    return default_receiver;
}

static const cffi_method *find_method(cffi_swift_frame *frame, void *proxy, uint32_t slot) {
    (void)frame, (void)proxy, (void)slot;
    searches++;
    return found_method;
}

static void destroy_consumed(const void *context, void *arguments) {
    (void)context;
    EXPECT(*(const i64 *)arguments == 41);
    ends++;
}

static void call(test_proxy *proxy) {
    ((take_words *)(uintptr_t)proxy->table[1])(proxy->object, 41, &proxy_class, proxy->table);
}

/// A call of a method that nobody described is looked for; its types are known from then on.
static void check_first_call(test_proxy *proxy, cffi_method *method) {
    found_method = method;
    call(proxy);
    EXPECT(searches == 1 && looks == 1 && taken == 0);
    cffi_slot_publish(&proxy->dispatch_table->slots[0], method);
    call(proxy);
    EXPECT(searches == 1 && looks == 1 && taken == 0);
}

/// Arguments in every register and on the stack, and the error's register, are left alone.
static void check_registers(test_proxy *proxy, cffi_method *method) {
    void *error = NULL;
    ((may_throw *)(uintptr_t)proxy->table[1])(proxy->object, &error, 41, &proxy_class, proxy->table);
    EXPECT(error == NULL);
    method->stack_words = 2;
    i64 kept[] = {1, 2, 3, 4, 5, 6};
    double more = 7.5;
    for (int i = 0; i < 6; i++) OPAQUE(kept[i]);
    ((take_many *)(uintptr_t)proxy->table[1])(proxy->object, kept[0], kept[1], kept[2], kept[3], kept[4], kept[5], more,
                                              &proxy_class, proxy->table);
    for (int i = 0; i < 6; i++) EXPECT(kept[i] == i + 1);
    method->stack_words = 0;
    EXPECT(taken == 0);
}

/// Somebody comes, and goes again.
static void check_arrivals(test_proxy *proxy) {
    const cffi_receiver_kind kinds[] = {cffi_receiver_fallback, cffi_receiver_forward};
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t before = taken;
        fake_object *object = test_proxy_set(proxy, kinds[i], &receiver_class, true);
        call(proxy);
        EXPECT(taken == before + 1 && last_self == object);
        cffi_proxy_set_receiver(proxy->object, kinds[i], NULL);
        call(proxy);
        EXPECT(taken == before + 1);
    }
    // The delegate is gone; the place where the two words are is known by now.
    swift_release(test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, false));
    uint32_t before = taken;
    call(proxy);
    EXPECT(taken == before);
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    call(proxy);
    EXPECT(taken == before);
}

static void check_probe(test_proxy *proxy, cffi_method *method) {
    test_probe probing;
    test_probe_init(&probing, proxy, method);
    cffi_probe *probe = &probing.probe;
    cffi_probe_begin(probe);
    call(proxy);
    cffi_probe_end(probe);
    EXPECT(probe->outcome == cffi_probe_one_call && probing.value == 41 && probe->is_right);
    cffi_probe_begin(probe);
    cffi_probe_end(probe);
    call(proxy);
    EXPECT(probe->outcome == cffi_probe_no_call);
}

static uint32_t heard;

static SWIFT void observe(const void *arguments, const cffi_outcome *outcome,
                          __attribute__((swift_context)) const void *context) {
    (void)context;
    EXPECT(*(const i64 *)arguments == 41 && outcome->ending == cffi_ending_unanswered);
    heard++;
}

static void check_observed(test_proxy *proxy) {
    fake_object *observer = test_observe(proxy->object, 0, cffi_stage_invoked, observe, NULL);
    call(proxy);
    EXPECT(heard == 1);
    test_stop_observing(proxy->object, 0, cffi_stage_invoked, observer);
    call(proxy);
    EXPECT(heard == 1);
}

/// What the caller gave away is ended.
static void check_consuming(test_proxy *proxy, cffi_method *method) {
    method->may_consume = true;
    call(proxy);
    EXPECT(ends == 1);
    method->may_consume = false;
}

/// A default that is registered later answers all the same.
static void check_default(test_proxy *proxy) {
    uint32_t before = taken, looked = looks;
    fake_object *object = fake_object_create(&receiver_class);
    default_receiver = cffi_receiver_create(object, true, 1);
    if (default_receiver == NULL) abort();
    cffi_receiver_tables(default_receiver)[0] = proxy->receiver_table;
    call(proxy);
    EXPECT(taken == before && looks == looked);
    cffi_defaults_changed();
    call(proxy);
    EXPECT(taken == before + 1 && last_self == object && looks == looked + 1);
    call(proxy);
    EXPECT(taken == before + 2 && looks == looked + 1);
    // A dispatch table keeps its default for ever. So that it goes here, the proxy gets it.
    proxy->dispatch_table->last_receiver = NULL;
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_fallback, default_receiver);
    default_receiver = NULL;
    swift_release(object);
}

// MARK: Handing over

static _Atomic(bool) is_handing_over;
static test_proxy *handed_over;

/// A receiver takes the place of one of the other kind, and so on: there is always one. It is retained, or ends when it
/// is replaced.
static void *hand_over_and_back(void *unused) {
    const cffi_receiver_kind kinds[] = {cffi_receiver_fallback, cffi_receiver_forward};
    fake_object *last = NULL;
    for (uint32_t i = 0; i < 20000; i++) {
        bool retained = i % 4 < 2;
        fake_object *next = test_proxy_set(handed_over, kinds[(i + 1) % 2], &receiver_class, retained);
        if (last != NULL) swift_release(last);
        cffi_proxy_set_receiver(handed_over->object, kinds[i % 2], NULL);
        last = retained ? NULL : next;
    }
    atomic_store(&is_handing_over, false);
    if (last != NULL) swift_release(last);
    return unused;
}

/// Whether there is a first receiver of a call, as code in Swift asks for it.
static bool finds_first(test_proxy *proxy) {
    void *existential[2];
    if (!cffi_first_receiver(proxy->object, existential)) return false;
    swift_release(existential[0]);
    return true;
}

static bool is_taken(test_proxy *proxy) {
    uint32_t before = taken;
    call(proxy);
    return taken == before + 1;
}

static void check_hand_over(test_proxy *proxy) {
    handed_over = proxy;
    bool (*const ways[])(test_proxy *) = {is_taken, finds_first};
    for (int way = 0; way < 2; way++) {
        atomic_store(&is_handing_over, true);
        test_proxy_set(proxy, cffi_receiver_fallback, &receiver_class, true);
        pthread_t thread;
        if (pthread_create(&thread, NULL, hand_over_and_back, NULL) != 0) abort();
        while (atomic_load(&is_handing_over)) EXPECT(ways[way](proxy) || !atomic_load(&is_handing_over));
        pthread_join(thread, NULL);
        cffi_proxy_set_receiver(proxy->object, cffi_receiver_fallback, NULL);
        cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    }
}

/// Nobody is found twice, and not the delegate where a call leaves it out.
static void check_second_look(test_proxy *proxy) {
    void *existential[2];
    fake_object *delegate = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    cffi_receivers receivers = cffi_receivers_of(proxy->object, CFFI_NO_SLOT, true, true);
    receivers.leaves_delegate_out = true;
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    fake_object *receiver = test_proxy_set(proxy, cffi_receiver_messages, &receiver_class, true);
    receivers = cffi_receivers_of(proxy->object, CFFI_NO_SLOT, true, true);
    receivers.leaves_delegate_out = true;
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_messages && existential[0] == receiver);
    swift_release(receiver);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    receivers = cffi_receivers_of(proxy->object, CFFI_NO_SLOT, true, true);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_delegate && existential[0] == delegate);
    swift_release(delegate);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    receivers = cffi_receivers_of(proxy->object, CFFI_NO_SLOT, true, true);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_messages);
    swift_release(receiver);
    // It declines; meanwhile somebody else comes.
    delegate = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_delegate && existential[0] == delegate);
    swift_release(delegate);
    EXPECT(cffi_next_receiver(&receivers, existential) == cffi_source_none);
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_messages, NULL);
}

void test_alone(void) {
    long objects = fake_object_count();
    cffi_set_swift_functions((cffi_swift_functions){.proxy_class = &proxy_base_class,
                                                    .find_default = find_default,
                                                    .find_method = find_method,
                                                    .learn_uses_of_self = learn_no_uses_of_self});
    cffi_set_swift_value_functions((cffi_swift_value_functions){.destroy_consumed = destroy_consumed});
    const void *witnesses[] = {(const void *)receive};
    test_proxy *proxy = test_proxy_create(1, witnesses, false);
    cffi_method *method = test_method_of_one_integer();
    check_first_call(proxy, method);
    check_registers(proxy, method);
    check_arrivals(proxy);
    check_second_look(proxy);
    check_hand_over(proxy);
    check_probe(proxy, method);
    check_observed(proxy);
    check_consuming(proxy, method);
    check_default(proxy);
    test_proxy_destroy(proxy);
    found_method = NULL;
    free(method);
    EXPECT(fake_object_count() == objects);
}
