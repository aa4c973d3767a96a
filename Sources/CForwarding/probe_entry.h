// What an entry asks about a probing call.

#ifndef CFORWARDING_PROBE_ENTRY_H
#define CFORWARDING_PROBE_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/probe.h"
#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// Records a call of a proxy without receivers in this thread's probing call for that proxy; false if there is no such
/// probing call.
bool cffi_probe_note_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot);

/// What becomes of an asynchronous call of a probe.
typedef enum cffi_async_probing {
    /// There is no such probing call on this thread.
    cffi_async_probing_none,
    /// It returns, or throws, as the frame says. `frame->stack_words` is how many it has.
    cffi_async_probing_return,
    /// It never goes on: what its caller waits for is not known.
    cffi_async_probing_leave,
} cffi_async_probing;

/// The same for an asynchronous call.
cffi_async_probing cffi_probe_note_async_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot);

#pragma GCC visibility pop

#endif
