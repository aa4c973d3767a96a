// The setters that key paths have.

#ifndef CSWIFTCALL_KEY_PATH_H
#define CSWIFTCALL_KEY_PATH_H

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Calls the setter of a key path's component that has no arguments. `accessors`: the address of the getter's address,
/// behind which is the setter's. `value` is borrowed, `root` is where the object or value is whose property is set.
void cffi_key_path_set(const void *accessors, const void *value, void *root);

CFFI_EXPORTS_END

#endif
