// Who answers the calls of a delegate type that nobody else answers: registered once for the type, at any time.

#ifndef CFORWARDING_DEFAULTS_H
#define CFORWARDING_DEFAULTS_H

#include "CForwarding/shape.h"

/// The receiver that answers last, for all proxies of a shape; null where there is none. It lives for ever. Any thread.
cffi_receiver *cffi_shape_default(const cffi_shape *shape);

/// Says that a default was registered, or offered: shapes look again.
void cffi_defaults_changed(void);

// MARK: Libraries with defaults

/// What a library offers: a function that registers its defaults. It is run when one is looked for, and not when the library
/// is loaded, which may be before Swift's runtime knows its types.
typedef struct cffi_defaults_offer {
    void (*provide)(void);
    struct cffi_defaults_offer *next;
} cffi_defaults_offer;

/// Adds an offer, which lives for ever. Any thread, and before `main`.
void cffi_defaults_add_offer(cffi_defaults_offer *offer);

/// Takes the offers that were made, as a list; null for none. Any thread.
const cffi_defaults_offer *cffi_defaults_take_offers(void);

/// Makes an offer without a line of the user's: Swift runs nothing when a program is loaded, C does, in shared libraries and
/// in fully static programs. Once in a C file of the library's, outside of functions. `provide_function` is the library's,
/// `void (void)`.
#define CFFI_DEFAULTS_OFFER(provide_function)                                                                          \
    extern void provide_function(void);                                                                                \
    static cffi_defaults_offer offer = {provide_function, 0};                                                          \
    __attribute__((constructor)) static void make_offer(void) {                                                        \
        cffi_defaults_add_offer(&offer);                                                                               \
    }                                                                                                                  \
    _Static_assert(1, "a semicolon follows")

#endif
