// The tests of the frame, one function for each file, and what they share.

#ifndef TESTS_H
#define TESTS_H

#include "fake_runtime.h"
#include "values.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define ERROR __attribute__((swift_error_result)) void **error
#define RESULT(type) __attribute__((swift_indirect_result)) type *result

/// A value for the compiler that it cannot reason about.
#define OPAQUE(value) __asm__ volatile("" : "+r"(value)::"memory")

extern const fake_class proxy_base_class, proxy_class, receiver_class, fallback_class, observer_class;

/// A proxy with `count` slots in one witness table, whose requirement `n` is answered by `witnesses[n]`.
typedef struct test_proxy {
    fake_object *object;
    cffi_dispatch_table *dispatch_table;
    cffi_witness_table table;
    cffi_witness_table receiver_table;
    cffi_witness_table witness_tables[1];
} test_proxy;

test_proxy *test_proxy_create(uint32_t count, const void *const *witnesses, bool self_by_address);
void test_proxy_destroy(test_proxy *proxy);

/// Sets a new receiver of `type`, and gives its object, which only the proxy keeps where `retained`.
fake_object *test_proxy_set(test_proxy *proxy, cffi_receiver_kind kind, const fake_class *type, bool retained);

/// What an observer runs. Its context is the one that it was made with.
typedef SWIFT void test_observation(const void *arguments, const cffi_outcome *outcome,
                                    __attribute__((swift_context)) const void *context);

/// Adds a new observer, and gives it. It lives until `test_stop_observing`, or the end of the proxy.
fake_object *test_observe(fake_object *proxy, uint32_t slot, cffi_stage stage, test_observation *code,
                          const void *context);

/// Ends what `test_observe` began.
void test_stop_observing(fake_object *proxy, uint32_t slot, cffi_stage stage, fake_object *observer);

/// Nobody answers last here.
cffi_receiver *find_no_default(const void *dispatch_table_context);
/// That symbols tell of no method.
const cffi_method *find_no_method(cffi_swift_frame *frame, void *proxy, uint32_t slot);
/// That symbols tell of no `Self`.
void learn_no_uses_of_self(const void *context);

/// A probing call of a requirement that takes one integer, 41.
typedef struct test_probe {
    cffi_probe probe;
    i64 value, sent;
    uint8_t compared[sizeof(i64)];
} test_probe;

void test_probe_init(test_probe *probe, test_proxy *proxy, const cffi_method *method);

/// The description of a requirement that takes one integer. The caller frees it.
cffi_method *test_method_of_one_integer(void);

long test_signatures(void);
void test_paths(void);
void test_settling(void);
void test_alone(void);
void test_hazards(uint32_t replacements);
void test_unwinding(void);
void test_forks(uint32_t forks);
void test_executors(void);
void test_counts(void);
void test_calls(void);
void test_order(uint32_t changes);
void test_asynchronous(void);

#endif
