// What an entry asks before it has saved all registers, and what it calls when such a call is over: the shortest way of
// most calls.

#include "call_inline.h"
#include "probe_entry.h"
#include "retargeting.h"

#if CFFI_HAS_SWIFT_ENTRIES

/// What the entry is to call on `caught->receiver`, and how many of the caller's stack words to copy; afterwards the
/// entry lets the receiver go, if there is one. Or, with a null function, the stub's number, with which the entry calls
/// `cffi_swift_dispatch`.
typedef struct gate_answer {
    const void *function;
    uint64_t stack_words_or_number;
} gate_answer;

/// What the entry needs for a call whose receiver was taken.
CFFI_HOT_INLINE gate_answer prepared(cffi_caught *caught, const cffi_slot *slot, cffi_taken taken) {
    caught->receiver = (uint64_t)taken.object;
    caught->guard = (uint64_t)taken.guard;
    const uint64_t *stack = (const uint64_t *)((const char *)caught + CFFI_CAUGHT_TO_STACK);
    return (gate_answer){taken.entry, cffi_stack_words_of(slot, stack)};
}

/// What the entry stub calls if no receiver answers. The method has no result, so no caller reads the register, except
/// the C tests, to see that no receiver answered.
static uint64_t answer_nothing(void) {
    return 0;
}

/// Prepares a call of a proxy without any receiver, if the method returns nothing and takes nothing over. In a program
/// that only observes, most unobserved calls are of this kind. This function and the next one are separate from
/// `CFFI_GATE`, which needs fewer registers then.
CFFI_HOT CFFI_GENERAL_REGISTERS static gate_answer gate_without_delegate(cffi_caught *caught, uint32_t number,
                                                                         const cffi_slot *slot) {
    const gate_answer none = {NULL, number};
    if (!cffi_has_no_receiver(cffi_words_of((void *)caught->self))) return none;
    // A probing call wants to know of every call of its proxy.
    if (CFFI_UNLIKELY(__atomic_load_n(&cffi_probes_under_way, __ATOMIC_RELAXED) != 0)) return none;
    // If the method has no description yet, the slow path looks for it.
    const cffi_method *method = cffi_slot_method_inline(slot);
    if (method == NULL || !method->returns_unanswered || method->may_consume) return none;
    if (!cffi_dispatch_table_has_no_extension_default(cffi_words_of((void *)caught->self)->dispatch_table, slot))
        return none;
    if (CFFI_UNLIKELY(cffi_slot_has_learnt(slot, cffi_learnt_consuming))) return none;
    caught->receiver = 0;
    caught->guard = 0;
    return (gate_answer){(const void *)answer_nothing, 0};
}

/// Prepares a call of the forward delegate, which is counted.
CFFI_HOT CFFI_GENERAL_REGISTERS static gate_answer gate_counted(cffi_caught *caught, uint32_t number,
                                                                const cffi_slot *slot, uint64_t *second) {
    void *proxy = (void *)caught->self;
    cffi_taken taken = cffi_take_counted_delegate(cffi_words_of(proxy), proxy, slot, second);
    return CFFI_LIKELY(taken.object != NULL) ? prepared(caught, slot, taken)
                                             : gate_without_delegate(caught, number, slot);
}

/// Called by the entry. Handles most calls: they have no observers. There is a living forward delegate, and the two
/// words behind the arguments are in the same registers as the last time; or there is no delegate at all. Where
/// `CFFI_SPARES_VECTORS`, the entry has not saved the vectors, and `caught` has none.
CFFI_GENERAL_REGISTERS __attribute__((visibility("hidden"))) gate_answer CFFI_GATE(cffi_caught *caught,
                                                                                   uint32_t number);

CFFI_HOT gate_answer CFFI_GATE(cffi_caught *caught, uint32_t number) {
    const gate_answer none = {NULL, number};
    if (CFFI_UNLIKELY(number >= CFFI_SLOTS)) return none;
    void *proxy = (void *)caught->self;
    if (CFFI_UNLIKELY(!cffi_is_known_proxy(proxy))) return none;
    cffi_proxy_words *words = cffi_words_of(proxy);
    const cffi_slot *slot = &words->dispatch_table->slots[number];
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return none;
    if (CFFI_UNLIKELY(cffi_is_observed_inline(words, number))) return none;
    uint64_t *second = cffi_find_pair_in_registers(proxy, slot, caught->integers);
    if (CFFI_UNLIKELY(second == NULL)) return gate_without_delegate(caught, number, slot);
    if (cffi_keeps_delegate(words)) {
        cffi_taken taken = cffi_take_kept_delegate(words, slot, second);
        if (CFFI_LIKELY(taken.object != NULL)) return prepared(caught, slot, taken);
    }
    return gate_counted(caught, number, slot, second);
}

/// Called by the entry when that call is over, if its receiver is retained or there is none, or else if something may
/// wait for the call: with the guard that it left, and with what it used.
CFFI_GENERAL_REGISTERS CFFI_PRESERVING __attribute__((visibility("hidden"))) void
cffi_swift_end(void *receiver, cffi_call_guard *guard, const void *used);

CFFI_PRESERVING void cffi_swift_end(void *receiver, cffi_call_guard *guard, const void *used) {
    if (guard != NULL) {
        cffi_calls_settle(guard, used);
    } else if (receiver != NULL) {
        cffi_release(receiver);
    }
}

#endif
