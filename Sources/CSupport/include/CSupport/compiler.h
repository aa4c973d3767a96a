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

/// A function on the path of most calls. The compiler's pass that moves rarely executed code out of functions takes
/// what follows an unlikely branch for such code, also where the likely way joins it. If that is the end of a function,
/// it takes all of the function for unlikely, and compiles it for size (clang of Swift 6.3.1, which has this pass; seen
/// as `cold minsize` in what
/// `-emit-llvm` writes). It leaves functions alone that are never inlined, and those that always are.
#define CFFI_HOT __attribute__((noinline))
#define CFFI_HOT_INLINE static inline __attribute__((always_inline)) CFFI_GENERAL_REGISTERS

/// `CFFI_GENERAL_REGISTERS`: a function that leaves vector registers alone, because the compiler may not use them in
/// it, or in what is inlined there. It may only call functions that are `CFFI_PRESERVING`: these give all registers
/// back as they were, whatever they call. So an entry need not save vectors before it knows that the call goes to C
/// code. Where `CFFI_SPARES_VECTORS` is 0, vectors have to be saved: there is no such attribute on arm64, and
/// sanitizers, thread-local variables of systems other than Linux, and code that is not optimized call functions of the
/// system. scripts/check/registers.sh looks at what is compiled.
#if defined(__x86_64__)
#define CFFI_GENERAL_REGISTERS __attribute__((target("general-regs-only"), no_instrument_function))
#define CFFI_PRESERVING __attribute__((preserve_all, noinline))
#else
#define CFFI_GENERAL_REGISTERS
#define CFFI_PRESERVING __attribute__((noinline))
#endif
/// Makes a function keep a frame pointer. Where a function that is `CFFI_PRESERVING` calls others, it saves vectors,
/// and without a frame pointer the compiler's unwind table has the way back only behind that (clang 21).
#define CFFI_KEEP_FRAME_POINTER() __asm__ volatile("" ::"r"(__builtin_frame_address(0)))

#if !defined(__x86_64__) || !defined(__OPTIMIZE__) || !defined(__linux__) || defined(__ANDROID__) || \
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer) || \
    __has_feature(coverage_sanitizer) || __has_feature(type_sanitizer) || __has_feature(hwaddress_sanitizer) || \
    __has_feature(numerical_stability_sanitizer)
#define CFFI_SPARES_VECTORS 0
#else
#define CFFI_SPARES_VECTORS 1
#endif

#endif
