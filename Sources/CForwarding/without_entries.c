// What Swift names of this target where there are no entry stubs. Only a call that came through one leads here; but
// programs have to link.

#include "CForwarding/asynchronous_interception.h"
#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"

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

cffi_ending cffi_proxy_forward(void *proxy, uint32_t number, const cffi_method *method, cffi_forwarding to,
                               const void *arguments, void *result, void *error, cffi_source *answered_by) {
    (void)proxy, (void)number, (void)method, (void)to, (void)arguments, (void)result, (void)error, (void)answered_by;
    abort();
}

void *cffi_interception_resume(cffi_interception *call, ptrdiff_t place, const void *arguments, void *result) {
    (void)call, (void)place, (void)arguments, (void)result;
    abort();
}

cffi_closures cffi_arguments_closures(const cffi_method *method, const void *arguments) {
    (void)method, (void)arguments;
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

cffi_async_interception *cffi_async_call_create(void *proxy, uint32_t number, const cffi_method *method,
                                                const void *arguments) {
    (void)proxy, (void)number, (void)method, (void)arguments;
    abort();
}

void cffi_async_call_destroy(cffi_async_interception *call) {
    (void)call;
    abort();
}

#endif
