// What the C library knows of its heap.

#ifndef HEAP_FIXTURES_H
#define HEAP_FIXTURES_H

#include <stdbool.h>
#include <stddef.h>

/// The bytes that are given out and not given back. False where they cannot be known, as with a sanitizer's allocator.
bool heap_allocated_bytes(size_t *bytes);

#endif
