#include "CForwarding/call.h"

#include "CForwarding/swift_functions.h"
#include "retargeting.h"

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

/// The general way. Separate from `enter`, which calls nothing else that returns there.
__attribute__((noinline)) static cffi_entered enter_slowly(void *proxy, uint32_t slot, void *value, bool reaches_all) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    const cffi_shape *shape = words->shape;
    if (CFFI_UNLIKELY(slot >= shape->slot_count || !shape->is_by_hand)) cffi_swift.trap(cffi_trap_slot, proxy, slot);
    if (__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE)) return (cffi_entered){NULL, {.does = cffi_entry_intercept}};
    bool is_for_several = reaches_all && __atomic_load_n(&words->has_several, __ATOMIC_RELAXED);
    if (is_for_several || cffi_is_observed_inline(words, slot)) return (cffi_entered){NULL, {.does = cffi_entry_observe}};
    if (!cffi_first_receiver(proxy, value)) return (cffi_entered){NULL, {.does = cffi_entry_answer}};
    return (cffi_entered){*(void **)value, {NULL}};
}

/// The only forward delegate, which is alive, of a type of one protocol. A null object for any other. `own`: this thread's record.
CFFI_HOT_INLINE cffi_entered take_only_delegate(cffi_hazard_record *own, cffi_proxy_words *words, void *value) {
    void **existential = value;
    const cffi_receiver *receiver;
    if (CFFI_UNLIKELY(words->shape->direct_count != 1)) return (cffi_entered){NULL, {NULL}};
    if (cffi_keeps_delegate(words)) {
        cffi_call_place *place = cffi_take_kept_receiver(own, words, &receiver);
        if (CFFI_LIKELY(place != NULL)) {
            existential[1] = (void *)receiver->tables[0];
            return (cffi_entered){existential[0] = receiver->object, {place}};
        }
    }
    // One that stands for several has no object.
    receiver = cffi_hazard_protect_in(own, (void *const *)&words->forward);
    if (CFFI_UNLIKELY(receiver == NULL)) return (cffi_entered){NULL, {NULL}};
    void *object = receiver->object;
    existential[1] = (void *)receiver->tables[0];
    bool is_retained = cffi_retain_at_once(object) == cffi_retaining_done;
    cffi_hazard_clear_in(own);
    return (cffi_entered){existential[0] = is_retained ? object : NULL, {NULL}};
}

/// `cffi_proxy_enter`, and the same for one: most calls are of the only delegate.
CFFI_HOT_INLINE cffi_entered enter(void *proxy, uint32_t slot, void *value, bool reaches_all) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    const cffi_shape *shape = words->shape;
    cffi_hazard_record *own = cffi_hazard_own;
    if (CFFI_UNLIKELY(slot >= shape->slot_count || !shape->is_by_hand || own == NULL ||
                      __atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) {
        return enter_slowly(proxy, slot, value, reaches_all);
    }
    if (cffi_is_observed_inline(words, slot)) return (cffi_entered){NULL, {.does = cffi_entry_observe}};
    cffi_entered entered = take_only_delegate(own, words, value);
    return CFFI_LIKELY(entered.object != NULL) ? entered : enter_slowly(proxy, slot, value, reaches_all);
}

CFFI_HOT cffi_entered cffi_proxy_enter(void *proxy, uint32_t slot, void *value) {
    return enter(proxy, slot, value, true);
}

CFFI_HOT cffi_entered cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *value) {
    return enter(proxy, slot, value, false);
}

// MARK: Observed calls of classes that conform

/// Begins a call, and takes its receiver if that is the only delegate.
CFFI_HOT_INLINE cffi_entered open_call(cffi_call *call, void *proxy, uint32_t slot, const void *arguments, void *value) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_LIKELY(cffi_call_find_observers_inline(call, words, slot))) cffi_call_begin_inline(call, arguments);
    cffi_entered entered = take_only_delegate(cffi_hazard_record_of_thread(), words, value);
    if (CFFI_UNLIKELY(entered.object == NULL)) entered.does = cffi_entry_observe;
    return entered;
}

CFFI_HOT cffi_entered cffi_call_open(cffi_call *call, void *proxy, uint32_t slot, const void *arguments, void *value) {
    if (CFFI_UNLIKELY(__atomic_load_n(&cffi_words_of(proxy)->intercepts, __ATOMIC_ACQUIRE))) {
        return (cffi_entered){NULL, {.does = cffi_entry_intercept}};
    }
    return open_call(call, proxy, slot, arguments, value);
}

CFFI_HOT cffi_entered cffi_call_open_for_one(cffi_call *call, void *proxy, uint32_t slot, const void *arguments, void *value) {
    cffi_entered entered = open_call(call, proxy, slot, arguments, value);
    if (CFFI_LIKELY(entered.object != NULL)) return entered;
    if (!cffi_first_receiver(proxy, value)) return (cffi_entered){NULL, {.does = cffi_entry_answer}};
    return (cffi_entered){*(void **)value, {NULL}};
}

CFFI_HOT void cffi_proxy_leave(const void *value, void *place) {
    cffi_let_delegate_go((cffi_taken){NULL, *(void *const *)value, place});
}
