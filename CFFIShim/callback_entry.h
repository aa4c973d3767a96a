// What C and the assembly share about the compiled entries.

#ifndef CFFI_CALLBACK_ENTRY_H
#define CFFI_CALLBACK_ENTRY_H

#include "invocation_registers.h"

/// The same number as `CFFI_COMPILED_CALLBACKS`, because the assembler does not read enumerations.
#define CFFI_CALLBACK_STUBS 1024

/// The distance between two stubs, in bytes.
#define CFFI_CALLBACK_STUB_SIZE 16

/// The size of an entry, `cffi_callback`, as a power of two, and the offset of its `takes_vectors`.
#define CFFI_CALLBACK_SIZE_POWER 6
#define CFFI_CALLBACK_TAKES_VECTORS 56

#endif
