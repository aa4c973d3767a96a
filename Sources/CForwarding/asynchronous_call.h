// What the parts of the path of an asynchronous call share.

#ifndef CFORWARDING_ASYNCHRONOUS_CALL_H
#define CFORWARDING_ASYNCHRONOUS_CALL_H

#include "CForwarding/asynchronous_interception.h"
#include "CSwiftCall/asynchronous.h"
#include "CForwarding/dispatch_table.h"
#include "CSupport/swift_runtime.h"

#include <string.h>

#pragma GCC visibility push(hidden)

/// Precondition: the caller of the function that `context` was allocated for has written the first two fields.
static inline void cffi_async_context_init(cffi_async_context *context) {
    context->observation = NULL;
    context->round = NULL;
    context->interception = NULL;
    context->passing = NULL;
    context->value = NULL;
    context->consumed = NULL;
}

/// The results that a receiver left in the frame of `cffi_async_return`: they are where a call has arguments.
static inline void cffi_async_get_results(const cffi_swift_frame *frame, cffi_swift_results *results) {
    memcpy(results->integers, frame->integers, sizeof results->integers);
    memcpy(results->vectors, frame->vectors, sizeof results->vectors);
}

/// Has a call go on with results.
static inline void cffi_async_set_results(cffi_swift_frame *frame, const cffi_swift_results *results) {
    memcpy(frame->integers, results->integers, sizeof results->integers);
    memcpy(frame->vectors, results->vectors, sizeof results->vectors);
}

/// Releases the proxy when a call is over whose caller gave it away.
static inline void cffi_async_release_consumed(cffi_async_context *context) {
    if (CFFI_UNLIKELY(context->consumed != NULL)) swift_release(context->consumed);
}

/// Has a call go on at its first receiver, which may be a default; null if there is none.
const void *cffi_async_forward(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, bool leaves_default_out,
                               cffi_source *answered_by);

/// Whether a call has observers who answer where there is no delegate (`cffi_method.observers_answer`); and whether
/// they may have taken a closure. `context` is the one that the call was caught with.
bool cffi_async_observers_answer(const cffi_async_context *context);
bool cffi_async_observers_took(const cffi_async_context *context);

/// Has a call go on at its caller, with the results and the error that the frame has for a plain call.
const void *cffi_async_return_to_caller(cffi_swift_frame *frame, uint64_t stack_words);

/// Has a call go on at the proxy's interceptors; null if there are none for it.
const void *cffi_async_intercept(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, uint32_t number);

/// Gives the frame the results and the error of the interceptors, and ends what they were given. The caller releases
/// what is returned, once the call needs its executor no more.
cffi_async_kept cffi_async_end_interception(cffi_swift_frame *frame, cffi_async_context *context);

/// Whether a call that interceptors handled has to end where its receiver did, or, if none got it, where its caller is:
/// because observers hear of it there, or because its method's types are not known. Then its caller may be one that is
/// on its executor again as soon as the call ends, as after a `nonisolated(nonsending)` method.
bool cffi_async_ends_at_receiver(const cffi_async_context *context);

/// Has such a call go on there, at `cffi_async_return_moved`.
const void *cffi_async_move_to_end(cffi_swift_frame *frame, const cffi_async_context *context);

/// Has a call whose method's types are not known go on to the receivers. Called where its caller is.
const void *cffi_async_proceed_moved(cffi_swift_frame *frame, cffi_async_context *context);

/// Called on the executor on which a receiver ended that an interceptor let a call proceed to: keeps it, and takes over
/// the receiver.
void cffi_async_keep_end(const cffi_async_context *context);

/// Hands the results and the error that the frame has to the interceptor that let the call proceed.
void cffi_async_end_passing(cffi_swift_frame *frame, cffi_async_context *context);

#pragma GCC visibility pop

#endif
