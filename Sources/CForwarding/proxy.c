// A proxy's words, and the dispatch tables and methods that proxies share.

#include <stdlib.h>

#include "CForwarding/proxy.h"
#include "CSupport/hazard.h"
#include "proxy_words.h"
#include "receiver_layout.h"

void cffi_proxy_init(void *proxy, const cffi_dispatch_table *dispatch_table) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    words->dispatch_table = dispatch_table;
    words->forward = NULL;
    words->fallback = NULL;
    words->messages = NULL;
    words->observers = NULL;
    words->interceptors = NULL;
    words->companions = NULL;
    words->completed = words->reports_changes = words->intercepts = words->has_several = false;
    words->overrides_methods = words->answers_for_another = false;
    words->keeps_delegate = false;
    words->receiver_changes = 0;
    words->end = (cffi_end){.object = NULL};
}

const cffi_dispatch_table *cffi_proxy_dispatch_table(void *proxy) {
    return cffi_words_of(proxy)->dispatch_table;
}

void cffi_proxy_set_reports_changes(void *proxy, bool reports) {
    cffi_words_of(proxy)->reports_changes = reports;
}

bool cffi_proxy_reports_changes(void *proxy) {
    return cffi_words_of(proxy)->reports_changes;
}

void cffi_proxy_set_overrides_methods(void *proxy) {
    cffi_words_of(proxy)->overrides_methods = true;
}

void cffi_proxy_set_answers_for_another(void *proxy) {
    cffi_words_of(proxy)->answers_for_another = true;
}

cffi_found_method cffi_proxy_find_method(void *proxy, const char *selector) {
    const cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_UNLIKELY(words->overrides_methods)) return (cffi_found_method){NULL, NULL};
    return cffi_method_map_find(words->dispatch_table->messages, selector);
}

void cffi_proxy_set_intercepts(void *proxy, bool intercepts) {
    __atomic_store_n(&cffi_words_of(proxy)->intercepts, intercepts, __ATOMIC_RELEASE);
}

bool cffi_proxy_intercepts(void *proxy) {
    return __atomic_load_n(&cffi_words_of(proxy)->intercepts, __ATOMIC_ACQUIRE);
}

void *cffi_proxy_interceptors(void *proxy) {
    return __atomic_load_n(&cffi_words_of(proxy)->interceptors, __ATOMIC_ACQUIRE);
}

void cffi_proxy_set_interceptors(void *proxy, void *interceptors) {
    __atomic_store_n(&cffi_words_of(proxy)->interceptors, interceptors, __ATOMIC_RELEASE);
}

/// Takes a receiver out. No thread sets one any more.
static cffi_receiver *last(cffi_receiver **location) {
    if (__atomic_load_n(location, __ATOMIC_ACQUIRE) == NULL) return NULL;
    return cffi_hazard_exchange((void **)location, NULL);
}

void cffi_proxy_destroy(void *proxy) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (words->interceptors != NULL) swift_release(words->interceptors);
    if (CFFI_UNLIKELY(words->companions != NULL)) cffi_companions_destroy(words->companions);
    cffi_receiver *forward = last(&words->forward), *fallback = last(&words->fallback),
                  *messages = last(&words->messages);
    if (forward != NULL) cffi_receiver_retire(forward);
    if (fallback != NULL) cffi_hazard_retire(fallback, cffi_receiver_drop);
    if (messages != NULL) cffi_hazard_retire(messages, cffi_receiver_drop);
    cffi_proxy_destroy_observers(proxy);
}

// MARK: Dispatch tables and methods

cffi_dispatch_table *cffi_dispatch_table_create(uint32_t slot_count) {
    cffi_dispatch_table *dispatch_table = calloc(1, sizeof *dispatch_table + slot_count * sizeof(cffi_slot));
    if (dispatch_table == NULL) return NULL;
    dispatch_table->slot_count = slot_count;
    dispatch_table->extension_defaults = calloc(slot_count + 1, sizeof *dispatch_table->extension_defaults);
    if (dispatch_table->extension_defaults != NULL) return dispatch_table;
    free(dispatch_table);
    return NULL;
}

cffi_slot *cffi_dispatch_table_slots(cffi_dispatch_table *dispatch_table) {
    return dispatch_table->slots;
}

void cffi_slot_publish(cffi_slot *slot, const cffi_method *method) {
    __atomic_store_n(&slot->method, method, __ATOMIC_RELEASE);
}

const cffi_method *cffi_slot_method(const cffi_slot *slot) {
    return __atomic_load_n(&slot->method, __ATOMIC_ACQUIRE);
}

void cffi_slot_register(cffi_slot *slot, const void *registered) {
    const void *none = NULL;
    __atomic_compare_exchange_n(&slot->registered, &none, registered, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

const void *cffi_proxy_registered(void *proxy, uint32_t slot) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of(proxy)->dispatch_table;
    return slot < dispatch_table->slot_count
               ? __atomic_load_n(&dispatch_table->slots[slot].registered, __ATOMIC_ACQUIRE)
               : NULL;
}
