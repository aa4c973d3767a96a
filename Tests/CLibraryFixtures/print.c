#include "CLibraryFixtures.h"

#include <inttypes.h>
#include <stdio.h>

static const char promoted_format[] = "%d %d %d %d %d %.3f";
static const char sixteen_format[] = "%" PRId64 " %g %" PRId64 " %g %" PRId64 " %g %" PRId64 " %g %" PRId64
                                     " %g %" PRId64 " %g %" PRId64 " %g %" PRId64 " %s";

const char *fixture_promoted_format(void) {
    return promoted_format;
}

const char *fixture_sixteen_format(void) {
    return sixteen_format;
}

int fixture_print_promoted(char *buffer, size_t size, signed char small, unsigned char byte, short word,
                           unsigned short wide, _Bool flag, float number) {
    return snprintf(buffer, size, promoted_format, small, byte, word, wide, flag, number);
}

int fixture_print_sixteen(char *buffer, size_t size, const int64_t i[8], const double n[7], const char *end) {
    return snprintf(buffer, size, sixteen_format, i[0], n[0], i[1], n[1], i[2], n[2], i[3], n[3], i[4], n[4], i[5],
                    n[5], i[6], n[6], i[7], end);
}
