#include "CForwarding/witness_words.h"
#include "writable_word.h"

#include <stdint.h>

#if defined(_WIN32)

#include <windows.h>

static bool replace_in_read_only_memory(const void **word, const void *witness) {
    DWORD before;
    if (!VirtualProtect(word, sizeof *word, PAGE_READWRITE, &before)) return false;
    __atomic_store_n(word, witness, __ATOMIC_RELEASE);
    return VirtualProtect(word, sizeof *word, before, &before) != 0;
}

#else

#include <sys/mman.h>
#include <unistd.h>

/// The dynamic linker makes what it has relocated read-only.
static bool replace_in_read_only_memory(const void **word, const void *witness) {
    size_t size = (size_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)word & ~(uintptr_t)(size - 1));
    if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
    __atomic_store_n(word, witness, __ATOMIC_RELEASE);
    return mprotect(page, size, PROT_READ) == 0;
}

#endif

bool cffi_replace_witness(const void **word, const void *witness) {
    if (!cffi_is_writable(word)) return replace_in_read_only_memory(word, witness);
    __atomic_store_n(word, witness, __ATOMIC_RELEASE);
    return true;
}
