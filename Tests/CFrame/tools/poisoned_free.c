// What the library frees is overwritten and kept for a while, so that a use after free is seen on machines without
// AddressSanitizer. Linked in with -Wl,--wrap=free; the sanitizers bring their own.

#include <malloc.h>
#include <stdatomic.h>
#include <string.h>

void __real_free(void *pointer);
void __wrap_free(void *pointer);

enum { kept = 4096 };
static _Atomic(void *) quarantine[kept];
static _Atomic(unsigned) turn;

void __wrap_free(void *pointer) {
    if (pointer == NULL) return;
    memset(pointer, 0xdd, malloc_usable_size(pointer));
    __real_free(atomic_exchange(&quarantine[atomic_fetch_add(&turn, 1) % kept], pointer));
}
