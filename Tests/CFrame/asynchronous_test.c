// Asynchronous requirements: entries, receivers that suspend, several of them, nobody. Clang has the convention of
// Swift's asynchronous functions: a call that such a function returns is a jump.

#include <stdlib.h>
#include <string.h>

#include "CForwarding/swift_functions.h"
#include "CSwiftCall/asynchronous.h"
#include "tests.h"

#define ASYNC __attribute__((swiftasynccall))
#define CONTEXT __attribute__((swift_async_context))

/// Ten integers: some of them, and the two words behind them, are on the stack of either processor.
#define TEN i64 a, i64 b, i64 c, i64 d, i64 e, i64 f, i64 g, i64 h, i64 i, i64 j
#define DIGITS(a, b, c, d, e, f, g, h, i, j) \
    (a + 10 * b + 100 * c + 1000 * d + 10000 * e + 100000 * f + 1000000 * g + 10000000 * h + 100000000 * i + \
     1000000000 * j)
enum { ten = 10 };

typedef struct context {
    struct context *parent;
    const void *resume;
    i64 result;
    void *error;
} context;

typedef ASYNC void resumed(i64 result, CONTEXT context *own, __attribute__((swift_context)) void *error);
typedef ASYNC void of_one(i64 value, const void *type, const void *table, CONTEXT context *own, SELF);
typedef ASYNC void of_ten(TEN, double k, const void *type, const void *table, CONTEXT context *own, SELF);

// MARK: A caller

static uint32_t returned;

/// Where the caller goes on: with the context that it allocated, whose first word is its own.
static ASYNC void caller_resumed(i64 result, CONTEXT context *own, __attribute__((swift_context)) void *error) {
    own->parent->result = result;
    own->parent->error = error;
    swift_task_dealloc(own);
    returned++;
}

static context *make_context(const cffi_async_record *record, context *parent) {
    context *made = swift_task_alloc(record->context_size);
    made->parent = parent;
    made->resume = (const void *)&caller_resumed;
    return made;
}

static context call_one(test_proxy *proxy, void *self, i64 value) {
    context own = {0};
    const cffi_async_record *record = proxy->table[1];
    ((of_one *)(uintptr_t)cffi_async_function(record))(value, &proxy_class, proxy->table, make_context(record, &own),
                                                       self);
    return own;
}

static ASYNC void begin_ten(CONTEXT context *inner, __attribute__((swift_context)) void *self) {
    const test_proxy *proxy = self;
    const cffi_async_record *record = proxy->table[1];
    return ((of_ten *)(uintptr_t)cffi_async_function(record))(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0.5, &proxy_class,
                                                              proxy->table, inner, proxy->object);
}

static context call_ten(test_proxy *proxy) {
    context own = {0};
    begin_ten(make_context(proxy->table[1], &own), proxy);
    return own;
}

// MARK: Receivers

static void *last_self;
static const void *last_type, *last_table;
static uint32_t received;
static context *suspended;
static void *thrown;

static ASYNC void receive_one(i64 value, const void *type, const void *table, CONTEXT context *own, SELF) {
    last_self = self, last_type = type, last_table = table;
    received++;
    return ((resumed *)(uintptr_t)own->resume)(value + 1, own, NULL);
}

static ASYNC void wait_for_one(i64 value, const void *type, const void *table, CONTEXT context *own, SELF) {
    (void)type, (void)table;
    last_self = self;
    own->result = value;
    suspended = own;
}

static ASYNC void go_on(CONTEXT context *own) {
    return ((resumed *)(uintptr_t)own->resume)(own->result + 1, own, NULL);
}

static i64 last_digits;

static ASYNC void receive_ten(TEN, double k, const void *type, const void *table, CONTEXT context *own, SELF) {
    last_self = self, last_type = type, last_table = table;
    last_digits = DIGITS(a, b, c, d, e, f, g, h, i, j) + (i64)(2 * k);
    received++;
    void *error = thrown;
    thrown = NULL;
    return ((resumed *)(uintptr_t)own->resume)(0, own, error);
}

/// A record has to be near the code that it leads to.
static cffi_async_record records[3];

static const void *record_of(uint32_t number, const void *function) {
    records[number].function = (int32_t)((const char *)function - (const char *)&records[number].function);
    records[number].context_size = 32 + 16 * number;
    return &records[number];
}

static test_proxy *create(const void *record, bool self_by_address) {
    test_proxy *proxy = test_proxy_create(1, &record, self_by_address);
    cffi_slot *slot = &cffi_dispatch_table_slots(proxy->dispatch_table)[0];
    slot->is_async = true;
    ((const void **)(uintptr_t)proxy->table)[1] = cffi_entry_stub(0, slot);
    return proxy;
}

// MARK: Tests

static void check_plain(bool self_by_address) {
    test_proxy *proxy = create(record_of(0, (const void *)&receive_one), self_by_address);
    fake_object *receiver = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    void *object = proxy->object;
    for (i64 value = 0; value < 3; value++) {
        EXPECT(call_one(proxy, self_by_address ? (void *)&object : object, value).result == value + 1);
        EXPECT(last_type == &receiver_class && last_table == proxy->receiver_table);
        if (!self_by_address) EXPECT(last_self == receiver);
    }
    EXPECT(fake_task_memory() == 0);
    test_proxy_destroy(proxy);
}

static void check_suspension(void) {
    long objects = fake_object_count();
    test_proxy *proxy = create(record_of(1, (const void *)&wait_for_one), false);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    context own = {0};
    const cffi_async_record *record = proxy->table[1];
    uint32_t before = returned;
    ((of_one *)(uintptr_t)cffi_async_function(record))(41, &proxy_class, proxy->table, make_context(record, &own),
                                                       proxy->object);
    EXPECT(returned == before && suspended != NULL);
    // The call keeps its receiver.
    cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
    EXPECT(fake_object_count() == objects + 2);
    go_on(suspended);
    EXPECT(returned == before + 1 && own.result == 42);
    EXPECT(fake_object_count() == objects + 1 && fake_task_memory() == 0);
    test_proxy_destroy(proxy);
}

/// The description of a requirement that takes ten integers and a number, and returns nothing.
static cffi_method *method_of_ten(bool throws) {
    cffi_method *method = calloc(1, sizeof *method + (ten + 3) * sizeof(cffi_piece));
    if (method == NULL) abort();
    method->size = 8 * (ten + 1);
    method->alignment = 8;
    method->piece_count = ten + 1;
    method->is_void = method->returns_unanswered = method->is_multicast = true;
    method->throws = throws;
    cffi_piece *piece = cffi_method_pieces(method);
    uint16_t integers = 0;
    for (uint16_t i = 0; i < ten + 3; i++, piece++) {
        if (i == ten) {
            *piece = (cffi_piece){.offset = 8 * i, .size = 8, .index = 0, .place = cffi_place_vector};
        } else if (integers < CFFI_INTEGER_REGISTERS) {
            *piece = (cffi_piece){.offset = 8 * i, .size = 8, .index = integers++, .place = cffi_place_integer};
        } else {
            *piece = (cffi_piece){
                .offset = 8 * i, .size = 8, .index = (uint16_t)method->stack_words++, .place = cffi_place_stack};
        }
    }
    cffi_method_settle(method);
    return method;
}

static i64 heard_digits;
static cffi_ending heard_ending;
static const void *heard_error;

static SWIFT void hear(const void *arguments, const cffi_outcome *outcome,
                       __attribute__((swift_context)) const void *observer) {
    (void)observer;
    const i64 *n = arguments;
    heard_digits = DIGITS(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9]);
    double k;
    memcpy(&k, &n[10], sizeof k);
    heard_digits += (i64)(2 * k);
    heard_ending = outcome->ending;
    heard_error = outcome->error;
}

static void check_ten(bool is_known) {
    const i64 expected = DIGITS(1LL, 2LL, 3LL, 4LL, 5LL, 6LL, 7LL, 8LL, 9LL, 0LL) + 1;
    test_proxy *proxy = create(record_of(2, (const void *)&receive_ten), false);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    cffi_method *method = method_of_ten(true);
    if (is_known) cffi_slot_publish(&cffi_dispatch_table_slots(proxy->dispatch_table)[0], method);
    for (int turn = 0; turn < 3; turn++) {
        call_ten(proxy);
        EXPECT(last_digits == expected && last_type == &receiver_class && last_table == proxy->receiver_table);
    }
    EXPECT(fake_task_memory() == 0);
    if (is_known) {
        fake_object *observer = test_observe(proxy->object, 0, cffi_stage_invoked, hear, NULL);
        call_ten(proxy);
        EXPECT(heard_digits == expected && heard_ending == cffi_ending_returned);
        thrown = proxy;
        EXPECT(call_ten(proxy).error == proxy);
        EXPECT(heard_digits == expected && heard_ending == cffi_ending_threw && heard_error == proxy);

        // Three receivers. The first decides.
        fake_object *others[2];
        uint64_t numbers[2];
        for (int i = 0; i < 2; i++) {
            others[i] = fake_object_create(&fallback_class);
            cffi_receiver *receiver = cffi_receiver_create(others[i], true, 1);
            cffi_receiver_tables(receiver)[0] = proxy->receiver_table;
            numbers[i] = cffi_proxy_add_forward(proxy->object, receiver);
            swift_release(others[i]);
        }
        uint32_t before = received;
        thrown = proxy;
        EXPECT(call_ten(proxy).error == proxy);
        EXPECT(received == before + 3 && last_digits == expected && last_type == &fallback_class &&
               last_self == others[1]);
        EXPECT(heard_digits == expected && heard_ending == cffi_ending_threw);
        EXPECT(call_ten(proxy).error == NULL && heard_ending == cffi_ending_returned);
        for (int i = 0; i < 2; i++) cffi_proxy_remove_forward(proxy->object, numbers[i]);

        // Nobody: what was on the stack is dropped.
        cffi_proxy_set_receiver(proxy->object, cffi_receiver_forward, NULL);
        before = received;
        for (int turn = 0; turn < 3; turn++) EXPECT(call_ten(proxy).error == NULL);
        EXPECT(received == before && heard_ending == cffi_ending_unanswered);
        test_stop_observing(proxy->object, 0, cffi_stage_invoked, observer);
    }
    EXPECT(fake_task_memory() == 0);
    test_proxy_destroy(proxy);
    free(method);
}

// MARK: How much of the stack arguments take

typedef ASYNC void started(CONTEXT context *own, __attribute__((swift_context)) void *self);

static const void *volatile frame_address;

/// Runs a task, as a runtime does that has frame pointers: all begin at one place, and return there.
static __attribute__((noinline)) void run_task(const void *function, context *own, void *self) {
    frame_address = __builtin_frame_address(0);
    ((started *)(uintptr_t)function)(own, self);
    // No jump: this function has to be on the stack.
    __asm__ volatile("" ::: "memory");
}

/// The same, deeper on the stack.
static __attribute__((noinline)) void run_task_deeper(const void *function, context *own, void *self) {
    volatile char room[4096];
    room[0] = room[4095] = 0;
    run_task(function, own, self);
    room[0] = 1;
}

/// What a generic call calls and returns to has other types, as with compiled code.
static ASYNC __attribute__((no_sanitize("function"))) void return_at_once(CONTEXT context *own) {
    return ((resumed *)(uintptr_t)own->resume)(0, own, NULL);
}

static ASYNC __attribute__((no_sanitize("function"))) void end_at_once(CONTEXT context *own) {
    swift_task_dealloc(own);
}

/// Makes a generic call, which notes where the stack is.
static void measure(bool deeper) {
    struct {
        char header[CFFI_OBJECT_HEADER];
        cffi_async_generic_call call;
    } closure = {.call = {.function = record_of(0, (const void *)&return_at_once)}};
    context own = {0};
    context *inner = make_context(&cffi_async_generic_record, &own);
    inner->resume = (const void *)&end_at_once;
    (deeper ? run_task_deeper : run_task)(cffi_async_function(&cffi_async_generic_record), inner, &closure);
    EXPECT(closure.call.ending == cffi_async_returned);
}

static cffi_method *measured_method;
static cffi_slot *measured_slot;
static uint64_t measured_bytes;
static bool is_measured;

static const cffi_method *measure_frame(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    (void)proxy, (void)number;
    is_measured = cffi_async_measure_stack(frame, &measured_bytes);
    cffi_slot_publish(measured_slot, measured_method);
    return measured_method;
}

static void check_stack(bool is_task, bool expected) {
    test_proxy *proxy = create(record_of(2, (const void *)&receive_ten), false);
    measured_method = method_of_ten(false);
    measured_slot = &cffi_dispatch_table_slots(proxy->dispatch_table)[0];
    context own = {0};
    context *inner = make_context(proxy->table[1], &own);
    is_measured = !expected;
    if (is_task) {
        run_task((const void *)&begin_ten, inner, proxy);
    } else {
        begin_ten(inner, proxy);
    }
    EXPECT(is_measured == expected);
    if (expected) {
        EXPECT(measured_bytes == cffi_async_stack_bytes(measured_method->stack_words));
        uint64_t words = cffi_async_words_in_bytes(measured_bytes);
        EXPECT(words >= measured_method->stack_words && words <= measured_method->stack_words + 1);
        EXPECT(cffi_async_stack_bytes(words) == measured_bytes);
    }
    test_proxy_destroy(proxy);
    free(measured_method);
}

static void check_stacks(void) {
    const cffi_method *(*before)(cffi_swift_frame *, void *, uint32_t) = cffi_swift.find_method;
    cffi_swift.find_method = measure_frame;
    check_stack(true, false);
    measure(false);
    check_stack(true, true);
    measure(true);
    check_stack(true, true);
    // Who calls otherwise than the runtime does is told from it.
    check_stack(false, false);
    cffi_swift.find_method = before;
    EXPECT(fake_task_memory() == 0);
}

void test_asynchronous(void) {
    check_stacks();
    check_plain(false);
    check_plain(true);
    check_suspension();
    check_ten(false);
    check_ten(true);
}
