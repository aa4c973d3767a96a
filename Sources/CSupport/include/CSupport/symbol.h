// Symbols: whether other modules can see a symbol, read from the ELF file of the program or shared library that has it;
// and looking up functions by name.

#ifndef CSUPPORT_SYMBOL_H
#define CSUPPORT_SYMBOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef enum cffi_visibility {
    /// No symbol has this address: it was stripped, or the file cannot be read.
    cffi_visibility_unknown,
    /// The symbol at this address is visible in its own module only.
    cffi_visibility_hidden,
    /// The symbol at this address is visible to other modules, too.
    cffi_visibility_public,
} cffi_visibility;

/// The visibility of the symbol of the data or function at `address`. Reads a file, which takes some milliseconds.
/// Thread-safe.
cffi_visibility cffi_symbol_visibility(const void *address);

/// Writes to `names` the names of the functions at these addresses: those that end with `ending`; null where none does,
/// or several different ones do, where the address is null, or if the file has no symbols. `cffi_free_name` frees each
/// name. Reads the file of each image that has some of them once, which takes some milliseconds. Thread-safe.
void cffi_function_names(const void *const *addresses, size_t count, const char *ending, char **names);

/// The name of the function that contains the code at `address`; null if its file has no symbols. `cffi_free_name`
/// frees it. Reads a file, which takes some milliseconds. Thread-safe.
char *cffi_function_containing(const void *address);

/// Calls `body` with each function whose name begins with `prefix`, in the program and the libraries that it has
/// loaded; and with each object, because what leads to an asynchronous function is one. A function that a library
/// exports may come twice. Reads files, which takes some milliseconds. Thread-safe.
void cffi_each_function(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                        void *context);

/// Calls `body` with each name that begins with `prefix` in the debug information of the program and its libraries:
/// also of functions that the optimizer has put into others, and which have no symbol. `function` is null. A name may
/// come more than once. Gives nothing of a binary without debug information, or whose strings are compressed. Reads
/// files, which takes some milliseconds. Thread-safe.
void cffi_each_debug_name(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                          void *context);

/// Whether the binary that contains `address` has a function with that name, visible or not. False if its symbols were
/// stripped. Reads a file, which takes some milliseconds. Thread-safe.
bool cffi_has_function(const void *address, const char *name);

/// Reads the word that the file of a binary has where `address` is in memory; false if it cannot be read. Thread-safe.
bool cffi_word_in_file(const void *address, uint64_t *word);

/// Frees a name, or nothing for null.
void cffi_free_name(char *name);

/// The address of the function with this name in the program or a library that it has loaded; null if there is none.
/// Thread-safe.
const void *cffi_find_function(const char *name);

CFFI_EXPORTS_END

#endif
