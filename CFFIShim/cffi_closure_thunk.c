#include "cffi_closure.h"

#include <string.h>

#include "cffi_swift_runtime.h"

cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan) {
    return plan->pieces;
}

#if CFFI_HAS_SWIFT_ENTRIES

/// The general form: addresses in, an address for the result, and the error register. A closure with fewer parameters
/// leaves the last ones as they are; they are not read then.
__attribute__((swiftcall)) static void general_entry(__attribute__((swift_indirect_result)) void *result,
                                                     const char *a0, const char *a1, const char *a2, const char *a3,
                                                     const char *a4, const char *a5,
                                                     __attribute__((swift_context)) void *context,
                                                     __attribute__((swift_error_result)) void **error) {
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3, a4, a5};
    const cffi_closure_words *words = (const void *)((char *)context + CFFI_OBJECT_HEADER);
    const cffi_closure_plan *plan = words->plan;
    uint64_t stack[plan->stack_words + 1];
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    memset(stack, 0, sizeof stack);

    for (uint32_t i = 0; i < plan->piece_count; i++) {
        const cffi_piece *piece = &plan->pieces[i];
        const char *from = arguments[piece->constant] + piece->offset;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer: memcpy(&frame.integers[piece->index], from, piece->size); break;
        case cffi_place_vector: memcpy(&frame.vectors[piece->index], from, piece->size); break;
        case cffi_place_stack: memcpy(&stack[piece->index], from, piece->size); break;
        case cffi_place_at_integer: frame.integers[piece->index] = (uint64_t)from; break;
        case cffi_place_at_stack: stack[piece->index] = (uint64_t)from; break;
        case cffi_place_constant:
        case cffi_place_closure: break;
        }
    }
    frame.indirect_result = (uint64_t)result;
    frame.error = (uint64_t)*error;
    frame.stack = stack;
    frame.stack_words = plan->stack_words;
    cffi_swift_call(&frame, words->function, words->context);

    bool threw = frame.error != (uint64_t)*error;
    *error = (void *)frame.error;
    if (threw) return;
    for (uint32_t i = 0; i < plan->result_count; i++) {
        const cffi_piece *piece = &plan->pieces[plan->piece_count + i];
        char *to = (char *)result + piece->offset;
        if (piece->place == cffi_place_integer) {
            memcpy(to, &frame.integer_results[piece->index], piece->size);
        } else {
            memcpy(to, &frame.vector_results[piece->index], piece->size);
        }
    }
}

/// A closure as it lies in memory.
typedef struct closure {
    const void *function;
    void *context;
} closure;

/// Optionals write nil as a function that is no address.
static bool is_nil(closure value) {
    return (uint64_t)value.function < 4096;
}

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    char *context = swift_allocObject(plan->context_class, CFFI_OBJECT_HEADER + sizeof(cffi_closure_words), 7);
    *(cffi_closure_words *)(context + CFFI_OBJECT_HEADER) = (cffi_closure_words){
        .function = value.function,
        .context = value.context == NULL ? NULL : swift_retain(value.context),
        .plan = plan,
    };
    value = (closure){.function = (const void *)&general_entry, .context = context};
    memcpy(place, &value, sizeof value);
}

void cffi_closure_release(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value)) swift_release(value.context);
}

#else

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan) {
    (void)place, (void)plan;
}

void cffi_closure_release(void *place) {
    (void)place;
}

#endif
