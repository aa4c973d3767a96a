// A proxy's observers: added, taken away, told of the end.

#ifndef CFORWARDING_PROXY_OBSERVERS_H
#define CFORWARDING_PROXY_OBSERVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"

CFFI_EXPORTS_BEGIN

typedef enum cffi_observing {
    cffi_observing_added,
    /// And it is the only one of its slot and stage, in a proxy that reports this.
    cffi_observing_added_first,
    /// The proxy's streams have completed: the observer was not added.
    cffi_observing_completed,
    cffi_observing_no_memory,
} cffi_observing;

/// Adds an observer of a slot behind the others of its stage. Any thread. Precondition: whoever keeps the observer takes it
/// away by `cffi_proxy_remove_observer` before it goes.
cffi_observing cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// Whether a slot has observers. Any thread.
bool cffi_proxy_is_observed(void *proxy, uint32_t slot);

/// Takes away all observers, for ever, and calls `tell` with each that was active still, in order of slots, stages and
/// subscription. Calls under way end with the observers that they found, those that were told left out. Any thread.
void cffi_proxy_complete(void *proxy, void (*tell)(void *observer));

/// Takes an observer of a slot away, if it is one. True where it was the only one of its slot and stage, in a proxy that
/// reports this. Any thread. Precondition: the proxy's memory is kept; it may have been destroyed.
bool cffi_proxy_remove_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer);

/// The observers of a slot now, retained for the caller; null for none. Any thread.
cffi_observer_list *cffi_proxy_copy_observers(void *proxy, uint32_t slot);

CFFI_EXPORTS_END

#endif
