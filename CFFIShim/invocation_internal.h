// Conversions of results that are shorter than a register, between the form in memory and the one in a register.

#ifndef CFFI_INVOCATION_INTERNAL_H
#define CFFI_INVOCATION_INTERNAL_H

#include <string.h>

#include "CFFIShim/invocation.h"
#include "signature_internal.h"

#pragma GCC visibility push(hidden)

/// Makes a call by the signature's plan. Precondition: it has one.
void cffi_invocation_call_by_plan(cffi_invocation *invocation, cffi_function *function);

/// Has libffi make a call. libffi can do this for every signature.
void cffi_invocation_call_by_libffi(cffi_invocation *invocation, cffi_function *function);

/// Copies a value from or to a register. A copy of constant size is one instruction; other sizes call memcpy.
static inline void cffi_copy(void *to, const void *from, uint32_t size) {
    switch (size) {
    case sizeof(uint64_t): memcpy(to, from, sizeof(uint64_t)); break;
    case sizeof(uint32_t): memcpy(to, from, sizeof(uint32_t)); break;
    default: memcpy(to, from, size);
    }
}

/// Clears a result, which need not be aligned. Small results are cleared word by word: after memset's wide stores, the
/// processor cannot forward single words from its store buffer when they are read again at once, which doubles the cost
/// of a callback.
static inline void cffi_zero(void *at, uint32_t size) {
    typedef uint64_t __attribute__((may_alias, aligned(1))) word;
    volatile word *to = at;
    if (size > 128) {
        memset(at, 0, size);
        return;
    }
    for (; size >= sizeof(word); size -= (uint32_t)sizeof(word)) *to++ = 0;
    for (volatile char *byte = (volatile char *)to; size > 0; size--) *byte++ = 0;
}

/// Whether libffi takes and returns a result as a whole word (`ffi_arg`), although C has it in fewer bytes.
static inline bool cffi_is_short_integer(const cffi_type *type) {
    return type->kind <= cffi_type_function && type->size != 0 && type->size < sizeof(ffi_arg);
}

/// Writes the first `size` bytes of a word, with zeros behind them.
static inline void cffi_narrow(void *to, const void *word, uint32_t size) {
    uint64_t value;
    memcpy(&value, word, sizeof value);
    if (size < 8) value &= ((uint64_t)1 << (size * 8)) - 1;
    memcpy(to, &value, sizeof value);
}

/// The integer at an address, extended to a whole word, as `ffi_arg` has it. Precondition: `cffi_is_short_integer` for
/// its type, or it is a float, whose bits are taken. Reads no more than the value: a processor waits where it reads
/// more than was just written.
static inline ffi_arg cffi_widened(const void *at, cffi_type_kind kind) {
#define WIDENED(type) \
    { \
        type value; \
        memcpy(&value, at, sizeof value); \
        return (ffi_arg)value; \
    }
    switch (kind) {
    case cffi_type_int8: WIDENED(int8_t)
    case cffi_type_int16: WIDENED(int16_t)
    case cffi_type_uint16: WIDENED(uint16_t)
    case cffi_type_int32: WIDENED(int32_t)
    case cffi_type_float:
    case cffi_type_uint32: WIDENED(uint32_t)
    default: WIDENED(uint8_t)
    }
#undef WIDENED
}

#pragma GCC visibility pop

#endif
