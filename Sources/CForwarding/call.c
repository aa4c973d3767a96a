#include "CForwarding/call.h"

#include "CForwarding/swift_functions.h"
#include "call_inline.h"

// MARK: Begin and end

void cffi_call_find_observers(cffi_call *call, void *proxy, uint32_t slot) {
    cffi_call_find_observers_inline(call, cffi_words_of(proxy), slot);
}

CFFI_HOT bool cffi_call_enter(cffi_call *call, void *proxy, uint32_t slot) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return false;
    cffi_call_find_observers_inline(call, words, slot);
    return true;
}

CFFI_HOT void cffi_call_begin(cffi_call *call, const void *arguments) {
    if (call->observers != NULL) cffi_call_begin_inline(call, arguments);
}

CFFI_HOT void cffi_call_end(cffi_call *call, cffi_ending ending, const void *error) {
    if (call->observers != NULL) cffi_call_end_inline(call, ending, error);
}

// MARK: Next receiver

/// A value of the delegate type, and the number of its tables.
typedef struct existential {
    void **words;
    uint32_t table_count;
} existential;

static void read_existential(const cffi_receiver *receiver, void *context) {
    existential *to = context;
    to->words[1] = (void *)receiver->tables[0];
    if (CFFI_UNLIKELY(to->table_count > 1)) {
        uint32_t count = receiver->table_count < to->table_count ? receiver->table_count : to->table_count;
        memcpy(to->words + 1, receiver->tables, count * sizeof *receiver->tables);
    }
}

static inline void *next(cffi_receivers *receivers, void *value) {
    existential to = {value, cffi_words_of(receivers->proxy)->shape->direct_count};
    return to.words[0] = cffi_next_receiver_inline(receivers, read_existential, &to);
}

CFFI_HOT cffi_source cffi_next_receiver(cffi_receivers *receivers, void *value) {
    return next(receivers, value) != NULL ? receivers->source : cffi_source_none;
}

/// Separate from `first`, so that only such calls pay for it.
__attribute__((noinline)) static bool first_of_others(void *proxy, cffi_receiver *several, void *value) {
    cffi_receivers receivers = cffi_receivers_of(proxy, false, false);
    receivers.source = cffi_source_delegate;
    receivers.several = several;
    return next(&receivers, value) != NULL;
}

CFFI_HOT_INLINE bool first(void *proxy, void *value) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    existential to = {value, words->shape->direct_count};
    cffi_receiver *several = NULL;
    to.words[0] = cffi_take_receiver((void *const *)&words->forward, read_existential, &to, &several);
    return CFFI_LIKELY(to.words[0] != NULL) || first_of_others(proxy, several, value);
}

CFFI_HOT bool cffi_first_receiver(void *proxy, void *value) {
    return first(proxy, value);
}

// MARK: Entries of classes that conform

static inline void check_slot(void *proxy, uint32_t slot) {
    const cffi_shape *shape = cffi_words_of(proxy)->shape;
    if (CFFI_UNLIKELY(slot >= shape->slot_count || !shape->is_by_hand)) {
        cffi_swift.trap(cffi_trap_slot, proxy, slot);
    }
}

CFFI_HOT cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *value) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    check_slot(proxy, slot);
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    if (CFFI_UNLIKELY(__atomic_load_n(&words->has_several, __ATOMIC_RELAXED) || cffi_is_observed_inline(words, slot))) {
        return cffi_entry_observe;
    }
    first(proxy, value);
    return cffi_entry_forward;
}

CFFI_HOT cffi_entry cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *value) {
    check_slot(proxy, slot);
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    if (CFFI_UNLIKELY(cffi_is_observed_inline(words, slot))) return cffi_entry_observe;
    first(proxy, value);
    return cffi_entry_forward;
}
