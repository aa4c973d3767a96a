// Stand-ins for the Swift runtime, so that the entry stubs can be tested without Swift, on any machine that a C
// compiler can build for. An object poisons itself when it dies, and says so when somebody uses it afterwards.

#ifndef FAKE_RUNTIME_H
#define FAKE_RUNTIME_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "CForwarding/swift_functions.h"
#include "CForwarding/probe.h"
#include "CForwarding/proxy.h"
#include "CForwarding/proxy_observers.h"
#include "CForwarding/receivers.h"
#include "CSupport/executor.h"
#include "CSwiftCall/frame.h"
#include "CSupport/swift_runtime.h"

/// Stands for a class: its address matters, and its superclass, the second word.
typedef struct fake_class {
    const char *name;
    const struct fake_class *superclass;
} fake_class;

/// An object with room for what a proxy or an observer stores, where Swift puts the first stored property.
typedef struct fake_object {
    const fake_class *type;
    _Atomic(uint32_t) strong;
    _Atomic(uint32_t) unowned;
    union {
        cffi_proxy_words words;
        cffi_observer_words observer;
        cffi_ordered_observer_words ordered;
    };
    _Atomic(uint64_t) life;
} fake_object;

_Static_assert(offsetof(fake_object, words) == CFFI_OBJECT_HEADER, "the library finds the words here");

/// A new object with one strong reference.
fake_object *fake_object_create(const fake_class *type);

/// Whether `object` is alive, as a witness sees it.
bool fake_object_is_alive(const fake_object *object);

/// How many objects are alive or kept as memory.
long fake_object_count(void);

/// How many allocations of tasks are not freed. They are freed in the opposite order.
long fake_task_memory(void);

/// Called before an object dies, if somebody set it: what its `deinit` does.
extern void (*fake_object_dies)(fake_object *object);

/// Called when null is retained, if somebody set it: what a call does that finds several receivers, and looks once
/// more.
extern void (*fake_nothing_retained)(void);

/// Notes a failed expectation and prints it; the first few only.
__attribute__((format(printf, 1, 2))) void report(const char *format, ...);

/// How many expectations failed.
long failure_count(void);

#define EXPECT(condition) \
    do { \
        if (!(condition)) report("%s:%d: %s", __FILE__, __LINE__, #condition); \
    } while (0)

#endif
