// C code that calls functions which methods of proxies are behind, and C functions that calls of proxies go to.

#ifndef CCONFORMANCEFIXTURES_H
#define CCONFORMANCEFIXTURES_H

#include <stdbool.h>
#include <stdint.h>

/// Five words.
typedef struct conform_box {
    double x, y, width, height;
    intptr_t tag;
} conform_box;

// MARK: Callers

void conform_call_started(void (*function)(intptr_t), intptr_t number);
void conform_call_moved(void (*function)(intptr_t, double), intptr_t x, double y);
void conform_call_wrote(void (*function)(intptr_t *), intptr_t *place);
intptr_t conform_call_sum(intptr_t (*function)(intptr_t, intptr_t), intptr_t a, intptr_t b);
intptr_t conform_call_parse(intptr_t (*function)(intptr_t), intptr_t number);
conform_box conform_call_turn(conform_box (*function)(conform_box), conform_box box);
bool conform_call_ready(bool (*function)(bool), bool flag);
double conform_call_half(double (*function)(double), double number);
void conform_call_mixed(void (*function)(int8_t, uint16_t, int32_t, float, bool, uint64_t), int8_t a, uint16_t b,
                        int32_t c, float d, bool e, uint64_t f);

/// What the functions below call with what they are called with.
void conform_set_hook(void (*hook)(const char *method, double number));

// MARK: Receivers

void conform_started(intptr_t number);
void conform_moved(intptr_t x, double y);
void conform_stopped(intptr_t number);
void conform_wrote(intptr_t *place);
intptr_t conform_sum(intptr_t a, intptr_t b);
intptr_t conform_parse(intptr_t number);
conform_box conform_turn(conform_box box);
bool conform_ready(bool flag);
double conform_half(double number);
void conform_mixed(int8_t a, uint16_t b, int32_t c, float d, bool e, uint64_t f);

#endif
