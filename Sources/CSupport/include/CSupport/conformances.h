// Finds the types that conform to a protocol, and how a class conforms.

#ifndef CSUPPORT_CONFORMANCES_H
#define CSUPPORT_CONFORMANCES_H

#include <stdbool.h>
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Which types conform to a protocol.
typedef enum cffi_conforming {
    /// None.
    cffi_conforming_none,
    /// There are some. Perhaps all of them conform in the protocol's own module.
    cffi_conforming_own,
    /// One conforms in another module, which therefore sees the protocol.
    cffi_conforming_elsewhere,
} cffi_conforming;

/// Which types conform to a protocol, of which `protocol` is the descriptor. Looks at all conformances in the process.
/// The compiler omits those of structs and enums that are not used. Thread-safe.
cffi_conforming cffi_who_conforms(const void *protocol);

/// Calls `body` with the descriptor of each class of the protocol's own module that is not generic and declares that it
/// conforms. Thread-safe.
void cffi_each_conforming_class(const void *protocol, void (*body)(const void *descriptor, void *context),
                                void *context);

/// Calls `body` with the descriptor of each protocol to which a nominal type, of which `descriptor` is, conforms by a
/// declaration in the process, perhaps under conditions. Not those of its superclasses. Thread-safe.
void cffi_each_protocol_of(const void *descriptor, void (*body)(const void *protocol, void *context), void *context);

/// The metadata of a class that is not generic; null if there is none. `descriptor` is the class's. Thread-safe; not to
/// be called by the `body` above.
const void *cffi_class_metadata(const void *descriptor);

/// Calls `body` with the functions of each conformance to the protocol in the process, as its witness table has them:
/// word 0 means nothing, the others are the requirements'. Words for bases, associated types and defaults of a library
/// may be null or mean nothing where the table is made at run time, because its protocol refines one of a library that
/// may get more requirements (as `CustomStringConvertible`), or because it depends on the type. They are `body`'s until
/// it returns. Thread-safe.
void cffi_each_witness_functions(const void *protocol, void (*body)(const void *const *functions, void *context),
                                 void *context);

/// The witness table of a class's conformance, looked up while the class seems to inherit from `superclass`; null if it
/// does not conform. In C, because Swift's optimizer takes it that a lookup reads no memory that it sees written.
/// Preconditions: there are no objects of the class yet; only one thread calls this at a time.
const void *cffi_conformance_below(const void *type, const void *superclass, const void *protocol);

CFFI_EXPORTS_END

#endif
