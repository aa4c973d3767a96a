#include "values.h"

#include <float.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

// More than any of the types.
enum { room = 4096 };

static _Thread_local struct {
    int32_t number, round, calls;
    uint32_t wrong;
} now;

static uint64_t next(uint64_t *state) {
    uint64_t z = (*state += 0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}

static int32_t add_one(int32_t x) { return x + 1; }
static int32_t twice(int32_t x) { return x * 2; }
static int32_t same(int32_t x) { return x; }

// 0: the least, 1: the greatest, 2: an extreme or what is next to one, others: any.
static int64_t integer(uint64_t *state, int32_t round, int64_t least, uint64_t greatest) {
    uint64_t any = next(state);
    const int64_t special[] = {least, (int64_t)greatest, least + 1, (int64_t)greatest - 1, 0, 1, least < 0 ? -1 : 2};
    switch (round) {
    case 0: return least;
    case 1: return (int64_t)greatest;
    case 2: return special[any % 7];
    default: return (int64_t)any;
    }
}

#define FLOATING(type, name, most, tiny)                                                                                \
    static type name(uint64_t *state, int32_t round) {                                                                  \
        uint64_t any = next(state);                                                                                     \
        const type special[] = {(type)-0.0, (type)INFINITY, (type)-INFINITY, (type)NAN, tiny, -(tiny), 1};              \
        switch (round) {                                                                                                \
        case 0: return -(most);                                                                                         \
        case 1: return most;                                                                                            \
        case 2: return special[any % 7];                                                                                \
        default: return (type)(int64_t)any / 4096;                                                                      \
        }                                                                                                               \
    }

FLOATING(float, make_float, FLT_MAX, FLT_TRUE_MIN)
FLOATING(double, make_double, DBL_MAX, DBL_TRUE_MIN)
FLOATING(long double, make_long_double, LDBL_MAX, LDBL_TRUE_MIN)

static const void *pointer(uint64_t *state, int32_t round) { return (void *)integer(state, round, 0, UINT64_MAX); }

// Without padding.
static size_t leaf_size(char kind) {
    switch (kind) {
    case 'c': case 'C': case 'B': case 'E': return 1;
    case 's': case 'S': return 2;
    case 'i': case 'I': case 'f': case 'e': return 4;
    case 'D': return sizeof(long double) == 16 && LDBL_MANT_DIG == 64 ? 10 : sizeof(long double);
    default: return 8;
    }
}

static size_t leaf_stride(char kind) { return kind == 'D' ? sizeof(long double) : leaf_size(kind); }

static void make_leaf(char kind, uint64_t *state, int32_t round, void *place) {
    static const char strings[3][24] = {"", "a", "a string of C's"};
    static const cs_handler handlers[] = {add_one, twice, same};
    union {
        int64_t integer;
        float single;
        double twofold;
        long double longest;
        const void *pointer;
        cs_handler function;
    } value = {0};
    switch (kind) {
    case 'c': value.integer = integer(state, round, INT8_MIN, INT8_MAX); break;
    case 'C': value.integer = integer(state, round, 0, UINT8_MAX); break;
    case 's': value.integer = integer(state, round, INT16_MIN, INT16_MAX); break;
    case 'S': value.integer = integer(state, round, 0, UINT16_MAX); break;
    case 'i': value.integer = integer(state, round, INT32_MIN, INT32_MAX); break;
    case 'I': value.integer = integer(state, round, 0, UINT32_MAX); break;
    case 'q': value.integer = integer(state, round, INT64_MIN, INT64_MAX); break;
    case 'Q': value.integer = integer(state, round, 0, UINT64_MAX); break;
    case 'B': value.integer = integer(state, round, 0, 1) & 1; break;
    case 'e': value.integer = next(state) % 2 ? cs_direction_up : cs_direction_down; break;
    case 'E': value.integer = next(state) % 2 ? cs_small_a : cs_small_b; break;
    case 'f': value.single = make_float(state, round); break;
    case 'd': value.twofold = make_double(state, round); break;
    case 'D': value.longest = make_long_double(state, round); break;
    case 't': value.pointer = round == 0 ? NULL : strings[next(state) % 3]; break;
    case 'p': value.pointer = pointer(state, round); break;
    case 'n': value.pointer = (void *)((uintptr_t)pointer(state, round) | 1); break;
    default: value.function = round == 0 ? NULL : handlers[next(state) % 3]; break;
    }
    // A little-endian integer's first bytes are the lower ones.
    memcpy(place, &value, leaf_size(kind));
}

static void make(int32_t type, uint64_t state, int32_t round, void *value) {
    memset(value, 0xA5, cs_types[type].size);
    for (const cs_leaf *leaf = cs_types[type].leaves; leaf->count; ++leaf)
        for (uint32_t i = 0; i < leaf->count; ++i)
            make_leaf(leaf->kind, &state, round, (char *)value + leaf->offset + i * leaf_stride(leaf->kind));
}

static bool equal(int32_t type, const void *left, const void *right) {
    for (const cs_leaf *leaf = cs_types[type].leaves; leaf->count; ++leaf)
        for (uint32_t i = 0; i < leaf->count; ++i) {
            size_t offset = leaf->offset + i * leaf_stride(leaf->kind);
            if (memcmp((const char *)left + offset, (const char *)right + offset, leaf_size(leaf->kind))) return false;
        }
    return true;
}

// What all that is not padding comes to.
static uint64_t digest(int32_t type, const void *value, uint64_t state) {
    for (const cs_leaf *leaf = cs_types[type].leaves; leaf->count; ++leaf)
        for (uint32_t i = 0; i < leaf->count; ++i) {
            const unsigned char *bytes = (const unsigned char *)value + leaf->offset + i * leaf_stride(leaf->kind);
            for (size_t k = 0; k < leaf_size(leaf->kind); ++k) {
                state ^= bytes[k];
                state = next(&state);
            }
        }
    return state;
}

static uint64_t seed(int32_t number, int32_t index) {
    return (uint64_t)number << 32 ^ (uint64_t)(now.round + 1) << 16 ^ (uint64_t)(index + 8);
}

static int32_t type_of(int32_t number, int32_t index) {
    return index < 0 ? cs_signatures[number].result : cs_signatures[number].arguments[index];
}

void cs_begin(int32_t number, int32_t round) {
    now.number = number;
    now.round = round;
    now.calls = 0;
    now.wrong = 0;
}

int32_t cs_call_count(void) { return now.calls; }
uint32_t cs_wrong_arguments(void) { return now.wrong; }

void cs_make(int32_t index, void *value) {
    int32_t number = now.number, type = type_of(number, index);
    if (type < 0) return;
    uint64_t state = seed(number, index);
    if (index == cs_result) {
        _Alignas(16) char argument[room];
        for (int32_t i = 0; i < cs_signatures[number].count; ++i) {
            cs_make(i, argument);
            state = digest(type_of(number, i), argument, state);
        }
    }
    make(type, state, now.round, value);
}

bool cs_matches(int32_t index, const void *value) {
    int32_t type = type_of(now.number, index);
    if (type < 0) return true;
    _Alignas(16) char expected[room];
    cs_make(index, expected);
    return equal(type, expected, value);
}

void cs_make_arguments(int32_t number, void *const *arguments) {
    for (int32_t i = 0; i < cs_signatures[number].count; ++i) cs_make(i, arguments[i]);
}

void cs_widen(int32_t number, int32_t index, int64_t value) {
    union {
        int8_t c;
        uint8_t C;
        int16_t s;
        uint16_t S;
    } expected;
    cs_make(index, &expected);
    int64_t wide = 0;
    switch (cs_types[type_of(number, index)].leaves->kind) {
    case 'c': wide = expected.c; break;
    case 's': wide = expected.s; break;
    case 'S': wide = expected.S; break;
    default: wide = expected.C; break;
    }
    if (wide != value) now.wrong |= (uint32_t)1 << index;
}

void cs_receive(int32_t number, const void *const *arguments, void *result) {
    uint64_t state = seed(number, cs_result);
    if (number != now.number) now.wrong = UINT32_MAX;
    for (int32_t i = 0; i < cs_signatures[number].count; ++i) {
        if (!cs_matches(i, arguments[i])) now.wrong |= (uint32_t)1 << i;
        state = digest(type_of(number, i), arguments[i], state);
    }
    now.calls += 1;
    if (result) make(cs_signatures[number].result, state, now.round, result);
}
