// What an entry asks of a probing call that may be under way.

#ifndef CFORWARDING_PROBE_ENTRY_H
#define CFORWARDING_PROBE_ENTRY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/probe.h"
#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// Notes a call of a proxy without receivers in the probing call of this thread that is under way for it; false where
/// there is none.
bool cffi_probe_note_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot);

#pragma GCC visibility pop

#endif
