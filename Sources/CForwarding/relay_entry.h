// What an entry asks before it calls a proxy's receivers: whether the call is kept for later (pending_call.c).

#ifndef CFORWARDING_RELAY_ENTRY_H
#define CFORWARDING_RELAY_ENTRY_H

#include <stdbool.h>

#include "CForwarding/dispatch_table.h"
#include "CSwiftCall/frame.h"
#include "receiver_layout.h"

#pragma GCC visibility push(hidden)

/// Keeps a call, if the only one of a proxy's `several` receivers is a relay that keeps calls of the slot. Otherwise
/// false: the relay gets the call, and decides.
bool cffi_keep_for_later(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot, const cffi_receiver *several);

#pragma GCC visibility pop

#endif
