// Whether other modules can see a symbol, read from the file of the program or shared library that it is in (ELF).

#ifndef CFFI_SYMBOL_H
#define CFFI_SYMBOL_H

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

#endif
