// A call of a C function as data: what to call it with, and what it gave back.
//
// A record with its values is one block of memory, the caller's own if it likes (its stack, for a call without an
// allocation). An argument's value lies where `arguments` says, as C lays it out, and may be read, changed, or replaced
// by another address; the same with `result`. A call's record is not shared between threads without a lock.

#ifndef CFFI_INVOCATION_H
#define CFFI_INVOCATION_H

#include "CFFIShim/signature.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_invocation {
    const cffi_signature *signature;
    /// What is called, in the words of whoever made the record, and on whom. Not read here, and not retained.
    const void *selector;
    void *target;
    /// Where each argument's value is: aligned, and as large as its type.
    void **arguments;
    /// Where the result goes: `cffi_signature_result_size` bytes, aligned to 16.
    void *result;
} cffi_invocation;

/// A C function of any type.
typedef void cffi_function(void);

/// How large the result's place is, in bytes: at least the result's size, and a register's.
size_t cffi_signature_result_size(const cffi_signature *signature);

/// How large a record with its values is, in bytes.
size_t cffi_invocation_size(const cffi_signature *signature);

/// Makes a record in `memory`, which is aligned to 16 and `cffi_invocation_size` bytes large. All values are zero.
cffi_invocation *cffi_invocation_initialize(void *memory, const cffi_signature *signature);

/// The same in memory of its own, or null without memory. The caller frees it with `cffi_invocation_free`.
cffi_invocation *cffi_invocation_create(const cffi_signature *signature);
void cffi_invocation_free(cffi_invocation *invocation);

/// Calls `function` with the arguments, and leaves its result at `result`: as C lays it out, also where it is shorter
/// than a register. Precondition: `function` has the type that the signature says.
///
/// Where registers take all arguments (`cffi_signature_in_registers`), they are loaded from the record directly. Other
/// signatures have a plan of where their values go (`cffi_signature_has_plan`). For the few that are left libffi makes
/// the call, by its call plan where the headers are those of 3.7 or later.
void cffi_invocation_call(cffi_invocation *invocation, cffi_function *function);

CFFI_EXPORTS_END

#endif
