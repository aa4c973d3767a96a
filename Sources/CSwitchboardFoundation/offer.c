// Tells Switchboard that SwitchboardFoundation is there, without a line of the user's: Swift runs nothing when a program is
// loaded, C does, in shared libraries and in fully static programs.

#include <stddef.h>

#include "CSwitchboardFoundation.h"
#include "cffi_defaults.h"

/// In Swift: registers Foundation's defaults.
extern void switchboard_foundation_provide_defaults(void);

static cffi_defaults_offer offer = {switchboard_foundation_provide_defaults, NULL};

__attribute__((constructor)) static void make_offer(void) {
    cffi_defaults_add_offer(&offer);
}
