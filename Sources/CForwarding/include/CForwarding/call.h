// The path of a call through a proxy, whichever entry it came through: begin, next receiver, end.
//
// This code alone decides which observers are notified, which receivers are called, and whose error the caller gets; it
// is in call_inline.h. Entries differ in where the arguments are and in how they call a receiver. The most frequent
// call, with one living receiver and no observer, bypasses this path: `CFFI_GATE` in gate.c, `cffi_async_enter`,
// `cffi_message_to_proxy` and `cffi_proxy_take_receiver` handle it, and must give the same answers. So must
// `cffi_call_open`, which takes the only delegate of an observed call.

#ifndef CFORWARDING_CALL_H
#define CFORWARDING_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"
#include "CForwarding/receivers.h"

CFFI_EXPORTS_BEGIN

// MARK: Begin and end

/// A call under way, from `cffi_call_begin` to `cffi_call_end`.
typedef struct cffi_call {
    /// The observers; null if there are none, and then the other fields are unused.
    cffi_observer_list *observers;
    /// For C only: what keeps the observers; null if they are retained.
    void *guard;
    /// The arguments in the layout that observers expect.
    const void *arguments;
    cffi_outcome outcome;
} cffi_call;

/// Finds the observers of a call of a slot, which ends on the same thread. Thread-safe. Precondition: `call` is all
/// zeros.
void cffi_call_find_observers(cffi_call *call, void *proxy, uint32_t slot);

/// Notifies the observers that the call begins. Precondition: `arguments` live until the call ends, in the layout that
/// the observers expect.
void cffi_call_begin(cffi_call *call, const void *arguments);

/// Notifies the observers how the call ended, and releases what they shared, which may run foreign code. Called once
/// for each call. `error` is written to the outcome.
void cffi_call_end(cffi_call *call, cffi_ending ending, const void *error);

// MARK: Next receiver

/// The role of a receiver in its proxy.
typedef enum cffi_source {
    /// There is no receiver left.
    cffi_source_none,
    /// The forward delegate, or one of several.
    cffi_source_delegate,
    /// The receiver of messages.
    cffi_source_messages,
    /// What answers this method while there is no delegate: `cffi_interceptor_table`.
    cffi_source_answer,
    /// The fallback receiver.
    cffi_source_fallback,
    /// The default of the delegate type.
    cffi_source_default,
    /// The default implementation of a protocol's extension. It is no receiver: it has the proxy as `self`.
    cffi_source_extension,
} cffi_source;

/// In place of a slot: any method.
#define CFFI_NO_SLOT UINT32_MAX

/// The receivers of one call, in this order. First the forward delegate if it is alive; if there are several, each one
/// that is alive if the call reaches all, else only the first of those. If there is none, the receiver of messages, if
/// the call is a message. If that does not answer, what was given for the method, or the fallback receiver, or else the
/// default. The first that answers decides how the call ends; errors of the others are dropped.
typedef struct cffi_receivers {
    void *proxy;
    /// The method that is called; `CFFI_NO_SLOT` where that does not matter.
    uint32_t slot;
    /// If there are several forward delegates: those, kept alive; else null.
    cffi_receiver *several;
    /// The index of the next one of several.
    uint32_t next;
    /// What was looked at last.
    cffi_source source;
    /// Whether all of several get the call.
    bool is_multicast;
    /// Whether the receiver of messages is still to be asked.
    bool is_message;
    /// Whether one of several was found alive.
    bool is_answered;
    /// Whether no receiver is left.
    bool is_over;
    /// Whether the receiver that was given last decides how the call ends. The errors and results of others are
    /// dropped.
    bool decides;
    /// Whether the forward delegate is left out.
    bool leaves_delegate_out;
    /// Whether the default is left out: observers answer in its place (`cffi_method.observers_answer`).
    bool leaves_default_out;
} cffi_receivers;

/// The receivers of a call of a proxy's requirement.
static inline cffi_receivers cffi_receivers_of(void *proxy, uint32_t slot, bool is_multicast, bool is_message) {
    cffi_receivers receivers = {.proxy = proxy, .slot = slot, .is_multicast = is_multicast, .is_message = is_message};
    receivers.decides = true;
    return receivers;
}

/// Writes the next receiver to `existential` as a value of the delegate type: its object, retained for the caller, and
/// its witness tables. A receiver of messages is written as a value of `any MessageReceiver`. A caller that gets one of
/// several goes on until there is none, or `is_over`. Thread-safe. Precondition: there is room for a value of the
/// delegate type, and for at least two words.
cffi_source cffi_next_receiver(cffi_receivers *receivers, void *existential);

/// The receiver of a call that reaches only one; null and false if there is none. What was given for single methods is
/// left out.
bool cffi_first_receiver(void *proxy, void *existential);

// MARK: Entries of classes that conform

/// What a proxy without entry stubs has to do with a call that is not just forwarded.
typedef enum cffi_entry {
    /// Answer it without a receiver: there is none.
    cffi_entry_answer,
    /// Perform it: there are observers, or several delegates.
    cffi_entry_observe,
    /// The same, for a method with `has_plain_arguments`.
    cffi_entry_observe_plain,
    /// Ask for its receivers: there may be several, or none. Its observers have been notified that it begins.
    cffi_entry_ask,
    /// Make an invocation of the call.
    cffi_entry_intercept,
    /// End it: it has no receiver, no default implementation, and no closure for which its caller may wait.
    cffi_entry_end,
} cffi_entry;

/// The receiver of a call that is just forwarded.
typedef struct cffi_entered {
    /// Null for any other call.
    void *object;
    union {
        /// What keeps the object until `cffi_proxy_leave`; null if it is retained.
        void *guard;
        /// If the object is null.
        cffi_entry does;
    };
} cffi_entered;

/// What a call has to do. If it is just forwarded, the receiver is also written to `existential`, as a value of the
/// delegate type. The caller has no reference to it: it makes the call, and then calls `cffi_proxy_leave`, on the same
/// thread. Thread-safe. Precondition: there is room for a value of the delegate type.
cffi_entered cffi_proxy_take_receiver(void *proxy, uint32_t slot, void *existential);

/// Like `cffi_proxy_take_receiver`, for a method with a result: one delegate answers. Thread-safe.
cffi_entered cffi_proxy_take_receiver_for_one(void *proxy, uint32_t slot, void *existential);

/// Begins a call that may be observed: finds its observers, and notifies them. Mostly it also gives the receiver, as
/// `cffi_proxy_take_receiver` does, if that is the only delegate. Else the object is null, and the caller asks for the
/// receivers
/// (`cffi_entry_ask`), or makes an invocation (`cffi_entry_intercept`): then nothing has begun. Thread-safe.
/// Preconditions: `call` is all zeros; `arguments` live until `cffi_call_end`, in the layout that the observers expect;
/// there is room for a value of the delegate type.
cffi_entered cffi_call_open(cffi_call *call, void *proxy, uint32_t slot, const void *arguments, void *existential);

/// The same for a call that reaches only one receiver, after the caller has found that no interceptor gets it. The
/// object is null if there is no receiver; the call has begun then, too.
cffi_entered cffi_call_open_for_one(cffi_call *call, void *proxy, uint32_t slot, const void *arguments,
                                    void *existential);

/// Ends a call of the receiver in `existential`, which one of these functions gave together with `guard`; or, if
/// that is null, a reference to it, as from `cffi_next_receiver`. This may run foreign code.
void cffi_proxy_leave(const void *existential, void *guard);

CFFI_EXPORTS_END

#endif
