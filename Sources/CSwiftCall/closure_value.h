// A closure value in memory, as closure.c and closure_comparison.c read it.

#ifndef CSWIFTCALL_CLOSURE_VALUE_H
#define CSWIFTCALL_CLOSURE_VALUE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "CSupport/swift_runtime.h"
#include "CSwiftCall/closure.h"
#include "CSwiftCall/frame.h"

/// A closure value in memory.
typedef struct closure {
    const void *function;
    void *context;
} closure;

/// An Optional has nil as a function that is not a valid address.
static inline bool is_nil(closure value) {
    return (uint64_t)value.function < 4096;
}

/// The stored properties of the context. Precondition: `cffi_closure_generalize` or `cffi_closure_watch` made the
/// closure.
static inline cffi_closure_words *words_of(closure value) {
    return (cffi_closure_words *)((char *)value.context + CFFI_OBJECT_HEADER);
}

/// The code of a closure in the general form.
typedef __attribute__((swiftcall)) void general_closure(__attribute__((swift_indirect_result)) void *result,
                                                        const char *a0, const char *a1, const char *a2, const char *a3,
                                                        const char *a4, const char *a5,
                                                        __attribute__((swift_context)) void *context,
                                                        __attribute__((swift_error_result)) void **error);

/// Counts a call of a closure in the general form. A local closure must not have ended.
static inline void cffi_closure_begin_use(cffi_closure_words *words) {
    if (!words->is_local) {
        __atomic_store_n(&words->uses, 1, __ATOMIC_RELAXED);
        return;
    }
    uint32_t before = __atomic_fetch_add(&words->uses, 1, __ATOMIC_ACQUIRE);
    if (CFFI_UNLIKELY((before & CFFI_CLOSURE_ENDED) != 0)) cffi_swift_values.trap_closure(words->method);
}

static inline void cffi_closure_end_use(cffi_closure_words *words) {
    if (words->is_local) __atomic_fetch_sub(&words->uses, 1, __ATOMIC_RELEASE);
}

/// Puts arguments, which are given by their addresses, where the original closure takes them. `stack` has
/// `plan->stack_words` words, and both are zero.
static inline void cffi_closure_encode(const cffi_closure_plan *plan, const char *const *arguments,
                                       cffi_swift_frame *frame, uint64_t *stack) {
    for (uint32_t i = 0; i < plan->piece_count; i++) {
        const cffi_piece *piece = &plan->pieces[i];
        const char *from = arguments[piece->constant] + piece->offset;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer: memcpy(&frame->integers[piece->index], from, piece->size); break;
        case cffi_place_vector: memcpy(&frame->vectors[piece->index], from, piece->size); break;
        case cffi_place_stack: memcpy(&stack[piece->index], from, piece->size); break;
        case cffi_place_at_integer: frame->integers[piece->index] = (uint64_t)from; break;
        case cffi_place_at_stack: stack[piece->index] = (uint64_t)from; break;
        case cffi_place_constant:
        case cffi_place_closure: break;
        }
    }
}

/// Writes a result that is in registers to memory.
static inline void cffi_closure_copy_result(const cffi_closure_plan *plan, const cffi_swift_results *results,
                                            void *result) {
    for (uint32_t i = 0; i < plan->result_count; i++) {
        const cffi_piece *piece = &plan->pieces[plan->piece_count + i];
        char *to = (char *)result + piece->offset;
        if (piece->place == cffi_place_integer) {
            memcpy(to, &results->integers[piece->index], piece->size);
            if (piece->is_bit) *to &= 1;
        } else {
            memcpy(to, &results->vectors[piece->index], piece->size);
        }
    }
}

// The asynchronous counterparts of `general_entry` and of a sample, for closure.c and closure_comparison.c.

#pragma GCC visibility push(hidden)

/// The function of an asynchronous closure in the general form: a record.
const void *cffi_async_closure_general(void);

/// The function of an asynchronous sample.
const void *cffi_async_closure_sample(void);

/// What a sample does when it is called.
void cffi_closure_sample_called(void *result, const char *const *arguments);

#pragma GCC visibility pop

#endif
