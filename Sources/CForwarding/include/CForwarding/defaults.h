// Defaults, which answer the calls of a delegate type that no other receiver answers: registered once for the type, at
// any time.

#ifndef CFORWARDING_DEFAULTS_H
#define CFORWARDING_DEFAULTS_H

#include "CForwarding/dispatch_table.h"

/// The receiver that answers last, for all proxies of a dispatch table; null if there is none. It is never freed.
/// Thread-safe.
cffi_receiver *cffi_dispatch_table_default(const cffi_dispatch_table *dispatch_table);

/// Tells dispatch tables that a default was registered or offered, so that they look again.
void cffi_defaults_changed(void);

// MARK: Libraries with defaults

/// An offer of a library: a function that registers the library's defaults. It runs when a default is looked for. When
/// the library is loaded would be too early, because Swift's runtime may not know the library's types yet.
typedef struct cffi_defaults_offer {
    void (*provide)(void);
    struct cffi_defaults_offer *next;
} cffi_defaults_offer;

/// Adds an offer, which must never be freed. Thread-safe; may be called before `main`.
void cffi_defaults_add_offer(cffi_defaults_offer *offer);

/// Removes the offers that were made and returns them as a list; null if there are none. Thread-safe.
const cffi_defaults_offer *cffi_defaults_take_offers(void);

/// Makes an offer without the user writing anything: Swift runs no code when a program is loaded, but C does, in shared
/// libraries and in fully static programs. Used once in a C file of the library, outside of functions.
/// `provide_function` is the library's, of type `void (void)`.
#define CFFI_DEFAULTS_OFFER(provide_function) \
    extern void provide_function(void); \
    static cffi_defaults_offer offer = {provide_function, 0}; \
    __attribute__((constructor)) static void make_offer(void) { \
        cffi_defaults_add_offer(&offer); \
    } \
    _Static_assert(1, "a semicolon follows")

#endif
