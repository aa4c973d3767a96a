// Messages whose sender has exactly the types of the method, which is not a closure: it is called with the addresses of
// the values, and without a record of them.

#ifndef CFORWARDING_MESSAGE_H
#define CFORWARDING_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CFFIShim/invocation.h"
#include "CForwarding/dispatch_table.h"

CFFI_EXPORTS_BEGIN

/// Calls a method on `receiver`, an object. Returns null, and `result` has the result; or else the error that the
/// method throws, which the caller takes over; or `cffi_message_declined()`, and nothing happened.
///
/// Preconditions: `context` is of the kind that the function says. `arguments` has the addresses of values of the
/// method's types, which no thread changes during the call. `result` has room for the result, at least a word, aligned
/// to 16.
typedef void *(*cffi_message_code)(const void *context, void *receiver, const char *selector, void *const *arguments,
                                   void *result);

/// What such a function returns if the call needs a record.
static inline void *cffi_message_declined(void) {
    return (void *)(uintptr_t)1;
}

/// Declines each message. The context is null.
void *cffi_message_decline(const void *context, void *receiver, const char *selector, void *const *arguments,
                           void *result);

/// A C function as a method: the context of `cffi_message_to_function`.
typedef struct cffi_message_function {
    const cffi_signature *signature;
    cffi_function *function;
    /// How many arguments precede the visible ones, the receiver and the selector: 2 or 0.
    uint32_t hidden_count;
    /// Whether it returns an object, without a reference for its caller, who gets one.
    bool returns_object;
} cffi_message_function;

void *cffi_message_to_function(const void *context, void *receiver, const char *selector, void *const *arguments,
                               void *result);

/// A requirement as a method of messages: the context of `cffi_message_to_proxy`. Never freed.
typedef struct cffi_message_requirement cffi_message_requirement;

/// Describes the requirement at a slot. Null if only a reference can call it: it takes closures or what it consumes,
/// throws errors of a declared type, or is no plain method; or if there are no entry stubs, or out of memory.
/// `offsets`: where each argument is in the tuple of them, in bytes; `sizes`: the size of each.
cffi_message_requirement *cffi_message_requirement_create(const cffi_slot *slot, uint32_t number,
                                                          const ptrdiff_t *offsets, const ptrdiff_t *sizes,
                                                          uint32_t count);

/// Says what is registered for the slot in the dispatch tables whose proxies take the message. Called once, before
/// others know the method.
void cffi_message_requirement_settle(cffi_message_requirement *requirement, const void *registered);

/// Calls the requirement on the receiver of a proxy, by the receiver's witness. Declines if the proxy is of another
/// dispatch table, or implements the requirement itself. Declines, too, if the call has observers or interceptors, or
/// if the proxy has no target or several.
void *cffi_message_to_proxy(const void *context, void *receiver, const char *selector, void *const *arguments,
                            void *result);

CFFI_EXPORTS_END

#endif
