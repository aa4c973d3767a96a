// The generated types and signatures, and the C functions of those signatures: what a C compiler makes of them.

#ifndef GENERATED_H
#define GENERATED_H

#include <stddef.h>
#include <stdint.h>

#include "CFFIShim/invocation.h"

/// So many values of one scalar type, one behind the other, somewhere in a type.
typedef struct leaf {
    size_t offset;
    /// As in type encodings.
    char code;
    uint32_t count;
} leaf;

typedef struct generated_type {
    const char *encoding;
    size_t size, alignment;
    const leaf *leaves;
    uint32_t leaf_count;
} generated_type;

typedef struct generated_signature {
    /// Of the result: -1 for void.
    int result;
    uint32_t argument_count;
    const int *arguments;
    /// Checks that its arguments are those of the round, and gives the result of the round.
    cffi_function *called;
    /// Calls a function of this signature with the arguments of the round, and checks its result.
    void (*call)(cffi_function *function);
} generated_signature;

extern const generated_type generated_types[];
extern const generated_signature generated_signatures[];
extern const uint32_t generated_type_count, generated_signature_count;

/// Every round has other values; in some of them each scalar is at one of its extremes.
extern uint64_t generated_round;
/// How often one of the generated functions, or `generated_answer`, has been called.
extern uint64_t generated_calls;

/// A signature's encoding. Overwritten by the next call.
const char *generated_encoding(const generated_signature *signature);

/// Writes the value that place `place` has in this round: arguments from 0, -1 for the result.
void generated_fill(uint32_t signature, int place, void *value);

/// Counts a failure unless it is that value.
void generated_check(uint32_t signature, int place, const void *value, const char *where);

/// What a function of a signature does: checks the arguments, and writes the result.
void generated_answer(uint32_t signature, const void *const *arguments, void *result);

#endif
