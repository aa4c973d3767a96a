// Which actor the calling thread is on. No question here ends the process, as those of Swift's library do on Linux.

#ifndef CFFI_EXECUTOR_H
#define CFFI_EXECUTOR_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the calling thread is known to run on a serial executor, which is two words: its identity, and how it is
/// called, 0 for an actor's own (swiftlang/swift, include/swift/ABI/Executor.h: SerialExecutorRef). Without flags it
/// does not end the process where the answer is no. Exported by libswift_Concurrency since 6.2; source:
/// include/swift/Runtime/Concurrency.h.
#if __has_attribute(swiftcall)
__attribute__((swiftcall))
#endif
bool swift_task_isCurrentExecutorWithFlags(const void *identity, const void *implementation, uint64_t flags);

static inline bool cffi_is_current_executor(const void *identity, const void *implementation) {
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}

/// Whether the calling thread runs a block of the main dispatch queue: another thread than the main one does so after
/// `dispatch_main()`, and outside a task Swift's runtime does not know of it. False where there is no libdispatch.
bool cffi_is_on_main_queue(void);

#endif
