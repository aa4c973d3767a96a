#include "CForwarding/c_function.h"
#include "CSwiftCall/arguments.h"
#include "call_inline.h"

#include <stdlib.h>
#include <string.h>

cffi_function_slot *cffi_function_slot_create(uint32_t argument_count) {
    cffi_function_slot *slot = calloc(1, sizeof *slot + argument_count * sizeof(cffi_function_argument));
    if (slot != NULL) slot->argument_count = argument_count;
    return slot;
}

void cffi_function_slot_free(cffi_function_slot *slot) {
    free(slot);
}

cffi_function_argument *cffi_function_slot_arguments(cffi_function_slot *slot) {
    return (cffi_function_argument *)(slot + 1);
}

/// Writes the arguments in the layout that observers expect.
static void decode(const cffi_invocation *record, const cffi_function_slot *slot, char *arguments) {
    const cffi_function_argument *places = cffi_function_slot_arguments((cffi_function_slot *)slot);
    for (uint32_t i = 0; i < slot->argument_count; i++) {
        memcpy(arguments + places[i].offset, record->arguments[i], places[i].size);
    }
}

static void call(cffi_invocation *record, const cffi_function_slot *slot) {
    record->signature = slot->signature;
    cffi_invocation_call(record, slot->original);
}

/// Dispatches an observed call. `under_way` has the observers.
__attribute__((noinline)) static void dispatch_observed(cffi_invocation *record, const cffi_function_slot *slot,
                                                        cffi_call *under_way) {
    size_t size = (size_t)slot->size + slot->alignment;
    bool fits = CFFI_LIKELY(size <= cffi_argument_room);
    char stack[fits ? size : 1];
    char *room = stack, *heap = NULL;
    if (CFFI_UNLIKELY(!fits)) room = heap = cffi_arguments_allocate(size);
    char *arguments = (char *)(((uintptr_t)room + slot->alignment - 1) & ~(uintptr_t)(slot->alignment - 1));
    decode(record, slot, arguments);
    cffi_call_begin_inline(under_way, arguments);
    call(record, slot);
    under_way->outcome.result = record->result;
    cffi_call_end_inline(under_way, cffi_ending_returned, NULL);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
}

void cffi_function_dispatch(cffi_invocation *record, const cffi_function_slot *slot) {
    cffi_call under_way;
    if (cffi_call_find_observers_inline(&under_way, cffi_words_of(slot->proxy), slot->slot)) {
        dispatch_observed(record, slot, &under_way);
        return;
    }
    call(record, slot);
}

// MARK: Closures

typedef __attribute__((swiftcall)) void closure_code(void **arguments, void *result,
                                                     __attribute__((swift_context)) const void *context);

void cffi_callback_call_closure(cffi_invocation *record, void *object) {
    const void *const *closure = (const void *const *)((const char *)object + CFFI_OBJECT_HEADER);
    ((closure_code *)closure[0])(record->arguments, record->result, closure[1]);
}
