// Where a call of a C function has its arguments and results: the layouts that C and the assembly share.
//
// x86-64: System V ABI 1.0, 3.2.3. Only the low half of a vector register is used, because no type of an encoding needs
// more. A long double is returned in st(0), the second half of a complex one in st(1).
// arm64: AAPCS64, 6.8.2 and 6.9. A long double takes a whole vector register; x8 has the address of a large result.

#ifndef CFFI_INVOCATION_REGISTERS_H
#define CFFI_INVOCATION_REGISTERS_H

#include "CSupport/platform.h"

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(__ILP32__) && !defined(_WIN32) && \
    (CFFI_IS_ELF || (defined(__APPLE__) && !defined(CFFI_AS_ELSEWHERE)))
#define CFFI_HAS_PLANS 1
#else
#define CFFI_HAS_PLANS 0
#endif

#ifdef __APPLE__
#define CFFI_SYMBOL(name) _##name
#define CFFI_HIDDEN(name) .private_extern _##name
#else
#define CFFI_SYMBOL(name) name
#define CFFI_HIDDEN(name) .hidden name
#endif

// Sizes of the two structures below. In a callback's frame the results follow the registers.
#if defined(__x86_64__)
#define CFFI_REGISTERS_SIZE 128
#define CFFI_RESULTS_SIZE 64
#else
#define CFFI_REGISTERS_SIZE 208
#define CFFI_RESULTS_SIZE 80
#endif
// After them come the caller's frame pointer and the return address, then the caller's arguments on the stack.
#define CFFI_INCOMING_STACK (CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE + 16)

#if !defined(__ASSEMBLER__) && CFFI_HAS_PLANS

#include <stddef.h>
#include <stdint.h>

#include "CFFIShim/invocation.h"

#if defined(__x86_64__)

typedef uint64_t cffi_invocation_vector;

typedef struct cffi_registers {
    uint64_t integers[6];
    cffi_invocation_vector vectors[8];
    /// The value for al, which a function with an ellipsis reads.
    uint64_t vector_count;
    /// How many results are on the x87 stack. If there are none, that stack must not be touched.
    uint64_t x87_count;
} cffi_registers;

typedef struct cffi_results {
    /// rax, rdx.
    uint64_t integers[2];
    /// xmm0, xmm1.
    cffi_invocation_vector vectors[2];
    /// st(0), st(1): 10 bytes of each.
    struct {
        _Alignas(16) char bytes[16];
    } x87[2];
} cffi_results;

#else

typedef struct cffi_invocation_vector {
    _Alignas(16) uint64_t halves[2];
} cffi_invocation_vector;

typedef struct cffi_registers {
    uint64_t integers[8];
    cffi_invocation_vector vectors[8];
    /// x8.
    uint64_t result_address;
    uint64_t unused;
} cffi_registers;

typedef struct cffi_results {
    uint64_t integers[2];
    cffi_invocation_vector vectors[4];
} cffi_results;

#endif

_Static_assert(sizeof(cffi_registers) == CFFI_REGISTERS_SIZE, "the assembly knows it");
_Static_assert(sizeof(cffi_results) == CFFI_RESULTS_SIZE, "the assembly knows it");
_Static_assert(offsetof(cffi_registers, vectors) == sizeof(uint64_t[6]) + 16 * (sizeof(cffi_invocation_vector) / 16),
               "the assembly knows it");

/// Makes room for `stack_size` bytes of arguments, a multiple of 16, has `cffi_call_fill` fill in them and the
/// registers, calls `function`, and writes the result registers to `results`.
void cffi_call_by_plan(cffi_invocation *invocation, cffi_function *function, cffi_results *results, size_t stack_size);

/// Writes an invocation's arguments to `registers`, and to the stack, which is below it.
__attribute__((visibility("hidden"))) void cffi_call_fill(cffi_invocation *invocation, cffi_registers *registers);

#endif

#endif
