// A call of a C function as data: its arguments, and its result.
//
// A record and its values are one block of memory. The caller may supply the block, for example on its stack, for a
// call without an allocation. `arguments` has the address of each argument's value, in C's layout. The caller may read
// or change the value, or replace the address; the same goes for `result`. Threads that share a record need a lock.

#ifndef CFFI_INVOCATION_H
#define CFFI_INVOCATION_H

#include "CFFIShim/signature.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_invocation {
    const cffi_signature *signature;
    /// What is called, in whatever form the record's maker uses, and on whom. This module neither reads nor retains
    /// them.
    const void *selector;
    void *target;
    /// The address of each argument's value: aligned, and with room for its type.
    void **arguments;
    /// Where the result goes: `cffi_signature_result_size` bytes, aligned to 16.
    void *result;
} cffi_invocation;

/// A C function of any type.
typedef void cffi_function(void);

/// The size of the room for the result, in bytes: at least the result's size, and a register's.
size_t cffi_signature_result_size(const cffi_signature *signature);

/// How large a record with its values is, in bytes.
size_t cffi_invocation_size(const cffi_signature *signature);

/// Makes a record in `memory`, which must be aligned to 16 and have `cffi_invocation_size` bytes. All values are zero.
cffi_invocation *cffi_invocation_initialize(void *memory, const cffi_signature *signature);

/// The same in memory from the heap; null if out of memory. The caller frees it with `cffi_invocation_free`.
cffi_invocation *cffi_invocation_create(const cffi_signature *signature);
void cffi_invocation_free(cffi_invocation *invocation);

/// Calls `function` with the arguments, and writes its result to `result`, in C's layout even if the result is shorter
/// than a register. Precondition: `function` has the type that the signature says.
///
/// If all arguments travel in registers (`cffi_signature_in_registers`), they are loaded directly from the record. Most
/// other signatures have a plan of where their values go (`cffi_signature_has_plan`). For the few without one libffi
/// makes the call, with its call plan where the headers are those of libffi 3.7 or later.
void cffi_invocation_call(cffi_invocation *invocation, cffi_function *function);

CFFI_EXPORTS_END

#endif
