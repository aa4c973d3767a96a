#include "CForwarding/defaults.h"
#include "CForwarding/swift_functions.h"
#include "CSupport/lock.h"
#include "call_inline.h"

#include <string.h>

uint32_t cffi_defaults_changes = 1;

void cffi_defaults_changed(void) {
    __atomic_fetch_add(&cffi_defaults_changes, 1, __ATOMIC_RELEASE);
}

/// Asks for the default of a dispatch table whose last answer may be older than `now`.
__attribute__((noinline)) static void look(cffi_dispatch_table *dispatch_table, uint32_t now) {
    // Outside the lock, because it may run foreign code.
    cffi_receiver *found = cffi_swift.find_default(dispatch_table->context);
    cffi_lock *lock = cffi_lock_of(dispatch_table);
    cffi_lock_acquire(lock);
    cffi_receiver *known = dispatch_table->last_receiver;
    // Calls may still be using a receiver that was replaced, so it is never freed: there are at most two for a dispatch
    // table.
    bool is_new = found != NULL && (known == NULL || known->object != found->object);
    if (is_new) __atomic_store_n(&dispatch_table->last_receiver, found, __ATOMIC_RELEASE);
    __atomic_store_n(&dispatch_table->last_look, now, __ATOMIC_RELEASE);
    cffi_lock_release(lock);
    if (found != NULL && !is_new) cffi_receiver_drop(found);
}

cffi_receiver *cffi_dispatch_table_default(const cffi_dispatch_table *dispatch_table) {
    uint32_t now = __atomic_load_n(&cffi_defaults_changes, __ATOMIC_ACQUIRE);
    if (CFFI_UNLIKELY(__atomic_load_n(&dispatch_table->last_look, __ATOMIC_ACQUIRE) != now))
        look((cffi_dispatch_table *)dispatch_table, now);
    return __atomic_load_n(&dispatch_table->last_receiver, __ATOMIC_ACQUIRE);
}

// MARK: Libraries with defaults

static cffi_defaults_offer *offers;

void cffi_defaults_add_offer(cffi_defaults_offer *offer) {
    offer->next = __atomic_load_n(&offers, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&offers, &offer->next, offer, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
    }
    cffi_defaults_changed();
}

const cffi_defaults_offer *cffi_defaults_take_offers(void) {
    return __atomic_exchange_n(&offers, NULL, __ATOMIC_ACQUIRE);
}
