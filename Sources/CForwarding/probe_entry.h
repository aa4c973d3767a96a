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

#pragma GCC visibility pop

#endif
