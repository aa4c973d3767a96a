#include "CForwarding/extension_default.h"
#include "CForwarding/swift_functions.h"

const cffi_extension_default cffi_no_extension_default = {.function = NULL};

__attribute__((noinline)) static const cffi_extension_default *look(const cffi_dispatch_table *dispatch_table,
                                                                    uint32_t number) {
    const cffi_extension_default *found = cffi_swift.find_extension_default(dispatch_table->context, number);
    if (found == NULL) found = &cffi_no_extension_default;
    __atomic_store_n(&dispatch_table->extension_defaults[number], found, __ATOMIC_RELEASE);
    return found;
}

const cffi_extension_default *cffi_dispatch_table_extension_default(const cffi_dispatch_table *dispatch_table,
                                                                    uint32_t number) {
    if (cffi_swift.find_extension_default == NULL) return NULL;
    const cffi_extension_default *found =
        __atomic_load_n(&dispatch_table->extension_defaults[number], __ATOMIC_ACQUIRE);
    if (found == NULL) found = look(dispatch_table, number);
    return found == &cffi_no_extension_default ? NULL : found;
}
