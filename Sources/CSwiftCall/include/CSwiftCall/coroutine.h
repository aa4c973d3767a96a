// Accesses by `_read` and `_modify`.

#ifndef CSWIFTCALL_COROUTINE_H
#define CSWIFTCALL_COROUTINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// Calls the first half of a `_read` or `_modify`. Takes `object` over, and keeps it alive until the second half is
/// over. `self_place` is a `cffi_self_place`.
void cffi_coroutine_begin(cffi_swift_frame *frame, const void *function, void *object, int64_t self_place);

/// The same for a receiver that is no object: `self` is where it is. Calls `end(context)` when the second half is over.
void cffi_coroutine_begin_on(cffi_swift_frame *frame, const void *function, const void *self,
                             void (*end)(void *context), void *context);

/// Answers the first half of a `_modify`: its caller gets the value at `value`. The second half calls `end(context)`.
void cffi_coroutine_yield(cffi_swift_frame *frame, void *value, void (*end)(void *context), void *context);

#pragma GCC visibility pop

#endif
