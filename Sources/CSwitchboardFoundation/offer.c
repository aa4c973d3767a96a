#include "CForwarding/defaults.h"
#include "CSwitchboardFoundation.h"

// Implemented in Swift: registers Foundation's defaults.
CFFI_DEFAULTS_OFFER(switchboard_foundation_provide_defaults);
