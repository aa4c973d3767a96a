// What other modules may call: the functions of these headers. A process may have a copy of this library in its program
// and another in a shared library. On ELF systems the dynamic linker would give both copies the functions of one, beside
// the data of each: so each copy calls its own (protected visibility), and the rest of the C code is hidden. Swift's own
// symbols are protected by the compiler (swiftlang/swift, lib/IRGen/GenDecl.cpp, getIRLinkage).

#ifndef CSUPPORT_VISIBILITY_H
#define CSUPPORT_VISIBILITY_H

#if defined(CFFI_IS_BUILT) && defined(__ELF__)
#define CFFI_EXPORTS_BEGIN _Pragma("GCC visibility push(protected)")
#define CFFI_EXPORTS_END _Pragma("GCC visibility pop")
#else
// For who imports them they are symbols like any other: a linker takes no protected one from another image.
#define CFFI_EXPORTS_BEGIN
#define CFFI_EXPORTS_END
#endif

/// Which way most calls go.
#define CFFI_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define CFFI_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

#endif
