// A closure in the form that generic code calls it in, made of one in the form that it was passed in.
//
// Swift passes a closure so that it can be called with its arguments in registers, as its type says. A value of a
// generic type, which is what an observer gets, is called with the address of each argument and the address for the
// result (swiftlang/swift, lib/SIL/IR/AbstractionPattern.cpp: the most general pattern). The compiler puts a thunk
// between the two where it knows the type; here the thunk is one function that follows a plan.

#ifndef CFFI_CLOSURE_H
#define CFFI_CLOSURE_H

#include <stdbool.h>
#include <stdint.h>

#include "cffi_dispatch.h"
#include "cffi_visibility.h"

CFFI_EXPORTS_BEGIN

/// How many parameters a closure may have: their addresses travel in registers.
#define CFFI_CLOSURE_PARAMETERS 6

/// How a closure of a certain type is called. Lives for ever.
typedef struct cffi_closure_plan {
    /// The class of `cffi_closure_words`: its metadata.
    const void *context_class;
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

/// `plan->pieces`, which Swift does not see.
cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan);

/// Replaces the borrowed closure at `place` (function, context) by a new one in the general form, which the caller is to
/// release. Leaves an Optional's nil as it is. Precondition: the closure has the plan's type.
void cffi_closure_generalize(void *place, const cffi_closure_plan *plan);

/// Releases what `cffi_closure_generalize` made at `place`, if it did.
void cffi_closure_release(void *place);

CFFI_EXPORTS_END

#endif
