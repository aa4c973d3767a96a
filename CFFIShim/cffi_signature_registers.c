// Which signatures need nothing but registers.

#include "cffi_signature_internal.h"

/// How a scalar gets into a register, or -1 where it does not.
static int load_for(cffi_type_kind kind) {
    switch (kind) {
    case cffi_type_int8: return cffi_load_int8;
    case cffi_type_bool:
    case cffi_type_uint8: return cffi_load_uint8;
    case cffi_type_int16: return cffi_load_int16;
    case cffi_type_uint16: return cffi_load_uint16;
    case cffi_type_int32: return cffi_load_int32;
    case cffi_type_uint32: return cffi_load_uint32;
    case cffi_type_float: return cffi_load_float;
    case cffi_type_double: return cffi_load_double;
    case cffi_type_long_double:
    case cffi_type_complex_float:
    case cffi_type_complex_double:
    case cffi_type_complex_long_double:
    case cffi_type_struct:
    case cffi_type_union:
    case cffi_type_array:
    case cffi_type_void: return -1;
    default: return sizeof(void *) == 8 ? cffi_load_word : cffi_load_uint32;
    }
}

void cffi_signature_find_registers(cffi_signature *signature) {
    uint32_t integers = 0, vectors = 0;
    const cffi_type *result = cffi_signature_result(signature);
    signature->in_registers = false;
    // Apple passes variable arguments on the stack; elsewhere x86-64 wants their count in a register.
    if (CFFI_CALL_REGISTERS == 0 || signature->fixed_arguments != CFFI_NOT_VARIADIC) return;
    if (result->kind != cffi_type_void && load_for(result->kind) < 0) return;
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        int load = load_for(cffi_signature_argument(signature, i)->kind);
        if (load < 0) return;
        bool is_vector = load >= cffi_load_float;
        uint32_t index = is_vector ? vectors++ : integers++;
        if (integers > CFFI_CALL_INTEGERS || vectors > CFFI_CALL_VECTORS) return;
        signature->registers[i] = (cffi_register_argument){(uint8_t)load, (uint8_t)index};
    }
    signature->takes_vectors = vectors > 0;
    signature->in_registers = true;
}
