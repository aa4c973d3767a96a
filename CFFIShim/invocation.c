#include "CFFIShim/invocation.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/compiler.h"
#include "invocation_internal.h"
#include "invocation_registers.h"

static size_t aligned(size_t size) {
    return (size + 15) / 16 * 16;
}

size_t cffi_signature_result_size(const cffi_signature *signature) {
    uint32_t size = cffi_signature_result(signature)->size;
    // libffi writes a short integer as a whole word.
    return size < sizeof(uint64_t) ? sizeof(uint64_t) : size;
}

size_t cffi_invocation_size(const cffi_signature *signature) {
    return signature->record_size;
}

cffi_invocation *cffi_invocation_initialize(void *memory, const cffi_signature *signature) {
    cffi_invocation *invocation = memory;
    memset(memory, 0, signature->record_size);
    invocation->signature = signature;
    invocation->arguments = (void **)(invocation + 1);
    invocation->result = (char *)memory + aligned(sizeof *invocation + signature->argument_count * sizeof(void *));
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        invocation->arguments[i] = (char *)memory + signature->value_offsets[i];
    }
    return invocation;
}

cffi_invocation *cffi_invocation_create(const cffi_signature *signature) {
    void *memory = malloc(signature->record_size);
    return memory == NULL ? NULL : cffi_invocation_initialize(memory, signature);
}

void cffi_invocation_free(cffi_invocation *invocation) {
    free(invocation);
}

// MARK: Registers only

#if CFFI_CALL_REGISTERS_EXIST

// A function whose arguments all travel in registers can be called as one that takes all registers: it does not read
// the others. The processor does not care about the C type, but the sanitizer that compares types of functions does.
#define ANY_TYPE __attribute__((no_sanitize("function")))

#if CFFI_CALL_INTEGERS == 6
#define INTEGER_TYPES uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t
#define INTEGERS i[0], i[1], i[2], i[3], i[4], i[5]
#else
#define INTEGER_TYPES uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t
#define INTEGERS i[0], i[1], i[2], i[3], i[4], i[5], i[6], i[7]
#endif
#define VECTOR_TYPES double, double, double, double, double, double, double, double
#define VECTORS v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]

typedef uint64_t integers_to_integer(INTEGER_TYPES);
typedef double integers_to_vector(INTEGER_TYPES);
typedef uint64_t all_to_integer(INTEGER_TYPES, VECTOR_TYPES);
typedef double all_to_vector(INTEGER_TYPES, VECTOR_TYPES);

#define LOAD(register, type, extended) \
    { \
        type value; \
        memcpy(&value, from, sizeof value); \
        register = (extended)value; \
        break; \
    }

CFFI_HOT ANY_TYPE static void call_in_registers(cffi_invocation *invocation, cffi_function *function) {
    const cffi_signature *signature = invocation->signature;
    uint64_t i[CFFI_CALL_INTEGERS] = {0};
    double v[CFFI_CALL_VECTORS];
    // A signature without vector arguments does not pay for clearing these.
    if (signature->takes_vectors) memset(v, 0, sizeof v);
    for (uint32_t n = 0; n < signature->argument_count; n++) {
        cffi_register_argument place = signature->registers[n];
        const void *from = invocation->arguments[n];
        // Most arguments are a whole word: a branch is faster than the table of a switch.
        if (CFFI_LIKELY(place.load == cffi_load_word)) {
            memcpy(&i[place.index], from, sizeof i[0]);
            continue;
        }
        switch ((cffi_load)place.load) {
        case cffi_load_word: break;
        case cffi_load_int32: LOAD(i[place.index], int32_t, uint64_t)
        case cffi_load_uint32: LOAD(i[place.index], uint32_t, uint64_t)
        case cffi_load_int16: LOAD(i[place.index], int16_t, uint64_t)
        case cffi_load_uint16: LOAD(i[place.index], uint16_t, uint64_t)
        case cffi_load_int8: LOAD(i[place.index], int8_t, uint64_t)
        case cffi_load_uint8: LOAD(i[place.index], uint8_t, uint64_t)
        case cffi_load_double: LOAD(v[place.index], double, double)
        // A float travels in the low half of the register, as it is.
        case cffi_load_float: memcpy(&v[place.index], from, sizeof(float)); break;
        // Structures, and arguments on the stack: these signatures have none.
        case cffi_load_some:
        case cffi_load_bytes:
        case cffi_load_address: break;
        }
    }

    if (signature->returns_vector) {
        double register_value = signature->takes_vectors ? ((all_to_vector *)function)(INTEGERS, VECTORS)
                                                         : ((integers_to_vector *)function)(INTEGERS);
        memcpy(invocation->result, &register_value, sizeof register_value);
    } else {
        uint64_t register_value = signature->takes_vectors ? ((all_to_integer *)function)(INTEGERS, VECTORS)
                                                           : ((integers_to_integer *)function)(INTEGERS);
        // If the result is shorter than the register, the rest of the register is undefined.
        cffi_narrow(invocation->result, &register_value, signature->result_size);
    }
}

/// The same for a signature that `is_in_words`. Separate, because it needs less.
CFFI_HOT ANY_TYPE static void call_in_words(cffi_invocation *invocation, cffi_function *function) {
    const cffi_signature *signature = invocation->signature;
    uint64_t i[CFFI_CALL_INTEGERS] = {0};
    void *const *arguments = invocation->arguments;
    for (uint32_t n = 0, count = signature->argument_count; n < count; n++) memcpy(&i[n], arguments[n], sizeof i[0]);
    uint64_t register_value = ((integers_to_integer *)function)(INTEGERS);
    cffi_narrow(invocation->result, &register_value, signature->result_size);
}

#endif

// MARK: libffi

void cffi_invocation_call_by_libffi(cffi_invocation *invocation, cffi_function *function) {
    const cffi_signature *signature = invocation->signature;
    // For structures of more than 16 bytes, libffi 3.4.4 on x86-64 writes addresses of copies on its own stack to the
    // array that it is given (as observed). So it gets a copy of the record's array.
    void *arguments[signature->argument_count + 1];
    memcpy(arguments, invocation->arguments, signature->argument_count * sizeof(void *));
    // libffi's parameters are not const, but it does not write to these.
#if CFFI_HAS_CALL_PLANS
    ffi_call_plan_invoke(signature->ffi_plan, function, invocation->result, arguments);
#else
    ffi_call((ffi_cif *)&signature->cif, function, invocation->result, arguments);
#endif
    const cffi_type *result = cffi_signature_result(signature);
    if (cffi_is_short_integer(result)) cffi_narrow(invocation->result, invocation->result, result->size);
}

CFFI_HOT void cffi_invocation_call(cffi_invocation *invocation, cffi_function *function) {
#if CFFI_CALL_REGISTERS_EXIST
    if (CFFI_LIKELY(invocation->signature->is_in_words)) {
        call_in_words(invocation, function);
        return;
    }
    if (invocation->signature->in_registers) {
        call_in_registers(invocation, function);
        return;
    }
#endif
#if CFFI_HAS_PLANS
    if (invocation->signature->plan.exists) {
        cffi_invocation_call_by_plan(invocation, function);
        return;
    }
#endif
    cffi_invocation_call_by_libffi(invocation, function);
}
