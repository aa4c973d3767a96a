// Asynchronous calls that interceptors handle.

#ifndef CFORWARDING_ASYNCHRONOUS_INTERCEPTION_H
#define CFORWARDING_ASYNCHRONOUS_INTERCEPTION_H

#include <stdbool.h>
#include <stdint.h>

#include "CForwarding/call.h"
#include "CForwarding/observers.h"
#include "CSupport/compiler.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// A call that interceptors handle. It lives until they are through.
typedef struct cffi_async_interception cffi_async_interception;

/// Of a call: the proxy, the slot, the interceptors, and the tuple of arguments. All borrowed. The method is null if
/// its types are not known: then there is no tuple, and the call has to proceed exactly once.
const cffi_method *cffi_async_intercepted_method(const cffi_async_interception *call);
void *cffi_async_intercepted_proxy(const cffi_async_interception *call);
uint32_t cffi_async_intercepted_slot(const cffi_async_interception *call);
void *cffi_async_interceptors(const cffi_async_interception *call);
void *cffi_async_intercepted_arguments(const cffi_async_interception *call);

/// Whether observers answer the call where there is no delegate (`cffi_method.observers_answer`); and whether they may
/// have taken a closure.
bool cffi_async_intercepted_is_answered(const cffi_async_interception *call);
bool cffi_async_intercepted_was_taken(const cffi_async_interception *call);

/// The frame to which the result is written, or the error, that the caller gets: by `cffi_frame_return`, or
/// `cffi_frame_throw`. Without a method it gets what the receiver left there.
cffi_swift_frame *cffi_async_intercepted_frame(cffi_async_interception *call);

/// The stored properties, after the object's header, of the context of an asynchronous closure that lets a call proceed
/// to the receivers. The closure takes nothing, returns nothing, and is nonisolated.
typedef struct cffi_async_passing {
    cffi_async_interception *call;
    /// The tuple of arguments; null for those that the call came with, and without a method. Borrowed until the closure
    /// is through.
    const void *arguments;
    /// Room for the result and for an error: as of `cffi_frame_forward`. Not used without a method.
    void *result;
    void *error;
    cffi_ending ending;
    /// What answered.
    cffi_source answered_by;
    /// For C only.
    void *pushed;
    void *copied;
} cffi_async_passing;

/// The first word of that closure; its second word is the context.
const void *cffi_async_proceed_function(void);

CFFI_EXPORTS_END

#endif
