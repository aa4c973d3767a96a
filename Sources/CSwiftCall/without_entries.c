// What Swift names of this target where there are no entry stubs. Making a proxy without code is refused there, and nothing
// else leads here; but programs have to link.

#include "CSwiftCall/arguments.h"
#include "CSwiftCall/asynchronous.h"
#include "CSwiftCall/closure.h"

#if !CFFI_HAS_SWIFT_ENTRIES

#include <stdlib.h>

void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value) {
    (void)frame, (void)method, (void)value;
    abort();
}

void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error) {
    (void)frame, (void)method, (void)error;
    abort();
}

bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error) {
    (void)function, (void)context, (void)arguments, (void)count, (void)pack, (void)result, (void)error;
    abort();
}

bool cffi_arguments_have_hidden(const cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                const void *table) {
    (void)frame, (void)method, (void)type, (void)table;
    abort();
}

void cffi_async_generic_call_stop(cffi_async_generic_call *call) {
    (void)call;
}

const void *cffi_async_generic_function(void) {
    return NULL;
}

#endif
