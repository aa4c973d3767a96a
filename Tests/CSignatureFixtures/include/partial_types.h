// Types that Swift imports in part, whose passing only their type encoding tells; types that have themselves in them.

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

/// Has a pointer to its own kind.
typedef struct pt_node {
    int32_t value;
    struct pt_node *next;
} pt_node;

static inline int32_t pt_sum(const pt_node *node) {
    int32_t sum = 0;
    for (; node != 0; node = node->next) sum += node->value;
    return sum;
}

typedef enum pt_tiny : uint8_t { pt_tiny_one = 1, pt_tiny_most = 200 } pt_tiny;

#endif
