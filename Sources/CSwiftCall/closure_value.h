// A closure value in memory, as closure.c and closure_comparison.c read it.

#ifndef CSWIFTCALL_CLOSURE_VALUE_H
#define CSWIFTCALL_CLOSURE_VALUE_H

#include <stdbool.h>
#include <stdint.h>

#include "CSupport/swift_runtime.h"
#include "CSwiftCall/closure.h"

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

#endif
