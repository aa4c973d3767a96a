#include "CForwarding/call.h"
#include "CForwarding/hooks.h"
#include "next_receiver.h"
#include "proxy_words.h"

static inline void check_slot(void *proxy, uint32_t slot) {
    const cffi_shape *shape = cffi_words_of(proxy)->shape;
    if (CFFI_UNLIKELY(slot >= shape->slot_count || !shape->is_by_hand)) {
        cffi_installed_hooks.trap(cffi_trap_slot, proxy, slot);
    }
}

cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *existential) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    check_slot(proxy, slot);
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    if (CFFI_UNLIKELY(__atomic_load_n(&words->has_several, __ATOMIC_RELAXED) || cffi_is_observed_inline(words, slot))) {
        return cffi_entry_observe;
    }
    cffi_copy_delegate_inline(proxy, existential);
    return cffi_entry_forward;
}

cffi_entry cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *existential) {
    check_slot(proxy, slot);
    if (CFFI_UNLIKELY(__atomic_load_n(&cffi_words_of(proxy)->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    cffi_copy_delegate_inline(proxy, existential);
    return cffi_entry_forward;
}

cffi_entry cffi_proxy_enter_observed(void *proxy, uint32_t slot, void *existential, cffi_observer_list **list) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    check_slot(proxy, slot);
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    *list = cffi_copy_observers_inline(words, slot);
    if (*list != NULL || CFFI_UNLIKELY(__atomic_load_n(&words->has_several, __ATOMIC_RELAXED))) return cffi_entry_observe;
    cffi_copy_delegate_inline(proxy, existential);
    return cffi_entry_forward;
}
