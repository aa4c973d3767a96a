// Finds the types that conform to a protocol, in the records that each image registers with Swift's runtime.

#ifndef CSUPPORT_CONFORMANCES_H
#define CSUPPORT_CONFORMANCES_H

#include <stdbool.h>
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Whether exactly one type of the protocol's own module conforms to it. `protocol` is its descriptor. Looks at all
/// conformances in the process. Thread-safe.
bool cffi_has_one_conforming_type(const void *protocol);

CFFI_EXPORTS_END

#endif
