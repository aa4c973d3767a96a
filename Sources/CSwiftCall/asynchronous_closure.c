// Asynchronous closures in the form in which generic code calls them: what closure.c does for plain ones. The
// convention is that of CSwiftCall/asynchronous.h. In the general form, the address for the result comes first, and
// those of the arguments follow.

#include "CSwiftCall/asynchronous.h"
#include "asynchronous_registers.h"
#include "closure_value.h"

#if CFFI_HAS_SWIFT_ENTRIES && __has_attribute(swiftasynccall)

/// The context that the caller of a converted closure allocates.
typedef struct calling {
    struct calling *parent;
    const void *resume;
    void *result;
    cffi_closure_words *closure;
} calling;
_Static_assert(sizeof(calling) <= CFFI_ASYNC_CONTEXT_SIZE, "");

typedef cffi_async_word word;
typedef cffi_async_vector vector;

/// The caller of a function that throws finds the error, or null, where a called function has self.
typedef ASYNC void resumed(CONTEXT void *context, SELF const void *error);

/// Where a converted closure goes on when its original is through.
static ASYNC void original_ended(word i0, word i1, word i2, word i3, vector v0, vector v1, vector v2, vector v3,
                                 CONTEXT calling *inner, SELF const void *error) {
    calling *own = inner->parent;
    cffi_closure_words *closure = own->closure;
    const cffi_closure_plan *plan = closure->plan;
    swift_task_dealloc(inner);
    cffi_closure_end_use(closure);
    // Only a function that throws sets it.
    if (!plan->throws) error = NULL;
    if (error == NULL) {
        cffi_swift_results results = {.integers = {i0, i1, i2, i3}};
        const vector vectors[4] = {v0, v1, v2, v3};
        memcpy(results.vectors, vectors, sizeof vectors);
        cffi_closure_copy_result(plan, &results, own->result);
    }
    return ((resumed *)own->resume)(own, error);
}

/// A converted closure.
static ASYNC void general_entry(void *result, const char *a0, const char *a1, const char *a2, const char *a3,
                                CONTEXT calling *own, SELF char *context) {
    const char *arguments[CFFI_ASYNC_CLOSURE_PARAMETERS] = {a0, a1, a2, a3};
    cffi_closure_words *closure = (cffi_closure_words *)(context + CFFI_OBJECT_HEADER);
    const cffi_closure_plan *plan = closure->plan;
    cffi_closure_begin_use(closure);
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    cffi_closure_encode(plan, arguments, &frame, NULL);
    if (plan->result_is_indirect) frame.integers[0] = (uint64_t)result;
    own->result = result;
    own->closure = closure;
    const cffi_async_record *record = closure->function;
    calling *inner = swift_task_alloc(record->context_size);
    inner->parent = own;
    inner->resume = (const void *)&original_ended;
    const void *original = cffi_async_function(record);
    return ((cffi_async_called *)original)(CFFI_ASYNC_REGISTERS(frame), inner, closure->context);
}

static ASYNC void sample_entry(void *result, const char *a0, const char *a1, const char *a2, const char *a3,
                               CONTEXT calling *own, SELF const void *context) {
    (void)context;
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3};
    cffi_closure_sample_called(result, arguments);
    return ((resumed *)own->resume)(own, NULL);
}

/// Writes where the code of a record is, which no constant expression of C says. All threads write the same.
static const void *completed(cffi_async_record *record, const void *code) {
    __atomic_store_n(&record->function, (int32_t)((intptr_t)code - (intptr_t)&record->function), __ATOMIC_RELAXED);
    return record;
}

const void *cffi_async_closure_general(void) {
    static cffi_async_record record = {0, CFFI_ASYNC_CONTEXT_SIZE};
    return completed(&record, (const void *)&general_entry);
}

const void *cffi_async_closure_sample(void) {
    static cffi_async_record record = {0, CFFI_ASYNC_CONTEXT_SIZE};
    return completed(&record, (const void *)&sample_entry);
}

#else

const void *cffi_async_closure_general(void) {
    return NULL;
}

const void *cffi_async_closure_sample(void) {
    return NULL;
}

#endif
