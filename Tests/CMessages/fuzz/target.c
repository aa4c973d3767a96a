// The fuzz target for libFuzzer: scripts/test/fuzz-encodings.sh. A failed check ends the run, with the input in a file.

#include <stdarg.h>
#include <stdlib.h>

#include "tests.h"

void note_failure(const char *file, int line, const char *condition, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%d: expected %s: ", file, line, condition);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    try_encoding((const char *)data, size);
    return 0;
}
