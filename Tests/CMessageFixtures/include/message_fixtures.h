// C types that Swift imports, with their layout as the C compiler has it.

#ifndef MESSAGE_FIXTURES_H
#define MESSAGE_FIXTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>

typedef enum mf_color { mf_color_red = 3, mf_color_green = 70000 } mf_color;

typedef enum mf_signed { mf_signed_minus = -5, mf_signed_plus = 5 } mf_signed;

enum __attribute__((enum_extensibility(closed))) mf_small : uint8_t { mf_small_a = 17, mf_small_b = 200 };

enum __attribute__((enum_extensibility(closed))) mf_direction { mf_direction_up = 7, mf_direction_down = 11 };

enum __attribute__((flag_enum, enum_extensibility(open))) mf_flags : uint16_t { mf_flag_a = 1, mf_flag_b = 0x8000 };

typedef struct mf_scalars {
    int8_t a;
    uint8_t b;
    int16_t c;
    uint16_t d;
    int32_t e;
    uint32_t f;
    int64_t g;
    uint64_t h;
    float i;
    double j;
    bool k;
} mf_scalars;

typedef struct mf_point {
    double x, y;
} mf_point;

typedef struct mf_pair {
    int8_t small;
    double big;
} mf_pair;

typedef struct mf_floats {
    float x, y, z;
} mf_floats;

typedef struct mf_arrays {
    char text[24];
    int16_t cells[2][3];
    mf_pair pairs[2];
} mf_arrays;

typedef struct mf_nested {
    mf_pair pair;
    mf_floats floats;
    int16_t tail;
} mf_nested;

typedef struct mf_pointers {
    char *name;
    void *cookie;
    int32_t (*callback)(int32_t);
    int32_t *numbers;
    char **names;
} mf_pointers;

typedef struct mf_enums {
    mf_color color;
    mf_signed sign;
    enum mf_small small;
    enum mf_flags flags;
    enum mf_direction direction;
} mf_enums;

/// A structure that looks like an imported enum but for its member's name.
typedef struct mf_single {
    uint32_t value;
} mf_single;

typedef struct mf_big {
    char bytes[4096];
} mf_big;

/// Swift does not import arrays of more than 4096 elements.
typedef struct mf_too_big {
    int32_t before;
    char bytes[4097];
} mf_too_big;

typedef struct __attribute__((packed)) mf_packed {
    uint8_t tag;
    int32_t value;
    double weight;
} mf_packed;

/// Packed, but with every member where it would be anyway: only the alignment tells.
typedef struct __attribute__((packed)) mf_packed_alike {
    int32_t a, b;
} mf_packed_alike;

typedef struct mf_aligned {
    int32_t value __attribute__((aligned(16)));
    int8_t tail;
} mf_aligned;

typedef union mf_union {
    int64_t whole;
    double real;
    uint8_t bytes[8];
} mf_union;

typedef struct mf_tagged {
    int32_t kind;
    mf_union value;
} mf_tagged;

typedef struct mf_anonymous {
    int32_t kind;
    union {
        int32_t whole;
        float real;
    };
} mf_anonymous;

typedef struct mf_bits {
    uint32_t a : 5;
    uint32_t b : 9;
    int32_t c;
} mf_bits;

/// Bit-fields in what padding would be, which make its first eight bytes travel as an integer.
typedef struct mf_hidden_bits {
    float a;
    uint32_t b : 9;
    double c;
} mf_hidden_bits;

typedef struct mf_hidden_tail {
    double a;
    float b;
    uint32_t c : 9;
} mf_hidden_tail;

/// The same to look at, without them.
typedef struct mf_float_double {
    float a;
    double c;
} mf_float_double;

typedef struct mf_empty {
} mf_empty;

#if defined(__x86_64__) && !defined(_WIN32)
typedef struct mf_long_double {
    int8_t a;
    long double b;
} mf_long_double;
#endif

/// What the C compiler knows about a structure.
typedef struct mf_layout {
    const char *name;
    /// What `@encode` gives.
    const char *encoding;
    size_t size, alignment;
    /// Of the members, in their order.
    size_t offsets[16];
    size_t count;
} mf_layout;

/// The layout of the structure called `name`; null for one that is not in the table.
const mf_layout *mf_layout_of(const char *name);

#endif
