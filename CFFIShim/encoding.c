#include "CFFIShim/encoding.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "encoding_parser.h"

/// The qualifiers in front of a type that matter.
typedef struct qualifiers {
    bool complex, atomic;
} qualifiers;

static qualifiers read_qualifiers(parser *p) {
    qualifiers found = {false, false};
    for (; p->at < p->length && strchr("rnNoORVAj", p->text[p->at]) != NULL && p->text[p->at] != '\0'; p->at++) {
        found.complex |= p->text[p->at] == 'j';
        found.atomic |= p->text[p->at] == 'A';
    }
    return found;
}

// MARK: Scalars

#define NATURAL(type) (uint32_t)sizeof(type), (uint32_t) _Alignof(type)

static const struct scalar {
    char code;
    cffi_type_kind kind;
    uint32_t size, alignment;
} scalars[] = {
    {'c', cffi_type_int8, NATURAL(int8_t)},     {'C', cffi_type_uint8, NATURAL(uint8_t)},
    {'s', cffi_type_int16, NATURAL(int16_t)},   {'S', cffi_type_uint16, NATURAL(uint16_t)},
    {'i', cffi_type_int32, NATURAL(int32_t)},   {'I', cffi_type_uint32, NATURAL(uint32_t)},
    {'l', cffi_type_int32, NATURAL(int32_t)},   {'L', cffi_type_uint32, NATURAL(uint32_t)},
    {'q', cffi_type_int64, NATURAL(int64_t)},   {'Q', cffi_type_uint64, NATURAL(uint64_t)},
    {'f', cffi_type_float, NATURAL(float)},     {'d', cffi_type_double, NATURAL(double)},
    {'B', cffi_type_bool, NATURAL(bool)},       {'D', cffi_type_long_double, NATURAL(long double)},
    {'*', cffi_type_string, NATURAL(void *)},   {'#', cffi_type_class, NATURAL(void *)},
    {':', cffi_type_selector, NATURAL(void *)}, {'@', cffi_type_object, NATURAL(void *)},
    {'^', cffi_type_pointer, NATURAL(void *)},  {'v', cffi_type_void, 0, 1},
};

static const struct scalar *scalar_for(char code) {
    for (size_t i = 0; i < sizeof scalars / sizeof scalars[0]; i++) {
        if (scalars[i].code == code) return &scalars[i];
    }
    return NULL;
}

static bool make_complex(parser *p, cffi_type *type) {
    switch (type->kind) {
    case cffi_type_float: type->kind = cffi_type_complex_float; break;
    case cffi_type_double: type->kind = cffi_type_complex_double; break;
    case cffi_type_long_double: type->kind = cffi_type_complex_long_double; break;
    default: return fail_at(p, type->text, cffi_encoding_unsupported, "f, d or D behind j, which means complex");
    }
    type->size *= 2;
    return true;
}

/// Parses what follows the @: a block's question mark and its own encoding, or a class's name.
static bool parse_object(parser *p, cffi_type *type, uint32_t depth) {
    if (accept(p, '?')) {
        type->kind = cffi_type_block;
        if (!accept(p, '<')) return true;
        while (!accept(p, '>')) {
            if (p->at >= p->length) return fail(p, "> at the end of a block's types");
            if (!cffi_parse_type(p, role_pointee, depth + 1)) return false;
        }
        return true;
    }
    // In a structure whose members have names this may be the next member's name. The layout is the same either way.
    return peek(p, 0) != '"' || skip_quoted(p);
}

static bool parse_pointer(parser *p, cffi_type *type, uint32_t depth) {
    if (accept(p, '?')) {
        type->kind = cffi_type_function;
        return true;
    }
    return cffi_parse_type(p, role_pointee, depth + 1);
}

static bool parse_scalar(parser *p, cffi_type *type, role role, uint32_t depth) {
    char code = peek(p, 0);
    const struct scalar *scalar = scalar_for(code);
    if (scalar == NULL) return fail(p, "a type");
    if (code == 'v' && role != role_result && role != role_pointee) return fail(p, "a type other than void");
    type->kind = scalar->kind;
    type->size = scalar->size;
    type->alignment = scalar->alignment;
    p->at++;
    if (code == '@') return parse_object(p, type, depth);
    if (code == '^') return parse_pointer(p, type, depth);
    return true;
}

/// Allowed behind a pointer only: "b3", or "b0I3" with position and type, as compilers for GNU runtimes write.
static bool parse_bit_field(parser *p) {
    p->at++;
    if (!is_digit(peek(p, 0))) return fail(p, "the count of a bit-field's bits");
    read_number(p);
    if (scalar_for(peek(p, 0)) != NULL && is_digit(peek(p, 1))) {
        p->at++;
        read_number(p);
    }
    return true;
}

// MARK: A type, an encoding

/// A text that names the type behind a code if that type is never passed by value; else null.
static const char *refused(char code) {
    switch (code) {
    case 'b': return "no bit-field in a type by value";
    case 't':
    case 'T': return "no 128-bit integer";
    case '!': return "no vector";
    case '%': return "no atom";
    case '?': return "a known type, which ? is not by value";
    default: return NULL;
    }
}

bool cffi_parse_type(parser *p, role role, uint32_t depth) {
    qualifiers before = read_qualifiers(p);
    // Types behind a pointer are not kept. Each type takes at least a byte of the encoding, so there is room for the
    // others.
    cffi_type unused;
    cffi_type *type = role == role_pointee ? &unused : &p->encoding->types[p->encoding->node_count++];
    *type = (cffi_type){.kind = cffi_type_void, .span = 1, .alignment = 1, .text = p->at};
    if (depth > CFFI_ENCODING_DEPTH) return fail_at(p, p->at, cffi_encoding_too_large, "at most 32 levels of nesting");

    char code = peek(p, 0);
    bool parsed;
    if (before.atomic && role != role_pointee && (code == '{' || code == '(' || before.complex)) {
        // C rounds up the type's size, or aligns it to the size: clang, lib/AST/ASTContext.cpp, getTypeInfoImpl,
        // Type::Atomic.
        return fail_at(p, p->at, cffi_encoding_unsupported,
                       "no atomic structure or complex number by value: it is laid out otherwise");
    } else if (code == '{' || code == '(') {
        parsed = cffi_parse_aggregate(p, type, role, depth);
    } else if (code == '[') {
        parsed = cffi_parse_array(p, type, role, depth);
    } else if (refused(code) != NULL) {
        if (role != role_pointee) return fail_at(p, p->at, cffi_encoding_unsupported, refused(code));
        if (code == 'b') {
            parsed = parse_bit_field(p);
        } else {
            p->at++;
            return true;
        }
    } else {
        parsed = parse_scalar(p, type, role, depth);
    }
    if (!parsed) return false;
    // Compilers also write j for complex integers. Behind a pointer any j is accepted.
    if (before.complex && role != role_pointee && !make_complex(p, type)) return false;
    type->text_length = p->at - type->text;
    return true;
}

/// Skips the offset of an argument in some processor's frame: a call does not need it.
static void skip_frame_offset(parser *p) {
    uint32_t sign = peek(p, 0) == '+' || peek(p, 0) == '-';
    if (!is_digit(peek(p, sign))) return;
    p->at += sign;
    read_number(p);
}

static bool parse_all(parser *p) {
    if (p->length == 0) return fail(p, "a result's type");
    uint64_t size = 0;
    while (p->at < p->length) {
        cffi_encoding *encoding = p->encoding;
        cffi_type *type = &encoding->types[encoding->node_count];
        uint32_t position = p->at;
        if (encoding->count > CFFI_ENCODING_ARGUMENTS) {
            return fail_at(p, position, cffi_encoding_too_large, "at most 255 arguments");
        }
        if (!cffi_parse_type(p, encoding->count == 0 ? role_result : role_argument, 0)) return false;
        encoding->count++;
        size += type->size;
        if (size > CFFI_ENCODING_SIZE) {
            return fail_at(p, position, cffi_encoding_too_large,
                           "at most 65536 bytes of result and arguments together");
        }
        skip_frame_offset(p);
    }
    return true;
}

cffi_encoding *cffi_encoding_parse(const char *text, size_t length, cffi_encoding_error *error) {
    if (length > CFFI_ENCODING_LENGTH) {
        *error = (cffi_encoding_error){cffi_encoding_too_large, CFFI_ENCODING_LENGTH, text[CFFI_ENCODING_LENGTH],
                                       "an encoding of at most 8192 bytes"};
        return NULL;
    }
    // One more than is kept: the parser may look at the place for a type before it finds that there is no type.
    cffi_encoding *encoding = malloc(sizeof *encoding + (length + 1) * sizeof encoding->types[0]);
    if (encoding == NULL) {
        *error = (cffi_encoding_error){cffi_encoding_no_memory, 0, length > 0 ? text[0] : '\0', "memory for the types"};
        return NULL;
    }
    encoding->count = encoding->node_count = 0;
    parser p = {text, (uint32_t)length, 0, encoding, error};
    if (!parse_all(&p)) {
        free(encoding);
        return NULL;
    }
    cffi_encoding *fitting = realloc(encoding, sizeof *encoding + encoding->node_count * sizeof encoding->types[0]);
    return fitting != NULL ? fitting : encoding;
}

void cffi_encoding_free(cffi_encoding *encoding) {
    free(encoding);
}

const cffi_type *cffi_encoding_first(const cffi_encoding *encoding) {
    return encoding->types;
}

size_t cffi_encoding_describe(const cffi_encoding_error *error, char *buffer, size_t size) {
    static const char *const problems[] = {"malformed", "not supported", "too large", "no memory", "too many"};
    char found[32];
    unsigned char byte = (unsigned char)error->found;
    if (byte == 0) {
        snprintf(found, sizeof found, "nothing more");
    } else if (byte > ' ' && byte < 127) {
        snprintf(found, sizeof found, "'%c'", byte);
    } else {
        snprintf(found, sizeof found, "the byte 0x%02x", byte);
    }
    int length = snprintf(buffer, size, "type encoding, position %u: expected %s, found %s (%s)", error->position,
                          error->expected, found, problems[error->problem]);
    return length < 0 ? 0 : (size_t)length;
}
