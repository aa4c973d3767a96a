// What calls and callbacks cost beside raw libffi: `scripts/test/messages.sh speed`. Not a part of make test.
//
// Both are measured in turn, in many short rounds of so many calls, and the ratio is the median of the rounds' ratios:
// what else the machine does hits both. dyncall, the other library for this, is not packaged by Debian: no peer here.

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "CFFIShim/callback.h"
#include "signature_internal.h"
#include "tests.h"

enum { ROUNDS = 301 };

static volatile int64_t sink;

// MARK: Signatures: a function to call, and a caller for the callback

typedef struct {
    int64_t a;
} size_8;
typedef struct {
    int64_t a;
    double b;
} size_16;
typedef struct {
    int64_t a, b, c;
} size_24;
typedef struct {
    int64_t a[8];
} size_64;

static int64_t two(void *object, int64_t value) {
    sink = value + (object != NULL);
    return value;
}

static double mixed(void *object, int32_t a, double b, int64_t c, float d, int8_t e) {
    sink = a + c + e + (object != NULL);
    return b + (double)d;
}

static size_8 in_8(size_8 value) {
    sink = value.a;
    return value;
}
static size_16 in_16(size_16 value) {
    sink = value.a;
    return value;
}
static size_24 in_24(size_24 value) {
    sink = value.a;
    return value;
}
static size_64 in_64(size_64 value) {
    sink = value.a[7];
    return value;
}

static int64_t sixteen(int64_t a, double b, int32_t c, float d, int64_t e, double f, int32_t g, float h, int64_t i,
                       double j, int32_t k, float l, int64_t m, double n, int32_t o, float p) {
    sink = a + c + e + g + i + k + m + o;
    return (int64_t)(b + f + j + n) + (int64_t)(d + h + l + p);
}

/// Takes what snprintf does, and does nothing with the format.
static int print(char *to, size_t size, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int number = va_arg(arguments, int);
    double fraction = va_arg(arguments, double);
    sink = number + (int64_t)fraction + (int64_t)va_arg(arguments, long long) + (int64_t)size + (to == format);
    va_end(arguments);
    return number;
}

static void call_two(cffi_function *f) {
    sink = ((int64_t(*)(void *, int64_t))f)(NULL, sink);
}
static void call_mixed(cffi_function *f) {
    sink = (int64_t)((double (*)(void *, int32_t, double, int64_t, float, int8_t))f)(NULL, 1, 2, sink, 4, 5);
}
static void call_8(cffi_function *f) {
    sink = ((size_8(*)(size_8))f)((size_8){sink}).a;
}
static void call_16(cffi_function *f) {
    sink = ((size_16(*)(size_16))f)((size_16){sink, 2}).a;
}
static void call_24(cffi_function *f) {
    sink = ((size_24(*)(size_24))f)((size_24){sink, 2, 3}).a;
}
static void call_64(cffi_function *f) {
    sink = ((size_64(*)(size_64))f)((size_64){{sink, 2, 3}}).a[0];
}
static void call_sixteen(cffi_function *f) {
    sink =
        ((int64_t(*)(int64_t, double, int32_t, float, int64_t, double, int32_t, float, int64_t, double, int32_t, float,
                     int64_t, double, int32_t, float))f)(sink, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
}

typedef struct sample {
    const char *name, *encoding;
    uint32_t fixed_arguments;
    cffi_function *called;
    /// Null where nobody can be called like that.
    void (*call)(cffi_function *function);
} sample;

static const sample samples[] = {
    {"two integers", "q@q", CFFI_NOT_VARIADIC, (cffi_function *)two, call_two},
    {"six integers and floats", "d@idqfc", CFFI_NOT_VARIADIC, (cffi_function *)mixed, call_mixed},
    {"structure of 8 bytes, in and out", "{a=q}{a=q}", CFFI_NOT_VARIADIC, (cffi_function *)in_8, call_8},
    {"of 16, half of it floating", "{b=qd}{b=qd}", CFFI_NOT_VARIADIC, (cffi_function *)in_16, call_16},
    {"of 24", "{c=qqq}{c=qqq}", CFFI_NOT_VARIADIC, (cffi_function *)in_24, call_24},
    {"of 64", "{d=[8q]}{d=[8q]}", CFFI_NOT_VARIADIC, (cffi_function *)in_64, call_64},
    {"sixteen, some on the stack", "qqdifqdifqdifqdif", CFFI_NOT_VARIADIC, (cffi_function *)sixteen, call_sixteen},
    {"variadic: three and three", "i*Q*idq", 3, (cffi_function *)print, NULL},
};

// MARK: Measuring

/// One of two that are compared.
typedef struct way {
    void (*run)(const void *with);
    const void *with;
} way;

static double time_of(way way, uint32_t calls) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (uint32_t i = 0; i < calls; i++) way.run(way.with);
    clock_gettime(CLOCK_MONOTONIC, &end);
    return ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) / calls;
}

static int by_size(const void *a, const void *b) {
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

static void compare(const char *name, const char *what, way ours, way raw, uint32_t calls) {
    static double our_times[ROUNDS], raw_times[ROUNDS], ratios[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        our_times[round] = time_of(ours, calls);
        raw_times[round] = time_of(raw, calls);
        ratios[round] = our_times[round] / raw_times[round];
    }
    qsort(our_times, ROUNDS, sizeof(double), by_size);
    qsort(raw_times, ROUNDS, sizeof(double), by_size);
    qsort(ratios, ROUNDS, sizeof(double), by_size);
    printf("%-36s %-28s %6.1f ns, raw %6.1f ns: %.2f\n", name, what, our_times[ROUNDS / 2], raw_times[ROUNDS / 2],
           ratios[ROUNDS / 2]);
}

// MARK: Calls

/// libffi changes the array of addresses for structures, so it has one of its own.
typedef struct call {
    cffi_invocation *invocation;
    cffi_function *function;
    void **raw_arguments;
} call;

static void run_call(const void *with) {
    const call *made = with;
    cffi_invocation_call(made->invocation, made->function);
}

static void run_raw_call(const void *with) {
    const call *made = with;
    cffi_invocation *invocation = made->invocation;
    ffi_call((ffi_cif *)&invocation->signature->cif, made->function, invocation->result, made->raw_arguments);
}

static void measure_call(const sample *of, const cffi_signature *signature, uint32_t calls) {
    void *raw_arguments[CFFI_ENCODING_ARGUMENTS];
    call made = {cffi_invocation_create(signature), of->called, raw_arguments};
    if (made.invocation == NULL) abort();
    memcpy(raw_arguments, made.invocation->arguments, signature->argument_count * sizeof(void *));
    compare(of->name, "call", (way){run_call, &made}, (way){run_raw_call, &made}, calls);
    cffi_invocation_free(made.invocation);
}

// MARK: Callbacks: both handlers answer with their first argument, which is a word or as large as the result

static void handle(cffi_invocation *invocation, void *context) {
    memcpy(invocation->result, invocation->arguments[0], *(const size_t *)context);
}

static void handle_raw(ffi_cif *cif, void *result, void **arguments, void *context) {
    (void)cif;
    memcpy(result, arguments[0], *(const size_t *)context);
}

typedef struct entry {
    void (*call)(cffi_function *function);
    cffi_function *function;
} entry;

static void run_callback(const void *with) {
    const entry *made = with;
    made->call(made->function);
}

static void measure_callbacks(const sample *of, const cffi_signature *signature, uint32_t calls) {
    void *code = NULL;
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
    if (closure == NULL) return;
    size_t size = cffi_signature_result(signature)->size;
    if (ffi_prep_closure_loc(closure, (ffi_cif *)&signature->cif, handle_raw, &size, code) == FFI_OK) {
        entry raw = {of->call, NULL}, ours = raw;
        memcpy(&raw.function, &code, sizeof code);
        for (cffi_callback_code kind = cffi_callback_compiled; kind <= cffi_callback_allocated; kind++) {
            cffi_callback_problem problem;
            cffi_callback *callback = cffi_callback_create(signature, kind, handle, &size, NULL, &problem);
            if (callback == NULL) continue;
            ours.function = cffi_callback_function(callback);
            compare(of->name,
                    kind == cffi_callback_compiled ? "callback, compiled entry" : "callback, libffi's closure",
                    (way){run_callback, &ours}, (way){run_callback, &raw}, calls);
            cffi_callback_release(callback);
        }
    }
    ffi_closure_free(closure);
}

// MARK: Encodings

static const char encoding[] = "v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}";

static void find_signature(const void *with) {
    cffi_encoding_error error;
    (void)with;
    cffi_signature_for(encoding, sizeof encoding - 1, CFFI_NOT_VARIADIC, &error);
}

static void parse(const void *with) {
    cffi_encoding_error error;
    (void)with;
    cffi_encoding_free(cffi_encoding_parse(encoding, sizeof encoding - 1, &error));
}

void measure_speed(uint32_t calls) {
    printf("\n");
    for (size_t i = 0; i < sizeof samples / sizeof samples[0]; i++) {
        const cffi_signature *signature = signature_for(samples[i].encoding, samples[i].fixed_arguments);
        measure_call(&samples[i], signature, calls);
        if (samples[i].call != NULL) measure_callbacks(&samples[i], signature, calls);
    }
    compare("signature of 38 bytes", "found in the cache; parsed", (way){find_signature, NULL}, (way){parse, NULL},
            calls);
}
