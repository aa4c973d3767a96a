// The values of calls: what generated.c asks of values.c, and tells it.

#ifndef CS_VALUES_H
#define CS_VALUES_H

#include "include/c_signatures.h"

// Numbers or pointers of one kind, one behind the other.
typedef struct cs_leaf {
    uint32_t offset;
    // As in an Objective-C type encoding; t: a C string, p: a pointer, n: one that is never null, x: a function, e and
    // E: enums that have no other values than they say.
    char kind;
    // 0 in the last one, which is none.
    uint32_t count;
} cs_leaf;

typedef struct cs_type {
    uint64_t size;
    const cs_leaf *leaves;
} cs_type;

typedef struct cs_signature {
    // -1 for none.
    int32_t result;
    int32_t count;
    int32_t arguments[16];
} cs_signature;

extern const cs_type cs_types[];
extern const cs_signature cs_signatures[];

// Compares an argument of less than an int, as the compiler widened it: an optimized function takes the register as it
// is.
void cs_widen(int32_t number, int32_t index, int64_t value);
// Compares a function's arguments with what they are to be, and makes its result of what they are.
void cs_receive(int32_t number, const void *const *arguments, void *result);
// Makes the arguments of a call.
void cs_make_arguments(int32_t number, void *const *arguments);

#endif
