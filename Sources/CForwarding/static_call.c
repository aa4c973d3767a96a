#include "CForwarding/static_call.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/pointer_map.h"
#include "CSwiftCall/coroutine.h"
#include "CSwiftCall/limits.h"
#include "receiver_layout.h"
#include "retargeting.h"
#include "static_entry.h"

/// The dispatch tables by their witness tables.
static cffi_pointer_map dispatch_tables = CFFI_POINTER_MAP_INIT;

/// Stands for targets of several types.
static const cffi_static_target several = {NULL};

bool cffi_static_table_add(cffi_witness_table table, cffi_dispatch_table *dispatch_table) {
    dispatch_table->has_static = true;
    return cffi_pointer_map_add(&dispatch_tables, table, dispatch_table);
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

void cffi_static_target_offer(cffi_dispatch_table *dispatch_table, const cffi_receiver *receiver) {
    // One that does not conform to all protocols has no tables for some.
    if (receiver->lacks != 0) return;
    const cffi_static_target *known = target_of(dispatch_table);
    if (known == NULL) {
        size_t size = receiver->table_count * sizeof(cffi_witness_table);
        cffi_static_target *made = malloc(sizeof *made + size);
        // Without memory, static calls find no target.
        if (made == NULL) return;
        made->type = receiver->type;
        memcpy(made->tables, receiver->tables, size);
        if (__atomic_compare_exchange_n(&dispatch_table->static_target, &known, made, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE)) {
            return;
        }
        free(made);
    }
    if (known->type != receiver->type) __atomic_store_n(&dispatch_table->static_target, &several, __ATOMIC_RELEASE);
}

#if CFFI_HAS_SWIFT_ENTRIES

/// The dispatch table of a call. The caller passes the pair of the metatype and the witness table behind the arguments:
/// in registers or, if these have arguments, on the stack. Not instrumented by sanitizers, because it reads the
/// caller's stack.
__attribute__((no_sanitize("address", "thread", "memory"))) static const cffi_dispatch_table *
find_dispatch_table(const cffi_swift_frame *frame) {
    for (unsigned last = CFFI_INTEGER_REGISTERS - 1; last > 0; last--) {
        if (frame->integers[last - 1] != frame->self) continue;
        const void *found = cffi_pointer_map_find(&dispatch_tables, (const void *)frame->integers[last]);
        if (found != NULL) return found;
    }
    for (uint64_t i = 0; i < frame->stack_words; i++) {
        const void *found = cffi_pointer_map_find(&dispatch_tables, (const void *)frame->stack[i]);
        if (found != NULL) return found;
    }
    return NULL;
}

/// Has the words behind the arguments be the target's. An argument that looks like them, a metatype of a protocol type
/// with the proxies' class, becomes the target's as well. Not instrumented, as above.
__attribute__((no_sanitize("address", "thread", "memory"))) static void retarget(cffi_swift_frame *frame,
                                                                                 uint64_t table,
                                                                                 const cffi_static_target *target,
                                                                                 uint64_t to_table, uint64_t *words) {
    uint64_t *integers = frame->integers, self = frame->self;
    uint64_t *last = &integers[CFFI_INTEGER_REGISTERS - 1];
    bool type_is_in_last = *last == self;
    for (unsigned i = 1; i < CFFI_INTEGER_REGISTERS; i++) {
        if (integers[i] != table || integers[i - 1] != self) continue;
        integers[i - 1] = (uint64_t)target->type;
        integers[i] = to_table;
    }
    uint64_t *to = words != NULL ? words : (uint64_t *)frame->stack;
    for (uint64_t i = 0; i < frame->stack_words; i++) {
        to[i] = frame->stack[i];
        if (to[i] != table) continue;
        if (i > 0 && to[i - 1] == self) {
            to[i - 1] = (uint64_t)target->type;
        } else if (type_is_in_last) {
            *last = (uint64_t)target->type;
        } else {
            continue;
        }
        to[i] = to_table;
    }
    frame->stack = to;
}

/// Whether a call may take or return `Self`, if symbols don't say that it doesn't. To the target's type, a proxy would be
/// an object of its own. Where a class is the target's type, a result has one size.
static bool may_use_self(const cffi_swift_frame *frame, const cffi_slot *slot) {
    const cffi_retargeting with = {.type = frame->self, .table = (uint64_t)slot->entries};
    return slot->self_by_address || cffi_slot_has_learnt(slot, cffi_learnt_self) || cffi_may_have_self(frame, &with);
}

cffi_static_call cffi_static_call_of(cffi_swift_frame *frame, uint32_t number, uint64_t *words) {
    const cffi_slot unknown = {.method = NULL};
    frame->stack_words = cffi_stack_words_of(&unknown, frame->stack);
    const cffi_dispatch_table *dispatch_table = find_dispatch_table(frame);
    if (dispatch_table == NULL) cffi_trap_call(cffi_trap_static_stack, NULL, number);
    const cffi_slot *slot = &dispatch_table->slots[number];
    const cffi_static_target *target = target_of(dispatch_table);
    void *context = (void *)(uintptr_t)dispatch_table->context;
    if (target == NULL || target->type == NULL || slot->is_init) cffi_trap_call(cffi_trap_static, context, number);
    if (!cffi_slot_has_learnt(slot, cffi_learnt_symbols)) cffi_swift.learn_uses_of_self(context);
    if (!cffi_slot_has_learnt(slot, cffi_learnt_no_self) && may_use_self(frame, slot)) {
        cffi_trap_call(cffi_trap_static_self, context, number);
    }
    retarget(frame, (uint64_t)slot->entries, target, (uint64_t)target->tables[slot->table], words);
    return (cffi_static_call){slot, target};
}

static void end_nothing(void *context) {
    (void)context;
}

void cffi_dispatch_static(cffi_swift_frame *frame, uint32_t number) {
    uint64_t words[CFFI_STACK_WINDOW];
    cffi_static_call call = cffi_static_call_of(frame, number, words);
    const void *function = call.target->tables[call.slot->table][call.slot->word];
    if (call.slot->is_coroutine) {
        cffi_coroutine_begin_on(frame, function, call.target->type, end_nothing, NULL);
    } else {
        cffi_swift_call(frame, function, call.target->type);
    }
}

#endif
