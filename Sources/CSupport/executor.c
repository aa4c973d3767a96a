#include "CSupport/executor.h"

#include <stddef.h>

// libswift_Concurrency links libdispatch where it uses it. Declared here because libdispatch's headers need the blocks
// extension.
extern const char *dispatch_queue_get_label(void *queue) __attribute__((weak));
extern char _dispatch_main_q[] __attribute__((weak));

bool cffi_is_on_main_queue(void) {
    if (dispatch_queue_get_label == NULL || _dispatch_main_q == NULL) return false;
    // A null pointer stands for the current queue (dispatch/queue.h: DISPATCH_CURRENT_QUEUE_LABEL). The main queue's
    // label is a constant of the library, so no other queue has its address.
    return dispatch_queue_get_label(NULL) == dispatch_queue_get_label(_dispatch_main_q);
}
