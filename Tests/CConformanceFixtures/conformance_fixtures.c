#include "CConformanceFixtures.h"

static void (*told)(const char *method, double number);

void conform_set_hook(void (*hook)(const char *method, double number)) {
    told = hook;
}

void conform_call_started(void (*function)(intptr_t), intptr_t number) {
    function(number);
}
void conform_call_moved(void (*function)(intptr_t, double), intptr_t x, double y) {
    function(x, y);
}
void conform_call_wrote(void (*function)(intptr_t *), intptr_t *place) {
    function(place);
}

intptr_t conform_call_sum(intptr_t (*function)(intptr_t, intptr_t), intptr_t a, intptr_t b) {
    return function(a, b);
}

intptr_t conform_call_parse(intptr_t (*function)(intptr_t), intptr_t number) {
    return function(number);
}
conform_box conform_call_turn(conform_box (*function)(conform_box), conform_box box) {
    return function(box);
}
bool conform_call_ready(bool (*function)(bool), bool flag) {
    return function(flag);
}
double conform_call_half(double (*function)(double), double number) {
    return function(number);
}

void conform_call_mixed(void (*function)(int8_t, uint16_t, int32_t, float, bool, uint64_t), int8_t a, uint16_t b,
                        int32_t c, float d, bool e, uint64_t f) {
    function(a, b, c, d, e, f);
}

static void tell(const char *method, double number) {
    if (told) told(method, number);
}

void conform_started(intptr_t number) {
    tell("started", (double)number);
}
void conform_moved(intptr_t x, double y) {
    tell("moved", (double)x * 1000 + y);
}
void conform_stopped(intptr_t number) {
    tell("stopped", (double)number);
}

void conform_wrote(intptr_t *place) {
    *place += 1;
    tell("wrote", (double)*place);
}

intptr_t conform_sum(intptr_t a, intptr_t b) {
    tell("sum", (double)(a + b));
    return a + b;
}

intptr_t conform_parse(intptr_t number) {
    tell("parse", (double)number);
    return number * 2;
}

conform_box conform_turn(conform_box box) {
    tell("turn", (double)box.tag);
    return (conform_box){box.y, box.x, box.height, box.width, box.tag + 1};
}

bool conform_ready(bool flag) {
    tell("ready", flag);
    return !flag;
}

double conform_half(double number) {
    tell("half", number);
    return number / 2;
}

void conform_mixed(int8_t a, uint16_t b, int32_t c, float d, bool e, uint64_t f) {
    tell("mixed", (double)a + b + c + (double)d + e + (double)f);
}
