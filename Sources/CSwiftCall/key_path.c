// A setter takes the addresses of the new value and of the root, and the component's arguments with their size: where
// there are none, the place of the accessors, and 0 (swiftlang/swift, stdlib/public/core/KeyPath.swift,
// ComputedAccessorsPtr and _projectMutableAddress).

#include "CSwiftCall/key_path.h"

#include <stddef.h>

typedef __attribute__((swiftcall)) void setter(const void *value, void *root, const void *arguments, size_t size);

void cffi_key_path_set(const void *accessors, const void *value, void *root) {
    setter *set = ((setter *const *)accessors)[1];
    set(value, root, accessors, 0);
}
