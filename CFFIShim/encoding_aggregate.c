#include "encoding_parser.h"

/// A name ends at the = or at the closing bracket. A C++ template's name may contain both, between < and >.
static void skip_name(parser *p, char close) {
    uint32_t angles = 0;
    for (; p->at < p->length; p->at++) {
        char c = p->text[p->at];
        if (c == '<') angles++;
        if (c == '>' && angles > 0) angles--;
        if (angles == 0 && (c == '=' || c == close)) return;
    }
}

static bool place_member(parser *p, cffi_type *whole, cffi_type *member) {
    // Sizes and counts are below 2^17, so nothing here overflows 64 bits.
    uint64_t end = member->size;
    if (whole->kind == cffi_type_struct) {
        uint64_t start = ((uint64_t)whole->size + member->alignment - 1) / member->alignment * member->alignment;
        member->offset = (uint32_t)start;
        end += start;
    }
    if (end > CFFI_ENCODING_SIZE)
        return fail_at(p, whole->text, cffi_encoding_too_large, "a type of at most 65536 bytes");
    if (end > whole->size) whole->size = (uint32_t)end;
    if (member->alignment > whole->alignment) whole->alignment = member->alignment;
    return true;
}

static bool has_long_double(const cffi_type *type) {
    for (uint32_t i = 1; i < type->span; i++) {
        if (type[i].kind == cffi_type_long_double || type[i].kind == cffi_type_complex_long_double) return true;
    }
    return false;
}

static bool finish_aggregate(parser *p, cffi_type *type) {
    uint32_t size = (type->size + type->alignment - 1) / type->alignment * type->alignment;
    if (size > CFFI_ENCODING_SIZE)
        return fail_at(p, type->text, cffi_encoding_too_large, "a type of at most 65536 bytes");
    type->size = size;
    type->span = (uint32_t)(&p->encoding->types[p->encoding->node_count] - type);
    if (type->kind == cffi_type_union && has_long_double(type)) {
        return fail_at(p, type->text, cffi_encoding_unsupported, "no long double in a union by value");
    }
    return true;
}

bool cffi_parse_aggregate(parser *p, cffi_type *type, role role, uint32_t depth) {
    bool is_struct = p->text[p->at++] == '{';
    char close = is_struct ? '}' : ')';
    bool laid_out = role != role_pointee;
    type->kind = is_struct ? cffi_type_struct : cffi_type_union;
    type->size = 0;
    type->alignment = 1;
    skip_name(p, close);
    if (accept(p, close)) {
        return !laid_out || fail_at(p, p->at - 1, cffi_encoding_unsupported, "= and the members of a type by value");
    }
    if (!accept(p, '=')) return fail(p, "= or the closing bracket behind a name");
    while (!accept(p, close)) {
        if (peek(p, 0) == '"' && !skip_quoted(p)) return false;
        if (p->at >= p->length) return fail(p, is_struct ? "a member or }" : "a member or )");
        cffi_type *member = &p->encoding->types[p->encoding->node_count];
        if (!cffi_parse_type(p, laid_out ? role_member : role_pointee, depth + 1)) return false;
        if (laid_out && !place_member(p, type, member)) return false;
        type->count++;
    }
    if (!laid_out) return true;
    if (type->count == 0) {
        return fail_at(p, p->at - 1, cffi_encoding_unsupported, "at least one member in a type by value");
    }
    return finish_aggregate(p, type);
}

bool cffi_parse_array(parser *p, cffi_type *type, role role, uint32_t depth) {
    bool laid_out = role != role_pointee;
    if (role == role_result || role == role_argument) {
        return fail_at(p, p->at, cffi_encoding_unsupported, "^ and not [: C passes an array's address");
    }
    p->at++;
    if (!is_digit(peek(p, 0))) return fail(p, "the count of an array's elements");
    uint32_t position = p->at;
    type->kind = cffi_type_array;
    type->count = read_number(p);
    if (laid_out && type->count == 0) {
        return fail_at(p, position, cffi_encoding_unsupported, "at least one element in an array by value");
    }
    if (laid_out && type->count > CFFI_ENCODING_SIZE) {
        return fail_at(p, position, cffi_encoding_too_large, "an array of at most 65536 bytes");
    }
    cffi_type *element = &p->encoding->types[p->encoding->node_count];
    if (!cffi_parse_type(p, laid_out ? role_element : role_pointee, depth + 1)) return false;
    if (!accept(p, ']')) return fail(p, "] behind an array's element");
    if (!laid_out) return true;
    if ((uint64_t)element->size * type->count > CFFI_ENCODING_SIZE) {
        return fail_at(p, position, cffi_encoding_too_large, "an array of at most 65536 bytes");
    }
    type->size = element->size * type->count;
    type->alignment = element->alignment;
    return finish_aggregate(p, type);
}
