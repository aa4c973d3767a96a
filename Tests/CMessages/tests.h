// The tests of the C layer over libffi, one function for each file, and what they share.

#ifndef TESTS_H
#define TESTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/// Counts a failure and prints it, unless `condition` holds.
#define CHECK(condition, ...) \
    do { \
        if (!(condition)) note_failure(__FILE__, __LINE__, #condition, __VA_ARGS__); \
    } while (0)

__attribute__((format(printf, 4, 5))) void note_failure(const char *file, int line, const char *condition,
                                                        const char *format, ...);
long failure_count(void);

/// The same numbers at every run. `state` must not be 0.
static inline uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

void test_encodings(void);
void test_layouts(void);
void test_extension(void);
void test_signatures(void);
void test_full_cache(void);
void test_calls(uint32_t rounds);
void test_variadic(void);
void test_callbacks(uint32_t rounds);
void test_callback_lives(uint32_t replacements);
/// Prints nanoseconds; checks nothing.
void measure_speed(uint32_t calls);

/// A signature that has to be right.
const struct cffi_signature *signature_for(const char *encoding, uint32_t fixed_arguments);

/// Gives one input to what reads encodings, and checks what comes back: true where it was accepted. The fuzz target
/// calls it, too.
bool try_encoding(const char *text, size_t length);
void test_generated_encodings(uint32_t count);

#endif
