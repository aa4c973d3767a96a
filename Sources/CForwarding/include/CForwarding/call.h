// Calls that come to a proxy without entry stubs.

#ifndef CFORWARDING_CALL_H
#define CFORWARDING_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"

CFFI_EXPORTS_BEGIN

/// What a call that came to a proxy without entry stubs has to do.
typedef enum cffi_entry {
    /// It goes to the receiver that was given, if there is one.
    cffi_entry_forward,
    /// Observers hear of it, or other delegates too.
    cffi_entry_observe,
    /// It becomes an invocation.
    cffi_entry_intercept,
} cffi_entry;

/// What a call has to do. Where it is only to go on, who gets it is written to `existential`, as
/// `cffi_proxy_copy_delegate` does. Any thread.
cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *existential);

/// As `cffi_proxy_enter`, of a method that returns something: it has no observers, and one delegate answers. Any thread.
cffi_entry cffi_proxy_enter_for_one(void *proxy, uint32_t slot, void *existential);

/// As `cffi_proxy_enter`. Where observers hear of the call, they are written to `list`, retained for the caller, who gives
/// them to `cffi_observers_end`; where only other delegates do, null is. Any thread.
cffi_entry cffi_proxy_enter_observed(void *proxy, uint32_t slot, void *existential, cffi_observer_list **list);

CFFI_EXPORTS_END

#endif
