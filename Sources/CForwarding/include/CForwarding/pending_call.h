// Calls that go on when their caller has gone on: to the target of a relay, on that target's context.

#ifndef CFORWARDING_PENDING_CALL_H
#define CFORWARDING_PENDING_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// A call that waits, with copies of its arguments, in one allocation. One thread at a time uses it.
typedef struct cffi_pending_call cffi_pending_call;

/// Keeps a call, which `cffi_pending_call_run` or `cffi_pending_call_drop` ends. It doesn't retain the relay, which the
/// caller keeps until then. Preconditions: the relay is a proxy with a single receiver, `method` is that of its slot,
/// and no generic one; it returns nothing, throws nothing, and takes nothing over; `arguments` were decoded from a call
/// of it, and each can outlive that call.
cffi_pending_call *cffi_pending_call_create(void *relay, uint32_t slot, const cffi_method *method,
                                            const void *arguments);

void *cffi_pending_call_relay(const cffi_pending_call *call);

/// Calls the relay's target, and ends the call. False if the target is gone. This runs foreign code.
bool cffi_pending_call_run(cffi_pending_call *call);

/// Ends the call without having made it. This may run foreign code.
void cffi_pending_call_drop(cffi_pending_call *call);

/// What C knows of a relay, to keep calls without asking it.
typedef struct cffi_relay {
    /// Takes a call over. The thread protects nothing.
    void (*keep)(void *context, cffi_pending_call *call);
    void *context;
    /// By slot: whether each call is kept. An array of `slot_count`.
    const bool *keeps;
    uint32_t slot_count;
} cffi_relay;

CFFI_EXPORTS_END

#endif
