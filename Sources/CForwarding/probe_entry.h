// What an entry asks about a probing call.

#ifndef CFORWARDING_PROBE_ENTRY_H
#define CFORWARDING_PROBE_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/probe.h"
#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// How many probing calls are under way, on all threads. Atomic; a thread sees its own.
extern uint32_t cffi_probes_under_way;

/// The innermost of this thread's probing calls of a dispatch table's proxies: the proxy. Null for none.
void *cffi_probe_of(const struct cffi_dispatch_table *dispatch_table);

/// Records a call of a proxy without receivers in this thread's probing call for that proxy; false if there is no such
/// probing call.
bool cffi_probe_note_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot);

/// The same for an asynchronous call, whose arguments take `bytes` of stack. True if the call arrived as the probing
/// call was made; then it returns, or throws, as the frame says, and `frame->stack_words` is how many words of
/// arguments it has.
bool cffi_probe_note_async_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot, uint64_t bytes);

#pragma GCC visibility pop

#endif
