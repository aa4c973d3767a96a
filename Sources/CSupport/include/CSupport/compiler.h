// Visibility of the functions that other modules may call: those declared in these headers. A process may have a copy
// of this library in its program and another in a shared library. By default the dynamic linker on ELF systems would
// let both copies call the functions of one, while each has its own data. So each copy calls its own functions
// (protected visibility), and the rest of the C code is hidden. The compiler makes Swift's own symbols protected
// (swiftlang/swift, lib/IRGen/GenDecl.cpp, getIRLinkage).

#ifndef CSUPPORT_VISIBILITY_H
#define CSUPPORT_VISIBILITY_H

#if defined(CFFI_IS_BUILT) && defined(__ELF__)
#define CFFI_EXPORTS_BEGIN _Pragma("GCC visibility push(protected)")
#define CFFI_EXPORTS_END _Pragma("GCC visibility pop")
#else
// Importers see them as ordinary symbols: a linker does not take a protected symbol from another image.
#define CFFI_EXPORTS_BEGIN
#define CFFI_EXPORTS_END
#endif

/// Says which way most calls go.
#define CFFI_LIKELY(condition) __builtin_expect(!!(condition), 1)
#define CFFI_UNLIKELY(condition) __builtin_expect(!!(condition), 0)

/// A function on the path of most calls. The compiler's pass that moves rarely executed code out of functions takes what
/// follows an unlikely branch for such code, also where the likely way joins it. If that is the end of a function, it takes all of
/// the function for unlikely, and compiles it for size (clang of Swift 6.3.1, which has this pass; seen as `cold minsize` in what
/// `-emit-llvm` writes). It leaves functions alone that are never inlined, and those that always are.
#define CFFI_HOT __attribute__((noinline))
#define CFFI_HOT_INLINE static inline __attribute__((always_inline))

#endif
