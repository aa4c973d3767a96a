#include "CSwiftCall/method.h"

static void call_of_sample(void) {
    cffi_swift_values.trap_sample();
}

/// As many requirements as protocols have, and more.
static const void *const table[512] = {[0 ... 511] = (const void *)call_of_sample};

const void *cffi_sample_table(void) {
    return table;
}
