#include "generated.h"

#include <float.h>
#include <string.h>

#include "tests.h"

uint64_t generated_round, generated_calls;

// MARK: The values of a round

/// A number for one scalar, which nothing else has.
static uint64_t seed_of(uint32_t signature, int place, uint32_t scalar) {
    uint64_t state =
        generated_round * 0x9e3779b97f4a7c15 + signature * 1000003u + (uint64_t)(place + 2) * 8191 + scalar + 1;
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
    state = (state ^ (state >> 27)) * 0x94d049bb133111eb;
    return state ^ (state >> 31);
}

#define PICK(type, ...) \
    { \
        static const type extremes[] = {__VA_ARGS__}; \
        const size_t count = sizeof extremes / sizeof extremes[0]; \
        type value = seed % 3 == 0 ? (type)(seed >> 8) : extremes[(seed >> 8) % count]; \
        memcpy(to, &value, sizeof value); \
        return sizeof value; \
    }

/// Writes one scalar, and gives its size.
static size_t write_scalar(void *to, char code, uint64_t seed) {
    switch (code) {
    case 'c': PICK(int8_t, INT8_MIN, INT8_MAX, 0, -1)
    case 'C': PICK(uint8_t, 0, UINT8_MAX, 128, 1)
    case 's': PICK(int16_t, INT16_MIN, INT16_MAX, 0, -1)
    case 'S': PICK(uint16_t, 0, UINT16_MAX, 32768, 1)
    case 'i': PICK(int32_t, INT32_MIN, INT32_MAX, 0, -1)
    case 'I': PICK(uint32_t, 0, UINT32_MAX, 0x80000000, 1)
    case 'q': PICK(int64_t, INT64_MIN, INT64_MAX, 0, -1)
    case 'Q': PICK(uint64_t, 0, UINT64_MAX, 0x8000000000000000, 1)
    case 'B': PICK(bool, true, false)
    case 'D': PICK(long double, LDBL_MAX, -LDBL_MAX, LDBL_MIN, LDBL_EPSILON, -0.0L, 1 + LDBL_EPSILON)
    case 'f': {
        // As bits: infinities, NaNs with a payload, the smallest and the largest number, negative zero.
        PICK(uint32_t, 0x7f800000, 0xff800000, 0x7fc12345, 0x7fa00001, 0x00000001, 0x7f7fffff, 0x80000000)
    }
    default:
        PICK(uint64_t, 0x7ff0000000000000, 0xfff0000000000000, 0x7ff8000012345678, 0x7ff4000000000001, 1,
             0x7fefffffffffffff, 0x8000000000000000)
    }
}

/// How many bytes of a scalar count: a long double of x86-64 has 10 of 16.
static size_t significant(char code, size_t size) {
    return code == 'D' && LDBL_MANT_DIG == 64 ? 10 : size;
}

static int type_at(uint32_t signature, int place) {
    return place < 0 ? generated_signatures[signature].result : generated_signatures[signature].arguments[place];
}

void generated_fill(uint32_t signature, int place, void *value) {
    const generated_type *type = &generated_types[type_at(signature, place)];
    uint32_t scalar = 0;
    // What no leaf is at (padding, a union's other members) is not zero either, so that nobody relies on it.
    memset(value, 0xa5, type->size);
    for (uint32_t i = 0; i < type->leaf_count; i++) {
        char *to = (char *)value + type->leaves[i].offset;
        for (uint32_t n = 0; n < type->leaves[i].count; n++) {
            to += write_scalar(to, type->leaves[i].code, seed_of(signature, place, scalar++));
        }
    }
}

void generated_check(uint32_t signature, int place, const void *value, const char *where) {
    const generated_type *type = &generated_types[type_at(signature, place)];
    uint32_t scalar = 0;
    for (uint32_t i = 0; i < type->leaf_count; i++) {
        const char *at = (const char *)value + type->leaves[i].offset;
        for (uint32_t n = 0; n < type->leaves[i].count; n++, scalar++) {
            _Alignas(16) char expected[16] = {0};
            size_t size = write_scalar(expected, type->leaves[i].code, seed_of(signature, place, scalar));
            CHECK(memcmp(at, expected, significant(type->leaves[i].code, size)) == 0,
                  "%s: %s, place %d, scalar %u (%c)", where, generated_encoding(&generated_signatures[signature]),
                  place, scalar, type->leaves[i].code);
            at += size;
        }
    }
}

void generated_answer(uint32_t signature, const void *const *arguments, void *result) {
    const generated_signature *of = &generated_signatures[signature];
    for (uint32_t i = 0; i < of->argument_count; i++) generated_check(signature, (int)i, arguments[i], "argument");
    if (of->result >= 0) generated_fill(signature, -1, result);
    generated_calls++;
}

const char *generated_encoding(const generated_signature *signature) {
    static char text[CFFI_ENCODING_LENGTH];
    strcpy(text, signature->result < 0 ? "v" : generated_types[signature->result].encoding);
    for (uint32_t i = 0; i < signature->argument_count; i++) {
        strcat(text, generated_types[signature->arguments[i]].encoding);
    }
    return text;
}

// MARK: The functions

typedef void (*function_pointer)(void);

#include "definitions.inc"

static void answer(uint32_t signature, const void *const *arguments, void *result) {
    generated_answer(signature, arguments, result);
}

static void make(uint32_t signature, void *const *arguments) {
    for (uint32_t i = 0; i < generated_signatures[signature].argument_count; i++) {
        generated_fill(signature, (int)i, arguments[i]);
    }
}

static void check_result(uint32_t signature, const void *result) {
    generated_check(signature, -1, result, "result");
}

#include "functions.inc"

// MARK: The tables

#define TYPE(number, type, encoding, ...) static const leaf leaves_##number[] = {__VA_ARGS__};
#include "types.inc"
#undef TYPE
#define TYPE(number, type, encoding, ...) \
    {encoding, sizeof(type), _Alignof(type), leaves_##number, sizeof leaves_##number / sizeof(leaf)},
const generated_type generated_types[] = {
#include "types.inc"
};
const uint32_t generated_type_count = sizeof generated_types / sizeof generated_types[0];

#define SIGNATURE(number, result, count, ...) static const int arguments_##number[] = {__VA_ARGS__};
#include "signatures.inc"
#undef SIGNATURE
#define SIGNATURE(number, result, count, ...) \
    {result, count, arguments_##number, (cffi_function *)called_##number, call_##number},
const generated_signature generated_signatures[] = {
#include "signatures.inc"
};
const uint32_t generated_signature_count = sizeof generated_signatures / sizeof generated_signatures[0];
