// The implementation of call.h, inlined in the entries: when observers are notified of a call, in which order receivers
// get it, and which of them decides how it ends.

#ifndef CFORWARDING_CALL_INLINE_H
#define CFORWARDING_CALL_INLINE_H

#include <string.h>

#include "CForwarding/call.h"
#include "CForwarding/defaults.h"
#include "CForwarding/interception.h"
#include "CSupport/calls.h"
#include "CSupport/hazard_reader.h"
#include "proxy_words.h"
#include "receiver_layout.h"

#pragma GCC visibility push(hidden)

/// False if there are none.
CFFI_HOT_INLINE bool cffi_call_find_observers_inline(cffi_call *call, cffi_proxy_words *words, uint32_t slot) {
    cffi_observer_slot *observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    if (observers == NULL) return false;
    void *const *source = (void *const *)&observers[slot].list;
    if (__atomic_load_n(source, __ATOMIC_RELAXED) == NULL) return false;
    void *list;
    cffi_call_guard *guard = cffi_guard_take(cffi_hazard_record_of_thread(), source, &list);
    if (CFFI_LIKELY(guard != NULL)) {
        if (CFFI_LIKELY(list != NULL && list != CFFI_OBSERVERS_OUTDATED)) {
            call->observers = list;
            call->guard = guard;
            return true;
        }
        cffi_guard_leave(guard);
    }
    call->observers = cffi_copy_observers_inline(words, slot);
    call->guard = NULL;
    return call->observers != NULL;
}

CFFI_HOT_INLINE void cffi_call_begin_inline(cffi_call *call, const void *arguments) {
    call->arguments = arguments;
    call->outcome = (cffi_outcome){.ending = cffi_ending_sent};
    cffi_observer_list_notify(call->observers, cffi_stage_sent, arguments, &call->outcome);
}

CFFI_HOT_INLINE void cffi_call_end_inline(cffi_call *call, cffi_ending ending, const void *error) {
    call->outcome.ending = ending;
    call->outcome.error = error;
    cffi_observer_list_notify(call->observers, cffi_stage_invoked, call->arguments, &call->outcome);
    cffi_outcome_end(&call->outcome);
    if (CFFI_LIKELY(call->guard != NULL)) {
        cffi_guard_leave(call->guard);
    } else {
        cffi_observer_list_release(call->observers);
    }
}

/// Reads what a call needs from a receiver, whose object may be gone by the time of the call.
typedef void cffi_receiver_reader(const cffi_receiver *receiver, void *context);

/// Retains and returns the object of the receiver at a location in a proxy's words, and reads the receiver; null if
/// there is no receiver or its object is gone. If there are several receivers, keeps them for the caller in `*several`.
CFFI_HOT_INLINE void *cffi_take_receiver(void *const *location, cffi_receiver_reader *read, void *context,
                                         cffi_receiver **several) {
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    cffi_receiver *receiver = cffi_hazard_protect_in(own, location);
    if (CFFI_UNLIKELY(receiver == NULL)) return NULL;
    // Read before the object is retained: retaining is an atomic operation, and everything after it has to wait for it.
    read(receiver, context);
    void *object = cffi_receiver_retain(receiver);
    if (CFFI_UNLIKELY(object == NULL) && receiver->holding == cffi_holding_several) {
        cffi_receiver_keep(receiver);
        *several = receiver;
    }
    cffi_hazard_clear_in(own);
    return object;
}

/// Ends the use of a receiver's object that `guard` keeps, or, if that is null, a reference.
CFFI_HOT_INLINE void cffi_let_go(void *object, cffi_call_guard *guard) {
    if (CFFI_LIKELY(guard != NULL)) {
        cffi_guard_leave(guard);
    } else {
        cffi_release(object);
    }
}

/// Where a slot's chain of interceptors is; null if the proxy never had any.
CFFI_HOT_INLINE void *const *cffi_chain_place(const cffi_proxy_words *words, uint32_t slot) {
    const char *table = __atomic_load_n(&words->interceptors, __ATOMIC_ACQUIRE);
    return table == NULL ? NULL : &((const cffi_interceptor_table *)(table + CFFI_OBJECT_HEADER))->chains[slot];
}

/// The chain of a slot, for a call that ends on the same thread, with `cffi_let_go`; null if there is none.
CFFI_HOT_INLINE void *cffi_take_interceptors(void *proxy, uint32_t slot, cffi_call_guard **guard) {
    void *const *place = cffi_chain_place(cffi_words_of(proxy), slot);
    if (place == NULL || __atomic_load_n(place, __ATOMIC_RELAXED) == NULL) return NULL;
    void *chain;
    *guard = cffi_guard_take(cffi_hazard_record_of_thread(), place, &chain);
    if (CFFI_LIKELY(*guard != NULL)) {
        if (CFFI_LIKELY(chain != NULL)) return chain;
        cffi_guard_leave(*guard);
        *guard = NULL;
    }
    return cffi_proxy_copy_interceptors(proxy, slot);
}

/// Whether the proxy retains its forward delegate, as far as a call can tell that has not read the delegate.
CFFI_HOT_INLINE bool cffi_keeps_delegate(const cffi_proxy_words *words) {
    return __atomic_load_n(&words->keeps_delegate, __ATOMIC_RELAXED);
}

/// The forward delegate, if the proxy retains it: the guard in this thread's record, `own`, that it gives keeps the
/// receiver until `cffi_guard_leave`. Null for a delegate that the proxy does not retain, and where calls have to
/// count.
CFFI_HOT_INLINE cffi_call_guard *cffi_take_kept_receiver(cffi_hazard_record *own, cffi_proxy_words *words,
                                                         const cffi_receiver **receiver) {
    void *found;
    cffi_call_guard *guard = cffi_guard_take(own, (void *const *)&words->forward, &found);
    if (CFFI_UNLIKELY(guard == NULL)) return NULL;
    *receiver = found;
    if (CFFI_LIKELY(found != NULL && (*receiver)->holding == cffi_holding_strong)) return guard;
    cffi_guard_leave(guard);
    return NULL;
}

/// Atomic. Counts registrations and offers of defaults. A dispatch table that has looked since the last one need not
/// look again.
extern uint32_t cffi_defaults_changes;

/// Whether a proxy has no receiver to answer its calls: no target, no fallback receiver, no default. False also where
/// the dispatch table would have to look for a default, where single methods may have answers, and where a receiver was
/// changed meanwhile.
CFFI_HOT_INLINE bool cffi_has_no_receiver(const cffi_proxy_words *words) {
    uint16_t changes = cffi_receiver_changes(words);
    if (__atomic_load_n(&words->forward, __ATOMIC_ACQUIRE) != NULL) return false;
    if (__atomic_load_n(&words->fallback, __ATOMIC_ACQUIRE) != NULL) return false;
    // These have answers for single methods, perhaps.
    if (__atomic_load_n(&words->interceptors, __ATOMIC_ACQUIRE) != NULL) return false;
    const cffi_dispatch_table *dispatch_table = words->dispatch_table;
    return __atomic_load_n(&dispatch_table->last_look, __ATOMIC_ACQUIRE) ==
               __atomic_load_n(&cffi_defaults_changes, __ATOMIC_ACQUIRE) &&
           __atomic_load_n(&dispatch_table->last_receiver, __ATOMIC_ACQUIRE) == NULL &&
           cffi_receiver_changes(words) == changes;
}

/// Whether a partial receiver gets a call.
static inline bool cffi_receiver_serves(const cffi_receiver *receiver, const cffi_receivers *receivers) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of(receivers->proxy)->dispatch_table;
    return receivers->slot < dispatch_table->slot_count &&
           (receiver->lacks >> dispatch_table->slots[receivers->slot].table & 1) == 0;
}

static inline void *cffi_next_of_several(cffi_receivers *receivers, cffi_receiver_reader *read, void *context) {
    void *object = NULL;
    while (object == NULL && receivers->next < receivers->several->count) {
        cffi_receiver *receiver = cffi_receiver_members(receivers->several)[receivers->next++];
        if (CFFI_UNLIKELY(receiver->lacks != 0) && !cffi_receiver_serves(receiver, receivers)) continue;
        read(receiver, context);
        object =
            CFFI_LIKELY(!receiver->may_be_gone) ? cffi_receiver_retain(receiver) : cffi_receiver_retain_any(receiver);
    }
    receivers->decides = !receivers->is_answered;
    receivers->is_answered |= object != NULL;
    bool is_last = receivers->next == receivers->several->count;
    if (object != NULL && receivers->is_multicast && !is_last) return object;
    cffi_receiver_drop(receivers->several);
    receivers->several = NULL;
    receivers->is_over = receivers->is_answered;
    return object;
}

/// The location of a slot's answer (`whenUnanswered`); null if the proxy has no answers.
static inline cffi_receiver *const *cffi_answer_of(const cffi_proxy_words *words, uint32_t slot) {
    const char *table = __atomic_load_n(&words->interceptors, __ATOMIC_ACQUIRE);
    if (table == NULL || slot >= words->dispatch_table->slot_count) return NULL;
    return ((const cffi_interceptor_table *)(table + CFFI_OBJECT_HEADER))->answers + slot;
}

/// What was given to answer the calls of a slot; null if nothing was.
static inline void *cffi_take_answer(const cffi_proxy_words *words, uint32_t slot, cffi_receiver_reader *read,
                                     void *context) {
    cffi_receiver *const *answer = cffi_answer_of(words, slot);
    cffi_receiver *none = NULL;
    return answer == NULL ? NULL : cffi_take_receiver((void *const *)answer, read, context, &none);
}

/// Whether something was given to answer the calls of a slot.
static inline bool cffi_has_answer(void *proxy, uint32_t slot) {
    cffi_receiver *const *answer = cffi_answer_of(cffi_words_of(proxy), slot);
    return answer != NULL && __atomic_load_n(answer, __ATOMIC_RELAXED) != NULL;
}

/// Goes on after the forward delegate, which was looked at: either none is alive, or there are several.
static inline void *cffi_next_behind_delegate(cffi_receivers *receivers, cffi_receiver_reader *read, void *context) {
    cffi_proxy_words *words = cffi_words_of(receivers->proxy);
    void *object;
    if (receivers->several != NULL) {
        object = cffi_next_of_several(receivers, read, context);
        if (object != NULL) return object;
    }
    if (receivers->is_over) return NULL;
    cffi_receiver *none = NULL;
    if (CFFI_UNLIKELY(receivers->is_message)) {
        receivers->source = cffi_source_messages;
        object = cffi_take_receiver((void *const *)&words->messages, read, context, &none);
        // A receiver that declines a message is not asked again.
        receivers->is_message = object == NULL;
        if (object != NULL) return object;
    }
    receivers->is_over = true;
    receivers->source = cffi_source_answer;
    object = cffi_take_answer(words, receivers->slot, read, context);
    if (object != NULL) return object;
    receivers->source = cffi_source_fallback;
    object = cffi_take_receiver((void *const *)&words->fallback, read, context, &none);
    if (object != NULL || receivers->leaves_default_out) return object;
    receivers->source = cffi_source_default;
    cffi_receiver *receiver = cffi_dispatch_table_default(words->dispatch_table);
    if (receiver == NULL) return NULL;
    read(receiver, context);
    return cffi_receiver_retain(receiver);
}

/// Looks at the forward delegate, unless the call leaves it out.
static inline void *cffi_take_delegate_of(cffi_receivers *receivers, cffi_receiver_reader *read, void *context) {
    receivers->source = cffi_source_delegate;
    receivers->is_over = false;
    if (CFFI_UNLIKELY(receivers->leaves_delegate_out)) return NULL;
    void *const *location = (void *const *)&cffi_words_of(receivers->proxy)->forward;
    void *object = cffi_take_receiver(location, read, context, &receivers->several);
    receivers->is_over = object != NULL;
    return object;
}

/// Goes on after the target. If it finds no receiver, it looks at all receivers once more.
///
/// A thread that hands a proxy over sets the new receiver, and then takes the old one away. A call may look for the new
/// one before it is set, and for the old one after it was taken away. Then it finds no receiver, though the proxy had
/// one all the time. So it looks again, until it finds a receiver, or no receiver was changed while it looked.
__attribute__((noinline, unused)) static void *cffi_next_of_others(cffi_receivers *receivers,
                                                                   cffi_receiver_reader *read, void *context) {
    // Otherwise a receiver got the call before.
    bool may_look_again = !receivers->is_over && !receivers->is_answered;
    // In a program that only observes, no receiver answers any call.
    if (may_look_again && receivers->several == NULL && !receivers->is_message &&
        cffi_has_no_receiver(cffi_words_of(receivers->proxy))) {
        receivers->is_over = true;
        return NULL;
    }
    void *object = cffi_next_behind_delegate(receivers, read, context);
    if (CFFI_LIKELY(object != NULL) || !may_look_again || receivers->is_answered) return object;
    uint16_t changes;
    do {
        changes = cffi_receiver_changes(cffi_words_of(receivers->proxy));
        receivers->next = 0;
        object = cffi_take_delegate_of(receivers, read, context);
        if (object == NULL) object = cffi_next_behind_delegate(receivers, read, context);
    } while (object == NULL && cffi_receiver_changes(cffi_words_of(receivers->proxy)) != changes);
    return object;
}

/// `cffi_next_receiver`, which returns the object. The first look is inlined; most calls need nothing else.
static inline void *cffi_next_receiver_inline(cffi_receivers *receivers, cffi_receiver_reader *read, void *context) {
    if (receivers->source == cffi_source_none) {
        void *object = cffi_take_delegate_of(receivers, read, context);
        if (CFFI_LIKELY(object != NULL)) return object;
    }
    return cffi_next_of_others(receivers, read, context);
}

#pragma GCC visibility pop

#endif
