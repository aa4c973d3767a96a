// How a call goes on that has a frame of its own.

#ifndef CFORWARDING_MADE_CALL_H
#define CFORWARDING_MADE_CALL_H

#include "CForwarding/swift_functions.h"

#pragma GCC visibility push(hidden)

/// `cffi_frame_forward`, with a frame for this call alone, which it changes.
cffi_ending cffi_forward_made(cffi_swift_frame *call, void *proxy, uint32_t number, const cffi_method *method,
                              cffi_forwarding to, const void *arguments, void *result, void *error,
                              cffi_source *answered_by);

#pragma GCC visibility pop

#endif
