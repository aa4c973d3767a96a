#include "CForwarding/pending_call.h"

#include <stdlib.h>

#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"

/// The arguments follow, at the first place that is aligned for them.
struct cffi_pending_call {
    void *relay;
    const cffi_method *method;
    uint32_t slot;
};

static void *arguments_of(cffi_pending_call *call) {
    return cffi_arguments_align((char *)(call + 1), call->method);
}

cffi_pending_call *cffi_pending_call_create(void *relay, uint32_t slot, const cffi_method *method,
                                            const void *arguments) {
    cffi_pending_call *call = cffi_arguments_allocate(sizeof *call + method->size + method->alignment);
    *call = (cffi_pending_call){.relay = relay, .method = method, .slot = slot};
    if (CFFI_LIKELY(method->copies_words)) {
        cffi_values_copy(method->objects, method->size, arguments, arguments_of(call));
    } else {
        cffi_swift_values.copy_arguments(method->context, arguments, arguments_of(call));
    }
    return call;
}

void *cffi_pending_call_relay(const cffi_pending_call *call) {
    return call->relay;
}

bool cffi_pending_call_run(cffi_pending_call *call) {
    char nothing;
    _Alignas(CFFI_TYPED_ERROR_SIZE) char error[CFFI_TYPED_ERROR_SIZE];
    cffi_source source = cffi_source_none;
    cffi_ending ending = cffi_proxy_forward(call->relay, call->slot, call->method, cffi_forwarding_without_default,
                                            arguments_of(call), &nothing, error, &source);
    cffi_pending_call_drop(call);
    return ending != cffi_ending_unanswered;
}

void cffi_pending_call_drop(cffi_pending_call *call) {
    const cffi_method *method = call->method;
    if (CFFI_LIKELY(method->copies_words)) {
        cffi_values_end(method->objects, arguments_of(call));
    } else {
        cffi_swift_values.destroy_arguments(method->context, arguments_of(call));
    }
    free(call);
}
