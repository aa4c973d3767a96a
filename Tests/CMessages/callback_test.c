#include "CFFIShim/callback.h"
#include "CSupport/calls.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <ffi.h>

#include "generated.h"
#include "signature_plan.h"
#include "tests.h"

static const char *const code_names[] = {"any", "compiled", "allocated"};

static cffi_callback *create(const char *encoding, cffi_callback_code code, cffi_callback_handler *handler,
                             void *context, cffi_context_release *release) {
    cffi_callback_problem problem;
    const cffi_signature *signature = signature_for(encoding, CFFI_NOT_VARIADIC);
    cffi_callback *made =
        signature == NULL ? NULL : cffi_callback_create(signature, code, handler, context, release, &problem);
    if (made == NULL) {
        CHECK(false, "%s: %s: problem %d", encoding, code_names[code], problem);
        abort();
    }
    return made;
}

static cffi_callback *create_for_closure(const char *encoding, cffi_callback_code code, cffi_callback_closure *closure,
                                         void *context, cffi_context_release *release) {
    cffi_callback_problem problem;
    cffi_callback *made = cffi_callback_create_for_closure(signature_for(encoding, CFFI_NOT_VARIADIC), code,
                                                           (cffi_function *)closure, context, release, &problem);
    if (made == NULL) {
        CHECK(false, "%s: %s: problem %d", encoding, code_names[code], problem);
        abort();
    }
    return made;
}

// MARK: The generated signatures

static void answer_generated(cffi_invocation *invocation, void *context) {
    uint32_t number = (uint32_t)(uintptr_t)context;
    generated_answer(number, (const void *const *)invocation->arguments, invocation->result);
}

CFFI_SWIFTCALL static void answer_generated_as_closure(CFFI_SWIFT_INDIRECT_RESULT void *result, void *const *arguments,
                                                       CFFI_SWIFT_CONTEXT void *context) {
    generated_answer((uint32_t)(uintptr_t)context, (const void *const *)arguments, result);
}

static void check_generated(uint32_t number, cffi_callback *callback, uint32_t rounds) {
    uint64_t before = generated_calls;
    for (generated_round = 0; generated_round < rounds; generated_round++) {
        generated_signatures[number].call(cffi_callback_function(callback));
    }
    CHECK(generated_calls == before + rounds, "%s", generated_encoding(&generated_signatures[number]));
    cffi_callback_release(callback);
}

void test_callbacks(uint32_t rounds) {
    uint32_t compiled = 0;
    for (uint32_t number = 0; number < generated_signature_count; number++) {
        const char *encoding = generated_encoding(&generated_signatures[number]);
        const cffi_signature *signature = signature_for(encoding, CFFI_NOT_VARIADIC);
        if (signature == NULL) continue;
        for (cffi_callback_code code = cffi_callback_any; code <= cffi_callback_allocated; code += 2) {
            cffi_callback *callback = create(encoding, code, answer_generated, (void *)(uintptr_t)number, NULL);
            bool expected = code == cffi_callback_any && cffi_signature_has_plan(signature);
            CHECK(cffi_callback_is_compiled(callback) == expected, "%s", encoding);
            compiled += expected;
            check_generated(number, callback, rounds);
            void *context = (void *)(uintptr_t)number;
            check_generated(number, create_for_closure(encoding, code, answer_generated_as_closure, context, NULL),
                            rounds);
        }
    }
    printf("%u signatures (%u by compiled entries), %u rounds, ", generated_signature_count, compiled, rounds);
}

/// Answers with its argument's first byte, and rubbish behind it.
static void answer_byte(cffi_invocation *invocation, void *context) {
    (void)context;
    memset(invocation->result, 0x5a, 8);
    memcpy(invocation->result, invocation->arguments[0], 1);
}

/// A caller reads 32 bits of a short result where it relies on the callee to extend it.
static void test_extension_of_results(cffi_callback_code code) {
    cffi_callback *callback = create("cq", code, answer_byte, NULL, NULL);
    int32_t got = ((int32_t(*)(int64_t))cffi_callback_function(callback))(0x80);
    CHECK(got == -128, "%s: %d", code_names[code], got);
    cffi_callback_release(callback);
    callback = create("Cq", code, answer_byte, NULL, NULL);
    got = ((int32_t(*)(int64_t))cffi_callback_function(callback))(0x80);
    CHECK(got == 128, "%s: %d", code_names[code], got);
    cffi_callback_release(callback);
}

/// Leaves its result in a block of the result's exact size, which the address sanitizer watches.
static void answer_elsewhere(cffi_invocation *invocation, void *context) {
    const cffi_type *type = cffi_signature_result(invocation->signature);
    invocation->result = memset(context, 1, type->size);
}

static void test_other_results(cffi_callback_code code) {
    typedef struct {
        char bytes[3];
    } three;
    typedef struct {
        int64_t words[3];
    } words;
    void *small = malloc(1), *middle = malloc(sizeof(three)), *large = malloc(sizeof(words));
    if (small == NULL || middle == NULL || large == NULL) abort();
    cffi_callback *callback = create("cq", code, answer_elsewhere, small, free);
    CHECK(((signed char (*)(int64_t))cffi_callback_function(callback))(0) == 1, "%s", code_names[code]);
    cffi_callback_release(callback);
    callback = create("{three=[3c]}q", code, answer_elsewhere, middle, free);
    CHECK(((three(*)(int64_t))cffi_callback_function(callback))(0).bytes[2] == 1, "%s", code_names[code]);
    cffi_callback_release(callback);
    callback = create("{words=qqq}q", code, answer_elsewhere, large, free);
    CHECK(((words(*)(int64_t))cffi_callback_function(callback))(0).words[2] == 0x0101010101010101, "%s",
          code_names[code]);
    cffi_callback_release(callback);
}

// MARK: Release

static int released;

static void count_release(void *context) {
    released += *(int *)context;
}

static void add_context(cffi_invocation *invocation, void *context) {
    int64_t argument, sum;
    memcpy(&argument, invocation->arguments[0], sizeof argument);
    sum = argument + *(int *)context;
    memcpy(invocation->result, &sum, sizeof sum);
}

/// A callback may be a signal's handler, which interrupts this thread where it has left a guard and not looked for what
/// waits.
static void test_awaited_guard(cffi_callback_code code) {
    int context = 3;
    cffi_callback *callback = create("qq", code, add_context, &context, NULL);
    int64_t (*function)(int64_t) = (int64_t(*)(int64_t))cffi_callback_function(callback);
    cffi_call_guard *guard = cffi_hazard_record_of_thread()->next_call;
    atomic_store(&guard->is_awaited, true);
    CHECK(function(5) == 8, "%s", code_names[code]);
    CHECK(atomic_load(&guard->is_awaited), "%s: the callback looked in guard of the call that it interrupted",
          code_names[code]);
    atomic_store(&guard->is_awaited, false);
    cffi_callback_release(callback);
}

static cffi_callback *own;

static void release_own(cffi_invocation *invocation, void *context) {
    cffi_callback_release(own);
    CHECK(released == 0, "%d: the context was released under its handler", released);
    add_context(invocation, context);
}

static void test_release(cffi_callback_code code) {
    int context = 3;
    released = 0;
    cffi_callback *callback = create("qq", code, add_context, &context, count_release);
    int64_t (*function)(int64_t) = (int64_t(*)(int64_t))cffi_callback_function(callback);
    CHECK(function(INT64_MIN) == INT64_MIN + 3 && released == 0, "%s", code_names[code]);
    cffi_callback_release(callback);
    CHECK(released == 3, "%s: %d", code_names[code], released);
    CHECK(function(5) == 0 && released == 3, "%s: a late call", code_names[code]);

    released = 0;
    own = create("qq", code, release_own, &context, count_release);
    function = (int64_t(*)(int64_t))cffi_callback_function(own);
    CHECK(function(7) == 10 && released == 3, "%s: %d", code_names[code], released);
    CHECK(function(7) == 0 && released == 3, "%s: a late call", code_names[code]);
}

CFFI_SWIFTCALL static void add_context_as_closure(CFFI_SWIFT_INDIRECT_RESULT void *result, void *const *arguments,
                                                  CFFI_SWIFT_CONTEXT void *context) {
    int64_t argument;
    memcpy(&argument, arguments[0], sizeof argument);
    if (argument < 0) cffi_callback_release(own);
    CHECK(released == 0, "%d: the context was released under its closure", released);
    argument += *(int *)context;
    memcpy(result, &argument, sizeof argument);
}

static void test_release_of_closure(cffi_callback_code code) {
    int context = 3;
    released = 0;
    own = create_for_closure("qq", code, add_context_as_closure, &context, count_release);
    int64_t (*function)(int64_t) = (int64_t(*)(int64_t))cffi_callback_function(own);
    CHECK(function(5) == 8 && released == 0, "%s: %d", code_names[code], released);
    CHECK(function(-5) == -2 && released == 3, "%s: %d", code_names[code], released);
    CHECK(function(5) == 0 && released == 3, "%s: a late call", code_names[code]);
}

static double add_nine(const double *values) {
    double sum = 0;
    for (int i = 0; i < 9; i++) sum = sum * 2 + values[i];
    return sum;
}

CFFI_SWIFTCALL static void add_numbers(CFFI_SWIFT_INDIRECT_RESULT void *result, void *const *arguments,
                                       CFFI_SWIFT_CONTEXT void *context) {
    double values[9];
    for (int i = 0; i < 9; i++) memcpy(&values[i], arguments[i], sizeof values[i]);
    double sum = add_nine(values) + *(int *)context;
    memcpy(result, &sum, sizeof sum);
}

/// An entry serves signatures with arguments in vector registers and such without, one after the other.
static void test_vectors_come_and_go(cffi_callback_code code) {
    static const double values[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    int context = 3;
    for (int i = 0; i < 2 * CFFI_COMPILED_CALLBACKS; i++) {
        cffi_callback *callback = create("qq", code, add_context, &context, NULL);
        CHECK(((int64_t(*)(int64_t))cffi_callback_function(callback))(i) == i + 3, "%d", i);
        cffi_callback_release(callback);
        callback = create_for_closure("dddddddddd", code, add_numbers, &context, NULL);
        double (*function)(double, double, double, double, double, double, double, double, double) = (double (*)(
            double, double, double, double, double, double, double, double, double))cffi_callback_function(callback);
        double sum = function(1, 2, 3, 4, 5, 6, 7, 8, 9);
        CHECK(sum == add_nine(values) + 3, "%f", sum);
        cffi_callback_release(callback);
    }
}

/// Each argument is a digit of the result.
CFFI_SWIFTCALL static void join_digits(CFFI_SWIFT_INDIRECT_RESULT void *result, void *const *arguments,
                                       CFFI_SWIFT_CONTEXT void *context) {
    int64_t joined = 0;
    for (int i = 0; i < *(int *)context; i++) {
        int64_t digit;
        memcpy(&digit, arguments[i], sizeof digit);
        joined = joined * 10 + digit;
    }
    memcpy(result, &joined, sizeof joined);
}

/// As many arguments as a plain plan has at most, and one more.
static void test_limit_of_arguments(cffi_callback_code code) {
    int count = CFFI_PLAIN_ARGUMENTS;
    cffi_callback *callback = create_for_closure("qqqqqqqqqqqqqqqqq", code, join_digits, &count, NULL);
    int64_t got = ((int64_t(*)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
                               int64_t, int64_t, int64_t, int64_t, int64_t, int64_t))cffi_callback_function(callback))(
        1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7);
    CHECK(got == 1234567891234567, "%s: %lld", code_names[code], (long long)got);
    cffi_callback_release(callback);
    count++;
    callback = create_for_closure("qqqqqqqqqqqqqqqqqq", code, join_digits, &count, NULL);
    got = ((int64_t(*)(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
                       int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t))cffi_callback_function(callback))(
        1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8);
    CHECK(got == 12345678912345678, "%s: %lld", code_names[code], (long long)got);
    cffi_callback_release(callback);
}

static void test_structure_late(cffi_callback_code code) {
    typedef struct {
        char bytes[40];
    } large;
    int context = 0;
    cffi_callback *callback = create("{large=[40c]}q", code, add_context, &context, NULL);
    large (*function)(int64_t) = (large(*)(int64_t))cffi_callback_function(callback);
    cffi_callback_release(callback);
    large result = function(1), zero = {{0}};
    CHECK(memcmp(&result, &zero, sizeof zero) == 0, "%d", result.bytes[0]);
}

static void test_results_late(cffi_callback_code code) {
    typedef struct {
        int64_t a;
        double b;
    } two_kinds;
    int context = 0;
    cffi_callback *callback = create("{two_kinds=qd}q", code, add_context, &context, NULL);
    two_kinds (*function)(int64_t) = (two_kinds(*)(int64_t))cffi_callback_function(callback);
    cffi_callback_release(callback);
    two_kinds result = function(1);
    CHECK(result.a == 0 && result.b == 0, "%lld, %f", (long long)result.a, result.b);
    callback = create("Dq", code, add_context, &context, NULL);
    long double (*other)(int64_t) = (long double (*)(int64_t))cffi_callback_function(callback);
    cffi_callback_release(callback);
    // More often than x86-64 has registers of that kind, each of which has to be popped.
    for (int i = 0; i < 20; i++) CHECK(other(1) == 0, "%Lf", other(1));
}

// MARK: Refusals

static bool refuse_memory;
void *__real_ffi_closure_alloc(size_t size, void **code);
void *__wrap_ffi_closure_alloc(size_t size, void **code);

void *__wrap_ffi_closure_alloc(size_t size, void **code) {
    return refuse_memory ? NULL : __real_ffi_closure_alloc(size, code);
}

static void expect_problem(const char *encoding, uint32_t fixed_arguments, cffi_callback_code code,
                           cffi_callback_problem expected) {
    cffi_callback_problem problem = (cffi_callback_problem)-1;
    released = 0;
    int context = 1;
    cffi_callback *callback = cffi_callback_create(signature_for(encoding, fixed_arguments), code, add_context,
                                                   &context, count_release, &problem);
    CHECK(callback == NULL && problem == expected, "%s: problem %d", encoding, problem);
    CHECK(released == 0, "%s: released", encoding);
}

static void test_refusals(void) {
    expect_problem("i*i", 1, cffi_callback_any, cffi_callback_variadic);
    refuse_memory = true;
    if (!cffi_signature_has_plan(signature_for("Dcfc", CFFI_NOT_VARIADIC))) {
        expect_problem("Dcfc", CFFI_NOT_VARIADIC, cffi_callback_compiled, cffi_callback_no_compiled_entry);
        expect_problem("Dcfc", CFFI_NOT_VARIADIC, cffi_callback_any, cffi_callback_no_executable_memory);
    }
    expect_problem("v{refused=dd}", CFFI_NOT_VARIADIC, cffi_callback_allocated, cffi_callback_no_executable_memory);
    // A system that refuses executable memory still has callbacks for everything else.
    int context = 1;
    cffi_callback *callback = create("qq", cffi_callback_any, add_context, &context, NULL);
    CHECK(((int64_t(*)(int64_t))cffi_callback_function(callback))(1) == 2, "%s", "compiled");
    cffi_callback_release(callback);
    for (uint32_t number = 0; number < generated_signature_count; number++) {
        const char *encoding = generated_encoding(&generated_signatures[number]);
        if (!cffi_signature_has_plan(signature_for(encoding, CFFI_NOT_VARIADIC))) continue;
        callback = create(encoding, cffi_callback_any, answer_generated, (void *)(uintptr_t)number, NULL);
        generated_signatures[number].call(cffi_callback_function(callback));
        cffi_callback_release(callback);
    }
    refuse_memory = false;
}

static void test_full_pool(void) {
    static cffi_callback *taken[CFFI_COMPILED_CALLBACKS];
    static int contexts[CFFI_COMPILED_CALLBACKS];
    for (int i = 0; i < CFFI_COMPILED_CALLBACKS; i++) {
        contexts[i] = i;
        taken[i] = create("qq", cffi_callback_compiled, add_context, &contexts[i], NULL);
    }
    expect_problem("qq", CFFI_NOT_VARIADIC, cffi_callback_compiled, cffi_callback_no_compiled_entry);
    int context = -1;
    cffi_callback *beyond = create("qq", cffi_callback_any, add_context, &context, NULL);
    CHECK(!cffi_callback_is_compiled(beyond), "%s", "libffi serves what the pool has no entry for");
    CHECK(((int64_t(*)(int64_t))cffi_callback_function(beyond))(1) == 0, "%s", "beyond");
    cffi_callback_release(beyond);
    for (int i = 0; i < CFFI_COMPILED_CALLBACKS; i++) {
        int64_t result = ((int64_t(*)(int64_t))cffi_callback_function(taken[i]))(100);
        CHECK(result == 100 + i, "entry %d: %lld", i, (long long)result);
        cffi_callback_release(taken[i]);
    }
}

// MARK: Threads

enum { CALLERS = 4 };

typedef struct shared {
    _Atomic(uintptr_t) function;
    _Atomic(bool) is_over;
    /// Whether argument and result are structures, on the stack and in memory.
    bool in_memory;
    _Atomic(int) begun;
    /// How many callers say in a guard what they use, as threads do that made a callback themselves. The others count.
    _Atomic(int) placed;
    _Atomic(uint64_t) answered, late;
} shared;

static _Atomic(long) contexts_alive;

typedef struct {
    int64_t words[5];
} words_of_caller;

static int64_t call_shared(const shared *with, uintptr_t function, int64_t number) {
    if (!with->in_memory) return ((int64_t(*)(int64_t))function)(number);
    words_of_caller result = ((words_of_caller(*)(words_of_caller))function)((words_of_caller){{number}});
    for (int i = 1; i < 5; i++) CHECK(result.words[i] == 0, "word %d: %lld", i, (long long)result.words[i]);
    return result.words[0];
}

/// Reads its context, which a release that came too early would have freed.
static void multiply(cffi_invocation *invocation, void *context) {
    int64_t argument, factor;
    memcpy(&argument, invocation->arguments[0], sizeof argument);
    memcpy(&factor, context, sizeof factor);
    argument *= factor;
    memcpy(invocation->result, &argument, sizeof argument);
}

static void free_context(void *context) {
    memset(context, 0xee, sizeof(int64_t));
    free(context);
    atomic_fetch_sub(&contexts_alive, 1);
}

static void *call_repeatedly(void *argument) {
    shared *with = argument;
    uint64_t answered = 0, late = 0;
    if (atomic_fetch_add(&with->placed, 1) < CALLERS / 2) {
        cffi_callback_release(create("qq", cffi_callback_any, multiply, NULL, NULL));
    }
    for (int64_t i = 1; !atomic_load_explicit(&with->is_over, memory_order_relaxed); i = i % 1000 + 1) {
        uintptr_t function = atomic_load(&with->function);
        int64_t result = call_shared(with, function, i);
        CHECK(result == 0 || result == i * 7, "%lld of %lld", (long long)result, (long long)i);
        if (answered + late == 0) atomic_fetch_add(&with->begun, 1);
        answered += result != 0;
        late += result == 0;
    }
    atomic_fetch_add(&with->answered, answered);
    atomic_fetch_add(&with->late, late);
    return NULL;
}

static void test_threads(cffi_callback_code code, bool in_memory, uint32_t replacements) {
    shared with = {.is_over = false, .in_memory = in_memory};
    pthread_t threads[CALLERS];
    cffi_callback *old = NULL;
    for (uint32_t i = 0; i < replacements; i++) {
        int64_t *context = malloc(sizeof *context);
        if (context == NULL) abort();
        *context = 7;
        atomic_fetch_add(&contexts_alive, 1);
        const char *encoding = in_memory ? "{words=[5q]}{words=[5q]}" : "qq";
        cffi_callback *callback = create(encoding, code, multiply, context, free_context);
        atomic_store(&with.function, (uintptr_t)cffi_callback_function(callback));
        if (i == 0) {
            for (int n = 0; n < CALLERS; n++) pthread_create(&threads[n], NULL, call_repeatedly, &with);
        }
        // So that replacements and calls really meet: every caller has begun, and has a turn now and then.
        while (i == 0 && atomic_load(&with.begun) < CALLERS) sched_yield();
        if (i % 64 == 0) sched_yield();
        if (old != NULL) cffi_callback_release(old);
        old = callback;
    }
    cffi_callback_release(old);
    atomic_store(&with.is_over, true);
    for (int n = 0; n < CALLERS; n++) pthread_join(threads[n], NULL);
    CHECK(atomic_load(&contexts_alive) == 0, "%ld contexts are left", atomic_load(&contexts_alive));
    CHECK(atomic_load(&with.answered) > 0, "%s: no call was answered", code_names[code]);
    printf("%s: %llu answered, %llu late, ", code_names[code], (unsigned long long)with.answered,
           (unsigned long long)with.late);
}

void test_callback_lives(uint32_t replacements) {
    if (cffi_signature_in_registers(signature_for("qq", CFFI_NOT_VARIADIC))) {
        test_extension_of_results(cffi_callback_compiled);
        test_other_results(cffi_callback_compiled);
        test_release(cffi_callback_compiled);
        test_release_of_closure(cffi_callback_compiled);
        test_vectors_come_and_go(cffi_callback_compiled);
        test_limit_of_arguments(cffi_callback_compiled);
        test_awaited_guard(cffi_callback_compiled);
        test_structure_late(cffi_callback_compiled);
        test_results_late(cffi_callback_compiled);
        test_refusals();
        test_full_pool();
        test_threads(cffi_callback_compiled, false, replacements);
        test_threads(cffi_callback_compiled, true, replacements / 2);
    }
    test_extension_of_results(cffi_callback_allocated);
    test_other_results(cffi_callback_allocated);
    test_release(cffi_callback_allocated);
    test_release_of_closure(cffi_callback_allocated);
    test_limit_of_arguments(cffi_callback_allocated);
    test_awaited_guard(cffi_callback_allocated);
    test_structure_late(cffi_callback_allocated);
    test_results_late(cffi_callback_allocated);
    test_threads(cffi_callback_allocated, false, replacements);
    test_threads(cffi_callback_allocated, true, replacements / 2);
}
