// How a signature's values are spread over registers and stack: worked out once, followed by each call and callback.

#ifndef CFFI_SIGNATURE_PLAN_H
#define CFFI_SIGNATURE_PLAN_H

#include <stdbool.h>
#include <stdint.h>

#pragma GCC visibility push(hidden)

/// How a part of a value is brought to its place. Shorter integers are extended to the whole word: x86-64 callees rely
/// on 32 bits of it (what compilers do; the ABI is silent), Apple's arm64 callees, too.
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
    // In plans only: less than a word, with zeros behind; so many bytes as they are; the address of a copy.
    cffi_load_some,
    cffi_load_bytes,
    cffi_load_address,
} cffi_load;

/// A part of a value that lies together in both places.
typedef struct cffi_plan_piece {
    /// Where it is in the value; for an address, where what it is the address of is, as `to`.
    int32_t from;
    /// In bytes from a call's cffi_registers; less than 0 on the stack, which lies below it. Of a result: from the
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
    /// It is there.
    cffi_find_value,
    /// Its address is there.
    cffi_find_address,
    /// It is put together from its pieces, in memory of the callback's own.
    cffi_find_pieces,
} cffi_find;

typedef struct cffi_place {
    /// From the cffi_registers of a callback; where pieces are put together, in that memory.
    int32_t at;
    uint16_t first_piece;
    uint8_t piece_count;
    /// A `cffi_find`.
    uint8_t find;
} cffi_place;

enum {
    /// arm64: four floats in four registers, or four words of a copy and its address.
    CFFI_PIECES_OF_A_VALUE = 4,
    /// What is put together is in at most 8 vector registers, of 16 bytes at most.
    CFFI_GATHERED_SIZE = 128,
};

typedef struct cffi_plan {
    /// Whether there is one. If not, libffi has to serve the signature.
    bool exists;
    /// Whether the caller gives an address for the result.
    bool result_in_memory;
    uint8_t result_piece_count;
    /// How many vector registers take arguments.
    uint8_t vector_count;
    /// x86-64: how many results come back on the x87 stack.
    uint8_t x87_count;
    uint32_t piece_count;
    uint32_t result_size;
    /// Whether it is an integer shorter than a word.
    bool result_is_short;
    /// Of arguments, in bytes: a multiple of 16.
    uint32_t stack_size;
    cffi_plan_piece *pieces;
    /// One for each argument.
    cffi_place *places;
    cffi_plan_piece result_pieces[CFFI_PIECES_OF_A_VALUE];
} cffi_plan;

#pragma GCC visibility pop

#endif
