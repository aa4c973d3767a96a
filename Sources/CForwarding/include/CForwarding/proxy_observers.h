// A proxy's observers: adding them, removing them, and completing them.

#ifndef CFORWARDING_PROXY_OBSERVERS_H
#define CFORWARDING_PROXY_OBSERVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"

CFFI_EXPORTS_BEGIN

typedef enum cffi_observing {
    cffi_observing_added,
    /// The observer was added, and is the only one of its slot and stage, in a proxy that reports this.
    cffi_observing_added_first,
    /// The proxy's streams have completed; the observer was not added.
    cffi_observing_completed,
    cffi_observing_no_memory,
} cffi_observing;

/// Adds an observer of a slot behind the others of its stage. Thread-safe. Precondition: the observer's owner removes
/// it with `cffi_proxy_remove_observer` before its deallocation.
cffi_observing cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// Whether a slot has observers. Any thread.
bool cffi_proxy_is_observed(void *proxy, uint32_t slot);

/// Removes all observers, for good, and calls `end` with each that was still active, in order of slots, stages and
/// subscription. Calls under way still notify the observers that they found, except those that `end` got. Thread-safe.
void cffi_proxy_complete(void *proxy, void (*end)(void *observer));

/// Removes an observer of a slot, if it is there. True if it was the only one of its slot and stage, in a proxy that
/// reports this. Thread-safe. Precondition: the proxy's memory is kept; the proxy may have been destroyed.
bool cffi_proxy_remove_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// The current observers of a slot, retained for the caller; null if there are none. Thread-safe.
cffi_observer_list *cffi_proxy_copy_observers(void *proxy, uint32_t slot);

CFFI_EXPORTS_END

#endif
