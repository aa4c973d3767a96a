// Calls asynchronous functions as generic code does. Clang has Swift's convention for asynchronous functions
// (`swiftasynccall`): a call whose result such a function returns is a jump.

#include "CSwiftCall/asynchronous.h"
#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"

#if CFFI_HAS_SWIFT_ENTRIES

#define ASYNC __attribute__((swiftasynccall))
#define CONTEXT __attribute__((swift_async_context))
#define SELF __attribute__((swift_context))

/// In the context that the caller of the closure allocates.
typedef struct calling {
    struct calling *parent;
    const void *resume;
    cffi_async_generic_call *call;
} calling;
_Static_assert(sizeof(calling) <= CFFI_ASYNC_CONTEXT_SIZE, "");

/// Its address tells threads apart.
static CFFI_THREAD_LOCAL char this_thread;

typedef ASYNC void resumed(CONTEXT void *context);

static ASYNC void generic_call_ended(CONTEXT calling *inner, SELF void *error) {
    calling *own = inner->parent;
    swift_task_dealloc(inner);
    if (own->call->thread == &this_thread) {
        own->call->has_ended_at_once = true;
        own->call->threw = error != NULL;
    }
    return ((resumed *)own->resume)(own);
}

// A function drops as many stack words as it has parameters there, so their number must be right; words in registers that
// it does not have are harmless.
#define WORD uint64_t
#define TO(...) typedef ASYNC void __VA_ARGS__
TO(with6(WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with7(WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with8(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with9(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));
TO(with10(WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, WORD, CONTEXT void *, SELF const void *));

// Where `cffi_async_generic_record` leads.
__attribute__((visibility("hidden"))) ASYNC void cffi_async_generic_call_begin(CONTEXT calling *own, SELF char *closure);

ASYNC void cffi_async_generic_call_begin(CONTEXT calling *own, SELF char *closure) {
    cffi_async_generic_call *call = (cffi_async_generic_call *)(closure + CFFI_OBJECT_HEADER);
    const cffi_async_record *record = call->function;
    calling *inner = swift_task_alloc(record->context_size);
    inner->parent = own;
    inner->resume = (const void *)&generic_call_ended;
    own->call = call;
    call->thread = &this_thread;
    const void *function = cffi_async_function(record), *context = call->context;
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

const void *cffi_async_generic_function(void) {
    return &cffi_async_generic_record;
}

#endif
