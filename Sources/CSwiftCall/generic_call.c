// Calls a function as generic code does. Clang's `swiftcall` is enough for that, so it works where there are no entry
// stubs, too: hand-written classes find the methods that references name by calling them.

#include "CSwiftCall/closure.h"

#include <stdio.h>
#include <stdlib.h>

enum { words_limit = 10 };

/// A function with the addresses of its arguments, and of room for an error. If it has fewer parameters, it does not
/// read the last ones, and leaves the stack to its caller.
typedef __attribute__((swiftcall)) void generic_function(__attribute__((swift_indirect_result)) void *result,
                                                         const void *w0, const void *w1, const void *w2, const void *w3,
                                                         const void *w4, const void *w5, const void *w6, const void *w7,
                                                         const void *w8, const void *w9,
                                                         __attribute__((swift_context)) const void *context,
                                                         __attribute__((swift_error_result)) void **error);

bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error) {
    const void *words[words_limit] = {NULL};
    uint32_t single = count < pack ? count : pack, used = 0;
    if (single + 2 > words_limit) {
        fputs("Switchboard: a method reference has more arguments than a generic call has words for.\n", stderr);
        abort();
    }
    for (; used < single; used++) words[used] = arguments[used];
    if (count > pack) words[used++] = arguments + pack;
    words[used] = error;
    void *thrown = NULL;
    ((generic_function *)function)(result, words[0], words[1], words[2], words[3], words[4], words[5], words[6],
                                   words[7], words[8], words[9], context, &thrown);
    return thrown != NULL;
}
