// Converts closures from the form in which they are passed to the form in which generic code calls them.
//
// Swift passes a closure such that it can be called with its arguments in registers, as its type says. But a closure as
// a value of a generic type, which is what an observer gets, is called with the address of each argument and an address
// for the result (swiftlang/swift, lib/SIL/IR/AbstractionPattern.cpp: the most general pattern). Where the compiler
// knows the type, it puts a thunk between the two forms. Here one function that follows a plan takes the place of all
// thunks.

#ifndef CSWIFTCALL_CLOSURE_H
#define CSWIFTCALL_CLOSURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// How many parameters a closure may have: their addresses travel in registers.
#define CFFI_CLOSURE_PARAMETERS 6

/// The same of an asynchronous closure. An address for its result precedes them, and one for errors may follow.
#define CFFI_ASYNC_CLOSURE_PARAMETERS 4

/// A parameter or the result of a closure, with what is compared when a method with such a closure is named.
typedef struct cffi_closure_value {
    uint32_t size;
    /// Whether it is passed by its address.
    bool is_indirect;
    /// Whether a copy of it counts no references.
    bool is_trivial;
    /// Two values, each of `size` bytes; and a mask of the bytes that are compared.
    char *samples[2];
    const uint8_t *distinct;
} cffi_closure_value;

/// How a closure of a certain type is called. Never freed.
typedef struct cffi_closure_plan {
    /// The closure's type: its metadata.
    const void *type;
    /// The class of `cffi_closure_words`: its metadata.
    const void *context_class;
    cffi_closure_value parameters[CFFI_CLOSURE_PARAMETERS];
    uint32_t parameter_count;
    cffi_closure_value result;
    uint32_t stack_words;
    bool is_async;
    /// Of an asynchronous closure: whether it may throw, and whether its caller passes an address for the result,
    /// before the arguments.
    bool throws;
    bool result_is_indirect;
    /// How many pieces the arguments have; `constant` is the index of the argument.
    uint32_t piece_count;
    /// How many pieces a result in registers has; they follow those of the arguments. None for a result in memory.
    uint32_t result_count;
    cffi_piece pieces[];
} cffi_closure_plan;

/// The stored properties of a converted closure's context, after the object's header.
typedef struct cffi_closure_words {
    /// The original closure. Its context is retained, unless the closure is local.
    const void *function;
    void *context;
    /// Null for one that is only watched.
    const cffi_closure_plan *plan;
    /// Whether the closure ends with the call whose argument it is; and the method's context, for a message.
    bool is_local;
    /// For a local closure, atomic: how many calls of it are under way, and CFFI_CLOSURE_ENDED. For any other, atomic:
    /// whether it was called.
    uint32_t uses;
    const void *method;
} cffi_closure_words;

#define CFFI_CLOSURE_ENDED 0x80000000u

/// Return `plan->pieces`, which Swift does not import, and `plan->parameters`, which Swift imports as a tuple.
cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan);
cffi_closure_value *cffi_closure_parameters(cffi_closure_plan *plan);

/// Replaces the borrowed closure at `place` (function, context) by a new one in the general form, which the caller must
/// release. Leaves an Optional's nil as it is. Precondition: the closure has the plan's type. `method` is the context
/// of the method whose argument it is.
void cffi_closure_generalize(void *place, const cffi_closure_plan *plan, cffi_closure_life life, const void *method);

/// Releases what `cffi_closure_generalize` made at `place`, if anything. If it is local, it has ended: who has a copy
/// cannot call it any more.
void cffi_closure_release(void *place);

/// How many references to the closure at `place` there are besides `own` ones; one more if it was called. Zero for nil
/// and for a local closure. Precondition: `cffi_closure_generalize` or `cffi_closure_watch` made it.
size_t cffi_closure_taken(const void *place, size_t own);

/// Replaces the closure at `place`, which is in the general form, by one that calls it, for `cffi_closure_taken`. The
/// new one's context is of `context_class`. Leaves an Optional's nil as it is. Precondition: it has at most
/// CFFI_CLOSURE_PARAMETERS.
void cffi_closure_watch(void *place, const void *context_class);

/// Puts the closure back that `cffi_closure_watch` replaced.
void cffi_closure_end_watching(void *place);

/// Retains the original that a converted closure was made of, for a receiver that takes it over.
void cffi_closure_retain_original(void *place);

/// Releases the original of the converted closure at `place`, and not the converted closure.
void cffi_closure_release_original(void *place);

/// Whether `cffi_closure_generalize` made the closure at `place`, watched or not; true for nil.
bool cffi_closure_is_made(const void *place);

/// Whether the closure at `place` ends with the call whose argument it is. Preconditions, also below:
/// `cffi_closure_is_made` says so.
bool cffi_closure_is_local(const void *place);

/// Replaces the bits of a watched closure at `place` by those of the closure that it watches.
void cffi_closure_unwatch(void *place);

/// Replaces the bits of a closure at `place`, which is not watched, by those of the original that it was made of.
void cffi_closure_put_original(void *place);

// MARK: Comparing a plan with the compiler

/// The function of a sample: a closure in the general form that replaces any other in a probing call. Only
/// `cffi_closure_is_right` calls it. The sample's context is an object that no code looks at. Null if `is_async` and
/// the C compiler has no asynchronous functions.
const void *cffi_closure_sample(bool is_async);

/// Whether the closure at `place`, which `cffi_closure_generalize` made in a probing call, is called as its plan says.
/// Its original leads to `cffi_closure_sample` by way of the compiler's own conversion between the two forms.
bool cffi_closure_is_right(void *place);

/// How many plans a closure may have to be chosen from: each parameter and the result travels by address, or does not.
#define CFFI_CLOSURE_WAYS (1 << (CFFI_CLOSURE_PARAMETERS + 1))

/// The plans by which a closure may be called.
typedef struct cffi_closure_choice {
    const cffi_closure_plan *const *plans;
    uint32_t count;
} cffi_closure_choice;

/// The index of the plan by which the closure at `place` is called; -1 if it is none of them, or if several look the
/// same. Preconditions: as for `cffi_closure_is_right`; the plans are for the closure's type, and differ in what
/// travels by address; there are at most CFFI_CLOSURE_WAYS of them.
int cffi_closure_find_way(void *place, const cffi_closure_plan *const *plans, uint32_t count);

/// Calls a closure as generic code does: with the addresses of its arguments, followed by the address of room for an
/// error. The arguments from index `pack` on (`count` if there are none) travel as one argument, a pack: the address of
/// their addresses. Returns true if the closure threw; the error is then at `error`. Precondition: the closure has the
/// most general form; `result` and `error` have room for its types.
bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error);

CFFI_EXPORTS_END

#endif
