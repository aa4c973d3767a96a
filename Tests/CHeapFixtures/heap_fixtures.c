#include "heap_fixtures.h"

#include <stdlib.h>

#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 33) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define KNOWS_HEAP 1
#include <malloc.h>
#endif
#endif

bool heap_allocated_bytes(size_t *bytes) {
#ifdef KNOWS_HEAP
    struct mallinfo2 info = mallinfo2();
    *bytes = info.uordblks + info.hblkhd;
    return true;
#else
    (void)bytes;
    return false;
#endif
}
