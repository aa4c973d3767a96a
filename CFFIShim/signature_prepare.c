#include <stdlib.h>
#include <string.h>

#include "CFFIShim/invocation.h"
#include "signature_internal.h"

static cffi_signature *refuse(cffi_signature *signature, cffi_encoding_error *error, cffi_encoding_problem problem,
                              uint32_t position, const char *expected) {
    char found = signature != NULL && position < signature->length ? signature->text[position] : '\0';
    *error = (cffi_encoding_error){problem, position, found, expected};
    if (signature != NULL) cffi_signature_destroy(signature);
    return NULL;
}

static size_t aligned(size_t size) {
    return (size + _Alignof(max_align_t) - 1) / _Alignof(max_align_t) * _Alignof(max_align_t);
}

/// Lays out an invocation: the record, the array of addresses, the result, then each argument's value.
static void lay_out_record(cffi_signature *signature) {
    size_t size = aligned(sizeof(cffi_invocation) + signature->argument_count * sizeof(void *));
    size += aligned(cffi_signature_result_size(signature));
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        const cffi_type *type = cffi_signature_argument(signature, i);
        size = (size + type->alignment - 1) / type->alignment * type->alignment;
        signature->value_offsets[i] = (uint32_t)size;
        // libffi reads short integers in their own size; all values are cleared, so no word is ever half uninitialized.
        size += type->size;
    }
    signature->record_size = (uint32_t)aligned(size);
}

/// The first argument behind the ellipsis that is of a type that C promotes; null if there is none.
static const cffi_type *unpromoted(const cffi_signature *signature) {
    for (uint32_t i = signature->fixed_arguments; i < signature->argument_count; i++) {
        const cffi_type *type = cffi_signature_argument(signature, i);
        bool is_short = type->kind >= cffi_type_bool && type->kind <= cffi_type_uint16;
        if (is_short || type->kind == cffi_type_float) return type;
    }
    return NULL;
}

/// Whether libffi laid a type out as C does.
static bool agrees(const cffi_type *type, const ffi_type *lowered) {
    return type->kind == cffi_type_void || (lowered->size == type->size && lowered->alignment == type->alignment);
}

cffi_signature *cffi_signature_prepare(const char *text, size_t length, uint32_t fixed_arguments,
                                       cffi_encoding_error *error) {
    cffi_encoding *encoding = cffi_encoding_parse(text, length, error);
    if (encoding == NULL) return NULL;
    uint32_t count = encoding->count - 1;

    size_t lowered_size = 0;
    const cffi_type *type = encoding->types;
    for (uint32_t i = 0; i <= count; i++, type += type->span) lowered_size += cffi_lowered_size(type);
    size_t types_at = aligned(sizeof(cffi_signature)),
           lowered_at = types_at + aligned((count + 1) * sizeof(ffi_type *));
    size_t pieces_at = lowered_at + lowered_size;
    size_t places_at = pieces_at + count * CFFI_PIECES_OF_A_VALUE * sizeof(cffi_plan_piece);
    size_t offsets_at = places_at + count * sizeof(cffi_callback_place);
    size_t text_at = offsets_at + 2 * (count + 1) * sizeof(uint32_t);
    char *memory = calloc(1, text_at + length + 1);
    if (memory == NULL) {
        cffi_encoding_free(encoding);
        return refuse(NULL, error, cffi_encoding_no_memory, 0, "memory for a signature");
    }

    cffi_signature *signature = (cffi_signature *)memory;
    signature->length = (uint32_t)length;
    signature->memory_size = (uint32_t)(text_at + length + 1 + encoding->node_count * sizeof(cffi_type));
    signature->fixed_arguments = fixed_arguments;
    signature->encoding = encoding;
    signature->argument_count = count;
    signature->argument_types = (uint32_t *)(memory + offsets_at);
    signature->value_offsets = signature->argument_types + count + 1;
    signature->plan.pieces = (cffi_plan_piece *)(memory + pieces_at);
    signature->plan.places = (cffi_callback_place *)(memory + places_at);
    memcpy(memory + text_at, text, length);
    signature->text = memory + text_at;

    ffi_type **types = (ffi_type **)(memory + types_at);
    char *lowered = memory + lowered_at;
    type = encoding->types;
    for (uint32_t i = 0; i <= count; i++, type += type->span) {
        // The result is first in an encoding, and last in `types`.
        if (i > 0) signature->argument_types[i - 1] = (uint32_t)(type - encoding->types);
        ffi_type **place = &types[i > 0 ? i - 1 : count];
        *place = cffi_lower(type, i == 0, &lowered);
        if (*place == NULL) {
            return refuse(signature, error, cffi_encoding_unsupported, type->text,
                          "no complex number and no union of integers and floats by value on this processor");
        }
    }

    ffi_status status;
    if (fixed_arguments == CFFI_NOT_VARIADIC) {
        status = ffi_prep_cif(&signature->cif, FFI_DEFAULT_ABI, count, types[count], types);
    } else {
        if (fixed_arguments < 1 || fixed_arguments > count) {
            return refuse(signature, error, cffi_encoding_malformed, (uint32_t)length,
                          "as many arguments as come before the ellipsis, at least 1");
        }
        type = unpromoted(signature);
        if (type != NULL) {
            return refuse(signature, error, cffi_encoding_unsupported, type->text,
                          "i, I or d behind an ellipsis: C promotes shorter ones");
        }
        status = ffi_prep_cif_var(&signature->cif, FFI_DEFAULT_ABI, fixed_arguments, count, types[count], types);
    }
    if (status != FFI_OK) {
        return refuse(signature, error, cffi_encoding_unsupported, 0, "a signature that libffi can prepare");
    }
    type = encoding->types;
    for (uint32_t i = 0; i <= count; i++, type += type->span) {
        if (!agrees(type, types[i > 0 ? i - 1 : count])) {
            return refuse(signature, error, cffi_encoding_unsupported, type->text,
                          "a type that libffi lays out as C does");
        }
        if (i > 0) cffi_correct_alignment(type, types[i - 1]);
    }
#if CFFI_HAS_CALL_PLANS
    signature->ffi_plan = ffi_call_plan_alloc(&signature->cif);
    if (signature->ffi_plan == NULL) {
        return refuse(signature, error, cffi_encoding_no_memory, 0, "memory for a call plan");
    }
#endif
    lay_out_record(signature);
    cffi_signature_find_registers(signature);
    cffi_signature_make_plan(signature);
    return signature;
}

void cffi_signature_destroy(cffi_signature *signature) {
#if CFFI_HAS_CALL_PLANS
    ffi_call_plan_free(signature->ffi_plan);
#endif
    cffi_encoding_free(signature->encoding);
    free(signature);
}
