// Signatures of C functions, prepared for calls once and kept for the process.
//
// A signature is looked up by its type encoding (CFFIShim/encoding.h). The first time, the types are lowered to
// libffi's and prepared (ffi_prep_cif), and it is determined whether all arguments travel in registers. After that
// neither lookup nor use takes a lock: a signature is immutable and lives as long as the process, so no caller counts
// references to it. The number and memory of signatures are bounded, so that encodings from outside cannot use up the
// memory.
//
// Unions by value: libffi has none, so a union is passed to libffi as a structure that the ABI treats like the union.
// If all leaves of all members have the same floating type, the structure has as many of that type as fill the union
// (System V x86-64 ABI 1.0, 3.2.3: all SSE; AAPCS64, 5.9.5: a homogeneous aggregate). If no leaf is floating, it has
// unsigned integers of the union's alignment. If leaves differ, x86-64 classifies each eight bytes separately, so each
// piece of the union's alignment is an integer if any member has one there, else floating; on arm64 such a union is not
// homogeneous, so all pieces are integers. On other processors a union that mixes them is refused by name.

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
    /// The limit on the number of signatures.
    CFFI_SIGNATURES = 65536,
    /// The limit on their memory together, in bytes. A usual signature takes some hundreds.
    CFFI_SIGNATURES_SIZE = 64 << 20,
    /// The count of fixed arguments of a function that takes no others.
    CFFI_NOT_VARIADIC = UINT32_MAX >> 1,
};

/// Returns the signature for the `length` bytes at `encoding`. `fixed_arguments` is `CFFI_NOT_VARIADIC`, or, for a call
/// of a C function declared with an ellipsis, the number of arguments before the ellipsis, at least 1. The arguments
/// behind it are those of this one call. C passes them promoted, so float, bool and integers shorter than int are
/// refused there.
///
/// If the signature is refused, returns null and fills in `error`. Callable from any thread; lock-free once the
/// signature has been prepared.
const cffi_signature *cffi_signature_for(const char *encoding, size_t length, uint32_t fixed_arguments,
                                         cffi_encoding_error *error);

/// The number of arguments, including those behind an ellipsis.
uint32_t cffi_signature_argument_count(const cffi_signature *signature);

/// The result's type. Its members follow it (CFFIShim/encoding.h). Its text is in `cffi_signature_encoding`.
const cffi_type *cffi_signature_result(const cffi_signature *signature);

/// The type of an argument. Precondition: `index` is less than the count.
const cffi_type *cffi_signature_argument(const cffi_signature *signature, uint32_t index);

/// The encoding that the signature was made from; it ends with a zero byte.
const char *cffi_signature_encoding(const cffi_signature *signature);

/// Whether calls load registers and nothing else: no argument is a structure, a union or complex or needs the stack,
/// and the result fits in one register.
bool cffi_signature_in_registers(const cffi_signature *signature);

/// Whether the library knows the place of every value, and so can make calls and callbacks of this signature without
/// libffi. On x86-64 and arm64 every signature has a plan, except on Apple's arm64 those whose arguments need the
/// stack; on other processors none has.
bool cffi_signature_has_plan(const cffi_signature *signature);

/// How many signatures have been prepared.
uint32_t cffi_signature_prepared_count(void);

CFFI_EXPORTS_END

#endif
