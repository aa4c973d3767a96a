// Memory at an alignment. Windows' C library has no `aligned_alloc`, and frees such memory by a function of its own.

#ifndef CSUPPORT_ALIGNED_H
#define CSUPPORT_ALIGNED_H

#include <stdlib.h>

#if defined(_WIN32)
#include <malloc.h>
#endif

/// For `cffi_aligned_free`; null if out of memory. Precondition: `size` is a multiple of `alignment`, a power of two.
static inline void *cffi_aligned_allocate(size_t alignment, size_t size) {
#if defined(_WIN32)
    return _aligned_malloc(size, alignment);
#else
    return aligned_alloc(alignment, size);
#endif
}

static inline void cffi_aligned_free(void *memory) {
#if defined(_WIN32)
    _aligned_free(memory);
#else
    free(memory);
#endif
}

#endif
