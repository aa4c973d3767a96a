// Whether memory can be read.

#ifndef CSUPPORT_READABLE_H
#define CSUPPORT_READABLE_H

#include <stdbool.h>
#include <stddef.h>

#pragma GCC visibility push(hidden)

/// Whether `size` bytes at `address` can be read now; false, too, if the system does not say. Asks the system, which
/// takes microseconds.
bool cffi_is_readable(const void *address, size_t size);

#pragma GCC visibility pop

#endif
