// The encodings that the tests are made of are those that the compiler writes: @encode of every generated type. No
// Objective-C runtime takes part.

#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef void (*function_pointer)(void);
#include "definitions.inc"

#define TYPE(number, type, encoding, ...) {encoding, @encode(type)},
static const struct { const char *written, *compiled; } types[] = {
#include "types.inc"
    // Facts that CFFIShim/encoding.h states: how long is written, and qualifiers.
    {sizeof(long) == 8 ? "q" : "l", @encode(long)},
    {sizeof(long) == 8 ? "Q" : "L", @encode(unsigned long)},
    {"r*", @encode(const char *)},
    {"t", @encode(__int128)},
    {"Ai", @encode(_Atomic(int))},
};

int main(void) {
    int failures = 0;
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (strcmp(types[i].written, types[i].compiled) == 0) continue;
        fprintf(stderr, "encode-check: %s is written as %s\n", types[i].written, types[i].compiled);
        failures++;
    }
    printf("%zu encodings as the compiler writes them: %s\n", sizeof types / sizeof types[0],
           failures == 0 ? "passed" : "failed");
    return failures != 0;
}
