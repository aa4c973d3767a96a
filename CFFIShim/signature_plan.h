// How a signature's values are spread over registers and stack: worked out once, then followed by each call and
// callback.

#ifndef CFFI_SIGNATURE_PLAN_H
#define CFFI_SIGNATURE_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// How a part of a value is moved to its place. Shorter integers are extended to the whole word: callees on x86-64 rely
/// on 32 bits of it (compilers do this; the ABI is silent), and so do callees on Apple's arm64.
typedef enum cffi_load {
    cffi_load_int8,
    cffi_load_uint8,
    cffi_load_int16,
    cffi_load_uint16,
    cffi_load_int32,
    cffi_load_uint32,
    cffi_load_word,
    cffi_load_float,
    cffi_load_double,
    // In plans only: less than a word, padded with zeros; `size` bytes, unchanged; the address of a copy.
    cffi_load_some,
    cffi_load_bytes,
    cffi_load_address,
} cffi_load;

/// A part of a value that is contiguous both in the value and in its place.
typedef struct cffi_plan_piece {
    /// The offset in the value; for `cffi_load_address`, the place of the copy, counted like `to`.
    int32_t from;
    /// In bytes from a call's cffi_registers; negative for the stack, which is below them. For a result: from the
    /// cffi_results.
    int32_t to;
    uint32_t size;
    uint16_t argument;
    /// A `cffi_load`.
    uint8_t load;
    bool on_stack;
} cffi_plan_piece;

/// How a callback finds an argument's value.
typedef enum cffi_find {
    /// The value is at the place.
    cffi_find_value,
    /// The value's address is at the place.
    cffi_find_address,
    /// The callback copies the value's pieces together, in memory of its own.
    cffi_find_pieces,
} cffi_find;

typedef struct cffi_callback_place {
    /// The offset from the callback's cffi_registers; for `cffi_find_pieces`, from the memory for the pieces.
    int32_t at;
    uint16_t first_piece;
    uint8_t piece_count;
    /// A `cffi_find`.
    uint8_t find;
} cffi_callback_place;

enum {
    /// arm64: four floats in four registers, or the four words of a copy and its address.
    CFFI_PIECES_OF_A_VALUE = 4,
    /// A value in pieces is in at most 8 vector registers, of at most 16 bytes each.
    CFFI_GATHERED_SIZE = 128,
    /// How many arguments a plan that is plain has at most.
    CFFI_PLAIN_ARGUMENTS = 16,
};

typedef struct cffi_plan {
    /// Whether the signature has a plan. If not, libffi has to serve it.
    bool exists;
    /// Whether the caller passes an address for the result.
    bool result_in_memory;
    uint8_t result_piece_count;
    /// How many vector registers take arguments.
    uint8_t vector_count;
    /// x86-64: how many results come back on the x87 stack.
    uint8_t x87_count;
    uint32_t piece_count;
    uint32_t result_size;
    /// Whether the result is an integer or a float shorter than a word.
    bool result_is_short;
    /// Whether a callback finds all arguments where the caller left them, and one register has the result, if there is
    /// one.
    bool is_plain;
    /// A `cffi_type_kind`.
    uint8_t result_kind;
    /// The size of the arguments on the stack, in bytes: a multiple of 16.
    uint32_t stack_size;
    cffi_plan_piece *pieces;
    /// One for each argument.
    cffi_callback_place *places;
    cffi_plan_piece result_pieces[CFFI_PIECES_OF_A_VALUE];
} cffi_plan;

#pragma GCC visibility pop

#endif
