// Where a call of a requirement has its arguments, its result and its error.

#ifndef CSWIFTCALL_METHOD_H
#define CSWIFTCALL_METHOD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// How one piece of an argument is found: the unit of lowering.
typedef enum cffi_place {
    /// `index` is an integer register.
    cffi_place_integer = 0,
    /// `index` is a vector register.
    cffi_place_vector = 1,
    /// `index` is a word of the caller's stack.
    cffi_place_stack = 2,
    /// As the three above, but what is found there is the address of the piece.
    cffi_place_at_integer = 3,
    cffi_place_at_stack = 4,
    /// Not passed at all: the piece is always the word `constant`.
    cffi_place_constant = 5,
    /// What earlier pieces put at `offset` is a closure as it was passed, to be made one in the form that generic code
    /// calls; `constant` is the address of its `cffi_closure_plan`, and `index` is 1 where the receiver takes it over.
    cffi_place_closure = 6,
} cffi_place;

/// One piece of an argument: `size` bytes that go to `offset` in the decoded arguments.
typedef struct cffi_piece {
    uint32_t offset;
    uint32_t size;
    uint16_t index;
    uint16_t place;
    uint64_t constant;
} cffi_piece;

/// A requirement whose argument types are known. Immutable once published; lives for ever.
typedef struct cffi_method {
    /// Bytes and alignment of the decoded arguments, laid out as the tuple of them.
    uint32_t size;
    uint32_t alignment;
    /// How many words of the caller's stack the call has.
    uint32_t stack_words;
    /// Whether the receiver may take an argument over, so that observers that hear of the call later need copies.
    bool may_consume;
    /// For those functions.
    const void *context;
    /// How many pieces the arguments have. Two more follow, for the words behind them: the class of self, its table.
    uint32_t piece_count;
    /// How many of the pieces are closures.
    uint32_t closure_count;
    /// What is checked of the decoded arguments; behind the pieces.
    uint32_t check_count;
    /// How many pieces the result has, in registers: behind the checks; 0 for nothing, and for one that the caller gives
    /// room for.
    uint32_t result_piece_count;
    /// Of the result, in bytes.
    uint32_t result_size;
    /// Whether it returns nothing.
    bool is_void;
    /// Whether it returns where nobody answers: it returns nothing, and takes no closure that its caller may wait for.
    bool returns_unanswered;
    /// Whether the caller gives room for the result.
    bool result_is_indirect;
    /// Whether its errors are of a declared type, and travel in pieces, in result registers: behind those of the result.
    bool has_typed_error;
    uint32_t error_piece_count;
    cffi_piece pieces[];
} cffi_method;

/// How large an error of a declared type is at most, and its alignment, in bytes: it is in four registers.
#define CFFI_TYPED_ERROR_SIZE 64

/// A word of the decoded arguments that is not null, and, with a `type`, refers to an object of that class.
typedef struct cffi_check {
    uint64_t offset;
    const void *type;
} cffi_check;

/// `method->pieces`, which Swift does not see.
cffi_piece *cffi_method_pieces(cffi_method *method);

/// A method's checks, which lie behind its pieces and the two of the hidden words.
cffi_check *cffi_method_checks(cffi_method *method);

/// A method's pieces of its result, which lie behind its checks.
cffi_piece *cffi_method_results(cffi_method *method);

/// A method's pieces of its errors, which lie behind those of its result.
cffi_piece *cffi_method_errors(cffi_method *method);

/// How the values of a method's arguments are copied and destroyed, which only Swift knows.
typedef struct cffi_swift_value_functions {
    /// Copies decoded arguments of the method with that context, and destroys the copies.
    void (*copy_arguments)(const void *method_context, const void *from, void *to);
    void (*destroy_arguments)(const void *method_context, void *arguments);
    /// Destroys those of the decoded arguments that the receiver of a call takes over.
    void (*destroy_consumed)(const void *method_context, void *arguments);
    /// Destroys an error of the type that the method declares.
    void (*destroy_error)(const void *method_context, void *error);
} cffi_swift_value_functions;

/// Sets them, once for the process, before the first call.
void cffi_set_swift_value_functions(cffi_swift_value_functions functions);

#pragma GCC visibility push(hidden)
extern cffi_swift_value_functions cffi_swift_values;
#pragma GCC visibility pop

CFFI_EXPORTS_END

#endif
