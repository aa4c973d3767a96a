#include "CForwarding/hooks.h"

cffi_hooks cffi_installed_hooks;

void cffi_set_hooks(cffi_hooks hooks) {
    cffi_installed_hooks = hooks;
}
