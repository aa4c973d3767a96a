// C types that methods of the lowering tests take.

#ifndef LOWERING_FIXTURES_H
#define LOWERING_FIXTURES_H

#include <stdbool.h>
#include <stdint.h>

typedef enum c_color { c_color_red = 3, c_color_green = 70000, c_color_blue = -5 } c_color;

enum __attribute__((enum_extensibility(closed))) c_direction { c_direction_up = 7, c_direction_down = 11 };

enum __attribute__((enum_extensibility(closed))) c_small : uint8_t { c_small_a = 17, c_small_b = 200 };

enum __attribute__((flag_enum, enum_extensibility(open))) c_flags : uint16_t { c_flag_a = 1, c_flag_b = 0x8000 };

typedef struct c_point {
    double x, y;
} c_point;

typedef struct c_pair {
    int8_t small;
    double big;
} c_pair;

typedef struct c_floats {
    float x, y, z;
} c_floats;

typedef struct c_mixed_chunk {
    float f;
    int32_t i;
    uint16_t h;
    bool flag;
} c_mixed_chunk;

typedef struct c_nested {
    c_pair pair;
    c_floats floats;
    int16_t tail;
} c_nested;

typedef struct c_array {
    int32_t values[3];
    uint8_t tail;
} c_array;

typedef struct c_matrix {
    int16_t cells[2][3];
    c_floats rows[1];
} c_matrix;

typedef struct c_name {
    char text[24];
} c_name;

typedef struct c_64 {
    int64_t values[8];
} c_64;

typedef struct c_80 {
    c_point corners[4];
    int8_t tag;
    float weight;
} c_80;

typedef struct c_pointers {
    const char *name;
    void *cookie;
    int32_t (*callback)(int32_t);
} c_pointers;

typedef struct c_enums {
    c_color color;
    enum c_small small;
    enum c_direction direction;
} c_enums;

typedef struct __attribute__((packed)) c_packed {
    uint8_t tag;
    int32_t value;
    double weight;
} c_packed;

typedef union c_union {
    int64_t whole;
    double real;
    uint8_t bytes[8];
} c_union;

typedef struct c_tagged_union {
    int32_t kind;
    c_union value;
} c_tagged_union;

typedef struct c_bits {
    uint32_t a : 5;
    uint32_t b : 9;
    int32_t c;
    uint64_t d : 40;
} c_bits;

/// Bit-fields in what could be padding.
typedef struct c_hidden_bits {
    int32_t a;
    uint32_t : 3;
    uint32_t b : 9;
} c_hidden_bits;

typedef struct c_aligned {
    int32_t value __attribute__((aligned(16)));
    int8_t tail;
} c_aligned;

typedef struct c_empty {
} c_empty;

typedef struct c_opaque c_opaque;

int32_t c_twice(int32_t value);
int32_t c_thrice(int32_t value);

#endif
