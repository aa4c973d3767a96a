#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "signature_internal.h"
#include "tests.h"

static void expect_refused(const char *encoding, uint32_t fixed_arguments, uint32_t position, const char *expected) {
    cffi_encoding_error error = {.expected = ""};
    uint32_t before = cffi_signature_prepared_count();
    const cffi_signature *signature = cffi_signature_for(encoding, strlen(encoding), fixed_arguments, &error);
    CHECK(signature == NULL, "%s", encoding);
    CHECK(error.position == position, "%s: position %u", encoding, error.position);
    CHECK(strstr(error.expected, expected) != NULL, "%s: %s", encoding, error.expected);
    CHECK(cffi_signature_prepared_count() == before, "%s", encoding);
}

static void test_refused(void) {
    expect_refused("v@:[3i]", CFFI_NOT_VARIADIC, 3, "array's address");
    expect_refused("v{a=ib3}", CFFI_NOT_VARIADIC, 5, "bit-field");
    expect_refused("v*f", 1, 2, "promotes");
    expect_refused("v*q16B24", 1, 5, "promotes");
    expect_refused("v*s", 1, 2, "promotes");
    expect_refused("v*i", 0, 3, "at least 1");
    expect_refused("v*i", 3, 3, "at least 1");
}

static const cffi_signature *get(const char *encoding, uint32_t fixed_arguments) {
    cffi_encoding_error error;
    const cffi_signature *signature = cffi_signature_for(encoding, strlen(encoding), fixed_arguments, &error);
    if (signature == NULL) {
        CHECK(false, "%s: %s", encoding, error.expected);
        abort();
    }
    return signature;
}

static void test_identity(void) {
    const cffi_signature *one = get("v@:q", CFFI_NOT_VARIADIC);
    CHECK(one == get("v@:q", CFFI_NOT_VARIADIC), "%s", "the same");
    CHECK(one != get("v@:Q", CFFI_NOT_VARIADIC), "%s", "another type");
    CHECK(one != get("v@:q", 2) && get("v@:q", 2) == get("v@:q", 2), "%s", "variadic");
    CHECK(cffi_signature_argument_count(one) == 3, "%u", cffi_signature_argument_count(one));
    CHECK(cffi_signature_argument(one, 1)->kind == cffi_type_selector, "%d", cffi_signature_argument(one, 1)->kind);
    CHECK(cffi_signature_result(one)->kind == cffi_type_void, "%d", cffi_signature_result(one)->kind);
    CHECK(strcmp(cffi_signature_encoding(one), "v@:q") == 0, "%s", cffi_signature_encoding(one));
}

static void test_registers(void) {
    static const struct {
        const char *encoding;
        bool expected;
    } cases[] = {
        {"v", true},
        {"q@:cCsSiI", CFFI_CALL_INTEGERS >= 8},
        {"d@:@@@@dddddfff", true},
        {"f@ddddddddd", false},
        {"vD", false},
        {"D", false},
        {"v{a=i}", false},
        {"{a=i}", false},
        {"vjf", false},
        {"vqqqqqq", true},
        {"vqqqqqqqqq", false},
        {"v(u=i)", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        bool found = cffi_signature_in_registers(get(cases[i].encoding, CFFI_NOT_VARIADIC));
        CHECK(found == (cases[i].expected && CFFI_CALL_REGISTERS_EXIST), "%s: %d", cases[i].encoding, found);
    }
}

/// An encoding that says much in few bytes must not take long: here, a union with as many leaves as its size allows, at
/// each of which lie thousands of members.
static void test_time(void) {
    static char encoding[CFFI_ENCODING_LENGTH + 1] = "v(u=[16[16[16[16(u=";
    size_t length = strlen(encoding), end = sizeof encoding - 1 - 6;
    memset(encoding + length, 'c', end - length);
    strcpy(encoding + end, ")]]]])");
    clock_t start = clock();
    get(encoding, CFFI_NOT_VARIADIC);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    CHECK(seconds < 0.3, "%f seconds", seconds);
}

// MARK: Threads

enum { THREADS = 4, ENCODINGS = 2000 };

static const cffi_signature *seen[THREADS][ENCODINGS];

/// Each thread asks for the same new signatures, in an order of its own, and finds all of them again.
static void *look_up(void *number) {
    size_t thread = (size_t)number;
    for (size_t pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < ENCODINGS; i++) {
            size_t which = thread % 2 == 0 ? i : ENCODINGS - 1 - i;
            char encoding[64];
            snprintf(encoding, sizeof encoding, "v@:{thread=q[%zuc]}", which + 1);
            const cffi_signature *signature = get(encoding, CFFI_NOT_VARIADIC);
            CHECK(cffi_signature_argument(signature, 2)->size == (8 + which + 1 + 7) / 8 * 8, "%s", encoding);
            CHECK(pass == 0 || seen[thread][which] == signature, "%s", encoding);
            seen[thread][which] = signature;
        }
    }
    return NULL;
}

static void test_threads(void) {
    pthread_t threads[THREADS];
    uint32_t before = cffi_signature_prepared_count();
    for (size_t i = 0; i < THREADS; i++) pthread_create(&threads[i], NULL, look_up, (void *)i);
    for (size_t i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    CHECK(cffi_signature_prepared_count() == before + ENCODINGS, "%u", cffi_signature_prepared_count() - before);
    for (size_t i = 1; i < THREADS; i++) {
        CHECK(memcmp(seen[i], seen[0], sizeof seen[0]) == 0, "thread %zu has others", i);
    }
}

void test_signatures(void) {
    test_refused();
    test_identity();
    test_registers();
    test_time();
    test_threads();
}

void test_full_cache(void) {
    // The last test of a process: no new signature can be prepared after it.
    cffi_encoding_error error = {.problem = cffi_encoding_malformed};
    uint32_t count = 0;
    for (; count <= CFFI_SIGNATURES; count++) {
        char encoding[64];
        snprintf(encoding, sizeof encoding, "v{full%u=[50c]}", count);
        if (cffi_signature_for(encoding, strlen(encoding), CFFI_NOT_VARIADIC, &error) == NULL) break;
    }
    CHECK(count <= CFFI_SIGNATURES && error.problem == cffi_encoding_too_many, "%u: %s", count, error.expected);
    get("v{full0=[50c]}", CFFI_NOT_VARIADIC);
}
