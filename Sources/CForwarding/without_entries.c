// What Swift names of this target where there are no entry stubs. Only a call that came through one leads here; but
// programs have to link.

#include "CForwarding/asynchronous_interception.h"
#include "CForwarding/swift_functions.h"

#if !CFFI_HAS_SWIFT_ENTRIES

#include <stdlib.h>

const void *cffi_companion_stub(uint32_t number, bool is_async) {
    (void)number, (void)is_async;
    return NULL;
}

cffi_ending cffi_frame_forward(const cffi_swift_frame *frame, void *proxy, uint32_t number, const cffi_method *method,
                               bool leaves_default_out, const void *arguments, void *result, void *error,
                               cffi_source *answered_by) {
    (void)frame, (void)proxy, (void)number, (void)method, (void)leaves_default_out, (void)arguments, (void)result,
        (void)error, (void)answered_by;
    abort();
}

cffi_source cffi_frame_forward_unknown(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    (void)frame, (void)proxy, (void)number;
    abort();
}

void cffi_proxy_call(void *proxy, uint32_t number, const void *arguments, void *result) {
    (void)proxy, (void)number, (void)arguments, (void)result;
    abort();
}

bool cffi_async_intercepted_is_answered(const cffi_async_interception *call) {
    (void)call;
    abort();
}

bool cffi_async_intercepted_was_taken(const cffi_async_interception *call) {
    (void)call;
    abort();
}

const void *cffi_async_proceed_function(void) {
    abort();
}

#endif
