// Calls that no compiled code makes: their arguments were kept when another call was under way.

#include "made_call.h"

#include <stdlib.h>

#include "CSwiftCall/arguments.h"
#include "proxy_words.h"
#include "retargeting.h"

#if CFFI_HAS_SWIFT_ENTRIES

/// Goes on with a call whose frame is as a caller would make it. `arguments`: the tuple, with closures as they were
/// decoded.
typedef void made_call_body(cffi_swift_frame *frame, const void *arguments, void *context);

/// Makes a call of the slot of a proxy, to which `proxy` leads, with a tuple of arguments, which it borrows.
static void make_call(void *const *proxy, uint32_t number, const cffi_method *method, const void *arguments,
                      made_call_body *body, void *context) {
    const cffi_slot *slot = &cffi_words_of(*proxy)->dispatch_table->slots[number];
    cffi_swift_frame frame;
    uint64_t words[method->stack_words + 1];
    char stack[2 * cffi_arguments_room_on_stack(method)];
    void *heap[2];
    char *tuple = cffi_arguments_room(method, stack, &heap[0]);
    char *passed = cffi_arguments_room(method, stack + cffi_arguments_room_on_stack(method), &heap[1]);
    cffi_arguments_make_frame(&frame, method, arguments, tuple, passed, words);
    cffi_arguments_encode_hidden(&frame, method, (const void *)cffi_class_of(*proxy), slot->entries, words);
    frame.self = slot->is_static         ? *(const uint64_t *)*proxy
                 : slot->self_by_address ? (uint64_t)proxy
                                         : (uint64_t)*proxy;
    body(&frame, method->closure_count != 0 ? tuple : arguments, context);
    free(heap[0]);
    free(heap[1]);
}

/// A call of `cffi_proxy_forward`.
typedef struct forwarded_call {
    void *proxy;
    uint32_t number;
    const cffi_method *method;
    cffi_forwarding to;
    void *result, *error;
    cffi_source *answered_by;
    cffi_ending ending;
} forwarded_call;

static void forward_made(cffi_swift_frame *frame, const void *arguments, void *context) {
    forwarded_call *call = context;
    call->ending =
        cffi_forward_made(frame, call->proxy, call->number, call->method, call->to,
                          call->method->may_consume ? arguments : NULL, call->result, call->error, call->answered_by);
}

cffi_ending cffi_proxy_forward(void *proxy, uint32_t number, const cffi_method *method, cffi_forwarding to,
                               const void *arguments, void *result, void *error, cffi_source *answered_by) {
    forwarded_call call = {proxy, number, method, to, result, error, answered_by, cffi_ending_unanswered};
    make_call(&proxy, number, method, arguments, forward_made, &call);
    return call.ending;
}

/// A call of `cffi_interception_resume`.
typedef struct resumed_call {
    cffi_interception *call;
    ptrdiff_t place;
    void *result, *failure;
} resumed_call;

static void resume_made(cffi_swift_frame *frame, const void *arguments, void *context) {
    resumed_call *resumed = context;
    resumed->call->frame = frame;
    resumed->call->arguments = arguments;
    resumed->failure = cffi_interception_proceed(resumed->call, resumed->place, arguments, resumed->result);
}

void *cffi_interception_resume(cffi_interception *call, ptrdiff_t place, const void *arguments, void *result) {
    // A closure that an interceptor made is passed on by compiled code, which needs no frame.
    if (cffi_arguments_closures(call->layout, arguments) == cffi_closures_foreign) {
        call->arguments = NULL;
        return cffi_interception_proceed(call, place, arguments, result);
    }
    resumed_call resumed = {call, place, result, NULL};
    make_call(&call->proxy, call->slot, call->layout, arguments, resume_made, &resumed);
    return resumed.failure;
}

#endif
