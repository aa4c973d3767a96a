#include "CSwitchboardFoundation.h"
#include "cffi_defaults.h"

// In Swift: registers Foundation's defaults.
CFFI_DEFAULTS_OFFER(switchboard_foundation_provide_defaults);
