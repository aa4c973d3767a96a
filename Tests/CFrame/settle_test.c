// What is found out about a method when its pieces are known: where its arguments lie in the saved registers as they do
// in memory, or from which words of these they are put together.

#include <stdlib.h>
#include <string.h>

#include "tests.h"

/// A settled method with arguments and a result of these pieces, which the caller frees.
static cffi_method *settled(uint32_t size, uint32_t alignment, uint32_t count, const cffi_piece *pieces) {
    cffi_method *method = calloc(1, sizeof *method + (2 * count + 2) * sizeof *pieces);
    if (method == NULL) abort();
    method->size = method->result_size = size;
    method->alignment = alignment;
    method->piece_count = method->result_piece_count = count;
    for (uint32_t i = 0; i < count; i++) {
        cffi_method_pieces(method)[i] = cffi_method_results(method)[i] = pieces[i];
    }
    cffi_method_settle(method);
    return method;
}

/// The register from which on arguments of these pieces lie as in memory, and where a result of them does.
static void expect_settled(uint32_t size, uint32_t alignment, uint32_t count, const cffi_piece *pieces, int arguments,
                           int result) {
    cffi_method *method = settled(size, alignment, count, pieces);
    EXPECT(method->arguments_register == arguments);
    EXPECT(method->result_offset == result);
    free(method);
}

/// From which words of the saved registers arguments of these pieces are put together.
static void expect_words(uint32_t size, uint32_t alignment, uint32_t count, const cffi_piece *pieces,
                         uint32_t word_count, const uint8_t *words) {
    cffi_method *method = settled(size, alignment, count, pieces);
    EXPECT(method->word_count == word_count);
    EXPECT(word_count == 0 || memcmp(method->words, words, word_count) == 0);
    free(method);
}

#define IN(register, at, bytes) \
    { .offset = at, .size = bytes, .index = register, .place = cffi_place_integer }

#define OF_VECTOR(register, at, bytes) \
    { .offset = at, .size = bytes, .index = register, .place = cffi_place_vector }

static void check_settled(void) {
    const int8_t vectors = offsetof(cffi_swift_results, vectors);
    expect_settled(0, 1, 0, NULL, 0, 0);
    expect_settled(9, 8, 2, (cffi_piece[]){IN(0, 0, 8), IN(1, 8, 1)}, 0, 0);
    // After words that are no arguments. A result begins in the first register.
    expect_settled(16, 8, 2, (cffi_piece[]){IN(2, 0, 8), IN(3, 8, 8)}, 2, -1);
    // In memory two bytes lie side by side, in registers they do not.
    expect_settled(2, 1, 2, (cffi_piece[]){IN(0, 0, 1), IN(1, 1, 1)}, -1, -1);
    // Another order, a register between, and a word that no register holds.
    expect_settled(16, 8, 2, (cffi_piece[]){IN(1, 0, 8), IN(0, 8, 8)}, -1, -1);
    expect_settled(16, 8, 2, (cffi_piece[]){IN(0, 0, 8), IN(2, 8, 8)}, -1, -1);
    expect_settled(16, 8, 1, (cffi_piece[]){IN(0, 0, 8)}, -1, -1);
    expect_settled(8, 16, 1, (cffi_piece[]){IN(0, 0, 8)}, -1, 0);
    cffi_piece other = IN(0, 0, 8);
    for (uint16_t place = cffi_place_stack; place <= cffi_place_closure; place++) {
        other.place = place;
        expect_settled(8, 8, 1, &other, -1, -1);
    }
    cffi_piece vector[] = {{.size = 4, .place = cffi_place_vector}, IN(0, 8, 8)};
    expect_settled(4, 4, 1, vector, -1, vectors);
    expect_settled(16, 8, 2, vector, -1, -1);
}

static void check_words(void) {
    enum { vectors = CFFI_INTEGER_REGISTERS, last = CFFI_WORDS_OF_ARGUMENTS };
    cffi_piece mixed[] = {IN(1, 0, 8), OF_VECTOR(2, 8, 8), IN(0, 16, 1)};
    expect_words(17, 8, 3, mixed, 3, (uint8_t[]){1, vectors + 4, 0});
    expect_words(32, 16, 2, (cffi_piece[]){OF_VECTOR(0, 0, 16), OF_VECTOR(1, 16, 12)}, 4,
                 (uint8_t[]){vectors, vectors + 1, vectors + 2, vectors + 3});
    // Two pieces in a word, a word between, a word that no register holds, and a value that is aligned to more than a
    // vector.
    expect_words(8, 4, 2, (cffi_piece[]){IN(0, 0, 4), IN(1, 4, 4)}, 0, NULL);
    expect_words(24, 8, 2, (cffi_piece[]){IN(0, 0, 8), IN(1, 16, 8)}, 0, NULL);
    expect_words(25, 8, 3, mixed, 0, NULL);
    expect_words(17, 32, 3, mixed, 0, NULL);
    for (uint16_t place = cffi_place_stack; place <= cffi_place_closure; place++) {
        mixed[1].place = place;
        expect_words(17, 8, 3, mixed, 0, NULL);
    }
    cffi_piece many[last + 1];
    for (uint16_t i = 0; i <= last; i++) many[i] = (cffi_piece)OF_VECTOR(i % CFFI_VECTOR_REGISTERS, i * 8u, 8);
    uint8_t words[last];
    for (uint8_t i = 0; i < last; i++) words[i] = (uint8_t)(vectors + 2 * (i % CFFI_VECTOR_REGISTERS));
    expect_words(8 * last, 8, last, many, last, words);
    expect_words(8 * last + 8, 8, last + 1, many, 0, NULL);
}

void test_settling(void) {
    check_settled();
    check_words();
}
