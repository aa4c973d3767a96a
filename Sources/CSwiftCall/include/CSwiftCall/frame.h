// The parts of a call in Swift's calling convention, and the one routine that makes such a call.
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

#ifndef CSWIFTCALL_FRAME_H
#define CSWIFTCALL_FRAME_H

#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/platform.h"

CFFI_EXPORTS_BEGIN

/// 1 where this library has entry stubs for Swift's calling convention, 0 where it has none.
#if CFFI_IS_ELF && (defined(__x86_64__) || defined(__aarch64__))
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

/// How many words of a caller's stack are forwarded if the requirement's signature is not known.
#define CFFI_STACK_WINDOW 64

/// One vector register, 128 bits.
typedef struct __attribute__((aligned(16))) cffi_vector {
    uint64_t lanes[2];
} cffi_vector;

/// What an entry saves of a call before it calls anything.
#define CFFI_CAUGHT_FIELDS \
    uint64_t integers[CFFI_INTEGER_REGISTERS]; \
    cffi_vector vectors[CFFI_VECTOR_REGISTERS]; \
    uint64_t indirect_result; \
    uint64_t self; \
    /** For the entry's own use: the receiver that it calls, and what keeps it, or 0 if it is retained. */ \
    uint64_t receiver; \
    uint64_t guard;

/// A call's registers. A call that is only forwarded needs nothing else, and so uses no more stack.
typedef struct cffi_caught {
    CFFI_CAUGHT_FIELDS
} cffi_caught;

/// The registers in which a call returns a result, or an error of a declared type. The assembly knows the offsets.
typedef struct cffi_swift_results {
    uint64_t integers[4];
    cffi_vector vectors[4];
} cffi_swift_results;

/// One call in Swift's calling convention, caught at its entry. It lives on the caller's stack and is valid until that
/// call returns. The assembly knows the offsets. The fields that a merely forwarded call does not need come first: the
/// entry makes room for them, below a `cffi_caught`, once it knows that they are needed.
typedef struct cffi_swift_frame {
    cffi_swift_results results;
    /// The error register, on entry and on return.
    uint64_t error;
    /// The caller's stack words.
    const uint64_t *stack;
    /// How many words of `stack` `cffi_swift_call` copies.
    uint64_t stack_words;
    // For asynchronous calls only: the context; how many bytes of the caller's stack are dropped before the call goes
    // on; and the words that are put there, if any, a `cffi_async_words`.
    uint64_t async_context;
    uint64_t dropped;
    const void *pushed;
    CFFI_CAUGHT_FIELDS
} cffi_swift_frame;

/// Calls `function` with the arguments of `frame` and `self` in the self register, and writes the results and the
/// error register to `frame`.
///
/// Precondition: `function` follows Swift's calling convention, is neither async nor a C function, and takes the
/// arguments that `frame` holds; `frame->stack` is readable for `frame->stack_words` words, which are at most
/// CFFI_STACK_WINDOW if the signature is unknown.
void cffi_swift_call(cffi_swift_frame *frame, const void *function, const void *self);

/// Where the self of a receiver is: the object itself, or, for requirements of protocols that structs may conform to,
/// what an address leads to. Any positive number is where the value is in the object, in bytes.
typedef enum cffi_self_place {
    cffi_self_object = -1,
    /// At the address of the reference to the object.
    cffi_self_reference = 0,
} cffi_self_place;

/// What the self register gets for a receiver. `object` is where the reference to it is.
static inline const void *cffi_self_of(void *const *object, int64_t place) {
    if (place == cffi_self_object) return *object;
    return place == cffi_self_reference ? (const void *)object : (const char *)*object + place;
}

CFFI_EXPORTS_END

#endif
