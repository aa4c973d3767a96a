// Types that Swift imports in part: how C passes them only their type encoding tells.

#ifndef PARTIAL_TYPES_H
#define PARTIAL_TYPES_H

#include <stdint.h>

typedef union pt_number {
    int64_t integer;
    double real;
} pt_number;

typedef struct pt_tagged {
    float scale;
    pt_number number;
} pt_tagged;

typedef pt_tagged pt_scaler(pt_number number, float scale);

/// Scales the real number, and gives both.
static inline pt_tagged pt_scale(pt_number number, float scale) {
    return (pt_tagged){scale, {.real = number.real * (double)scale}};
}

#endif
