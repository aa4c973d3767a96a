#include "fake_runtime.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t alive = 0x616c697665616c69, dead = 0xdddddddddddddddd;

static _Atomic(long) objects, failures;

void report(const char *format, ...) {
    if (atomic_fetch_add(&failures, 1) >= 20) return;
    va_list arguments;
    va_start(arguments, format);
    fputs("failed: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

long failure_count(void) {
    return atomic_load(&failures);
}

fake_object *fake_object_create(const fake_class *type) {
    fake_object *object = calloc(1, sizeof *object);
    if (object == NULL) abort();
    object->type = type;
    atomic_init(&object->strong, 1);
    // As in Swift, all strong references together hold one on the memory.
    atomic_init(&object->unowned, 1);
    atomic_init(&object->life, alive);
    atomic_fetch_add(&objects, 1);
    return object;
}

bool fake_object_is_alive(const fake_object *object) {
    return atomic_load_explicit(&object->life, memory_order_relaxed) == alive;
}

long fake_object_count(void) {
    return atomic_load(&objects);
}

void *swift_retain(void *pointer) {
    fake_object *object = pointer;
    if (object == NULL) return NULL;
    if (!fake_object_is_alive(object)) report("retain of a dead object");
    atomic_fetch_add_explicit(&object->strong, 1, memory_order_relaxed);
    return object;
}

void swift_release(void *pointer) {
    fake_object *object = pointer;
    if (object == NULL) return;
    if (!fake_object_is_alive(object)) report("release of a dead object");
    if (atomic_fetch_sub_explicit(&object->strong, 1, memory_order_acq_rel) != 1) return;
    if (fake_object_dies != NULL) fake_object_dies(object);
    atomic_store_explicit(&object->life, dead, memory_order_relaxed);
    swift_unownedRelease(object);
}

void (*fake_object_dies)(fake_object *object);
void (*fake_nothing_retained)(void);

void *swift_tryRetain(void *pointer) {
    fake_object *object = pointer;
    if (object == NULL) {
        if (fake_nothing_retained != NULL) fake_nothing_retained();
        return NULL;
    }
    uint32_t count = atomic_load_explicit(&object->strong, memory_order_relaxed);
    if (atomic_load_explicit(&object->unowned, memory_order_relaxed) == 0) report("tryRetain of freed memory");
    while (count != 0) {
        if (atomic_compare_exchange_weak(&object->strong, &count, count + 1)) return object;
    }
    return NULL;
}

void *swift_unownedRetain(void *pointer) {
    fake_object *object = pointer;
    if (atomic_fetch_add_explicit(&object->unowned, 1, memory_order_relaxed) == 0)
        report("unownedRetain of freed memory");
    return object;
}

void swift_unownedRelease(void *pointer) {
    fake_object *object = pointer;
    uint32_t before = atomic_fetch_sub_explicit(&object->unowned, 1, memory_order_acq_rel);
    if (before == 0) report("unownedRelease of freed memory");
    if (before != 1) return;
    atomic_fetch_sub(&objects, 1);
    free(object);
}

void *swift_weakInit(void *reference, void *object) {
    return *(void **)reference = swift_unownedRetain(object);
}

void *swift_weakLoadStrong(void *reference) {
    return swift_tryRetain(*(void **)reference);
}

void swift_weakDestroy(void *reference) {
    swift_unownedRelease(*(void **)reference);
}

void swift_errorRelease(void *error) {
    swift_release(error);
}

size_t swift_retainCount(void *pointer) {
    return atomic_load(&((fake_object *)pointer)->strong);
}

/// Only closures as arguments need it, and those are tested in Swift.
void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
    (void)metadata, (void)size, (void)alignment_mask;
    report("expected no closure among the arguments");
    abort();
}

// MARK: Tasks

static void *task_memory[16];
static long task_memory_count;

long fake_task_memory(void) {
    return task_memory_count;
}

CFFI_SWIFTCALL void *swift_task_alloc(size_t size) {
    void *memory = aligned_alloc(16, (size + 15) & ~(size_t)15);
    if (memory == NULL || task_memory_count == 16) abort();
    memset(memory, 0xA5, size);
    return task_memory[task_memory_count++] = memory;
}

CFFI_SWIFTCALL void swift_task_dealloc(void *memory) {
    if (task_memory_count == 0 || task_memory[--task_memory_count] != memory)
        report("task memory is freed in another order");
    free(memory);
}

CFFI_SWIFTCALL void swift_task_dealloc_through(void *memory) {
    void *freed;
    do {
        if (task_memory_count == 0) return report("task memory is freed that was not allocated");
        freed = task_memory[task_memory_count - 1];
        swift_task_dealloc(freed);
    } while (freed != memory);
}

CFFI_SWIFTCALL void *swift_task_getCurrent(void) {
    return NULL;
}

cffi_executor swift_task_getCurrentExecutor(void) {
    return (cffi_executor){NULL, NULL};
}

/// Only intercepted calls need it, and those are tested in Swift.
void swift_task_switch(void) {
    report("expected no change of the executor");
    abort();
}
