#include "CForwarding/defaults.h"
#include "CSwitchboardFoundationNetworking.h"

// Implemented in Swift: registers FoundationNetworking's defaults.
CFFI_DEFAULTS_OFFER(switchboard_foundation_networking_provide_defaults);
