// What the entries for plain and for asynchronous requirements share: whose call it is, and which of its words become
// the receiver's.

#ifndef CFORWARDING_RETARGETING_H
#define CFORWARDING_RETARGETING_H

#include "CForwarding/call.h"
#include "CForwarding/swift_functions.h"
#include "CForwarding/values.h"
#include "CSupport/calls.h"
#include "CSwiftCall/arguments.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/limits.h"
#include "call_inline.h"
#include "proxy_words.h"
#include "receiver_layout.h"

#pragma GCC visibility push(hidden)

/// Ends the process with a message.
__attribute__((noreturn, cold, noinline)) void cffi_trap_call(cffi_trap reason, void *object, uint32_t number);

/// Classes that were found to be proxies' classes, each at a place that its address gives. Classes live for ever.
/// Atomic.
extern const void *cffi_known_proxies[64];

/// `cffi_is_proxy`, for a class that is not at its place.
__attribute__((noinline)) bool cffi_find_out_whether_proxy(const void *const *type, const void **known);

/// The place of a class among them.
CFFI_HOT_INLINE const void **cffi_place_of_known_proxy(const void *const *type) {
    const size_t count = sizeof cffi_known_proxies / sizeof cffi_known_proxies[0];
    return &cffi_known_proxies[((uintptr_t)type >> 5) % count];
}

/// Whether an object is known to be a proxy.
CFFI_HOT_INLINE bool cffi_is_known_proxy(const void *object) {
    const void *const *type = *(const void *const *const *)object;
    return CFFI_LIKELY(__atomic_load_n(cffi_place_of_known_proxy(type), __ATOMIC_RELAXED) == type);
}

/// Whether an object is a proxy, that is, whether its class inherits from the class of proxies. An entry can be called
/// with another object if a requirement returned `Self`: its caller then uses the receiver with the proxy's table. The
/// second word of a class's metadata is its superclass.
CFFI_HOT_INLINE bool cffi_is_proxy(const void *object) {
    const void *const *type = *(const void *const *const *)object;
    return cffi_is_known_proxy(object) || cffi_find_out_whether_proxy(type, cffi_place_of_known_proxy(type));
}

/// Where a call goes that came through a companion stub.
typedef struct cffi_companion_call {
    void *companion;
    uint32_t slot;
} cffi_companion_call;

/// The same, for a call of `proxy` through the stub with that number. The words behind the arguments, which name the
/// proxy's class, are replaced by the companion's. Ends the process if `proxy` is none.
cffi_companion_call cffi_companion_of(cffi_swift_frame *frame, void *proxy, uint32_t number);

/// Has the words behind the arguments of a call name the class that `cffi_class_of` gives, if the proxy is, or was, of
/// another one.
void cffi_settle_class(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot);

/// Ends an unanswered call: if the caller expects more than a return without a result, traps with a message; otherwise
/// returns nothing.
__attribute__((noinline)) void cffi_return_unanswered(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot,
                                                      bool observers_answer);

/// Ends an observed call: notifies its observers of the result or, if `error` is not null, of the error.
/// `indirect_result`: the address that the caller gave for a result in memory.
__attribute__((noinline)) void cffi_end_with_result(cffi_swift_results *results, uint64_t indirect_result,
                                                    const cffi_method *method, const void *error, cffi_call *call);

/// `cffi_slot_method`.
CFFI_HOT_INLINE const cffi_method *cffi_slot_method_inline(const cffi_slot *slot) {
    return __atomic_load_n(&slot->method, __ATOMIC_ACQUIRE);
}

/// Whether a call reaches all receivers where there are several. Not a call of a method that is not known, and not one
/// that was found to take its receiver over.
static inline bool cffi_is_multicast(const cffi_slot *slot) {
    const cffi_method *method = cffi_slot_method(slot);
    return method != NULL && method->is_multicast && !cffi_slot_has_learnt(slot, cffi_learnt_consuming);
}

/// Ends the process if decoded arguments do not have the types that observers were promised.
static inline void cffi_check_arguments(const cffi_method *method, const char *arguments, void *proxy,
                                        uint32_t number) {
    if (CFFI_UNLIKELY(!cffi_arguments_are_right(method, arguments))) cffi_trap_call(cffi_trap_types, proxy, number);
}

// MARK: The words behind the arguments

/// Changing self is not enough to call a receiver's witness. A witness takes two words behind its arguments: the class
/// of self and the witness table in which it was found (swiftlang/swift, lib/IRGen/GenProto.cpp,
/// expandTrailingWitnessSignature). A default implementation, and a witness of a generic or inherited conformance,
/// reads them, so they must be the receiver's. This code finds the pair by its values, and remembers the place for the
/// next call. An argument can look like the pair: a metatype of the proxy's class followed by its table. Where the
/// method's types are known, so is the place. If several pairs are found, the types are looked for; if they stay
/// unknown, all pairs are replaced, and no place is remembered.
typedef struct cffi_retargeting {
    uint64_t type, table, to_type, to_table;
    /// The place that a slot is to remember once it is known not to be `consuming`; 0 if none.
    uint8_t place;
} cffi_retargeting;

/// The class that calls of a proxy name on the slow path: while a proxy has companions, its class may change at any
/// time.
static inline uint64_t cffi_class_of(void *proxy) {
    const cffi_companions *companions = __atomic_load_n(&cffi_words_of(proxy)->companions, __ATOMIC_ACQUIRE);
    return CFFI_LIKELY(companions == NULL) ? *(const uint64_t *)proxy : (uint64_t)companions->original;
}

static inline cffi_retargeting cffi_retargeting_of(void *proxy, const cffi_slot *slot, const cffi_receiver *receiver) {
    return (cffi_retargeting){
        .type = cffi_class_of(proxy),
        .table = (uint64_t)slot->entries,
        .to_type = (uint64_t)receiver->type,
        .to_table = (uint64_t)receiver->tables[slot->table],
    };
}

/// What a default implementation takes for `self`, and its tables, as `cffi_extension_default` lists them.
typedef struct cffi_default_self {
    void *object;
    cffi_witness_table tables[CFFI_TABLES_OF_SELF];
} cffi_default_self;

static inline cffi_default_self cffi_default_self_of(void *proxy, const cffi_extension_default *found) {
    cffi_default_self self = {.object = proxy};
    for (uint32_t i = 0; i < found->self_table_count; i++) {
        self.tables[i] = found->tables[i];
        if (CFFI_UNLIKELY(cffi_words_of(proxy)->answers_for_another)) {
            self.object = cffi_swift.find_default_self(proxy, &self.tables[i]);
        }
    }
    return self;
}

/// The same for a default implementation, which is called on a proxy: mostly the one that was called.
static inline cffi_retargeting cffi_retargeting_to_extension(void *proxy, const cffi_slot *slot,
                                                             const cffi_extension_default *found,
                                                             const cffi_default_self *self) {
    return (cffi_retargeting){.type = cffi_class_of(proxy),
                              .table = (uint64_t)slot->entries,
                              .to_type = cffi_class_of(self->object),
                              .to_table = (uint64_t)self->tables[found->own]};
}

/// Brings the words behind the arguments of a call into the order that a default implementation has them in, with the
/// tables of `self`. `words`: the caller's stack words, or a copy of these, with room for CFFI_TABLES_OF_SELF more if
/// it `has_room`. False if the words were not found, or have no place. Not instrumented by sanitizers, because it reads
/// the caller's stack.
bool cffi_arrange_for_extension(cffi_swift_frame *frame, uint64_t *words, bool has_room, const cffi_retargeting *with,
                                const cffi_extension_default *found, const cffi_default_self *self);

/// What is read from a receiver for a call of a slot.
typedef struct cffi_reading {
    void *proxy;
    const cffi_slot *slot;
    cffi_retargeting with;
} cffi_reading;

static inline void cffi_read_retargeting(const cffi_receiver *receiver, void *context) {
    cffi_reading *call = context;
    call->with = cffi_retargeting_of(call->proxy, call->slot, receiver);
}

static inline bool cffi_retarget_at(cffi_swift_frame *frame, const cffi_retargeting *with, unsigned place) {
    if (frame->integers[place] != with->table || frame->integers[place - 1] != with->type) return false;
    frame->integers[place - 1] = with->to_type;
    frame->integers[place] = with->to_table;
    return true;
}

/// Replaces the pair in the registers where it is, and remembers its place.
__attribute__((noinline)) bool cffi_find_and_retarget(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                      cffi_retargeting *with);

/// False if the pair is not in registers, or may be on the stack as well. Words behind the pair are not arguments, so
/// replacing them is harmless.
static inline bool cffi_retarget_in_registers(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                              cffi_retargeting *with) {
    unsigned place = __atomic_load_n(&slot->pair_place, __ATOMIC_RELAXED);
    return (place != 0 && cffi_retarget_at(frame, with, place)) || cffi_find_and_retarget(frame, proxy, slot, with);
}

/// For a call whose pair is not in registers: copies the caller's stack words to `words`, which may be those
/// themselves, and replaces the pair in the copy. If the class is in the last register, vectors that did not fit in
/// registers may be between it and the table. False if the pair is not found: the call has more stack words than these.
/// Not instrumented by sanitizers, because it reads the caller's stack.
__attribute__((noinline)) bool cffi_retarget_on_stack(cffi_swift_frame *frame, const cffi_slot *slot, uint64_t *words,
                                                      const cffi_retargeting *with);

/// Whether a call's result goes into a value of a protocol type that its caller makes of it, as it does with a `Self`:
/// the class of the proxy and its table are written there already, behind the room for the result.
bool cffi_makes_value_of_proxy(const cffi_swift_frame *frame, const void *proxy, uint64_t result);

/// Whether an argument in a register may be, or contain, a `Self` or its metatype: the proxy's class stands for it.
bool cffi_may_have_self(const cffi_swift_frame *frame, const cffi_retargeting *with);

/// Traps if a call whose method's types are not known is of a requirement that takes or returns `Self`, which is of
/// another size for a target that is no object than for the caller. `result`: where a result in memory would go, if the
/// call has one.
__attribute__((noinline)) void cffi_check_use_of_self(const cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                      uint64_t result);

/// Whether that has to be checked.
static inline bool cffi_may_use_self(const cffi_slot *slot) {
    return cffi_slot_method(slot) == NULL && !slot->is_coroutine && !cffi_slot_has_learnt(slot, cffi_learnt_no_self);
}

/// Where the self of a requirement is that takes it by address. A target that is no object lies in a box (values.h);
/// its type's kind says that it is none. Layouts: include/swift/ABI/Metadata.h and MetadataKind.def; the alignment mask
/// is the low byte of the flags of the type's value witnesses.
static inline int64_t cffi_self_place_of(const cffi_retargeting *with) {
    const void *const *type = (const void *const *)with->to_type;
    uint64_t kind = (uint64_t)type[0];
    if (kind == 0 || kind > 0x7FF) return cffi_self_reference;
    uint64_t mask = *(const uint32_t *)((const char *)type[-1] + 80) & 0xFF;
    return (int64_t)cffi_value_place(mask);
}

/// How many stack words a call has. If its signature is unknown: as many as it can have. A caller's stack arguments lie
/// at the low end of its frame. So if the caller's frame pointer, which the entry saved two words below them, points
/// into the window, the arguments end before that address. In code without frame pointers that register can hold
/// anything. If its value happens to point into the window, it points to something else in the caller's frame, which
/// also lies behind the arguments.
CFFI_HOT_INLINE uint64_t cffi_stack_words_of(const cffi_slot *slot, const uint64_t *stack) {
    const cffi_method *method = cffi_slot_method_inline(slot);
    if (method != NULL) return method->stack_words;
    uint64_t words = (stack[-2] - (uint64_t)stack) / sizeof *stack;
    return words < CFFI_STACK_WINDOW ? words : CFFI_STACK_WINDOW;
}

/// What a call that `cffi_take_delegate_in_registers` prepared calls, and what keeps it until `cffi_let_delegate_go`.
typedef struct cffi_taken {
    /// The entry of the delegate's table.
    const void *entry;
    void *object;
    /// Null if the object is retained.
    cffi_call_guard *guard;
} cffi_taken;

CFFI_HOT_INLINE void cffi_let_delegate_go(cffi_taken taken) {
    cffi_let_go(taken.object, taken.guard);
}

/// What most calls need is a living forward delegate, and the pair in the same registers as the last time. The register
/// of the pair's second word, the table, behind that of the class; null for any other call.
CFFI_HOT_INLINE uint64_t *cffi_find_pair_in_registers(const void *proxy, const cffi_slot *slot, uint64_t *integers) {
    unsigned at = __atomic_load_n(&slot->pair_place, __ATOMIC_RELAXED);
    if (CFFI_UNLIKELY(at == 0)) return NULL;
    uint64_t *second = integers + at;
    if (CFFI_UNLIKELY(second[0] != (uint64_t)slot->entries || second[-1] != *(const uint64_t *)proxy)) return NULL;
    return second;
}

/// Puts a receiver's pair into the registers, and gives the entry of its table.
CFFI_HOT_INLINE const void *cffi_take_entry(const cffi_receiver *receiver, const cffi_slot *slot, uint64_t *second) {
    cffi_witness_table table = receiver->tables[slot->table];
    second[-1] = (uint64_t)receiver->type;
    second[0] = (uint64_t)table;
    return table[slot->word];
}

/// The forward delegate that the proxy retains (`cffi_take_kept_receiver`). A null object for any other, and for the
/// first call of a thread; the registers are then as they were.
CFFI_HOT_INLINE cffi_taken cffi_take_kept_delegate(cffi_proxy_words *words, const cffi_slot *slot, uint64_t *second) {
    const cffi_taken none = {NULL, NULL, NULL};
    cffi_hazard_record *own = cffi_hazard_own;
    if (CFFI_UNLIKELY(own == NULL)) return none;
    const cffi_receiver *receiver;
    cffi_call_guard *guard = cffi_take_kept_receiver(own, words, &receiver);
    if (CFFI_UNLIKELY(guard == NULL)) return none;
    return (cffi_taken){cffi_take_entry(receiver, slot, second), cffi_receiver_object(receiver), guard};
}

/// The forward delegate, retained. A null object for one that is gone, for the first call of a thread, and for an
/// object whose references only the runtime can count; the registers are then as they were.
CFFI_HOT_INLINE cffi_taken cffi_take_counted_delegate(cffi_proxy_words *words, const void *proxy, const cffi_slot *slot,
                                                      uint64_t *second) {
    const cffi_taken none = {NULL, NULL, NULL};
    cffi_hazard_record *own = cffi_hazard_own;
    if (CFFI_UNLIKELY(own == NULL)) return none;
    cffi_receiver *receiver = cffi_hazard_protect_in(own, (void *const *)&words->forward);
    if (CFFI_UNLIKELY(receiver == NULL)) return none;
    // Read before the object is retained: retaining is an atomic operation, and everything after it has to wait for it.
    cffi_taken taken = {cffi_take_entry(receiver, slot, second), cffi_receiver_object(receiver), NULL};
    if (CFFI_UNLIKELY(cffi_retain_at_once(taken.object) != cffi_retaining_done)) {
        cffi_hazard_clear_in(own);
        second[-1] = *(const uint64_t *)proxy;
        second[0] = (uint64_t)slot->entries;
        return none;
    }
    cffi_hazard_clear_in(own);
    return taken;
}

/// Gives the delegate's object, and puts its pair in the registers; a null object for a call for which that does not
/// do, which is left as it is. A call that may end on another thread `retains`.
static inline __attribute__((always_inline)) cffi_taken
cffi_take_delegate_in_registers(cffi_proxy_words *words, const void *proxy, const cffi_slot *slot, uint64_t *integers,
                                bool retains) {
    uint64_t *second = cffi_find_pair_in_registers(proxy, slot, integers);
    if (CFFI_UNLIKELY(second == NULL)) return (cffi_taken){NULL, NULL, NULL};
    if (!retains && cffi_keeps_delegate(words)) {
        cffi_taken taken = cffi_take_kept_delegate(words, slot, second);
        if (CFFI_LIKELY(taken.object != NULL)) return taken;
    }
    return cffi_take_counted_delegate(words, proxy, slot, second);
}

#pragma GCC visibility pop

#endif
