#define _GNU_SOURCE // for pthread_getattr_np
#include "CSwiftCall/closure.h"
#include "CSupport/lock.h"
#include "CSupport/readable.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"
#include "closure_value.h"

#if CFFI_HAS_SWIFT_ENTRIES
#include <pthread.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan) {
    return plan->pieces;
}

cffi_closure_value *cffi_closure_parameters(cffi_closure_plan *plan) {
    return plan->parameters;
}

#if CFFI_HAS_SWIFT_ENTRIES

/// Ends a local closure with its call. No thread may be calling it: what it captured is about to go.
static void end_local(cffi_closure_words *words) {
    uint32_t before = __atomic_fetch_or(&words->uses, CFFI_CLOSURE_ENDED, __ATOMIC_ACQ_REL);
    if (CFFI_UNLIKELY(before != 0)) cffi_swift_values.trap_closure(words->method);
}

/// A closure in the general form: addresses of the arguments, an address for the result, and the error register. If the
/// closure has fewer parameters, the last ones are undefined, and are not read.
__attribute__((swiftcall)) static void general_entry(__attribute__((swift_indirect_result)) void *result,
                                                     const char *a0, const char *a1, const char *a2, const char *a3,
                                                     const char *a4, const char *a5,
                                                     __attribute__((swift_context)) void *context,
                                                     __attribute__((swift_error_result)) void **error) {
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3, a4, a5};
    cffi_closure_words *words = (void *)((char *)context + CFFI_OBJECT_HEADER);
    const cffi_closure_plan *plan = words->plan;
    cffi_closure_begin_use(words);
    uint64_t stack[plan->stack_words + 1];
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    memset(stack, 0, sizeof stack);

    cffi_closure_encode(plan, arguments, &frame, stack);
    frame.indirect_result = (uint64_t)result;
    frame.error = (uint64_t)*error;
    frame.stack = stack;
    frame.stack_words = plan->stack_words;
    cffi_swift_call(&frame, words->function, words->context);
    cffi_closure_end_use(words);

    bool threw = frame.error != (uint64_t)*error;
    *error = (void *)frame.error;
    if (!threw) cffi_closure_copy_result(plan, &frame.results, result);
}

/// Whether an address is on the calling thread's stack.
static bool is_on_stack(const void *address) {
    static CFFI_THREAD_LOCAL uintptr_t low, high;
    if (CFFI_UNLIKELY(high == 0)) {
        // Where the system does not say: what is near.
        low = (uintptr_t)__builtin_frame_address(0) - (64 << 10), high = low + (1 << 20);
#if defined(__linux__)
        pthread_attr_t attributes;
        void *begin;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            if (pthread_attr_getstack(&attributes, &begin, &size) == 0) {
                low = (uintptr_t)begin, high = low + size;
            }
            pthread_attr_destroy(&attributes);
        }
#endif
    }
    return (uintptr_t)address >= low && (uintptr_t)address < high;
}

/// Whether the metadata at `type` is that of a box for what a closure captures, or of a class. Sources:
/// swiftlang/swift, include/swift/ABI/MetadataKind.def; TargetClassMetadata and ContextDescriptorFlags in Metadata.h.
static bool is_object_type(const char *type) {
    enum {
        heap_variable = 0x400,
        generic_heap_variable = 0x500,
        class_kind = 0,
        descriptor = 40,
        class_descriptor = 16
    };
    uint64_t kind;
    const char *description;
    uint32_t flags;
    if ((uintptr_t)type % sizeof kind != 0 || !cffi_is_readable(type, descriptor + sizeof description)) return false;
    memcpy(&kind, type, sizeof kind);
    if (kind == heap_variable || kind == generic_heap_variable) return true;
    if (kind != class_kind) return false;
    memcpy(&description, type + descriptor, sizeof description);
    if (!cffi_is_readable(description, sizeof flags)) return false;
    memcpy(&flags, description, sizeof flags);
    return (flags & 0x1F) == class_descriptor;
}

/// Whether the context of a closure is an object. That of a closure that does not escape may also be a part of its
/// caller's stack, or of its task's memory, in which the place of an object's type has any bytes, or the address of a
/// variable.
static bool is_object(const void *context) {
    // What was found to be one.
    static const char *known[64];
    const char *type;
    if ((uintptr_t)context % sizeof type != 0 || is_on_stack(context)) return false;
    memcpy(&type, context, sizeof type);
    const char **place = &known[((uintptr_t)type >> 4) % 64];
    if (__atomic_load_n(place, __ATOMIC_RELAXED) == type) return type != NULL;
    if (!is_object_type(type)) return false;
    __atomic_store_n(place, type, __ATOMIC_RELAXED);
    return true;
}

static bool is_local(cffi_closure_life life, const void *context) {
    return life == cffi_closure_local || (life == cffi_closure_unknown && context != NULL && !is_object(context));
}

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan, cffi_closure_life life, const void *method) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    bool local = is_local(life, value.context);
    char *context = swift_allocObject(plan->context_class, CFFI_OBJECT_HEADER + sizeof(cffi_closure_words), 7);
    *(cffi_closure_words *)(context + CFFI_OBJECT_HEADER) = (cffi_closure_words){
        .function = value.function,
        .context = value.context == NULL || local ? value.context : swift_retain(value.context),
        .plan = plan,
        .is_local = local,
        .method = method,
    };
    const void *general = plan->is_async ? cffi_async_closure_general() : (const void *)&general_entry;
    value = (closure){.function = general, .context = context};
    memcpy(place, &value, sizeof value);
}

void cffi_closure_release(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    if (words_of(value)->is_local) end_local(words_of(value));
    swift_release(value.context);
}

size_t cffi_closure_taken(const void *place, size_t own) {
    closure value;
    memcpy(&value, place, sizeof value);
    // A local closure is no handler: it ends with its call.
    if (is_nil(value) || words_of(value)->is_local) return 0;
    size_t references = swift_retainCount(value.context);
    size_t others = references > own ? references - own : 0;
    // A thread that called the closure released its reference afterwards.
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
    return others + (__atomic_load_n(&words_of(value)->uses, __ATOMIC_RELAXED) != 0);
}

/// A closure that notes that it is called, and calls another, with all words that it may have: the same as
/// `general_entry`.
__attribute__((swiftcall)) static void watching_entry(__attribute__((swift_indirect_result)) void *result,
                                                      const char *a0, const char *a1, const char *a2, const char *a3,
                                                      const char *a4, const char *a5,
                                                      __attribute__((swift_context)) void *context,
                                                      __attribute__((swift_error_result)) void **error) {
    cffi_closure_words *words = (void *)((char *)context + CFFI_OBJECT_HEADER);
    __atomic_store_n(&words->uses, 1, __ATOMIC_RELAXED);
    ((general_closure *)words->function)(result, a0, a1, a2, a3, a4, a5, words->context, error);
}

void cffi_closure_watch(void *place, const void *context_class) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    char *context = swift_allocObject(context_class, CFFI_OBJECT_HEADER + sizeof(cffi_closure_words), 7);
    *(cffi_closure_words *)(context + CFFI_OBJECT_HEADER) = (cffi_closure_words){
        .function = value.function,
        .context = value.context == NULL ? NULL : swift_retain(value.context),
    };
    value = (closure){.function = (const void *)&watching_entry, .context = context};
    memcpy(place, &value, sizeof value);
}

void cffi_closure_end_watching(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    closure original = {.function = words_of(value)->function, .context = words_of(value)->context};
    memcpy(place, &original, sizeof original);
    swift_release(value.context);
}

static bool is_watched(closure value) {
    return value.function == (const void *)&watching_entry;
}

/// The closure that a watched one watches, or itself.
static closure unwatched(closure value) {
    while (!is_nil(value) && is_watched(value)) {
        value = (closure){.function = words_of(value)->function, .context = words_of(value)->context};
    }
    return value;
}

bool cffi_closure_is_made(const void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    value = unwatched(value);
    return is_nil(value) || value.function == (const void *)&general_entry ||
           value.function == cffi_async_closure_general();
}

bool cffi_closure_is_local(const void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    value = unwatched(value);
    return !is_nil(value) && words_of(value)->is_local;
}

void cffi_closure_unwatch(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    value = unwatched(value);
    memcpy(place, &value, sizeof value);
}

void cffi_closure_put_original(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    value = (closure){.function = words_of(value)->function, .context = words_of(value)->context};
    memcpy(place, &value, sizeof value);
}

void cffi_closure_retain_original(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value) && words_of(value)->context != NULL) swift_retain(words_of(value)->context);
}

void cffi_closure_release_original(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value) && words_of(value)->context != NULL) swift_release(words_of(value)->context);
}

#else

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan, cffi_closure_life life, const void *method) {
    (void)place, (void)plan, (void)life, (void)method;
}

void cffi_closure_release(void *place) {
    (void)place;
}

size_t cffi_closure_taken(const void *place, size_t own) {
    (void)place, (void)own;
    // Without entries, no closure is watched: each counts as taken.
    return 1;
}

void cffi_closure_watch(void *place, const void *context_class) {
    (void)place, (void)context_class;
}

void cffi_closure_end_watching(void *place) {
    (void)place;
}

bool cffi_closure_is_made(const void *place) {
    (void)place;
    return false;
}

bool cffi_closure_is_local(const void *place) {
    (void)place;
    return false;
}

void cffi_closure_unwatch(void *place) {
    (void)place;
}

void cffi_closure_put_original(void *place) {
    (void)place;
}

void cffi_closure_retain_original(void *place) {
    (void)place;
}

void cffi_closure_release_original(void *place) {
    (void)place;
}

#endif
