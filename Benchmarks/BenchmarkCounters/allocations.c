#include "BenchmarkCounters.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer) && \
    !__has_feature(thread_sanitizer)

static _Thread_local uint64_t count;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t members, size_t size);
void *__libc_realloc(void *old, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t members, size_t size) {
    count++;
    return __libc_calloc(members, size);
}

void *realloc(void *old, size_t size) {
    count++;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count++;
    *result = __libc_memalign(alignment, size);
    return *result == NULL ? ENOMEM : 0;
}

bool allocation_counter_available(void) {
    return true;
}

uint64_t allocation_count(void) {
    return count;
}

#else

bool allocation_counter_available(void) {
    return false;
}

uint64_t allocation_count(void) {
    return 0;
}

#endif

#if defined(__GLIBC__) && defined(__GLIBC_PREREQ)
#if __GLIBC_PREREQ(2, 33) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define KNOWS_HEAP 1
#include <malloc.h>
#endif
#endif

bool allocated_bytes(uint64_t *bytes) {
#ifdef KNOWS_HEAP
    struct mallinfo2 info = mallinfo2();
    *bytes = info.uordblks + info.hblkhd;
    return true;
#else
    (void)bytes;
    return false;
#endif
}
