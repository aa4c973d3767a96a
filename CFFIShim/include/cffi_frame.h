// What a call by Swift's calling convention is made of, and the one routine that makes such a call.
//
// Facts: Swift's docs/ABI/RegisterUsage.md and docs/ABI/CallingConvention.rst; LLVM's X86CallingConv.td and
// AArch64CallingConvention.td (swiftcc); each is checked by the tests against compiled code.
//
//                    x86-64 (SysV)             arm64 (AAPCS64)
//   integers         rdi rsi rdx rcx r8 r9     x0 ... x7
//   vectors          xmm0 ... xmm7             q0 ... q7
//   indirect result  rax                       x8
//   self             r13                       x20
//   error            r12                       x21
//   integer results  rax rdx rcx r8            x0 ... x3
//   vector results   xmm0 ... xmm3             q0 ... q3

#ifndef CFFI_FRAME_H
#define CFFI_FRAME_H

#include <stddef.h>
#include <stdint.h>

/// 1 where this library has entry stubs for Swift's calling convention, 0 where it has none.
#if defined(__ELF__) && defined(__LP64__) && (defined(__x86_64__) || defined(__aarch64__))
#define CFFI_HAS_SWIFT_ENTRIES 1
#else
#define CFFI_HAS_SWIFT_ENTRIES 0
#endif

/// How many integer argument registers the calling convention has.
#if defined(__aarch64__)
#define CFFI_INTEGER_REGISTERS 8
#else
#define CFFI_INTEGER_REGISTERS 6
#endif

/// How many vector argument registers the calling convention has.
#define CFFI_VECTOR_REGISTERS 8

/// How many words of a caller's stack are handed on at most where a requirement's signature is not known.
#define CFFI_STACK_WINDOW 64

/// How far behind an entry's frame its caller's stack words are, in bytes. The assembly knows it.
#if defined(__aarch64__)
#define CFFI_ENTRY_FRAME (336 + 32)
#else
#define CFFI_ENTRY_FRAME (368 + 16)
#endif

/// One vector register, 128 bits.
typedef struct __attribute__((aligned(16))) cffi_vector {
    uint64_t lanes[2];
} cffi_vector;

/// One call by Swift's calling convention, caught before its callee ran. It lives on the caller's stack and is
/// valid until that call returns. The assembly knows the offsets.
typedef struct cffi_swift_frame {
    uint64_t integers[8];
    cffi_vector vectors[8];
    uint64_t indirect_result;
    uint64_t self;
    /// On entry and on return: the error register.
    uint64_t error;
    /// The caller's stack words.
    const uint64_t *stack;
    /// How many of `stack` `cffi_swift_call` hands on.
    uint64_t stack_words;
    /// For the entry's own use.
    uint64_t number;
    uint64_t integer_results[4];
    cffi_vector vector_results[4];
} cffi_swift_frame;

#ifndef __cplusplus
_Static_assert(offsetof(cffi_swift_frame, vectors) == 64, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, indirect_result) == 192, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, self) == 200, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, error) == 208, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, stack) == 216, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, stack_words) == 224, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, integer_results) == 240, "the assembly knows this offset");
_Static_assert(offsetof(cffi_swift_frame, vector_results) == 272, "the assembly knows this offset");
_Static_assert(sizeof(cffi_swift_frame) == 336, "the assembly knows this size");
#endif

/// Calls `function` with the arguments of `frame` and `self` in the self register, and writes the results and the
/// error register to `frame`.
///
/// Precondition: `function` follows Swift's calling convention, is neither async nor a C function, and takes the
/// arguments that `frame` holds; `frame->stack` is readable for `frame->stack_words` words, at most
/// CFFI_STACK_WINDOW where unknown.
void cffi_swift_call(cffi_swift_frame *frame, const void *function, const void *self);

#endif
