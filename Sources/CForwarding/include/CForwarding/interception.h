// Calls that interceptors handle: chains of them, and the way of a call through its chain to the receivers.

#ifndef CFORWARDING_INTERCEPTION_H
#define CFORWARDING_INTERCEPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/call.h"
#include "CForwarding/dispatch_table.h"
#include "CSupport/compiler.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// An interceptor: the two words of a closure of Swift's. It takes the call, the next place in its chain, the address
/// of the arguments, a tuple, and that of room for a result; it initializes the result, or returns an error, retained.
typedef struct cffi_interceptor {
    const void *code;
    const void *context;
} cffi_interceptor;

/// The first stored property of a chain of interceptors, an object of Swift's. Immutable.
typedef struct cffi_interceptor_chain {
    const cffi_interceptor *interceptors;
    ptrdiff_t count;
} cffi_interceptor_chain;

/// The first stored property of what a proxy's user gave for single methods, an object of Swift's.
typedef struct cffi_interceptor_table {
    /// The chain of each slot, retained; null where there are no interceptors. Atomic. Of asynchronous methods, C does
    /// not look into the chain.
    void **chains;
    /// What answers a slot's calls while there is no delegate; null where nothing was given. Atomic.
    cffi_receiver **answers;
} cffi_interceptor_table;

/// Stores a slot's answer, or null for none, and consumes the caller's reference. Calls under way may still reach the
/// one before. Thread-safe.
void cffi_interceptor_table_set_answer(cffi_receiver **location, cffi_receiver *answer);

/// Puts a chain in its place, and takes it over. Returns the old one, which the caller retires; null if there was none.
/// Thread-safe.
void *cffi_interceptor_chain_exchange(void **place, void *chain);

/// Releases a chain when no call reads its place any more. This may run foreign code. Thread-safe.
void cffi_interceptor_chain_retire(void *chain);

/// The chain of a slot, retained; null if there is none. Thread-safe.
void *cffi_proxy_copy_interceptors(void *proxy, uint32_t slot);

/// A call on its way through a chain. Its creator keeps the proxy and the chain.
typedef struct cffi_interception {
    void *proxy;
    uint32_t slot;
    /// Whether a receiver answered, or an interceptor.
    bool is_answered;
    /// Whether observers may answer a call without a target: `cffi_method.observers_answer`. From
    /// `cffi_interception_run` on, false if there are no observers.
    bool observers_answer;
    /// Whether an observer of the beginning took a closure.
    bool was_taken;
    /// Whether a call that goes on to the receivers leaves the default out: an observer answered, or may still answer.
    bool leaves_default_out;
    /// What answered when the call went on to the receivers the last time.
    cffi_source answered_by;
    /// Whether it is not known if observers take the closures of a call that goes on as a record; they count as taken
    /// then.
    bool is_unwatched;
    /// The object of Swift's.
    void *chain;
    /// Swift's description of the method; null if its types are not known.
    const void *method;
    /// Of a call of a requirement: what its caller passed. Null for a call that goes on as a record.
    cffi_swift_frame *frame;
    /// The same description for C, and the decoded arguments that the call came with; null if the types are not known,
    /// or the call goes on as a record.
    const cffi_method *layout;
    const void *arguments;
    /// Where in the arguments of a call that goes on as a record the closures are by which observers answer:
    /// `cffi_closure_watch` made them.
    const ptrdiff_t *watched;
    ptrdiff_t watched_count;
    /// For Swift only. Of a call that goes on as a record: that, its registered method, and what happens if no receiver
    /// answers, or null. Of a method whose types are not known: how often the call went on to the receivers.
    void *record;
    const void *registered;
    const void *unanswered;
    ptrdiff_t proceed_count;
} cffi_interception;

/// Notifies the observers, runs the chain, notifies the observers. Returns as an interceptor does.
void *cffi_interception_run(cffi_interception *call, const void *arguments, void *result);

/// Goes on with the interceptor at a place, or with the receivers behind the last. Returns as an interceptor does.
void *cffi_interception_proceed(cffi_interception *call, ptrdiff_t place, const void *arguments, void *result);

CFFI_EXPORTS_END

#endif
