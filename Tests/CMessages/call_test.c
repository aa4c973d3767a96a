// Calls by invocation of C functions that a compiler made: the generated ones, variadic ones.

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "CFFIShim/invocation.h"
#include "invocation_internal.h"
#include "invocation_registers.h"
#include "generated.h"
#include "tests.h"

const cffi_signature *signature_for(const char *encoding, uint32_t fixed_arguments) {
    cffi_encoding_error error;
    const cffi_signature *found = cffi_signature_for(encoding, strlen(encoding), fixed_arguments, &error);
    if (found == NULL) {
        char text[256];
        cffi_encoding_describe(&error, text, sizeof text);
        CHECK(false, "%s: %s", encoding, text);
    }
    return found;
}

/// Once as the library makes the call, and once by libffi where that is not the same.
static void call_generated(uint32_t number, const cffi_signature *signature, bool by_libffi) {
    const generated_signature *of = &generated_signatures[number];
    cffi_invocation *invocation = cffi_invocation_create(signature);
    if (invocation == NULL) abort();
    // Each value in a block of its exact size, so that the address sanitizer sees what is read beyond it.
    void *values[CFFI_ENCODING_ARGUMENTS];
    for (uint32_t i = 0; i < of->argument_count; i++) {
        values[i] = invocation->arguments[i] = malloc(cffi_signature_argument(signature, i)->size);
        if (values[i] == NULL) abort();
        generated_fill(number, (int)i, values[i]);
    }
    uint64_t before = generated_calls;
    if (by_libffi) {
        cffi_invocation_call_by_libffi(invocation, of->called);
    } else {
        cffi_invocation_call(invocation, of->called);
    }
    CHECK(generated_calls == before + 1, "%s", cffi_signature_encoding(signature));
    if (of->result >= 0) generated_check(number, -1, invocation->result, "result of a call");
    for (uint32_t i = 0; i < of->argument_count; i++) {
        CHECK(invocation->arguments[i] == values[i], "%s: argument %u is elsewhere after the call",
              cffi_signature_encoding(signature), i);
        free(values[i]);
    }
    cffi_invocation_free(invocation);
}

typedef struct {
    int64_t words[5];
} five_words;

/// Changes what it was given, as a function may.
static int64_t spoil(five_words value, int64_t number) {
    volatile five_words *given = &value;
    given->words[0] += number;
    return given->words[0];
}

/// A record may be used for another call: the function has copies of its values (arm64 passes these by address).
static void test_copies(void) {
    const cffi_signature *signature = signature_for("q{five_words=[5q]}q", CFFI_NOT_VARIADIC);
    if (signature == NULL) return;
    cffi_invocation *invocation = cffi_invocation_create(signature);
    if (invocation == NULL) abort();
    five_words value = {{1, 2, 3, 4, 5}};
    memcpy(invocation->arguments[0], &value, sizeof value);
    memcpy(invocation->arguments[1], &(int64_t){10}, sizeof(int64_t));
    for (int i = 0; i < 3; i++) {
        cffi_invocation_call(invocation, (cffi_function *)spoil);
        int64_t result;
        memcpy(&result, invocation->result, sizeof result);
        CHECK(result == 11, "call %d: %lld", i, (long long)result);
    }
    CHECK(memcmp(invocation->arguments[0], &value, sizeof value) == 0, "%s", "the value was changed");
    cffi_invocation_free(invocation);
}

void test_calls(uint32_t rounds) {
    uint32_t in_registers = 0, planned = 0;
    for (uint32_t number = 0; number < generated_signature_count; number++) {
        const cffi_signature *signature =
            signature_for(generated_encoding(&generated_signatures[number]), CFFI_NOT_VARIADIC);
        if (signature == NULL) continue;
        in_registers += cffi_signature_in_registers(signature);
        planned += cffi_signature_has_plan(signature);
#if !defined(__APPLE__)
        CHECK(cffi_signature_has_plan(signature) == CFFI_HAS_PLANS, "%s", cffi_signature_encoding(signature));
#endif
        for (generated_round = 0; generated_round < rounds; generated_round++) {
            call_generated(number, signature, false);
            if (cffi_signature_has_plan(signature)) call_generated(number, signature, true);
        }
    }
    printf("%u signatures (%u in registers, %u with a plan), %u rounds, ", generated_signature_count, in_registers,
           planned, rounds);
    test_copies();
}

/// Compilers for x86-64 and Apple's arm64 rely on short integers being extended to 32 bits by the caller.
static int64_t sum_of_words(int32_t a, int32_t b, int32_t c, int32_t d, int32_t e) {
    return a * INT64_C(100000000) + b * INT64_C(1000000) + c + d * INT64_C(10) + e;
}

void test_extension(void) {
    const cffi_signature *signature = signature_for("qcCsSB", CFFI_NOT_VARIADIC);
    if (signature == NULL) return;
    cffi_invocation *invocation = cffi_invocation_create(signature);
    if (invocation == NULL) abort();
    memcpy(invocation->arguments[0], &(int8_t){-5}, sizeof(int8_t));
    memcpy(invocation->arguments[1], &(uint8_t){250}, sizeof(uint8_t));
    memcpy(invocation->arguments[2], &(int16_t){-300}, sizeof(int16_t));
    memcpy(invocation->arguments[3], &(uint16_t){65000}, sizeof(uint16_t));
    memcpy(invocation->arguments[4], &(bool){true}, sizeof(bool));
    cffi_invocation_call(invocation, (cffi_function *)sum_of_words);
    int64_t result;
    memcpy(&result, invocation->result, sizeof result);
    CHECK(result == sum_of_words(-5, 250, -300, 65000, 1), "%lld", (long long)result);
    cffi_invocation_free(invocation);
}

void test_layouts(void) {
    for (uint32_t i = 0; i < generated_type_count; i++) {
        const generated_type *type = &generated_types[i];
        cffi_encoding_error error;
        cffi_encoding *parsed = cffi_encoding_parse(type->encoding, strlen(type->encoding), &error);
        CHECK(parsed != NULL && parsed->types[0].size == type->size, "%s", type->encoding);
        CHECK(parsed != NULL && parsed->types[0].alignment == type->alignment, "%s", type->encoding);
        cffi_encoding_free(parsed);
    }
}

// MARK: Variadic functions

typedef struct {
    double x, y;
    int tag;
} tagged;

/// Says in `format` what comes: i d q p D, s for a structure. Gives the sum of it all.
static double sum(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    double result = 0;
    for (; *format != '\0'; format++) {
        switch (*format) {
        case 'i': result += va_arg(arguments, int); break;
        case 'q': result += (double)va_arg(arguments, long long); break;
        case 'd': result += va_arg(arguments, double); break;
        case 'D': result += (double)va_arg(arguments, long double); break;
        case 'p': result += (double)strlen(va_arg(arguments, char *)); break;
        default: {
            tagged value = va_arg(arguments, tagged);
            result += value.x + value.y + value.tag;
        }
        }
    }
    va_end(arguments);
    return result;
}

static void test_variadic_sum(void) {
    static const char format[] = "idqpDsidddddddddidds";
    char encoding[512] = "d*";
    for (const char *c = format; *c != '\0'; c++) {
        char code[2] = {*c, '\0'};
        strcat(encoding, *c == 'p' ? "*" : *c == 's' ? "{tagged=ddi}" : code);
    }
    const cffi_signature *signature = signature_for(encoding, 1);
    if (signature == NULL) return;
    cffi_invocation *invocation = cffi_invocation_create(signature);
    if (invocation == NULL) abort();
    const char *text = format, *inner = "four";
    double expected = 0;
    memcpy(invocation->arguments[0], &text, sizeof text);
    for (uint32_t i = 1; i < cffi_signature_argument_count(signature); i++) {
        void *to = invocation->arguments[i];
        double value = i * (i % 2 == 0 ? 1000.0 : -3.0);
        expected += value;
        switch (format[i - 1]) {
        case 'i': memcpy(to, &(int){(int)value}, sizeof(int)); break;
        case 'q': memcpy(to, &(long long){(long long)value}, sizeof(long long)); break;
        case 'd': memcpy(to, &value, sizeof value); break;
        case 'D': memcpy(to, &(long double){value}, sizeof(long double)); break;
        case 'p': memcpy(to, &inner, sizeof inner), expected += 4 - value; break;
        default: memcpy(to, &(tagged){value, 0.5, -1}, sizeof(tagged)), expected -= 0.5; break;
        }
    }
    cffi_invocation_call(invocation, (cffi_function *)sum);
    double result;
    memcpy(&result, invocation->result, sizeof result);
    CHECK(fabs(result - expected) < 1e-6, "%f, not %f", result, expected);
    cffi_invocation_free(invocation);
}

static void test_snprintf(void) {
    const cffi_signature *signature = signature_for("i*Q*idq*D", 3);
    if (signature == NULL) return;
    CHECK(!cffi_signature_in_registers(signature), "%s", "variadic");
    _Alignas(16) char memory[1024];
    CHECK(cffi_invocation_size(signature) <= sizeof memory, "%zu", cffi_invocation_size(signature));
    cffi_invocation *invocation = cffi_invocation_initialize(memory, signature);
    char buffer[100] = "", *to = buffer, *format = "%d %.2f %lld %s %.3Lf", *word = "word";
    size_t size = sizeof buffer;
    memcpy(invocation->arguments[0], &to, sizeof to);
    memcpy(invocation->arguments[1], &size, sizeof size);
    memcpy(invocation->arguments[2], &format, sizeof format);
    memcpy(invocation->arguments[3], &(int){-5}, sizeof(int));
    memcpy(invocation->arguments[4], &(double){2.25}, sizeof(double));
    memcpy(invocation->arguments[5], &(long long){INT64_MIN}, sizeof(long long));
    memcpy(invocation->arguments[6], &word, sizeof word);
    memcpy(invocation->arguments[7], &(long double){0.125L}, sizeof(long double));
    cffi_invocation_call(invocation, (cffi_function *)snprintf);
    CHECK(strcmp(buffer, "-5 2.25 -9223372036854775808 word 0.125") == 0, "%s", buffer);
    int written;
    memcpy(&written, invocation->result, sizeof written);
    CHECK(written == (int)strlen(buffer), "%d", written);
}

void test_variadic(void) {
    test_variadic_sum();
    test_snprintf();
}
