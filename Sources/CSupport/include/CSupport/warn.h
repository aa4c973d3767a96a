// Warnings: a line on the standard error stream, which Swift's own library has no portable name for.

#ifndef CSUPPORT_WARN_H
#define CSUPPORT_WARN_H

#include <stdio.h>

/// Writes `text` as it is. Any thread.
static inline void cffi_warn(const char *text) { fputs(text, stderr); }

#endif
