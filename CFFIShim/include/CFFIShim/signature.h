// Signatures of C functions, prepared for calls once and kept for the process.
//
// A signature is found by its type encoding (CFFIShim/encoding.h). The first time, the types are lowered to libffi's and
// prepared (ffi_prep_cif), and it is worked out whether all arguments travel in registers. After that it is found
// without a lock, and used without one: a signature is immutable and lives as long as the process, so nobody counts
// references on it. Their count and memory are bounded, so encodings from outside cannot use up the memory.
//
// Unions by value: libffi has none. One is handed to libffi as a structure that the ABI treats as it treats the union.
// Where all leaves of all members are the same floating type, that is as many of that type as the union is large
// (System V x86-64 ABI 1.0, 3.2.3: all SSE; AAPCS64, 5.9.5: a homogeneous aggregate); where none is floating, unsigned
// integers of the union's alignment. Where they differ, x86-64 decides eight bytes by eight bytes, so each piece of the
// union's alignment is an integer where any member has one there, and floating elsewhere; on arm64 such a union is not
// homogeneous, and so all integers. On other processors a union that mixes them is refused by name.

#ifndef CFFI_SIGNATURE_H
#define CFFI_SIGNATURE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CFFIShim/encoding.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_signature cffi_signature;

enum {
    /// How many signatures are kept at most.
    CFFI_SIGNATURES = 65536,
    /// How much memory they have at most, together, in bytes. A usual one takes some hundreds.
    CFFI_SIGNATURES_SIZE = 64 << 20,
    /// The count of fixed arguments of a function that takes no others.
    CFFI_NOT_VARIADIC = UINT32_MAX >> 1,
};

/// Gives the signature for the `length` bytes at `encoding`. `fixed_arguments` is `CFFI_NOT_VARIADIC`, or for a call of
/// a C function declared with an ellipsis the count of arguments before it, at least 1; those behind it are the ones of
/// this call, which C passes promoted: float, bool and integers shorter than int are refused there.
///
/// Null, with `error` filled in, where it is refused. From any thread; lock-free where it has been prepared before.
const cffi_signature *cffi_signature_for(const char *encoding, size_t length, uint32_t fixed_arguments,
                                         cffi_encoding_error *error);

/// How many arguments it has, those behind an ellipsis included.
uint32_t cffi_signature_argument_count(const cffi_signature *signature);

/// The result's type. Its members follow it (CFFIShim/encoding.h). Its text is in `cffi_signature_encoding`.
const cffi_type *cffi_signature_result(const cffi_signature *signature);

/// The type of an argument. Precondition: `index` is less than the count.
const cffi_type *cffi_signature_argument(const cffi_signature *signature, uint32_t index);

/// The encoding that it was made of, which ends with a zero byte.
const char *cffi_signature_encoding(const cffi_signature *signature);

/// Whether calls load registers and nothing else: no argument is a structure, a union or complex or needs the stack,
/// and the result fits in one register.
bool cffi_signature_in_registers(const cffi_signature *signature);

/// Whether the library knows where all values are, and so makes calls and callbacks of it without libffi. On x86-64 and
/// arm64 that is every signature, but on Apple's arm64 one whose arguments need the stack; elsewhere it is none.
bool cffi_signature_has_plan(const cffi_signature *signature);

/// How many signatures have been prepared.
uint32_t cffi_signature_prepared_count(void);

CFFI_EXPORTS_END

#endif
