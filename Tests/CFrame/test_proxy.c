#include <stdlib.h>
#include <string.h>

#include "tests.h"

const fake_class proxy_base_class = {"proxies", NULL}, proxy_class = {"proxy", &proxy_base_class};
const fake_class receiver_class = {"receiver", NULL}, fallback_class = {"fallback", NULL};
const fake_class observer_class = {"observer", NULL};

static const char descriptor[] = "a conformance descriptor";

test_proxy *test_proxy_create(uint32_t count, const void *const *witnesses, bool self_by_address) {
    test_proxy *proxy = calloc(1, sizeof *proxy);
    const void **table = calloc(count + 1, sizeof *table), **receiver_table = calloc(count + 1, sizeof *table);
    cffi_dispatch_table *dispatch_table = cffi_dispatch_table_create(count);
    if (proxy == NULL || table == NULL || receiver_table == NULL || dispatch_table == NULL) abort();
    cffi_slot *slots = cffi_dispatch_table_slots(dispatch_table);
    table[0] = receiver_table[0] = descriptor;
    for (uint32_t i = 0; i < count; i++) {
        slots[i] = (cffi_slot){.entries = table, .word = (uint16_t)(i + 1), .self_by_address = self_by_address};
        table[i + 1] = cffi_entry_stub(i, &slots[i]);
        receiver_table[i + 1] = witnesses[i];
    }
    proxy->table = table;
    proxy->receiver_table = receiver_table;
    proxy->witness_tables[0] = table;
    proxy->dispatch_table = dispatch_table;
    dispatch_table->table_count = 1;
    dispatch_table->tables = proxy->witness_tables;
    proxy->object = fake_object_create(&proxy_class);
    cffi_proxy_init(proxy->object, dispatch_table);
    return proxy;
}

void test_proxy_destroy(test_proxy *proxy) {
    // Nobody else keeps the observers that are still there.
    cffi_proxy_complete(proxy->object, swift_release);
    cffi_proxy_destroy(proxy->object);
    swift_release(proxy->object);
    free((void *)proxy->table);
    free((void *)proxy->receiver_table);
    free(proxy->dispatch_table->extension_defaults);
    free(proxy->dispatch_table);
    free(proxy);
}

fake_object *test_proxy_set(test_proxy *proxy, cffi_receiver_kind kind, const fake_class *type, bool retained) {
    fake_object *object = fake_object_create(type);
    cffi_receiver *receiver = cffi_receiver_create(object, retained, 1);
    if (receiver == NULL) abort();
    cffi_receiver_tables(receiver)[0] = proxy->receiver_table;
    cffi_proxy_set_receiver(proxy->object, kind, receiver);
    if (retained) swift_release(object);
    return object;
}

fake_object *test_observe(fake_object *proxy, uint32_t slot, cffi_stage stage, test_observation *code,
                          const void *context) {
    fake_object *observer = fake_object_create(&observer_class);
    observer->observer = (cffi_observer_words){.is_active = 1, .code = (const void *)code, .context = context};
    EXPECT(cffi_proxy_add_observer(proxy, slot, stage, observer) == cffi_observing_added);
    return observer;
}

void test_stop_observing(fake_object *proxy, uint32_t slot, cffi_stage stage, fake_object *observer) {
    EXPECT(!cffi_proxy_remove_observer(proxy, slot, stage, observer));
    swift_release(observer);
}

cffi_method *test_method_of_one_integer(void) {
    cffi_method *method = calloc(1, sizeof *method + 3 * sizeof(cffi_piece));
    if (method == NULL) abort();
    method->size = 8;
    method->alignment = 8;
    method->piece_count = 1;
    method->is_void = method->returns_unanswered = method->is_multicast = true;
    for (uint16_t i = 0; i < 3; i++) {
        cffi_method_pieces(method)[i] = (cffi_piece){.size = 8, .index = i, .place = cffi_place_integer};
    }
    cffi_method_settle(method);
    return method;
}

void test_probe_init(test_probe *probe, test_proxy *proxy, const cffi_method *method) {
    *probe = (test_probe){.sent = 41};
    memset(probe->compared, 1, sizeof probe->compared);
    probe->probe = (cffi_probe){.proxy = proxy->object,
                                .method = method,
                                .arguments = &probe->value,
                                .sent = &probe->sent,
                                .compared = probe->compared};
}

cffi_receiver *find_no_default(const void *dispatch_table_context) {
    (void)dispatch_table_context;
    return NULL;
}

const cffi_method *find_no_method(cffi_swift_frame *frame, void *proxy, uint32_t slot) {
    (void)frame, (void)proxy, (void)slot;
    return NULL;
}

void learn_no_uses_of_self(const void *context) {
    (void)context;
}
