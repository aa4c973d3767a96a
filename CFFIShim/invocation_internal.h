// Results that are shorter than a register: what libffi and the processor make of them, and what C has in memory.

#ifndef CFFI_INVOCATION_INTERNAL_H
#define CFFI_INVOCATION_INTERNAL_H

#include <string.h>

#include "CFFIShim/invocation.h"
#include "signature_internal.h"

#pragma GCC visibility push(hidden)

/// Makes a call by the signature's plan. Precondition: it has one.
void cffi_invocation_call_by_plan(cffi_invocation *invocation, cffi_function *function);

/// Has libffi make a call, which it can for every signature.
void cffi_invocation_call_by_libffi(cffi_invocation *invocation, cffi_function *function);

/// Copies what is in a register. A constant size is one instruction; others are a call of memcpy.
static inline void cffi_copy(void *to, const void *from, uint32_t size) {
    switch (size) {
    case sizeof(uint64_t): memcpy(to, from, sizeof(uint64_t)); break;
    case sizeof(uint32_t): memcpy(to, from, sizeof(uint32_t)); break;
    default: memcpy(to, from, size);
    }
}

/// Clears a result, which need not be aligned. Small ones word by word: memset's wide stores keep the processor from
/// handing the result's words on from its store buffer when they are read again at once, twice the cost of a callback.
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

/// Whether libffi takes and gives a result as a whole word (`ffi_arg`), which C has in fewer bytes.
static inline bool cffi_is_short_integer(const cffi_type *type) {
    return type->kind <= cffi_type_function && type->size != 0 && type->size < sizeof(ffi_arg);
}

/// Writes the first `size` bytes of a word, and zeros behind them.
static inline void cffi_narrow(void *to, const void *word, uint32_t size) {
    uint64_t value;
    memcpy(&value, word, sizeof value);
    if (size < 8) value &= ((uint64_t)1 << (size * 8)) - 1;
    memcpy(to, &value, sizeof value);
}

/// Makes a word of a short integer that is at the beginning of it, as `ffi_arg` has it.
static inline void cffi_widen(void *word, cffi_type_kind kind) {
    ffi_arg value;
    memcpy(&value, word, sizeof value);
    switch (kind) {
    case cffi_type_int8: value = (ffi_arg)(int8_t)value; break;
    case cffi_type_bool:
    case cffi_type_uint8: value = (uint8_t)value; break;
    case cffi_type_int16: value = (ffi_arg)(int16_t)value; break;
    case cffi_type_uint16: value = (uint16_t)value; break;
    case cffi_type_int32: value = (ffi_arg)(int32_t)value; break;
    case cffi_type_uint32: value = (uint32_t)value; break;
    default: break;
    }
    memcpy(word, &value, sizeof value);
}

#pragma GCC visibility pop

#endif
