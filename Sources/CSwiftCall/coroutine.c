// Accesses by `_read` and `_modify`. Such an accessor returns a continuation to its caller, who calls it when done with
// the value (swiftlang/swift, lib/IRGen/GenCall.cpp, yield_once: the first integer argument is a buffer of four words
// that the two halves share, the first integer result is the continuation). The receiver must live until then. So the
// receiver's first half gets a buffer of this file's, and the caller gets a continuation of this file's.

#include "CSwiftCall/coroutine.h"
#include "CSupport/swift_runtime.h"

#if CFFI_HAS_SWIFT_ENTRIES

#include <stdio.h>
#include <stdlib.h>

/// An access under way, in memory of its own.
typedef struct access {
    uint64_t buffer[4];
    const void *resume;
    /// Retained. A requirement that takes the address of self gets the address of this field.
    void *receiver;
    /// What is called afterwards, if the receiver is null.
    void (*end)(void *context);
    void *context;
} access;

typedef __attribute__((swiftcall)) void continuation(void *buffer, bool is_abort);

static __attribute__((swiftcall)) void end_access(void *buffer, bool is_abort) {
    access *under_way = *(access **)buffer;
    ((continuation *)under_way->resume)(under_way->buffer, is_abort);
    if (under_way->receiver != NULL) {
        swift_release(under_way->receiver);
    } else {
        under_way->end(under_way->context);
    }
    free(under_way);
}

static void *allocate(size_t size) {
    void *memory = malloc(size);
    if (memory != NULL) return memory;
    fputs("Switchboard: no memory for an access to a property.\n", stderr);
    abort();
}

typedef struct yielded {
    void (*end)(void *context);
    void *context;
} yielded;

static __attribute__((swiftcall)) void end_yielded(void *buffer, bool is_abort) {
    (void)is_abort;
    yielded *under_way = *(yielded **)buffer;
    under_way->end(under_way->context);
    free(under_way);
}

// What is lent by address is the second result.
void cffi_coroutine_yield(cffi_swift_frame *frame, void *value, void (*end)(void *context), void *context) {
    yielded *under_way = allocate(sizeof *under_way);
    *under_way = (yielded){end, context};
    *(void **)frame->integers[0] = under_way;
    frame->results.integers[0] = (uint64_t)&end_yielded;
    frame->results.integers[1] = (uint64_t)value;
}

/// Calls the first half with `self`, and gives the caller a continuation of this file's.
static void begin(cffi_swift_frame *frame, const void *function, access *under_way, const void *self) {
    void **buffer = (void **)frame->integers[0];
    frame->integers[0] = (uint64_t)under_way->buffer;
    cffi_swift_call(frame, function, self);
    under_way->resume = (const void *)frame->results.integers[0];
    frame->results.integers[0] = (uint64_t)&end_access;
    *buffer = under_way;
}

void cffi_coroutine_begin(cffi_swift_frame *frame, const void *function, void *object, int64_t self_place) {
    access *under_way = allocate(sizeof *under_way);
    under_way->receiver = object;
    begin(frame, function, under_way, cffi_self_of(&under_way->receiver, self_place));
}

void cffi_coroutine_begin_on(cffi_swift_frame *frame, const void *function, const void *self,
                             void (*end)(void *context), void *context) {
    access *under_way = allocate(sizeof *under_way);
    under_way->receiver = NULL;
    under_way->end = end;
    under_way->context = context;
    begin(frame, function, under_way, self);
}

#endif
