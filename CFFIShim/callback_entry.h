// What C and the assembly know of the compiled entries.

#ifndef CFFI_CALLBACK_ENTRY_H
#define CFFI_CALLBACK_ENTRY_H

#include "invocation_registers.h"

/// `CFFI_COMPILED_CALLBACKS` is the same number; the assembler reads no enumerations.
#define CFFI_CALLBACK_STUBS 1024

/// The distance between two stubs, in bytes.
#define CFFI_CALLBACK_STUB_SIZE 16

#endif
