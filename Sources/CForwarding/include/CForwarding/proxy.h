// What a proxy looks like from here. It is a Swift object whose first stored property is a `cffi_proxy_words`. Its witness tables
// are filled with entry stubs; stub `n` is the proxy's slot `n`, which the shape maps to a protocol and a requirement.

#ifndef CFORWARDING_PROXY_H
#define CFORWARDING_PROXY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"
#include "CForwarding/shape.h"

CFFI_EXPORTS_BEGIN

/// The first stored property of a proxy. Every pointer is read and written by the functions below only.
typedef struct cffi_proxy_words {
    const cffi_shape *shape;
    cffi_receiver *forward;
    cffi_receiver *fallback;
    /// Where messages go for which there is no forward delegate.
    cffi_receiver *messages;
    /// Null until something is observed; then `slot_count` of them. Atomic.
    cffi_observer_slot *observers;
    /// Whether the streams have ended. Guarded by the proxy's `cffi_lock_of`, as are changes of the observers.
    bool completed;
    /// Whether somebody wants to know when a slot gets its first observer of a stage, or loses its last one. Written
    /// before others know the proxy.
    bool reports_changes;
    /// Whether calls of registered methods become invocations. Atomic.
    bool intercepts;
    /// Whether `forward` is several. Atomic; written under the lock.
    bool has_several;
} cffi_proxy_words;

/// Whether somebody wants to know of first and last observers. Set before others know the proxy.
void cffi_proxy_set_reports_changes(void *proxy, bool reports);
bool cffi_proxy_reports_changes(void *proxy);

/// Sets whether calls of registered methods become invocations. Any thread; calls under way end as they began.
void cffi_proxy_set_intercepts(void *proxy, bool intercepts);
bool cffi_proxy_intercepts(void *proxy);

/// Fills the words of a new proxy. Precondition: nobody else knows the proxy.
void cffi_proxy_init(void *proxy, const cffi_shape *shape);

/// The shape that a proxy was made with.
const cffi_shape *cffi_proxy_shape(void *proxy);

/// Frees what a proxy holds. Precondition: the proxy is being destroyed, no call is under way.
void cffi_proxy_destroy(void *proxy);

/// The registered method of a slot of a proxy; null where there is none. Any thread.
const void *cffi_proxy_registered(void *proxy, uint32_t slot);

CFFI_EXPORTS_END

#endif
