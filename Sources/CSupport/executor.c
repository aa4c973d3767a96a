#define _GNU_SOURCE

#include "CSupport/executor.h"

#include <stddef.h>

#include "CSupport/compiler.h"
#include "CSupport/lock.h"

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__APPLE__)
#include <pthread.h>
#endif

#if defined(__linux__)

/// Whether the calling thread is the main one: unknown until it first calls the function.
static CFFI_FAST_THREAD_LOCAL enum { unknown, main_thread, other_thread } known;

bool cffi_is_main_thread(void) {
    // The number of the main thread is that of the process (gettid(2)). In a child process of `fork()` that goes for the only
    // thread, whichever it was. So a thread that forks finds out before (fork.c), and keeps its answer, as Swift's runtime does.
    if (CFFI_UNLIKELY(known == unknown)) known = syscall(SYS_gettid) == getpid() ? main_thread : other_thread;
    return known == main_thread;
}

#elif defined(__APPLE__)

bool cffi_is_main_thread(void) { return pthread_main_np() != 0; }

#else

bool cffi_is_main_thread(void) { return false; }

#endif

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
