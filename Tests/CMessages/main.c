// The tests of the C layer over libffi: `messages-test encodings fuzz 1000000`.

#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests.h"

static _Atomic(long) failures;

void note_failure(const char *file, int line, const char *condition, const char *format, ...) {
    // A broken build fails thousands of checks: the first ones say enough.
    if (atomic_fetch_add(&failures, 1) > 20) return;
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%d: expected %s: ", file, line, condition);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

long failure_count(void) {
    return atomic_load(&failures);
}

static const struct {
    const char *name;
    void (*run)(void);
    void (*run_with)(uint32_t count);
} tests[] = {
    {"encodings", test_encodings, NULL},
    {"fuzz", NULL, test_generated_encodings},
    {"layouts", test_layouts, NULL},
    {"signatures", test_signatures, NULL},
    {"calls", NULL, test_calls},
    {"extension", test_extension, NULL},
    {"variadic", test_variadic, NULL},
    {"callbacks", NULL, test_callbacks},
    {"callback-lives", NULL, test_callback_lives},
    {"speed", NULL, measure_speed},
    {"full-cache", test_full_cache, NULL},
};

int main(int count, char **arguments) {
    for (int i = 1; i < count; i++) {
        size_t which = 0;
        const size_t test_count = sizeof tests / sizeof tests[0];
        while (which < test_count && strcmp(tests[which].name, arguments[i]) != 0) which++;
        if (which == test_count || (tests[which].run == NULL && i + 1 == count)) {
            fprintf(stderr, "messages-test: no test is called \"%s\", or its count is missing\n", arguments[i]);
            return 2;
        }
        long before = failure_count();
        if (tests[which].run != NULL) {
            tests[which].run();
        } else {
            tests[which].run_with((uint32_t)strtoul(arguments[++i], NULL, 10));
        }
        printf("%s: %s\n", tests[which].name, failure_count() == before ? "passed" : "failed");
        fflush(stdout);
    }
    return failure_count() == 0 ? 0 : 1;
}
