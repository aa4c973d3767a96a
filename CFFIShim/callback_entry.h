// What C and the assembly share about the compiled entries.

#ifndef CFFI_CALLBACK_ENTRY_H
#define CFFI_CALLBACK_ENTRY_H

#include "invocation_registers.h"

/// The same number as `CFFI_COMPILED_CALLBACKS`, because the assembler does not read enumerations.
#define CFFI_CALLBACK_STUBS 1024

/// The distance between two stubs, in bytes.
#define CFFI_CALLBACK_STUB_SIZE 16

#endif
