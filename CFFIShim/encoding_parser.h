// What the parts of the parser of type encodings share.

#ifndef CFFI_ENCODING_PARSER_H
#define CFFI_ENCODING_PARSER_H

#include <stdbool.h>

#include "CFFIShim/encoding.h"

#pragma GCC visibility push(hidden)

typedef struct parser {
    const char *text;
    uint32_t length, at;
    cffi_encoding *encoding;
    cffi_encoding_error *error;
} parser;

/// What the type is used as. A pointee is checked, but not laid out.
typedef enum role { role_result, role_argument, role_member, role_element, role_pointee } role;

static inline bool fail_at(parser *p, uint32_t position, cffi_encoding_problem problem, const char *expected) {
    char found = position < p->length ? p->text[position] : '\0';
    *p->error = (cffi_encoding_error){problem, position, found, expected};
    return false;
}

static inline bool fail(parser *p, const char *expected) {
    return fail_at(p, p->at, cffi_encoding_malformed, expected);
}

/// The byte `ahead` bytes behind the current one; 0 behind the end.
static inline char peek(const parser *p, uint32_t ahead) {
    return p->at + ahead < p->length ? p->text[p->at + ahead] : '\0';
}

static inline bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static inline bool accept(parser *p, char c) {
    if (p->at >= p->length || p->text[p->at] != c) return false;
    p->at++;
    return true;
}

/// Reads decimal digits. Stops accumulating above every limit, because callers treat all larger numbers alike.
static inline uint32_t read_number(parser *p) {
    uint32_t number = 0;
    for (; is_digit(peek(p, 0)); p->at++) {
        if (number <= CFFI_ENCODING_SIZE) number = number * 10 + (uint32_t)(peek(p, 0) - '0');
    }
    return number;
}

static inline bool skip_quoted(parser *p) {
    p->at++;
    while (p->at < p->length && p->text[p->at] != '"') p->at++;
    return accept(p, '"') || fail(p, "the quotation mark that ends a name");
}

/// Parses one type, which is nested in `depth` others.
bool cffi_parse_type(parser *p, role role, uint32_t depth);

/// Like `cffi_parse_type`, with the parser at the { or ( of a structure or union, or at the [ of an array.
bool cffi_parse_aggregate(parser *p, cffi_type *type, role role, uint32_t depth);
bool cffi_parse_array(parser *p, cffi_type *type, role role, uint32_t depth);

#pragma GCC visibility pop

#endif
