// Which actor the calling thread is on. With Swift 6.2's library or a later one no question here ends the process.

#ifndef CSUPPORT_EXECUTOR_H
#define CSUPPORT_EXECUTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the calling thread runs on a serial executor, which is two words: its identity, and how it is called, 0 for an
/// actor's own (swiftlang/swift, include/swift/ABI/Executor.h: SerialExecutorRef). Both are of libswift_Concurrency; source:
/// include/swift/Runtime/Concurrency.h. Without flags the first never ends the process; it is missing before Swift 6.2. The
/// second may end it, with a text of its own, where the answer is no.
#if __has_attribute(swiftcall)
__attribute__((swiftcall, weak))
#else
__attribute__((weak))
#endif
bool swift_task_isCurrentExecutorWithFlags(const void *identity, const void *implementation, uint64_t flags);
#if __has_attribute(swiftcall)
__attribute__((swiftcall))
#endif
bool swift_task_isCurrentExecutor(const void *identity, const void *implementation);

/// Whether the calling thread is known to run on a serial executor. With a runtime before Swift 6.2 the answer may be the end
/// of the process in place of false.
static inline bool cffi_is_current_executor(const void *identity, const void *implementation) {
    if (swift_task_isCurrentExecutorWithFlags == NULL) return swift_task_isCurrentExecutor(identity, implementation);
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}

/// Whether the calling thread runs a block of the main dispatch queue: another thread than the main one does so after
/// `dispatch_main()`, and outside a task Swift's runtime does not know of it. False where there is no libdispatch.
bool cffi_is_on_main_queue(void);

#endif
