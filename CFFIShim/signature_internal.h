// The contents of a signature, for the files that prepare it or make calls with it.

#ifndef CFFI_SIGNATURE_INTERNAL_H
#define CFFI_SIGNATURE_INTERNAL_H

#include <ffi.h>

#include "CFFIShim/signature.h"
#include "signature_plan.h"

#pragma GCC visibility push(hidden)

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Arguments shorter than a register are taken from its first bytes: this needs a little-endian processor."
#endif

// Call plans are new in libffi 3.7; the version number in the header is new in 3.5.
#if defined(FFI_VERSION_NUMBER) && FFI_VERSION_NUMBER >= 30700
#define CFFI_HAS_CALL_PLANS 1
#else
#define CFFI_HAS_CALL_PLANS 0
#endif

// MARK: Registers

// How many registers can take arguments. x86-64: System V ABI 1.0, 3.2.3; arm64: AAPCS64, 6.8.2.
#if defined(__x86_64__) && !defined(_WIN32) && !defined(CFFI_AS_ELSEWHERE)
#define CFFI_CALL_REGISTERS_EXIST 1
#define CFFI_CALL_INTEGERS 6
#define CFFI_CALL_VECTORS 8
#elif defined(__aarch64__) && !defined(_WIN32) && !defined(CFFI_AS_ELSEWHERE)
#define CFFI_CALL_REGISTERS_EXIST 1
#define CFFI_CALL_INTEGERS 8
#define CFFI_CALL_VECTORS 8
#else
// libffi serves every call.
#define CFFI_CALL_REGISTERS_EXIST 0
#define CFFI_CALL_INTEGERS 0
#define CFFI_CALL_VECTORS 0
#endif

enum { CFFI_CALL_REGISTERS = CFFI_CALL_INTEGERS + CFFI_CALL_VECTORS };

typedef struct cffi_register_argument {
    /// A `cffi_load`.
    uint8_t load;
    /// The index of the integer register; for the last two loads, of the vector register.
    uint8_t index;
} cffi_register_argument;

// MARK: Signatures

struct cffi_signature {
    /// The next signature in the same list of the cache.
    cffi_signature *next;
    uint64_t hash;
    uint32_t length, fixed_arguments;

    cffi_encoding *encoding;
    const char *text;
    uint32_t argument_count;
    /// The size of an invocation with its values.
    uint32_t record_size;
    /// The size of everything that was allocated for the signature.
    uint32_t memory_size;
    /// For each argument: the index of its type in `encoding`, and the offset of its value in an invocation, in bytes.
    uint32_t *argument_types;
    uint32_t *value_offsets;

    ffi_cif cif;
#if CFFI_HAS_CALL_PLANS
    ffi_call_plan *ffi_plan;
#endif
    bool in_registers;
    bool takes_vectors;
    /// Whether integer registers have all arguments, a whole word each, and the result, if there is one.
    bool is_in_words;
    /// For a signature that is `in_registers`: whether a vector register has the result, and the result's size.
    bool returns_vector;
    uint32_t result_size;
    cffi_register_argument registers[CFFI_CALL_REGISTERS + 1];
    cffi_plan plan;
};

/// Prepares a signature that is not in the cache. If it is refused, returns null and fills in `error`. The caller
/// either frees it with `cffi_signature_destroy`, or publishes it and never frees it.
cffi_signature *cffi_signature_prepare(const char *encoding, size_t length, uint32_t fixed_arguments,
                                       cffi_encoding_error *error);
void cffi_signature_destroy(cffi_signature *signature);

/// Works out whether all arguments travel in registers, and in which.
void cffi_signature_find_registers(cffi_signature *signature);

/// Works out the places of all values, if they are known for the processor and the signature.
void cffi_signature_make_plan(cffi_signature *signature);

// MARK: Lowering

/// What kinds of leaves a type has in a range of its bytes.
typedef struct cffi_leaves {
    bool integer, floating, both_floats, long_double;
    cffi_type_kind floating_kind;
} cffi_leaves;

/// Looks at the bytes from `first` to `end` of a type.
cffi_leaves cffi_leaves_between(const cffi_type *type, uint32_t first, uint32_t end);

/// How many bytes of memory `cffi_lower` uses for a type: at most 10 for each byte of the type, and some for each
/// member.
size_t cffi_lowered_size(const cffi_type *type);

/// Makes libffi's type in memory from `*memory`, and advances `*memory`. Null if the type cannot be passed exactly.
ffi_type *cffi_lower(const cffi_type *type, bool is_result, char **memory);

/// Corrects the type of an argument where libffi, which has already prepared it, gets its alignment wrong.
void cffi_correct_alignment(const cffi_type *type, ffi_type *lowered);

#pragma GCC visibility pop

#endif
