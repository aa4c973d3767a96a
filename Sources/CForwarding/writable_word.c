#include "writable_word.h"

#if defined(_WIN32)

#include <windows.h>

bool cffi_is_writable(void *word) {
    MEMORY_BASIC_INFORMATION found;
    return VirtualQuery(word, &found, sizeof found) != 0 && (found.Protect & (PAGE_READWRITE | PAGE_WRITECOPY)) != 0;
}

#else

#include <unistd.h>

/// Asks the kernel to write the word with its current value, and to report whether it could.
bool cffi_is_writable(void *word) {
    int ends[2];
    if (pipe(ends) != 0) return false;
    bool can =
        write(ends[1], word, sizeof(void *)) == sizeof(void *) && read(ends[0], word, sizeof(void *)) == sizeof(void *);
    close(ends[0]);
    close(ends[1]);
    return can;
}

#endif
