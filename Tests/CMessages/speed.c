// Nanoseconds of calls and callbacks, with and without libffi: `messages-test speed 10000000`. Not a part of make test.

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cffi_callback.h"
#include "cffi_signature_internal.h"
#include "tests.h"

static volatile int64_t sink;

static int64_t two(void *object, int64_t value) {
    sink = value + (object != NULL);
    return value;
}

static double mixed(void *object, int32_t a, double b, int64_t c, float d, int8_t e) {
    sink = a + c + e + (object != NULL);
    return b + (double)d;
}

static int64_t six(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f) {
    sink = a + b + c + d + e + f;
    return a;
}

static void handle(cffi_invocation *invocation, void *context) {
    int64_t value;
    (void)context;
    memcpy(&value, invocation->arguments[1], sizeof value);
    sink = value;
    memcpy(invocation->result, &value, sizeof value);
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/// Prints how long `work` takes each time: the best of five.
#define MEASURE(name, calls, work) \
    do { \
        double best = 1e30; \
        for (int run = 0; run < 5; run++) { \
            double start = now(); \
            for (uint32_t n = 0; n < (calls); n++) { work; } \
            double each = (now() - start) / (calls); \
            if (each < best) best = each; \
        } \
        printf("%-46s %6.1f ns\n", name, best); \
    } while (0)

static void measure_call(const char *encoding, cffi_function *function, uint32_t calls) {
    const cffi_signature *signature = signature_for(encoding, CFFI_NOT_VARIADIC);
    cffi_invocation *invocation = cffi_invocation_create(signature);
    if (invocation == NULL) abort();
    char name[64];
    snprintf(name, sizeof name, "%s: call in registers", encoding);
    MEASURE(name, calls, cffi_invocation_call(invocation, function));
    snprintf(name, sizeof name, "%s: ffi_call", encoding);
    MEASURE(name, calls,
            ffi_call((ffi_cif *)&signature->cif, function, invocation->result, invocation->arguments));
    cffi_invocation_free(invocation);
}

static void handle_raw(ffi_cif *cif, void *result, void **arguments, void *context) {
    int64_t value;
    (void)cif, (void)context;
    memcpy(&value, arguments[1], sizeof value);
    sink = value;
    memcpy(result, &value, sizeof value);
}

void measure_speed(uint32_t calls) {
    printf("\n");
    int64_t (*volatile direct)(void *, int64_t) = two;
    MEASURE("q@q: compiled call", calls, direct(NULL, n));
    measure_call("q@q", (cffi_function *)two, calls);
    measure_call("qqqqqqq", (cffi_function *)six, calls);
    measure_call("d@idqfc", (cffi_function *)mixed, calls);

    const cffi_signature *signature = signature_for("q@q", CFFI_NOT_VARIADIC);
    for (cffi_callback_code code = cffi_callback_compiled; code <= cffi_callback_allocated; code++) {
        cffi_callback_problem problem;
        cffi_callback *callback = cffi_callback_create(signature, code, handle, NULL, NULL, &problem);
        if (callback == NULL) continue;
        int64_t (*volatile function)(void *, int64_t) = (int64_t (*)(void *, int64_t))cffi_callback_function(callback);
        MEASURE(code == cffi_callback_compiled ? "q@q: callback, compiled entry" : "q@q: callback, libffi's closure",
                calls, function(NULL, n));
        cffi_callback_release(callback);
    }
    void *code = NULL;
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
    if (closure == NULL) return;
    if (ffi_prep_closure_loc(closure, (ffi_cif *)&signature->cif, handle_raw, NULL, code) == FFI_OK) {
        int64_t (*volatile function)(void *, int64_t) = (int64_t (*)(void *, int64_t))code;
        MEASURE("q@q: raw ffi_closure, not safe to free", calls, function(NULL, n));
    }
    ffi_closure_free(closure);

    static const char encoding[] = "v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}";
    cffi_encoding_error error;
    MEASURE("finding that signature in the cache", calls / 10,
            cffi_signature_for(encoding, sizeof encoding - 1, CFFI_NOT_VARIADIC, &error));
    MEASURE("parsing the encoding of 38 bytes", calls / 10,
            cffi_encoding_free(cffi_encoding_parse(encoding, sizeof encoding - 1, &error)));
}
