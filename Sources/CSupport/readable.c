// For `syscall`.
#define _GNU_SOURCE

#include "CSupport/readable.h"

#if defined(__unix__) || defined(__APPLE__)

#include <fcntl.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
/// A sanitizer's `write` would look at the memory itself.
#define WRITE(file, from, size) syscall(SYS_write, file, from, size)
#else
#define WRITE(file, from, size) write(file, from, size)
#endif

/// Less than a pipe takes at once.
enum { portion = 512 };

bool cffi_is_readable(const void *address, size_t size) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    const char *from = address;
    char written[portion];
    bool is_readable = true;
    while (is_readable && size > 0) {
        size_t count = size < portion ? size : portion;
        is_readable = WRITE(ends[1], from, count) == (ssize_t)count && read(ends[0], written, count) == (ssize_t)count;
        from += count;
        size -= count;
    }
    close(ends[0]);
    close(ends[1]);
    return is_readable;
}

#else

bool cffi_is_readable(const void *address, size_t size) {
    (void)address, (void)size;
    return false;
}

#endif
