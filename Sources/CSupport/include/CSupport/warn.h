// Warnings: a line on the standard error stream, for which Swift's standard library has no portable name.

#ifndef CSUPPORT_WARN_H
#define CSUPPORT_WARN_H

#include <stdio.h>

/// Writes `text` unchanged. Thread-safe.
static inline void cffi_warn(const char *text) {
    fputs(text, stderr);
}

#endif
