// Asynchronous calls that interceptors handle.

#ifndef CFORWARDING_ASYNCHRONOUS_INTERCEPTION_H
#define CFORWARDING_ASYNCHRONOUS_INTERCEPTION_H

#include <stdbool.h>
#include <stdint.h>

#include "CForwarding/call.h"
#include "CForwarding/dispatch_table.h"
#include "CForwarding/observers.h"
#include "CSupport/compiler.h"
#include "CSupport/executor.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// What keeps the executor on which a receiver ended: an actor's own executor is the actor, and another one is kept by
/// the receiver. Both are retained, or null.
typedef struct cffi_async_kept {
    void *actor, *receiver;
} cffi_async_kept;

/// A call that interceptors handle. It lives until they are through.
typedef struct cffi_async_interception {
    /// As the call was caught; afterwards with the result, or the error, that the caller gets: by `cffi_frame_return`,
    /// or `cffi_frame_throw`. Without a method it gets what the receiver left there.
    cffi_swift_frame frame;
    void *proxy;
    uint32_t number;
    /// As it was known when the call was caught. Null if its types were not known: then there is no tuple of arguments,
    /// and the call has to proceed exactly once.
    const cffi_method *method;
    /// The object of Swift's, retained.
    void *interceptors;
    char *arguments;
    /// For C only. Where the call ends: where its receiver did, or else where its caller is. Interceptors may end
    /// elsewhere, because they run on no actor where the method is not told its caller's. With what keeps that
    /// executor.
    cffi_executor end;
    cffi_async_kept kept;
    cffi_slot *slot;
} cffi_async_interception;

/// Whether observers answer the call where there is no delegate (`cffi_method.observers_answer`); and whether they may
/// have taken a closure.
bool cffi_async_intercepted_is_answered(const cffi_async_interception *call);
bool cffi_async_intercepted_was_taken(const cffi_async_interception *call);

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

/// Makes a call that no program has made, to let it proceed to the receivers by that closure, as if a caller on no
/// actor had made it. It borrows the tuple of arguments, which outlives it. Null without memory. Precondition: `method`
/// is that of the slot of the proxy with the number; none of its arguments is a closure.
cffi_async_interception *cffi_async_call_create(void *proxy, uint32_t number, const cffi_method *method,
                                                const void *arguments);

/// Frees such a call, which has ended or never began.
void cffi_async_call_destroy(cffi_async_interception *call);

CFFI_EXPORTS_END

#endif
