// Sizes that C and the assembly share.

#ifndef CFFI_LIMITS_H
#define CFFI_LIMITS_H

/// How many requirements one proxy can have, over all protocols that it stands in for.
#define CFFI_SLOTS 512

/// Each slot has a stub for plain calls; one for calls that `cffi_swift_prepare` need not look at (coroutines); and one
/// for those that come with the address of self.
#define CFFI_ENTRY_STUBS (3 * CFFI_SLOTS)

/// The distance between two entry stubs, in bytes.
#define CFFI_ENTRY_STUB_SIZE 16

#endif
