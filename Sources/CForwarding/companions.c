#include "CForwarding/companions.h"

#include <stdlib.h>

#include "CSupport/swift_runtime.h"
#include "proxy_words.h"

void *cffi_proxy_companion(void *proxy, uint32_t number) {
    cffi_companions *companions = __atomic_load_n(&cffi_words_of(proxy)->companions, __ATOMIC_ACQUIRE);
    return companions == NULL ? NULL : __atomic_load_n(&companions->proxies[number], __ATOMIC_ACQUIRE);
}

bool cffi_proxy_set_companion(void *proxy, const cffi_companion_family *family, uint32_t number, void *companion) {
    cffi_companions **place = &cffi_words_of(proxy)->companions;
    cffi_companions *companions = *place;
    if (companions == NULL) {
        companions = calloc(1, sizeof *companions);
        if (companions == NULL) return false;
        companions->family = family;
        companions->original = *(const void *const *)proxy;
        __atomic_store_n(place, companions, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&companions->proxies[number], swift_retain(companion), __ATOMIC_RELEASE);
    return true;
}

uint64_t cffi_proxy_named_companions(void *proxy) {
    cffi_companions *companions = cffi_words_of(proxy)->companions;
    return companions == NULL ? 0 : companions->named;
}

void cffi_proxy_name_companion(void *proxy, uint32_t number) {
    cffi_words_of(proxy)->companions->named |= UINT64_C(1) << number;
}

bool cffi_proxy_needs_no_companions(void *proxy, const void *object) {
    const cffi_proxy_words *words = cffi_words_of(proxy);
    if (__atomic_load_n(&words->companions, __ATOMIC_ACQUIRE) != NULL) return false;
    const void *type = object == NULL ? NULL : *(const void *const *)object;
    return type == NULL || type == __atomic_load_n(&words->dispatch_table->plain_class, __ATOMIC_RELAXED);
}

void cffi_dispatch_table_set_plain_class(cffi_dispatch_table *dispatch_table, const void *type) {
    __atomic_store_n(&dispatch_table->plain_class, type, __ATOMIC_RELAXED);
}

void cffi_companion_family_add(cffi_companion_family *family, cffi_companion_class *added) {
    added->next = family->classes;
    __atomic_store_n(&family->classes, added, __ATOMIC_RELEASE);
}

void cffi_companions_destroy(cffi_companions *companions) {
    for (uint32_t i = 0; i < CFFI_COMPANIONS; i++) {
        if (companions->proxies[i] != NULL) swift_release(companions->proxies[i]);
    }
    free(companions);
}

// Swift's code reads an object's class without synchronization, which the thread sanitizer would report: a call that
// began with the old class is settled (cffi_settle_class).
__attribute__((no_sanitize("thread"))) void cffi_object_set_class(void *object, const void *type) {
    __atomic_store_n((const void **)object, type, __ATOMIC_RELEASE);
}
