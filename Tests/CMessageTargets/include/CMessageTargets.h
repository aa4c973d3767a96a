// C functions that messages go to, and that call functions which messages are behind.

#ifndef CMESSAGETARGETS_H
#define CMESSAGETARGETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Sixteen arguments of many kinds, more than registers take.
double targets_sum(int8_t a, uint8_t b, int16_t c, uint16_t d, int32_t e, uint32_t f, int64_t g, uint64_t h, float i,
                   double j, bool k, int8_t l, double m, float n, int64_t o, uint64_t p);

/// `text`'s length, without a look at what is null.
int64_t targets_length(const char *text);

/// The receiver that it gets.
const void *targets_receiver(const void *receiver, const char *selector);

/// The length of the name of the message that it gets, and `number`.
int64_t targets_selector_length(const void *receiver, const char *selector, int64_t number);

/// The object that it gets, with no reference of the caller's.
const void *targets_same(const void *object);

/// A null pointer.
char *targets_null(void);

/// Adds 1 to what `number` points to.
void targets_increment(int32_t *number);

typedef struct targets_box {
    double x, y, width, height;
} targets_box;

/// The box with its sides exchanged.
targets_box targets_turn(targets_box box);

typedef struct targets_pair {
    int32_t a;
    double b;
} targets_pair;

targets_pair targets_same_pair(targets_pair pair);

typedef struct targets_large {
    int64_t values[12];
} targets_large;

/// The numbers in the other order.
targets_large targets_reverse(targets_large large);

/// Calls `function` with `number`, twice, and gives the sum.
int64_t targets_call_twice(int64_t (*function)(int64_t), int64_t number);

#endif
