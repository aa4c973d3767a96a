// Calls asynchronous functions as generic code does. Clang has Swift's convention for asynchronous functions
// (`swiftasynccall`): a call whose result such a function returns is a jump.

#include "CSwiftCall/asynchronous.h"
#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"
#include "asynchronous_registers.h"

#include <string.h>

#if __has_attribute(swiftasynccall)

/// In the context that the caller of the closure allocates.
typedef struct calling {
    struct calling *parent;
    const void *resume;
    cffi_async_generic_call *call;
} calling;
_Static_assert(sizeof(calling) <= CFFI_ASYNC_CONTEXT_SIZE, "");

/// The innermost generic call of this thread that has not ended.
static CFFI_THREAD_LOCAL cffi_async_generic_call *under_way;

/// Notes how a call ended, unless `cffi_async_generic_call_stop` has stopped it.
static void note(cffi_async_generic_call *call, cffi_async_ending ending) {
    if (under_way != call) return;
    call->ending = ending;
    under_way = call->outer;
}

void cffi_async_generic_call_stop(cffi_async_generic_call *call) {
    if (under_way == call) under_way = call->outer;
}

typedef ASYNC void resumed(CONTEXT void *context);

#define WORD cffi_async_word
#define VECTOR cffi_async_vector

static ASYNC void generic_call_ended(CONTEXT calling *inner, SELF void *error) {
    calling *own = inner->parent;
    swift_task_dealloc(inner);
    note(own->call, error != NULL ? cffi_async_threw : cffi_async_returned);
    return ((resumed *)own->resume)(own);
}

/// The same for a call with the registers of a frame.
static ASYNC void frame_call_ended(WORD i0, WORD i1, WORD i2, WORD i3, VECTOR v0, VECTOR v1, VECTOR v2, VECTOR v3,
                                   CONTEXT calling *inner, SELF void *error) {
    cffi_async_generic_call *call = inner->parent->call;
    // Otherwise there is no frame any more.
    if (under_way == call) {
        const VECTOR vectors[4] = {v0, v1, v2, v3};
        call->frame->results = (cffi_swift_results){.integers = {i0, i1, i2, i3}};
        memcpy(call->frame->results.vectors, vectors, sizeof vectors);
        call->frame->error = (uint64_t)error;
    }
    return generic_call_ended(inner, error);
}

// A function drops as many stack words as it has parameters there, so their number must be right; words in registers
// that it does not have are harmless.
#define TO(...) typedef ASYNC void __VA_ARGS__
TO(with6(WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with7(WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with8(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with9(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with10(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));

// Where the runtime has the stack when it runs a task, by the address to which the task returns. The address is written
// last: 0 before, and 1 meanwhile.
static struct {
    uint64_t from;
    /// `not_constant` if it was not the same twice: then the runtime was compiled without frame pointers. Atomic.
    uint64_t below_frame_pointer;
} bases[4];
static const uint64_t not_constant = UINT64_MAX;

static void note_base(uint64_t stack, uint64_t frame_pointer, uint64_t from) {
    for (size_t i = 0; i < sizeof bases / sizeof bases[0]; i++) {
        uint64_t known = __atomic_load_n(&bases[i].from, __ATOMIC_ACQUIRE);
        if (known == from) {
            uint64_t *below = &bases[i].below_frame_pointer;
            if (__atomic_load_n(below, __ATOMIC_RELAXED) == frame_pointer - stack) return;
            __atomic_store_n(below, not_constant, __ATOMIC_RELAXED);
            return;
        }
        if (known != 0) continue;
        if (!__atomic_compare_exchange_n(&bases[i].from, &known, 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            continue;
        bases[i].below_frame_pointer = frame_pointer - stack;
        __atomic_store_n(&bases[i].from, from, __ATOMIC_RELEASE);
        return;
    }
}

// Where there are entries, `cffi_async_generic_record` leads here by way of assembly that says where the stack is, as
// `frame->stack` of an entry would: the compiler's own functions move the stack before they could say it. And what the
// frame pointer is, and the address to which the task returns.
__attribute__((visibility("hidden"))) ASYNC void cffi_async_generic_call_begin(uint64_t stack, uint64_t frame_pointer,
                                                                               uint64_t from, CONTEXT calling *own,
                                                                               SELF char *closure);

ASYNC void cffi_async_generic_call_begin(uint64_t stack, uint64_t frame_pointer, uint64_t from, CONTEXT calling *own,
                                         SELF char *closure) {
    if (from != 0) note_base(stack, frame_pointer, from);
    cffi_async_generic_call *call = (cffi_async_generic_call *)(closure + CFFI_OBJECT_HEADER);
    const cffi_async_record *record = call->function;
    calling *inner = swift_task_alloc(record->context_size);
    inner->parent = own;
    inner->resume = (const void *)&generic_call_ended;
    own->call = call;
    call->task = swift_task_getCurrent();
    call->own = own;
    call->inner = inner;
    call->stack = stack;
    call->outer = under_way;
    under_way = call;
    const void *function = cffi_async_function(record), *context = call->context;
    if (call->frame != NULL) {
        inner->resume = (const void *)&frame_call_ended;
        return ((cffi_async_called *)function)(CFFI_ASYNC_REGISTERS(*call->frame), inner, context);
    }
    uint64_t a[CFFI_ASYNC_GENERIC_ADDRESSES] = {0};
    for (uint32_t i = 0; i < call->count; i++) a[i] = (uint64_t)call->addresses[i];
    switch (call->count) {
    case 7: return ((with7 *)function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], inner, context);
    case 8: return ((with8 *)function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], inner, context);
    case 9: return ((with9 *)function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], inner, context);
    case 10: return ((with10 *)function)(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], inner, context);
    default: return ((with6 *)function)(a[0], a[1], a[2], a[3], a[4], a[5], inner, context);
    }
}

#if CFFI_HAS_SWIFT_ENTRIES

bool cffi_async_stack_of_call(const cffi_swift_frame *frame, uint64_t *bytes) {
    if (under_way == NULL || under_way->task != swift_task_getCurrent()) return false;
    *bytes = under_way->stack - (uint64_t)frame->stack;
    return true;
}

bool cffi_async_measure_stack(const cffi_swift_frame *frame, uint64_t *bytes) {
    // What an entry has below the caller's stack words: the frame pointer, and the address to return to.
    uint64_t frame_pointer = frame->stack[-2], from = frame->stack[-1];
    for (size_t i = 0; i < sizeof bases / sizeof bases[0]; i++) {
        if (__atomic_load_n(&bases[i].from, __ATOMIC_ACQUIRE) != from) continue;
        uint64_t below = __atomic_load_n(&bases[i].below_frame_pointer, __ATOMIC_RELAXED);
        *bytes = frame_pointer - below - (uint64_t)frame->stack;
        // Anything else is no call of a task that the runtime runs.
        return below != not_constant && *bytes % 16 == 0 && *bytes < CFFI_ASYNC_STACK_LIMIT;
    }
    return false;
}

const void *cffi_async_leave(cffi_swift_frame *frame) {
    cffi_async_generic_call *call = under_way;
    cffi_async_stack_of_call(frame, &frame->dropped);
    note(call, cffi_async_left);
    if (swift_task_dealloc_through != NULL) swift_task_dealloc_through(call->inner);
    calling *own = call->own;
    frame->async_context = (uint64_t)own;
    return own->resume;
}

const void *cffi_async_generic_function(void) {
    return &cffi_async_generic_record;
}

#else

// Without entry stubs, no function asks where the stack is.
static ASYNC void generic_call(CONTEXT calling *own, SELF char *closure) {
    return cffi_async_generic_call_begin(0, 0, 0, own, closure);
}

const void *cffi_async_generic_function(void) {
    static cffi_async_record record = {0, CFFI_ASYNC_CONTEXT_SIZE};
    // All threads write the same.
    __atomic_store_n(&record.function, (int32_t)((intptr_t)&generic_call - (intptr_t)&record.function),
                     __ATOMIC_RELAXED);
    return &record;
}

#endif

#else

void cffi_async_generic_call_stop(cffi_async_generic_call *call) {
    (void)call;
}

const void *cffi_async_generic_function(void) {
    return NULL;
}

#endif
