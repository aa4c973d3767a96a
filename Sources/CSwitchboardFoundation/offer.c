#include "CForwarding/defaults.h"
#include "CSwitchboardFoundation.h"

// In Swift: registers Foundation's defaults.
CFFI_DEFAULTS_OFFER(switchboard_foundation_provide_defaults);
