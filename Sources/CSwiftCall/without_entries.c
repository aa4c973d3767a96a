// What Swift names of this target where there are no entry stubs. Making a proxy without code is refused there, and
// nothing else leads here; but programs have to link.

#include "CSwiftCall/arguments.h"

#if !CFFI_HAS_SWIFT_ENTRIES

#include <stdlib.h>

void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value) {
    (void)frame, (void)method, (void)value;
    abort();
}

void cffi_frame_put_result(cffi_swift_frame *frame, const cffi_method *method, const void *value) {
    (void)frame, (void)method, (void)value;
    abort();
}

void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error) {
    (void)frame, (void)method, (void)error;
    abort();
}

bool cffi_arguments_have_hidden(const cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                const void *table) {
    (void)frame, (void)method, (void)type, (void)table;
    abort();
}

#endif
