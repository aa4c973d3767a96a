// Symbols: whether other modules can see one, read from the file of the program or shared library that it is in (ELF);
// and functions by name.

#ifndef CSUPPORT_SYMBOL_H
#define CSUPPORT_SYMBOL_H

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef enum cffi_visibility {
    /// No symbol has this address: it was stripped, or the file cannot be read.
    cffi_visibility_unknown,
    /// A symbol of this address is for its own module only.
    cffi_visibility_hidden,
    /// A symbol of this address is for other modules too.
    cffi_visibility_public,
} cffi_visibility;

/// The visibility of the data symbol at `address`. Reads a file: some milliseconds. Any thread.
cffi_visibility cffi_symbol_visibility(const void *address);

/// The address of a function of the program or of a library that it has loaded, by name; null where there is none. Any
/// thread.
const void *cffi_find_function(const char *name);

CFFI_EXPORTS_END

#endif
