#include "CForwarding/static_call.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/pointer_map.h"
#include "CSwiftCall/coroutine.h"
#include "CSwiftCall/limits.h"
#include "generic_words.h"
#include "observer_snapshot.h"
#include "probe_entry.h"
#include "proxy_words.h"
#include "receiver_layout.h"
#include "retargeting.h"
#include "static_entry.h"

/// The dispatch tables by their witness tables, and by copies of their first ones.
static cffi_pointer_map dispatch_tables = CFFI_POINTER_MAP_INIT, of_copies = CFFI_POINTER_MAP_INIT;

/// The first word of a class's metadata, where there is no Objective-C (swiftlang/swift,
/// include/swift/ABI/MetadataKind.def).
enum { CLASS = 0 };

/// Stands for targets of several types.
static const cffi_static_target several = {NULL};

bool cffi_static_table_add(cffi_witness_table table, cffi_dispatch_table *dispatch_table) {
    dispatch_table->has_static = true;
    cffi_dispatch_table *known = (cffi_dispatch_table *)(uintptr_t)cffi_pointer_map_find(&dispatch_tables, table);
    // A table that two dispatch tables share does not say whose targets are meant.
    if (known != NULL && known != dispatch_table) {
        __atomic_store_n(&known->static_target, &several, __ATOMIC_RELEASE);
        __atomic_store_n(&dispatch_table->static_target, &several, __ATOMIC_RELEASE);
    }
    return cffi_pointer_map_add(&dispatch_tables, table, dispatch_table);
}

bool cffi_static_table_add_copy(cffi_witness_table copy, cffi_dispatch_table *dispatch_table) {
    return !dispatch_table->has_static || cffi_pointer_map_add(&of_copies, copy, dispatch_table);
}

static const cffi_static_target *target_of(const cffi_dispatch_table *dispatch_table) {
    return __atomic_load_n(&dispatch_table->static_target, __ATOMIC_ACQUIRE);
}

const void *cffi_static_target_type(const cffi_dispatch_table *dispatch_table) {
    const cffi_static_target *target = target_of(dispatch_table);
    return target == NULL ? NULL : target->type;
}

bool cffi_static_target_is_ambiguous(const cffi_dispatch_table *dispatch_table) {
    return target_of(dispatch_table) == &several;
}

void *cffi_type_proxy(const cffi_dispatch_table *dispatch_table) {
    return __atomic_load_n(&dispatch_table->type_proxy, __ATOMIC_ACQUIRE);
}

void *cffi_type_proxy_set(cffi_dispatch_table *dispatch_table, void *proxy) {
    void *known = NULL;
    bool is_set = __atomic_compare_exchange_n(&dispatch_table->type_proxy, &known, proxy, false, __ATOMIC_ACQ_REL,
                                              __ATOMIC_ACQUIRE);
    return is_set ? proxy : known;
}

bool cffi_type_proxy_hears(const cffi_dispatch_table *dispatch_table, uint32_t slot) {
    void *proxy = dispatch_table->slots[slot].is_static ? cffi_type_proxy(dispatch_table) : NULL;
    if (proxy == NULL || cffi_static_target_is_ambiguous(dispatch_table)) return false;
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE)) return true;
    return cffi_static_target_type(dispatch_table) != NULL && cffi_is_observed_inline(words, slot);
}

/// Whether static calls can go to a receiver's type.
static bool can_be_static_target(const cffi_receiver *receiver) {
    // One that does not conform to all protocols has no tables for some.
    if (receiver->lacks != 0) return false;
    // To another proxy's type, calls would come back here.
    for (uint32_t i = 0; i < receiver->table_count; i++) {
        if (cffi_pointer_map_find(&dispatch_tables, receiver->tables[i]) != NULL) return false;
    }
    return true;
}

/// Null without memory: then static calls find no target. Precondition: calls can go to the receiver's type.
static cffi_static_target *make_static_target(const cffi_receiver *receiver) {
    size_t size = receiver->table_count * sizeof(cffi_witness_table);
    cffi_static_target *made = malloc(sizeof *made + size);
    if (made == NULL) return NULL;
    made->type = receiver->type;
    memcpy(made->tables, receiver->tables, size);
    return made;
}

void cffi_static_target_choose(void *proxy) {
    cffi_dispatch_table *dispatch_table = (cffi_dispatch_table *)(uintptr_t)cffi_words_of(proxy)->dispatch_table;
    const cffi_receiver *receiver = cffi_hazard_protect_inline((void *const *)&cffi_words_of(proxy)->forward);
    if (receiver != NULL && cffi_static_target_type(dispatch_table) != receiver->type &&
        can_be_static_target(receiver)) {
        cffi_static_target *made = make_static_target(receiver);
        // The one before is never freed, because calls may be on their way to it.
        if (made != NULL) __atomic_store_n(&dispatch_table->static_target, made, __ATOMIC_RELEASE);
    }
    cffi_hazard_clear_inline();
}

void cffi_static_target_offer(cffi_dispatch_table *dispatch_table, const cffi_receiver *receiver) {
    if (!can_be_static_target(receiver)) return;
    const cffi_static_target *known = target_of(dispatch_table);
    if (known == NULL) {
        cffi_static_target *made = make_static_target(receiver);
        if (made == NULL) return;
        if (__atomic_compare_exchange_n(&dispatch_table->static_target, &known, made, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE)) {
            return;
        }
        free(made);
    }
    if (known->type != receiver->type) __atomic_store_n(&dispatch_table->static_target, &several, __ATOMIC_RELEASE);
}

#if CFFI_HAS_SWIFT_ENTRIES

/// Whether a word is the class that is self, or one from which it inherits: a proxy that was cast has a class of its
/// own.
static bool is_class(const cffi_swift_frame *frame, uint64_t word) {
    const void *const *one = (const void *const *)frame->self;
    while (one != NULL && (uint64_t)one != word) one = (const void *const *)one[1];
    return one != NULL;
}

/// The dispatch table to which a witness table leads, if it has a static requirement of that number in it.
static cffi_dispatch_table *dispatch_table_of(uint64_t table, uint32_t number) {
    if (table == 0) return NULL;
    const cffi_dispatch_table *own = cffi_pointer_map_find(&dispatch_tables, (const void *)table);
    const cffi_dispatch_table *found = own != NULL ? own : cffi_pointer_map_find(&of_copies, (const void *)table);
    if (found == NULL || number >= found->slot_count || !found->slots[number].is_static) return NULL;
    bool is_in_it = own != NULL ? (uint64_t)found->slots[number].entries == table : found->slots[number].table == 0;
    return is_in_it ? (cffi_dispatch_table *)(uintptr_t)found : NULL;
}

/// Finds the pair of a call: the last one in registers, else the first one on the stack. Not instrumented by
/// sanitizers, because it reads the caller's stack.
__attribute__((no_sanitize("address", "thread", "memory"))) static cffi_static_pair
find_pair(const cffi_swift_frame *frame, uint32_t number) {
    const unsigned registers = CFFI_INTEGER_REGISTERS;
    cffi_static_pair pair = {.dispatch_table = NULL};
    for (unsigned place = 1; place < registers + frame->stack_words; place++) {
        bool is_on_stack = place >= registers;
        uint64_t word = is_on_stack ? frame->stack[place - registers] : frame->integers[place];
        uint64_t before = place > registers ? frame->stack[place - registers - 1] : frame->integers[place - 1];
        cffi_dispatch_table *found = dispatch_table_of(word, number);
        if (found == NULL || !is_class(frame, before)) continue;
        bool is_second = pair.dispatch_table != NULL;
        if (is_second && is_on_stack) {
            if (pair.place < registers) pair.is_on_stack_too = true;
            if (pair.place >= registers) pair.is_ambiguous = true;
            break;
        }
        pair = (cffi_static_pair){found, word, place, is_second, false};
    }
    return pair;
}

/// Has the words behind the arguments be the target's. `words`: see `cffi_static_retarget`. Not instrumented, as above.
__attribute__((no_sanitize("address", "thread", "memory"))) static void retarget(cffi_swift_frame *frame,
                                                                                 const cffi_static_pair *pair,
                                                                                 const cffi_static_target *target,
                                                                                 uint64_t to_table, uint64_t *words) {
    const unsigned registers = CFFI_INTEGER_REGISTERS;
    uint64_t *stack = (uint64_t *)frame->stack;
    if (pair->place >= registers && words != NULL) {
        for (uint64_t i = 0; i < frame->stack_words; i++) words[i] = frame->stack[i];
        stack = words;
    }
    uint64_t *table = pair->place >= registers ? &stack[pair->place - registers] : &frame->integers[pair->place];
    uint64_t *type = pair->place == registers ? &frame->integers[registers - 1] : table - 1;
    *table = to_table;
    *type = (uint64_t)target->type;
    frame->stack = stack;
}

/// Whether a call may take or return `Self`, if symbols don't say that it doesn't. To the target's type, a proxy would
/// be an object of its own. Where a class is the target's type, a result has one size.
static bool may_use_self(const cffi_swift_frame *frame, const cffi_slot *slot) {
    const cffi_retargeting with = {.type = frame->self, .table = (uint64_t)slot->entries};
    return (slot->self_by_address && !slot->is_init) || cffi_slot_has_learnt(slot, cffi_learnt_self) ||
           cffi_may_have_self(frame, &with);
}

/// Whether it is not clear which pair of a call is behind its arguments. `is_known`: symbols tell of the requirement.
static bool is_unclear(const cffi_static_pair *pair, const cffi_slot *slot, uint32_t number, bool is_known) {
    if (!pair->is_ambiguous && !pair->is_on_stack_too) return false;
    if (!is_known) return true;
    // If no argument is such a pair, the others are words that an earlier call left, or variables of the caller.
    if (!cffi_slot_has_learnt(slot, cffi_learnt_takes_pairs)) return false;
    return pair->is_ambiguous || !cffi_swift.arguments_are_in_registers(pair->dispatch_table->context, number);
}

cffi_static_pair cffi_static_pair_of(const cffi_swift_frame *frame, uint32_t number) {
    cffi_static_pair pair = find_pair(frame, number);
    if (pair.dispatch_table == NULL) cffi_trap_call(cffi_trap_static_stack, NULL, number);
    return pair;
}

cffi_static_pair cffi_static_pair_at_entry(cffi_swift_frame *frame, uint32_t number) {
    const cffi_slot unknown = {.method = NULL};
    frame->stack_words = cffi_stack_words_of(&unknown, frame->stack);
    return cffi_static_pair_of(frame, number);
}

const cffi_static_target *cffi_static_retarget(cffi_swift_frame *frame, const cffi_static_pair *pair, uint32_t number,
                                               uint64_t *words) {
    const cffi_slot *slot = &pair->dispatch_table->slots[number];
    const cffi_static_target *target = target_of(pair->dispatch_table);
    void *context = (void *)(uintptr_t)pair->dispatch_table->context;
    bool is_answered = target != NULL && target->type != NULL;
    // A new proxy forwards to the new object, when that is there.
    if (is_answered && slot->is_init) is_answered = !slot->is_async && *(const uint64_t *)target->type == CLASS;
    if (!is_answered) cffi_trap_call(cffi_trap_static, context, number);
    if (!cffi_slot_has_learnt(slot, cffi_learnt_symbols)) cffi_swift.learn_uses_of_self(context);
    bool is_known = cffi_slot_has_learnt(slot, cffi_learnt_no_self);
    if ((!is_known && may_use_self(frame, slot)) || is_unclear(pair, slot, number, is_known)) {
        cffi_trap_call(cffi_trap_static_self, context, number);
    }
    retarget(frame, pair, target, (uint64_t)target->tables[slot->table], words);
    return target;
}

void *cffi_static_listener(const cffi_swift_frame *frame, const cffi_static_pair *pair, uint32_t number) {
    // The class of the object that a closure gets when it references a method.
    if (frame->self == (uint64_t)cffi_swift.proxy_class) {
        const cffi_slot *slot = &pair->dispatch_table->slots[number];
        void *probe = slot->is_init ? NULL : cffi_probe_of(pair->dispatch_table);
        if (probe != NULL) return probe;
        if (slot->is_init || !slot->is_async) cffi_trap_call(cffi_trap_static_probe, NULL, number);
        // It comes from a probing call that waited for an actor first, and was given up.
        return cffi_swift.find_probe(pair->dispatch_table->context);
    }
    void *proxy = cffi_type_proxy(pair->dispatch_table);
    if (CFFI_LIKELY(proxy == NULL)) return NULL;
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_slot *slots = pair->dispatch_table->slots;
    uint32_t instance = (uint32_t)(cffi_instance_of(frame, pair->dispatch_table, &slots[number]) - slots);
    bool hears = __atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE) || cffi_is_observed_inline(words, number) ||
                 cffi_is_observed_inline(words, instance);
    // A change in place calls the getter and the setter, if these are heard.
    if (CFFI_UNLIKELY(slots[number].is_modify) && !hears) {
        hears = cffi_is_observed_inline(words, number - 1) || cffi_is_observed_inline(words, number - 2);
    }
    return hears ? proxy : NULL;
}

static void end_nothing(void *context) {
    (void)context;
}

/// Has the target's type make an object, and a proxy that forwards to it. A failable initializer may return null.
static void initialize(cffi_swift_frame *frame, const cffi_static_pair *pair, const cffi_slot *slot, uint32_t number,
                       const void *function, const void *type) {
    uint64_t error = frame->error, class_of_proxies = frame->self;
    void **room = (void **)frame->indirect_result;
    cffi_swift_call(frame, function, type);
    if (frame->error != error) return;
    void **object = slot->self_by_address ? room : (void **)&frame->results.integers[0];
    if (*object == NULL) return;
    *object = cffi_swift.make_proxy(pair->dispatch_table->context, (const void *)class_of_proxies, *object, number);
}

static void forward(cffi_swift_frame *frame, const cffi_static_pair *pair, const cffi_slot *slot, uint32_t number) {
    uint64_t words[CFFI_STACK_WINDOW];
    const cffi_static_target *target = cffi_static_retarget(frame, pair, number, words);
    const void *function = target->tables[slot->table][slot->word];
    if (CFFI_UNLIKELY(slot->is_init)) {
        initialize(frame, pair, slot, number, function, target->type);
    } else if (slot->is_coroutine) {
        cffi_coroutine_begin_on(frame, function, target->type, end_nothing, NULL);
    } else {
        cffi_swift_call(frame, function, target->type);
    }
}

uint32_t cffi_static_requirement(const cffi_dispatch_table *dispatch_table, const cffi_slot *slot) {
    // An instance of a generic requirement comes behind it.
    uint32_t number = 0;
    while (dispatch_table->slots[number].table != slot->table || dispatch_table->slots[number].word != slot->word) {
        number++;
    }
    return number;
}

void cffi_static_forward(cffi_swift_frame *frame, const cffi_slot *slot, uint32_t number) {
    cffi_static_pair pair = cffi_static_pair_of(frame, number);
    forward(frame, &pair, slot, number);
}

void cffi_dispatch_static(cffi_swift_frame *frame, uint32_t number) {
    cffi_static_pair pair = cffi_static_pair_at_entry(frame, number);
    void *listener = cffi_static_listener(frame, &pair, number);
    if (CFFI_UNLIKELY(listener != NULL)) {
        cffi_dispatch_to_listener(frame, listener, number);
    } else {
        forward(frame, &pair, &pair.dispatch_table->slots[number], number);
    }
}

#endif
