// A proxy as C sees it: a Swift object whose first stored property is a `cffi_proxy_words`. Its witness tables are
// filled with entry stubs. Stub `n` is for the proxy's slot `n`, which the dispatch table maps to a protocol and a
// requirement.

#ifndef CFORWARDING_PROXY_H
#define CFORWARDING_PROXY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/companions.h"
#include "CForwarding/observers.h"
#include "CForwarding/selector.h"
#include "CForwarding/dispatch_table.h"

CFFI_EXPORTS_BEGIN

/// What is kept until an object's end, in the table of such objects (deallocation.c). Guarded by its lock.
typedef struct cffi_end {
    struct cffi_end *next;
    const void *object;
    /// For the entry in a proxy's words: the proxy's identifier. Null for one that stands for a context.
    const void *identifier;
    void *context;
} cffi_end;

/// The first stored property of a proxy. Only the functions below read and write its pointers.
typedef struct cffi_proxy_words {
    const cffi_dispatch_table *dispatch_table;
    cffi_receiver *forward;
    cffi_receiver *fallback;
    /// The receiver of messages if there is no forward delegate.
    cffi_receiver *messages;
    /// Null until something is observed; then an array of `slot_count`. Atomic.
    cffi_observer_slot *observers;
    /// The interceptors, a Swift object that is retained; null until there is one. Atomic.
    void *interceptors;
    /// Null until the proxy stands in for more protocols than those of its delegate type. Atomic.
    cffi_companions *companions;
    /// Whether the streams have ended. Atomic. The proxy's `cffi_lock_of` guards changes of the observers.
    bool completed;
    // Of the same byte: written before other threads know the proxy.
    /// Whether the proxy reports when a slot gets its first observer of a stage, or loses its last one.
    bool reports_changes : 1;
    /// Whether the proxy's class overrides which methods messages find.
    bool overrides_methods : 1;
    /// Whether another proxy is `self` in the default implementations that answer this one's calls:
    /// `find_default_self`.
    bool answers_for_another : 1;
    /// Whether calls of registered methods become invocations, or there are interceptors. Atomic.
    bool intercepts;
    /// Whether `forward` stands for several. Atomic; written under the lock.
    bool has_several;
    /// Whether `forward` retains its object: then calls need not. Atomic; written under the lock.
    bool keeps_delegate;
    /// How often `forward`, `fallback` or `messages` was changed, modulo 65,536; counted after each change. Atomic.
    uint16_t receiver_changes;
    /// For the single proxy of an object: its place among those that are kept until an object's end.
    cffi_end end;
} cffi_proxy_words;

/// Whether the proxy reports first and last observers. Set before other threads know the proxy.
void cffi_proxy_set_reports_changes(void *proxy, bool reports);
bool cffi_proxy_reports_changes(void *proxy);

/// Says that the proxy's class overrides which methods messages find. Before other threads know the proxy.
void cffi_proxy_set_overrides_methods(void *proxy);

/// Says that another proxy is `self` in the default implementations that answer this one's calls. Before other threads
/// know the proxy.
void cffi_proxy_set_answers_for_another(void *proxy);

/// `cffi_method_map_find` for the proxy's dispatch table, whose `messages` are set. No method if the proxy's class
/// overrides `methods`: the caller then asks those.
cffi_found_method cffi_proxy_find_method(void *proxy, const char *selector);

/// Sets whether calls of registered methods become invocations. Calls under way are not affected. Thread-safe.
void cffi_proxy_set_intercepts(void *proxy, bool intercepts);
bool cffi_proxy_intercepts(void *proxy);

/// The interceptors; null if there never were any. Borrowed: the proxy keeps them. Thread-safe.
void *cffi_proxy_interceptors(void *proxy);

/// Gives a proxy an object with interceptors, which this takes over. Preconditions: it has none; one thread at a time
/// calls this.
void cffi_proxy_set_interceptors(void *proxy, void *interceptors);

/// Initializes the words of a new proxy. Precondition: only the caller knows the proxy.
void cffi_proxy_init(void *proxy, const cffi_dispatch_table *dispatch_table);

/// The dispatch table that a proxy was made with.
const cffi_dispatch_table *cffi_proxy_dispatch_table(void *proxy);

/// Frees what a proxy holds. Precondition: the proxy is being destroyed, and no call is under way.
void cffi_proxy_destroy(void *proxy);

/// The registered method of a proxy's slot; null if there is none. Thread-safe.
const void *cffi_proxy_registered(void *proxy, uint32_t slot);

CFFI_EXPORTS_END

#endif
