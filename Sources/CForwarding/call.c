#include "CForwarding/call.h"

#include "CForwarding/extension_default.h"
#include "CForwarding/swift_functions.h"
#include "call_inline.h"

// MARK: Begin and end

void cffi_call_find_observers(cffi_call *call, void *proxy, uint32_t slot) {
    cffi_call_find_observers_inline(call, cffi_words_of(proxy), slot);
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

static inline void read_existential(const cffi_receiver *receiver, void *context) {
    existential *to = context;
    to->words[1] = (void *)receiver->tables[0];
    if (CFFI_LIKELY(to->table_count <= 1)) return;
    uint32_t count = receiver->table_count < to->table_count ? receiver->table_count : to->table_count;
    // Volatile, so that the compiler does not call memcpy, for which every call would save registers.
    void *volatile *words = to->words + 1;
    for (uint32_t i = 1; i < count; i++) words[i] = (void *)receiver->tables[i];
}

static inline void *next(cffi_receivers *receivers, void *value) {
    existential to = {value, cffi_words_of(receivers->proxy)->dispatch_table->direct_count};
    return to.words[0] = cffi_next_receiver_inline(receivers, read_existential, &to);
}

CFFI_HOT cffi_source cffi_next_receiver(cffi_receivers *receivers, void *value) {
    return next(receivers, value) != NULL ? receivers->source : cffi_source_none;
}

/// Separate from `first`, so that only such calls pay for it.
__attribute__((noinline)) static bool first_of_others(void *proxy, uint32_t slot, cffi_receiver *several, void *value) {
    cffi_receivers receivers = cffi_receivers_of(proxy, slot, false, false);
    receivers.source = cffi_source_delegate;
    receivers.several = several;
    return next(&receivers, value) != NULL;
}

CFFI_HOT_INLINE bool first(void *proxy, uint32_t slot, void *value) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    existential to = {value, words->dispatch_table->direct_count};
    cffi_receiver *several = NULL;
    to.words[0] = cffi_take_receiver((void *const *)&words->forward, read_existential, &to, &several);
    return CFFI_LIKELY(to.words[0] != NULL) || first_of_others(proxy, slot, several, value);
}

CFFI_HOT bool cffi_first_receiver(void *proxy, void *value) {
    return first(proxy, CFFI_NO_SLOT, value);
}

// MARK: Entries of classes that conform

static inline void check_slot(void *proxy, uint32_t slot) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of(proxy)->dispatch_table;
    if (CFFI_UNLIKELY(slot >= dispatch_table->slot_count || !dispatch_table->is_hand_written))
        cffi_swift.trap(cffi_trap_slot, proxy, slot);
}

/// For a call that has to be performed.
CFFI_HOT_INLINE cffi_entered to_observe(const cffi_dispatch_table *dispatch_table, uint32_t slot) {
    bool is_plain = dispatch_table->slots[slot].has_plain_arguments;
    return (cffi_entered){NULL, {.does = is_plain ? cffi_entry_observe_plain : cffi_entry_observe}};
}

/// For a call without a receiver, whose closures and default implementation decide how it ends.
CFFI_HOT_INLINE cffi_entry without_receiver(const cffi_dispatch_table *dispatch_table, uint32_t slot) {
    const cffi_slot *found = &dispatch_table->slots[slot];
    bool ends = found->has_plain_arguments && cffi_dispatch_table_has_no_extension_default(dispatch_table, found);
    return ends ? cffi_entry_end : cffi_entry_answer;
}

/// The general way. Separate from `enter`, which calls nothing else that returns there.
__attribute__((noinline)) static cffi_entered enter_slowly(void *proxy, uint32_t slot, void *value, bool is_multicast) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    check_slot(proxy, slot);
    if (__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))
        return (cffi_entered){NULL, {.does = cffi_entry_intercept}};
    bool is_for_several = is_multicast && __atomic_load_n(&words->has_several, __ATOMIC_RELAXED);
    if (is_for_several || cffi_is_observed_inline(words, slot)) return to_observe(words->dispatch_table, slot);
    if (!first(proxy, slot, value))
        return (cffi_entered){NULL, {.does = without_receiver(words->dispatch_table, slot)}};
    return (cffi_entered){*(void **)value, {NULL}};
}

/// The only forward delegate, which is alive. A null object for any other, and where only the runtime can count its
/// references. `own`: this thread's record.
CFFI_HOT_INLINE cffi_entered take_only_delegate(cffi_hazard_record *own, cffi_proxy_words *words, void *value) {
    existential to = {value, words->dispatch_table->direct_count};
    const cffi_receiver *receiver;
    if (cffi_keeps_delegate(words)) {
        cffi_call_guard *guard = cffi_take_kept_receiver(own, words, &receiver);
        if (CFFI_LIKELY(guard != NULL)) {
            read_existential(receiver, &to);
            return (cffi_entered){to.words[0] = cffi_receiver_object(receiver), {guard}};
        }
    }
    // One that stands for several has no object.
    receiver = cffi_hazard_protect_in(own, (void *const *)&words->forward);
    if (CFFI_UNLIKELY(receiver == NULL)) return (cffi_entered){NULL, {NULL}};
    void *object = cffi_receiver_object(receiver);
    read_existential(receiver, &to);
    bool is_retained = cffi_retain_at_once(object) == cffi_retaining_done;
    cffi_hazard_clear_in(own);
    return (cffi_entered){to.words[0] = is_retained ? object : NULL, {NULL}};
}

/// `cffi_proxy_take_receiver`, and the same for one: most calls are of the only delegate.
CFFI_HOT_INLINE cffi_entered enter(void *proxy, uint32_t slot, void *value, bool is_multicast) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    const cffi_dispatch_table *dispatch_table = words->dispatch_table;
    cffi_hazard_record *own = cffi_hazard_own;
    if (CFFI_UNLIKELY(slot >= dispatch_table->slot_count || !dispatch_table->is_hand_written || own == NULL ||
                      __atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) {
        return enter_slowly(proxy, slot, value, is_multicast);
    }
    if (cffi_is_observed_inline(words, slot)) return to_observe(dispatch_table, slot);
    cffi_entered entered = take_only_delegate(own, words, value);
    if (CFFI_LIKELY(entered.object != NULL)) return entered;
    if (cffi_has_no_receiver(words)) return (cffi_entered){NULL, {.does = without_receiver(dispatch_table, slot)}};
    return enter_slowly(proxy, slot, value, is_multicast);
}

CFFI_HOT cffi_entered cffi_proxy_take_receiver(void *proxy, uint32_t slot, void *value) {
    return enter(proxy, slot, value, true);
}

CFFI_HOT cffi_entered cffi_proxy_take_receiver_for_one(void *proxy, uint32_t slot, void *value) {
    return enter(proxy, slot, value, false);
}

// MARK: Observed calls of classes that conform

/// Begins a call, and takes its receiver if `take_only_delegate` gives it.
CFFI_HOT_INLINE cffi_entered open_call(cffi_call *call, void *proxy, uint32_t slot, const void *arguments,
                                       void *value) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_LIKELY(cffi_call_find_observers_inline(call, words, slot))) cffi_call_begin_inline(call, arguments);
    cffi_entered entered = take_only_delegate(cffi_hazard_record_of_thread(), words, value);
    if (CFFI_UNLIKELY(entered.object == NULL)) {
        bool ends = cffi_has_no_receiver(words) && without_receiver(words->dispatch_table, slot) == cffi_entry_end;
        entered.does = ends ? cffi_entry_end : cffi_entry_ask;
    }
    return entered;
}

CFFI_HOT cffi_entered cffi_call_open(cffi_call *call, void *proxy, uint32_t slot, const void *arguments, void *value) {
    check_slot(proxy, slot);
    if (CFFI_UNLIKELY(__atomic_load_n(&cffi_words_of(proxy)->intercepts, __ATOMIC_ACQUIRE))) {
        return (cffi_entered){NULL, {.does = cffi_entry_intercept}};
    }
    return open_call(call, proxy, slot, arguments, value);
}

CFFI_HOT cffi_entered cffi_call_open_for_one(cffi_call *call, void *proxy, uint32_t slot, const void *arguments,
                                             void *value) {
    check_slot(proxy, slot);
    cffi_entered entered = open_call(call, proxy, slot, arguments, value);
    if (CFFI_LIKELY(entered.object != NULL || entered.does == cffi_entry_end)) return entered;
    if (!first(proxy, slot, value)) return (cffi_entered){NULL, {.does = cffi_entry_answer}};
    return (cffi_entered){*(void **)value, {NULL}};
}

CFFI_HOT void cffi_proxy_leave(const void *value, void *guard) {
    cffi_let_go(*(void *const *)value, guard);
}
