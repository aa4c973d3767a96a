// Replaces a function that a binary imports, in the word through which the binary calls it: in an ELF file's global
// offset table.

#ifndef CSUPPORT_IMPORT_H
#define CSUPPORT_IMPORT_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

typedef enum cffi_importing {
    /// The binary calls the replacement.
    cffi_import_replaced,
    /// The binary does not import the function: it does not call it, or the function is linked into it.
    cffi_import_absent,
    /// The word cannot be written.
    cffi_import_read_only,
} cffi_importing;

typedef struct cffi_import {
    /// Through which the binary calls the function. Atomic; the dynamic linker and other copies of the library write
    /// it.
    void **word;
    /// What another copy of the library had put there before; otherwise null.
    void *previous;
} cffi_import;

/// Has the binary that contains `address` call `replacement` in place of the function `name`, which is at `original`,
/// and sets `found`. Replaces nothing where this was done before. Precondition: one thread at a time does this.
cffi_importing cffi_import_replace(const void *address, const char *name, const void *original, void *replacement,
                                   cffi_import *found);

/// Whether two addresses lie in one binary.
bool cffi_is_same_binary(const void *one, const void *other);

#pragma GCC visibility pop

#endif
