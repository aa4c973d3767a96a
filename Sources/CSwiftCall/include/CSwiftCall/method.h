// Where a call of a requirement has its arguments, its result and its error.

#ifndef CSWIFTCALL_METHOD_H
#define CSWIFTCALL_METHOD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"

CFFI_EXPORTS_BEGIN

/// Where one piece of an argument is found. Pieces are the units of lowering.
typedef enum cffi_place {
    /// `index` is an integer register.
    cffi_place_integer = 0,
    /// `index` is a vector register.
    cffi_place_vector = 1,
    /// `index` is a word of the caller's stack.
    cffi_place_stack = 2,
    /// Like the integer and stack places, but the address of the piece is found there.
    cffi_place_at_integer = 3,
    cffi_place_at_stack = 4,
    /// Not passed at all: the piece is always the word `constant`.
    cffi_place_constant = 5,
    /// Earlier pieces have put a closure at `offset`, in the form in which it was passed. It is converted to the form
    /// in which generic code calls it. `constant` is the address of its `cffi_closure_plan`; `index` is a
    /// `cffi_closure_life`.
    cffi_place_closure = 6,
} cffi_place;

/// What is known of how long a closure among the arguments lives.
typedef enum cffi_closure_life {
    /// Nothing. If its context is an object, that can be retained.
    cffi_closure_unknown = 0,
    /// The receiver takes it over.
    cffi_closure_consumed = 1,
    /// It may be kept.
    cffi_closure_escaping = 2,
    /// It ends with the call, and its context need not be an object: the parameter is not `@escaping`.
    cffi_closure_local = 3,
} cffi_closure_life;

/// One piece of an argument: `size` bytes that go to `offset` in the decoded arguments.
typedef struct cffi_piece {
    uint32_t offset;
    uint32_t size;
    uint16_t index;
    uint8_t place;
    /// Whether it is a `Bool`: code that passes or returns one in a register or on the stack leaves all bits but the
    /// lowest undefined (LLVM's i1, without an extension; unoptimized code makes use of that).
    bool is_bit;
    uint64_t constant;
} cffi_piece;

/// Decoded arguments of up to so many words are put together from the saved registers a word at a time.
#define CFFI_WORDS_OF_ARGUMENTS 12

/// A requirement whose argument types are known. Immutable once published; never freed.
typedef struct cffi_method {
    /// Size and alignment of the decoded arguments, laid out as a tuple of them.
    uint32_t size;
    uint32_t alignment;
    /// How many words of the caller's stack are the call's arguments.
    uint32_t stack_words;
    /// Whether the receiver may take an argument over. If so, observers that are notified after the call need copies.
    bool may_consume;
    /// Passed to `cffi_swift_value_functions`.
    const void *context;
    /// How many pieces the arguments have. Two more follow, for the hidden words behind them: Self's metadata, its
    /// witness table.
    uint32_t piece_count;
    /// How many of the pieces are closures.
    uint32_t closure_count;
    /// How many checks of the decoded arguments there are; they follow the pieces.
    uint32_t check_count;
    /// How many pieces the result in registers has; they follow the checks. 0 if there is no result, or if the caller
    /// passes an address for it.
    uint32_t result_piece_count;
    /// The size of the result, in bytes.
    uint32_t result_size;
    /// Whether the method returns nothing.
    bool is_void;
    /// Whether a call returns if no receiver answers: the method returns nothing, and takes no closure that its caller
    /// may wait for.
    bool returns_unanswered;
    /// Whether observers of a call answer it in place of a default (Switchboard/Signatures/ResolvedMethod.swift).
    bool observers_answer;
    /// Whether a call reaches all receivers where there are several (Switchboard/Signatures/ResolvedMethod.swift).
    bool is_multicast;
    /// Whether the caller passes an address for the result.
    bool result_is_indirect;
    /// For an asynchronous method: whether it throws, and how many words precede its arguments, besides the address of
    /// a result in memory: two for one that runs on the actor of its caller, that actor.
    bool throws;
    uint8_t leading_words;
    /// Whether its errors have a declared type and travel in pieces in result registers. These follow the result's
    /// pieces.
    bool has_typed_error;
    uint32_t error_piece_count;
    /// Whether `cffi_values_copy` can copy the decoded arguments, and which of their words are objects.
    bool copies_words;
    uint64_t objects;
    // What `cffi_method_settle` found out.
    /// From this integer register on, the saved registers are the arguments as they lie decoded in memory; -1 if not.
    int8_t arguments_register;
    /// The integer registers of the arguments, and of the result, that hold a bit: one bit for each.
    uint16_t bit_registers;
    uint8_t result_bit_registers;
    /// Where in `cffi_swift_results` the result lies as it does in memory, in bytes; -1 if it does not.
    int8_t result_offset;
    /// If each word of the decoded arguments is one word of the saved registers, how many there are, and for each of
    /// them where it is in a `cffi_caught`, in words; 0 if not.
    uint8_t word_count;
    uint8_t words[CFFI_WORDS_OF_ARGUMENTS];
    cffi_piece pieces[];
} cffi_method;

/// The maximum size and alignment of an error of a declared type, in bytes: it is in four registers.
#define CFFI_TYPED_ERROR_SIZE 64

/// Checks that a word of the decoded arguments is not null and, if there is a `type`, refers to an object of that
/// class.
typedef struct cffi_check {
    uint64_t offset;
    const void *type;
} cffi_check;

/// Returns `method->pieces`, a flexible array, which Swift does not import.
cffi_piece *cffi_method_pieces(cffi_method *method);

/// A method's checks, which follow its pieces and the two for the hidden words.
static inline cffi_check *cffi_method_checks(cffi_method *method) {
    return (cffi_check *)(method->pieces + method->piece_count + 2);
}

/// The pieces of a method's result, which follow its checks.
cffi_piece *cffi_method_results(cffi_method *method);

/// The pieces of a method's errors, which follow those of its result.
cffi_piece *cffi_method_errors(cffi_method *method);

/// Finds out whether arguments and result lie in the saved registers as they do in memory. Called once, when everything
/// else in the method is written.
void cffi_method_settle(cffi_method *method);

/// Copies values of `size` bytes that are objects and what needs nothing but its bytes. Each bit of `objects` stands
/// for a word that refers to an object of Swift's, or is null.
static inline void cffi_values_copy(uint64_t objects, size_t size, const void *from, void *to) {
    memcpy(to, from, size);
    for (; objects != 0; objects &= objects - 1) swift_retain(((void **)to)[__builtin_ctzll(objects)]);
}

/// Ends such values. This may run foreign code.
static inline void cffi_values_end(uint64_t objects, void *values) {
    for (; objects != 0; objects &= objects - 1) swift_release(((void **)values)[__builtin_ctzll(objects)]);
}

struct cffi_swift_frame;

/// Functions that copy and destroy values of a method's arguments. Only Swift knows how.
typedef struct cffi_swift_value_functions {
    /// Copies decoded arguments of the method with that context; destroys such copies.
    void (*copy_arguments)(const void *method_context, const void *from, void *to);
    void (*destroy_arguments)(const void *method_context, void *arguments);
    /// Copies decoded arguments: those that the receiver of a call takes over as values of their own, the bytes of the
    /// others.
    void (*copy_consumed)(const void *method_context, const void *from, void *to);
    /// Destroys those decoded arguments that the receiver of a call takes over.
    void (*destroy_consumed)(const void *method_context, void *arguments);
    /// Destroys an error of the type that the method declares.
    void (*destroy_error)(const void *method_context, void *error);
    /// Ends the process with a message: a closure that does not escape was called when its call had ended.
    void (*trap_closure)(const void *method_context);
    /// Ends the process with a message: a method of a sample was called.
    void (*trap_sample)(void);
    /// Calls an asynchronous function with the registers of a frame, in a task that begins on this thread at once.
    /// False if it did not end at once; otherwise the frame has the results, and what is where an error is returned.
    bool (*call_asynchronous)(const void *function, const void *context, struct cffi_swift_frame *frame);
} cffi_swift_value_functions;

/// Sets the functions, once in the process, before the first call.
void cffi_set_swift_value_functions(cffi_swift_value_functions functions);

/// The witness table of a sample of a protocol type, 512 words. If a reference converts the sample to a protocol that
/// its own refines, Swift reads a word as the other protocol's table. If a reference calls a method of the sample, the
/// process ends with a message.
const void *cffi_sample_table(void);

#pragma GCC visibility push(hidden)
extern cffi_swift_value_functions cffi_swift_values;
#pragma GCC visibility pop

CFFI_EXPORTS_END

#endif
