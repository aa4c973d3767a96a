// Calls that follow a signature's plan (signature_plan.h): moves each value to its place, and the result back.

#include "invocation_registers.h"

#if CFFI_HAS_PLANS

#include <string.h>

#include "CSupport/compiler.h"
#include "invocation_internal.h"

#define EXTENDED(type) \
    { \
        type value; \
        memcpy(&value, from, sizeof value); \
        word = (uint64_t)value; \
        break; \
    }

/// Copies a structure. Most are a few words, for which a call of memcpy takes longer.
static inline void copy_bytes(char *to, const char *from, uint32_t size) {
    if (size > 64) {
        memcpy(to, from, size);
        return;
    }
    for (; size >= sizeof(uint64_t); size -= sizeof(uint64_t), to += sizeof(uint64_t), from += sizeof(uint64_t)) {
        memcpy(to, from, sizeof(uint64_t));
    }
    for (; size != 0; size--) *to++ = *from++;
}

void cffi_call_fill(cffi_invocation *invocation, cffi_registers *registers) {
    const cffi_signature *signature = invocation->signature;
    const cffi_plan *plan = &signature->plan;
#if defined(__x86_64__)
    registers->vector_count = plan->vector_count;
    registers->x87_count = plan->x87_count;
    if (plan->result_in_memory) registers->integers[0] = (uintptr_t)invocation->result;
#else
    registers->result_address = (uintptr_t)invocation->result;
#endif
    for (const cffi_plan_piece *piece = plan->pieces, *end = piece + plan->piece_count; piece < end; piece++) {
        const char *from = (const char *)invocation->arguments[piece->argument] + piece->from;
        char *to = (char *)registers + piece->to;
        uint64_t word = 0;
        // Most pieces are a whole word: a branch is faster than the table of a switch.
        if (CFFI_LIKELY(piece->load == cffi_load_word || piece->load == cffi_load_double)) {
            memcpy(to, from, sizeof word);
            continue;
        }
        switch ((cffi_load)piece->load) {
        case cffi_load_word:
        case cffi_load_double: break;
        case cffi_load_int32: EXTENDED(int32_t)
        case cffi_load_uint32:
        case cffi_load_float: EXTENDED(uint32_t)
        case cffi_load_int16: EXTENDED(int16_t)
        case cffi_load_uint16: EXTENDED(uint16_t)
        case cffi_load_int8: EXTENDED(int8_t)
        case cffi_load_uint8: EXTENDED(uint8_t)
        case cffi_load_some: memcpy(&word, from, piece->size); break;
        case cffi_load_bytes: copy_bytes(to, from, piece->size); continue;
        case cffi_load_address: word = (uintptr_t)((char *)registers + piece->from); break;
        }
        memcpy(to, &word, sizeof word);
    }
}

void cffi_invocation_call_by_plan(cffi_invocation *invocation, cffi_function *function) {
    const cffi_signature *signature = invocation->signature;
    const cffi_plan *plan = &signature->plan;
    cffi_results results;
    cffi_call_by_plan(invocation, function, &results, plan->stack_size);
    const cffi_plan_piece *piece = plan->result_pieces;
    const char *from = (const char *)&results;
    if (plan->result_piece_count == 1 && piece->size <= sizeof(uint64_t)) {
        // If the result is shorter than the register, the rest of the register is undefined.
        cffi_narrow(invocation->result, from + piece->to, piece->size);
        return;
    }
    for (uint32_t i = 0; i < plan->result_piece_count; i++, piece++) {
        cffi_copy((char *)invocation->result + piece->from, from + piece->to, piece->size);
    }
}

#endif
