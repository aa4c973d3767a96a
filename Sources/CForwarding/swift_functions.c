#include "CForwarding/swift_functions.h"

cffi_swift_functions cffi_swift;

void cffi_set_swift_functions(cffi_swift_functions functions) {
    cffi_swift = functions;
}
