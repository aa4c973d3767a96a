// Sizes that C and the assembly share.

#ifndef CFFI_LIMITS_H
#define CFFI_LIMITS_H

/// How many requirements one proxy can have, over all protocols that it stands in for.
#define CFFI_ENTRY_STUBS 1024

/// The distance between two entry stubs, in bytes.
#define CFFI_ENTRY_STUB_SIZE 16

#endif
