// A closure in the form that generic code calls it in, made of one in the form that it was passed in.
//
// Swift passes a closure so that it can be called with its arguments in registers, as its type says. A value of a
// generic type, which is what an observer gets, is called with the address of each argument and the address for the
// result (swiftlang/swift, lib/SIL/IR/AbstractionPattern.cpp: the most general pattern). The compiler puts a thunk
// between the two where it knows the type; here the thunk is one function that follows a plan.

#ifndef CSWIFTCALL_CLOSURE_H
#define CSWIFTCALL_CLOSURE_H

#include <stdbool.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// How many parameters a closure may have: their addresses travel in registers.
#define CFFI_CLOSURE_PARAMETERS 6

/// A parameter or the result of a closure: what is compared of it when a method with such a closure is named.
typedef struct cffi_closure_value {
    uint32_t size;
    /// Whether it is passed by its address.
    bool is_indirect;
    /// Two values, each of `size` bytes; and the bytes that are compared, as ones.
    char *samples[2];
    const uint8_t *distinct;
} cffi_closure_value;

/// How a closure of a certain type is called. Lives for ever.
typedef struct cffi_closure_plan {
    /// The closure's type: its metadata.
    const void *type;
    /// The class of `cffi_closure_words`: its metadata.
    const void *context_class;
    cffi_closure_value parameters[CFFI_CLOSURE_PARAMETERS];
    uint32_t parameter_count;
    cffi_closure_value result;
    uint32_t stack_words;
    /// Pieces of the arguments; `constant` is the number of the argument.
    uint32_t piece_count;
    /// Pieces of a result in registers: they follow those of the arguments. None for a result in memory.
    uint32_t result_count;
    cffi_piece pieces[];
} cffi_closure_plan;

/// The stored properties of a made closure's context, behind the object's header.
typedef struct cffi_closure_words {
    /// The closure as it was passed; its context is retained.
    const void *function;
    void *context;
    const cffi_closure_plan *plan;
} cffi_closure_words;

/// `plan->pieces`, which Swift does not see, and `plan->parameters`, which it sees as a tuple.
cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan);
cffi_closure_value *cffi_closure_parameters(cffi_closure_plan *plan);

/// Replaces the borrowed closure at `place` (function, context) by a new one in the general form, which the caller is to
/// release. Leaves an Optional's nil as it is. Precondition: the closure has the plan's type.
void cffi_closure_generalize(void *place, const cffi_closure_plan *plan);

/// Releases what `cffi_closure_generalize` made at `place`, if it did.
void cffi_closure_release(void *place);

/// Releases the closure that the one at `place` was made of, and not that one.
void cffi_closure_release_original(void *place);

// MARK: Comparing a plan with the compiler

/// The function of a closure in the general form that stands in for any other in a probing call, where it is called by
/// `cffi_closure_is_right` only. Its context is an object that nobody looks at.
const void *cffi_closure_specimen(void);

/// Whether the closure at `place`, which `cffi_closure_generalize` made in a probing call, is called as its plan says. What
/// it was made of leads to `cffi_closure_specimen` by way of the compiler's own conversion between the two forms.
bool cffi_closure_is_right(void *place);

/// Calls a closure as generic code does: with the addresses of its arguments, and behind them that of room for an error.
/// The arguments behind `pack` (`count` for none) travel as one, a pack: the address of their addresses. True where it
/// threw; the error is at `error` then. Precondition: the closure has the most general form; the rooms are of its types.
bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error);

CFFI_EXPORTS_END

#endif
