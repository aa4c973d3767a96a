#include "CMessageTargets.h"

#include <string.h>

double targets_sum(int8_t a, uint8_t b, int16_t c, uint16_t d, int32_t e, uint32_t f, int64_t g, uint64_t h, float i,
                   double j, bool k, int8_t l, double m, float n, int64_t o, uint64_t p) {
    return a + b * 2.0 + c * 3.0 + d * 4.0 + e * 5.0 + f * 6.0 + (double)g * 7 + (double)h * 8 + i * 9.0 + j * 10 +
           k * 11.0 + l * 12.0 + m * 13 + n * 14.0 + (double)o * 15 + (double)p * 16;
}

int64_t targets_length(const char *text) {
    return (int64_t)strlen(text);
}

const void *targets_receiver(const void *receiver, const char *selector) {
    (void)selector;
    return receiver;
}

int64_t targets_selector_length(const void *receiver, const char *selector, int64_t number) {
    (void)receiver;
    return (int64_t)strlen(selector) + number;
}

const void *targets_same(const void *object) {
    return object;
}

char *targets_null(void) {
    return NULL;
}

void targets_increment(int32_t *number) {
    *number += 1;
}

targets_box targets_turn(targets_box box) {
    return (targets_box){box.x, box.y, box.height, box.width};
}

targets_large targets_reverse(targets_large large) {
    targets_large reversed;
    for (int i = 0; i < 12; i++) reversed.values[i] = large.values[11 - i];
    return reversed;
}

int64_t targets_call_twice(int64_t (*function)(int64_t), int64_t number) {
    return function(number) + function(number + 1);
}

targets_pair targets_same_pair(targets_pair pair) {
    return pair;
}
