// Other copies of this library in the process.

#ifndef CFFI_COPIES_H
#define CFFI_COPIES_H

#include <stdbool.h>
#include <stddef.h>

#include "cffi_visibility.h"

CFFI_EXPORTS_BEGIN

/// Whether the program, or a shared library that it has loaded by now, contains another copy of this library. Writes the
/// names of the file that this copy is in, and of one that has another, cut off at `size`. Any thread.
bool cffi_find_other_copy(char *own, char *other, size_t size);

CFFI_EXPORTS_END

#endif
