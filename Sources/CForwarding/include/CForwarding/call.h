// The path of a call, whatever entry it came by: begin, next receiver, end.
//
// Who hears of a call, who gets it, who else does, and whose error the caller gets is decided here and nowhere else (the code
// is in call_inline.h). Entries differ in where the arguments lie and in how a receiver is called. What most calls need, one living receiver and nobody who
// observes, goes around it: `cffi_swift_prepare` in entry.c and `cffi_proxy_enter`, which must answer as this does.

#ifndef CFORWARDING_CALL_H
#define CFORWARDING_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"
#include "CForwarding/receivers.h"

CFFI_EXPORTS_BEGIN

// MARK: Begin and end

/// A call under way: from `cffi_call_begin` to `cffi_call_end`.
typedef struct cffi_call {
    /// Who observes it, retained; null for nobody, and then the two below are not looked at.
    cffi_observer_list *observers;
    /// The arguments as observers expect them.
    const void *arguments;
    cffi_outcome outcome;
} cffi_call;

/// Finds out who observes a call of a slot. False where the call is to become an invocation. Any thread.
bool cffi_call_enter(cffi_call *call, void *proxy, uint32_t slot);

/// Tells the observers that the call begins. Preconditions: `cffi_call_enter` was true; `arguments` live until the call ends,
/// laid out as the observers expect.
void cffi_call_begin(cffi_call *call, const void *arguments);

/// Tells the observers how the call ended, and drops what they shared, which may run anybody's code. Once for each call.
/// `error` is what the outcome says of it.
void cffi_call_end(cffi_call *call, cffi_ending ending, const void *error);

// MARK: Next receiver

/// Who a receiver is to the proxy.
typedef enum cffi_source {
    /// There is no other one.
    cffi_source_none,
    /// The forward delegate, or one of several.
    cffi_source_delegate,
    /// The receiver of messages.
    cffi_source_messages,
    /// The fallback receiver.
    cffi_source_fallback,
    /// The default of the delegate type.
    cffi_source_default,
} cffi_source;

/// The receivers of one call, in order: the forward delegate that lives, of several each one that lives if the call reaches all,
/// or else the first; where there is none, the receiver of messages if the call is a message; where that does not answer, the
/// fallback receiver, or else the default. The first that answers decides how the call ends; what others throw is dropped.
typedef struct cffi_receivers {
    void *proxy;
    /// Several forward delegates, kept; null for none.
    cffi_receiver *several;
    /// Which of them is next.
    uint32_t next;
    /// What was looked at last.
    cffi_source source;
    /// Whether all of several get the call.
    bool reaches_all;
    /// Whether the receiver of messages is asked.
    bool is_message;
    /// Whether one of several was found.
    bool is_answered;
    /// Whether there is no other one.
    bool is_over;
    /// Whether the receiver that was given last decides how the call ends. The errors and results of others are dropped.
    bool decides;
} cffi_receivers;

/// The receivers of a call of a proxy's requirement.
static inline cffi_receivers cffi_receivers_of(void *proxy, bool reaches_all, bool is_message) {
    cffi_receivers receivers = {proxy, 0, 0, cffi_source_none, reaches_all, is_message, false, false, true};
    return receivers;
}

/// Writes the next receiver to `existential`, as a value of the delegate type: its object, retained for the caller, and its
/// witness tables; one of messages as a value of `any MessageReceiver`. Whoever gets one of several goes on until there is
/// none, or it is over. Any thread. Precondition: there is room for a value of the delegate type, and for two words at least.
cffi_source cffi_next_receiver(cffi_receivers *receivers, void *existential);

/// The receiver that a call gets that reaches one only; null and false where there is none.
bool cffi_first_receiver(void *proxy, void *existential);

// MARK: Entries of classes that conform

/// What a call that came to a proxy without entry stubs has to do.
typedef enum cffi_entry {
    /// It goes to the receiver that was given, if there is one.
    cffi_entry_forward,
    /// Observers hear of it, or other delegates too.
    cffi_entry_observe,
    /// It becomes an invocation.
    cffi_entry_intercept,
} cffi_entry;

/// What a call has to do. Where it is only to go on, who gets it is written to `existential`, as `cffi_first_receiver` does.
/// Any thread.
cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *existential);

/// As `cffi_proxy_enter`, of a method that returns something: it has no observers, and one delegate answers. Any thread.
cffi_entry cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *existential);

CFFI_EXPORTS_END

#endif
