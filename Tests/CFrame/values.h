// The types that the signatures are made of: how to make a value of each, how to recognise it, and which parts a call
// by Swift's convention splits it into.

#ifndef VALUES_H
#define VALUES_H

#include <stdbool.h>
#include <stdint.h>

/// Not inlined: hundreds of callers and receivers would take long to compile.
#define VALUE __attribute__((noinline, unused)) static

typedef int64_t i64;
typedef int32_t i32;
typedef uint8_t i8;
typedef float f32;
typedef double f64;
typedef float v128 __attribute__((vector_size(16)));
typedef struct {
    i64 a, b;
} s2;
typedef struct {
    f64 a;
    i32 b;
} sm;
typedef struct {
    i64 a;
    f32 b;
    i8 c;
} s3;
typedef struct {
    i64 words[5];
} large;
/// An argument that goes by address.
typedef const large *at;

typedef struct {
    i64 a, b, c;
} r_i3;
typedef struct {
    i64 a, b, c, d;
} r_i4;
typedef struct {
    f32 a, b;
} r_f2;
typedef struct {
    f64 a, b;
} r_d2;
typedef struct {
    f64 a, b, c;
} r_d3;
typedef struct {
    f64 a, b, c, d;
} r_d4;
typedef struct {
    v128 a, b;
} r_v2;
typedef struct {
    v128 a, b, c, d;
} r_v4;
typedef struct {
    i64 a;
    f64 b;
    i64 c;
    f64 d;
} r_idid;
typedef struct {
    v128 a;
    i64 b;
    f64 c;
} r_vid;
typedef struct {
    i8 a;
    f32 b;
} r_i8f;

/// 64 bits that depend on the call and on the place in it, so that no value is like another.
VALUE uint64_t bits(uint64_t seed, unsigned place) {
    uint64_t x = seed + (uint64_t)(place + 1) * 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

VALUE f64 number(uint64_t seed, unsigned place) {
    return (f64)(bits(seed, place) >> 12) * -0.25;
}

#define SCALAR(type, made) \
    VALUE type value_##type(uint64_t seed, unsigned place) { \
        return (type)made; \
    } \
    VALUE bool same_##type(type x, uint64_t seed, unsigned place) { \
        return x == value_##type(seed, place); \
    }

SCALAR(i64, bits(seed, place))
SCALAR(i32, bits(seed, place))
SCALAR(i8, bits(seed, place))
SCALAR(f32, number(seed, place))
SCALAR(f64, number(seed, place))

#define LANE(lane) (f32) number(seed, place + lane * 1000)
VALUE v128 value_v128(uint64_t seed, unsigned place) {
    return (v128){LANE(0), LANE(1), LANE(2), LANE(3)};
}
VALUE bool same_v128(v128 x, uint64_t seed, unsigned place) {
    return x[0] == LANE(0) && x[1] == LANE(1) && x[2] == LANE(2) && x[3] == LANE(3);
}

#define FIELDS_2(type, ta, tb) \
    VALUE type value_##type(uint64_t seed, unsigned place) { \
        return (type){value_##ta(seed, place + 10000), value_##tb(seed, place + 20000)}; \
    } \
    VALUE bool same_##type(type x, uint64_t seed, unsigned place) { \
        return same_##ta(x.a, seed, place + 10000) && same_##tb(x.b, seed, place + 20000); \
    }
#define FIELDS_3(type, ta, tb, tc) \
    VALUE type value_##type(uint64_t seed, unsigned place) { \
        return (type){value_##ta(seed, place + 10000), value_##tb(seed, place + 20000), \
                      value_##tc(seed, place + 30000)}; \
    } \
    VALUE bool same_##type(type x, uint64_t seed, unsigned place) { \
        return same_##ta(x.a, seed, place + 10000) && same_##tb(x.b, seed, place + 20000) && \
               same_##tc(x.c, seed, place + 30000); \
    }
#define FIELDS_4(type, ta, tb, tc, td) \
    VALUE type value_##type(uint64_t seed, unsigned place) { \
        return (type){value_##ta(seed, place + 10000), value_##tb(seed, place + 20000), \
                      value_##tc(seed, place + 30000), value_##td(seed, place + 40000)}; \
    } \
    VALUE bool same_##type(type x, uint64_t seed, unsigned place) { \
        return same_##ta(x.a, seed, place + 10000) && same_##tb(x.b, seed, place + 20000) && \
               same_##tc(x.c, seed, place + 30000) && same_##td(x.d, seed, place + 40000); \
    }

FIELDS_2(s2, i64, i64)
FIELDS_2(sm, f64, i32)
FIELDS_3(s3, i64, f32, i8)
FIELDS_3(r_i3, i64, i64, i64)
FIELDS_4(r_i4, i64, i64, i64, i64)
FIELDS_2(r_f2, f32, f32)
FIELDS_2(r_d2, f64, f64)
FIELDS_3(r_d3, f64, f64, f64)
FIELDS_4(r_d4, f64, f64, f64, f64)
FIELDS_2(r_v2, v128, v128)
FIELDS_4(r_v4, v128, v128, v128, v128)
FIELDS_4(r_idid, i64, f64, i64, f64)
FIELDS_3(r_vid, v128, i64, f64)
FIELDS_2(r_i8f, i8, f32)

VALUE large value_large(uint64_t seed, unsigned place) {
    large made;
    for (unsigned i = 0; i < 5; i++) made.words[i] = value_i64(seed, place + i * 1000);
    return made;
}
VALUE bool same_large(const large *x, uint64_t seed, unsigned place) {
    for (unsigned i = 0; i < 5; i++) {
        if (x->words[i] != value_i64(seed, place + i * 1000)) return false;
    }
    return true;
}
VALUE bool same_at(at x, uint64_t seed, unsigned place) {
    return same_large(x, seed, place);
}

// MARK: What the test has to know of a type to describe a method to the library

typedef enum part_kind { part_integer, part_vector, part_address } part_kind;

typedef struct value_type {
    struct {
        uint8_t offset, size, kind;
    } parts[3];
    uint8_t part_count;
    /// Whether `decoded` is the value that `place` has.
    bool (*same)(const void *decoded, uint64_t seed, unsigned place);
} value_type;

#define SAME_DECODED(type) \
    static bool decoded_##type(const void *decoded, uint64_t seed, unsigned place) { \
        return same_##type(*(const type *)decoded, seed, place); \
    }
#define TYPE(type, count, ...) \
    SAME_DECODED(type) \
    static const value_type type_##type = {.parts = {__VA_ARGS__}, .part_count = count, .same = decoded_##type};

TYPE(i64, 1, {0, 8, part_integer})
TYPE(i32, 1, {0, 4, part_integer})
TYPE(i8, 1, {0, 1, part_integer})
TYPE(f32, 1, {0, 4, part_vector})
TYPE(f64, 1, {0, 8, part_vector})
TYPE(v128, 1, {0, 16, part_vector})
TYPE(s2, 2, {0, 8, part_integer}, {8, 8, part_integer})
TYPE(sm, 2, {0, 8, part_vector}, {8, 4, part_integer})
TYPE(s3, 3, {0, 8, part_integer}, {8, 4, part_vector}, {12, 1, part_integer})
static bool decoded_at(const void *decoded, uint64_t seed, unsigned place) {
    return same_large(decoded, seed, place);
}
static const value_type type_at = {.parts = {{0, 40, part_address}}, .part_count = 1, .same = decoded_at};

#endif
