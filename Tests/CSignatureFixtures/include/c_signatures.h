// C functions of many signatures, pointers of which are called too, for the tests that go through them from Swift.

#ifndef C_SIGNATURES_H
#define C_SIGNATURES_H

#include <stdbool.h>
#include <stdint.h>

typedef enum cs_color { cs_color_red = 3, cs_color_green = 70000, cs_color_blue = -5 } cs_color;

typedef enum cs_size { cs_size_small = 1, cs_size_large = 2 } cs_size;

typedef enum __attribute__((enum_extensibility(closed))) cs_direction {
    cs_direction_up = 7,
    cs_direction_down = 11,
} cs_direction;

typedef enum __attribute__((enum_extensibility(closed))) cs_small : uint8_t {
    cs_small_a = 17,
    cs_small_b = 200,
} cs_small;

typedef enum __attribute__((flag_enum, enum_extensibility(open))) cs_flags : uint16_t {
    cs_flag_a = 1,
    cs_flag_b = 0x8000,
} cs_flags;

typedef int32_t (*cs_handler)(int32_t);

struct cs_opaque;

// Only some pointers are never null.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wnullability-completeness"
#include "cs_generated.h"
#pragma clang diagnostic pop

// The values of a call, beside its arguments by their index: what a callback is to return, and what the function of the
// same signature does return, which depends on all of its arguments.
static const int32_t cs_answer = -1;
static const int32_t cs_result = -2;

// In the first round the integers are the least that there are, in the second the greatest.
static const int32_t cs_round_count = 5;

// The calls that follow on this thread are of that signature, with the values of that round.
void cs_begin(int32_t number, int32_t round);
// How often the function was called since, and a bit for each of its arguments that was not what it should have been.
int32_t cs_call_count(void);
uint32_t cs_wrong_arguments(void);

// Writes a value; `value` has room for it. What is padding is not zero.
void cs_make(int32_t index, void *_Nonnull value);
// Whether a value is just that one, bit by bit but for padding. True for no result.
bool cs_matches(int32_t index, const void *_Nullable value);

#endif
