// Lowers the types of encodings to libffi's. CFFIShim/signature.h says how unions are lowered.

#include <string.h>

#include "signature_internal.h"

// libffi's scalar types are not const, but it never writes to one whose size is set.
static ffi_type *scalar_type(cffi_type_kind kind) {
    switch (kind) {
    case cffi_type_void: return &ffi_type_void;
    case cffi_type_int8: return &ffi_type_sint8;
    case cffi_type_bool:
    case cffi_type_uint8: return &ffi_type_uint8;
    case cffi_type_int16: return &ffi_type_sint16;
    case cffi_type_uint16: return &ffi_type_uint16;
    case cffi_type_int32: return &ffi_type_sint32;
    case cffi_type_uint32: return &ffi_type_uint32;
    case cffi_type_int64: return &ffi_type_sint64;
    case cffi_type_uint64: return &ffi_type_uint64;
    case cffi_type_float:
    case cffi_type_complex_float: return &ffi_type_float;
    case cffi_type_double:
    case cffi_type_complex_double: return &ffi_type_double;
    case cffi_type_long_double:
    case cffi_type_complex_long_double: return &ffi_type_longdouble;
    default: return &ffi_type_pointer;
    }
}

static bool is_complex(cffi_type_kind kind) {
    return kind >= cffi_type_complex_float && kind <= cffi_type_complex_long_double;
}

static bool is_floating(cffi_type_kind kind) {
    return kind >= cffi_type_float && kind <= cffi_type_complex_long_double;
}

static uint32_t child_count(const cffi_type *type) {
    return type->kind == cffi_type_array ? 1 : type->count;
}

// MARK: Unions

/// Finds the leaves in the bytes from `first` to `end` of a type that begins at `start`.
static void find_leaves(const cffi_type *type, uint32_t start, uint32_t first, uint32_t end, cffi_leaves *found) {
    if (start >= end || start + type->size <= first) return;
    if (type->kind == cffi_type_array) {
        // All elements are the same, so one element that is wholly in the range says everything. Looking at more would
        // take time that grows with each level of nested arrays.
        uint32_t size = type[1].size, i = first > start ? (first - start) / size : 0;
        for (bool whole = false; !whole && i < type->count && start + i * size < end; i++) {
            uint32_t at = start + i * size;
            find_leaves(&type[1], at, first, end, found);
            whole = first <= at && at + size <= end;
        }
    } else if (type->kind == cffi_type_struct || type->kind == cffi_type_union) {
        const cffi_type *member = &type[1];
        for (uint32_t i = 0; i < type->count; i++, member += member->span) {
            find_leaves(member, start + member->offset, first, end, found);
        }
    } else if (is_floating(type->kind)) {
        cffi_type_kind kind =
            is_complex(type->kind) ? type->kind - cffi_type_complex_float + cffi_type_float : type->kind;
        found->both_floats |= found->floating && found->floating_kind != kind;
        found->floating = true;
        found->floating_kind = kind;
        found->long_double |= kind == cffi_type_long_double;
    } else {
        found->integer = true;
    }
}

cffi_leaves cffi_leaves_between(const cffi_type *type, uint32_t first, uint32_t end) {
    cffi_leaves found = {0};
    find_leaves(type, 0, first, end, &found);
    return found;
}

static ffi_type *unsigned_of(uint32_t size) {
    return size == 1 ? &ffi_type_uint8 : size == 2 ? &ffi_type_uint16 : size == 4 ? &ffi_type_uint32 : &ffi_type_uint64;
}

static ffi_type *floating_of(uint32_t size) {
    return size == 4 ? &ffi_type_float : &ffi_type_double;
}

/// Fills in the pieces of a union, each as large as the union's alignment. False if the result would not be exact.
static bool lower_union(const cffi_type *type, ffi_type **elements) {
    uint32_t piece = type->alignment, count = type->size / piece;
    cffi_leaves all = cffi_leaves_between(type, 0, type->size);
    bool mixed = all.both_floats || (all.integer && all.floating);
#if !defined(__x86_64__) && !defined(__aarch64__)
    if (mixed) return false;
#endif
    for (uint32_t i = 0; i < count; i++) {
        bool floating = all.floating && !mixed;
#if defined(__x86_64__)
        if (mixed && type->size <= 16) {
            cffi_leaves here = cffi_leaves_between(type, i * piece, (i + 1) * piece);
            floating = here.floating && !here.integer;
        }
#endif
        elements[i] = floating ? floating_of(piece) : unsigned_of(piece);
    }
    return true;
}

// MARK: All types

static size_t aligned(size_t size) {
    return (size + _Alignof(max_align_t) - 1) / _Alignof(max_align_t) * _Alignof(max_align_t);
}

/// The number of pointers to elements in libffi's type, without the null at the end.
static size_t element_count(const cffi_type *type) {
    if (is_complex(type->kind)) return 2;
    return type->kind == cffi_type_union ? type->size / type->alignment : type->count;
}

size_t cffi_lowered_size(const cffi_type *type) {
    bool is_aggregate = type->span > 1;
    if (!is_aggregate && !is_complex(type->kind)) return 0;
    size_t size = aligned(sizeof(ffi_type)) + aligned((element_count(type) + 1) * sizeof(ffi_type *));
    if (type->kind == cffi_type_union || !is_aggregate) return size;
    const cffi_type *member = &type[1];
    for (uint32_t i = 0; i < child_count(type); i++, member += member->span) size += cffi_lowered_size(member);
    return size;
}

static void *take(char **memory, size_t size) {
    void *taken = *memory;
    *memory += aligned(size);
    return taken;
}

static ffi_type *lower(const cffi_type *type, bool is_member, char **memory) {
    if (is_complex(type->kind) && !is_member) {
        // libffi defines these if it supports complex types on the processor, which it does on all that Swift runs on.
#if defined(FFI_TARGET_HAS_COMPLEX_TYPE)
        return type->kind == cffi_type_complex_float    ? &ffi_type_complex_float
               : type->kind == cffi_type_complex_double ? &ffi_type_complex_double
                                                        : &ffi_type_complex_longdouble;
#else
        return NULL;
#endif
    }
    if (type->span == 1 && !is_complex(type->kind)) return scalar_type(type->kind);

    size_t count = element_count(type);
    ffi_type *made = take(memory, sizeof *made);
    ffi_type **elements = take(memory, (count + 1) * sizeof elements[0]);
    // Without a size, libffi works out size and alignment itself.
    *made = (ffi_type){.size = 0, .alignment = 0, .type = FFI_TYPE_STRUCT, .elements = elements};
    elements[count] = NULL;
    if (is_complex(type->kind)) {
        // In a structure a complex number lies, and is passed, as a structure of its two parts.
        elements[0] = elements[1] = scalar_type(type->kind);
    } else if (type->kind == cffi_type_union) {
        if (!lower_union(type, elements)) return NULL;
    } else {
        const cffi_type *member = &type[1];
        for (uint32_t i = 0; i < child_count(type); i++, member += member->span) {
            elements[i] = lower(member, true, memory);
            if (elements[i] == NULL) return NULL;
        }
        if (type->kind == cffi_type_array) {
            for (uint32_t i = 1; i < type->count; i++) elements[i] = elements[0];
        }
    }
    return made;
}

/// Whether a type contains one long double and nothing else.
static bool wraps_long_double(const cffi_type *type) {
    while (type->kind == cffi_type_struct || type->kind == cffi_type_array) {
        if (type->count != 1) return false;
        type++;
    }
    return type->kind == cffi_type_long_double;
}

ffi_type *cffi_lower(const cffi_type *type, bool is_result, char **memory) {
    // A structure of one long double is returned where a plain long double is: on x86-64 in st(0) (System V ABI 1.0,
    // 3.2.3, class X87), from which libffi 3.4.4 does not read structures; on arm64 in the same vector register.
    if (is_result && wraps_long_double(type)) return &ffi_type_longdouble;
    return lower(type, false, memory);
}

void cffi_correct_alignment(const cffi_type *type, ffi_type *lowered) {
#if defined(__aarch64__)
    // AAPCS64, 6.8.2, B.4: a type that is larger than 16 bytes and not homogeneous is passed by address. If that
    // address goes on the stack, libffi (3.4.4, and still 3.8.0) aligns the address like the structure itself, to 16
    // for one with a long double, and so sometimes skips 8 bytes. Once a signature is prepared, libffi reads an
    // argument's alignment only for this, and for the copy that it makes, which is then aligned to 8: arm64's loads
    // allow that.
    cffi_leaves all = cffi_leaves_between(type, 0, type->size);
    bool homogeneous = !all.integer && !all.both_floats && type->size <= 4 * sizeof(long double);
    if (lowered->type == FFI_TYPE_STRUCT && type->size > 16 && type->alignment > 8 && !homogeneous)
        lowered->alignment = 8;
#else
    (void)type, (void)lowered;
#endif
}
