// Which actor the calling thread is on. From Swift 6.2 on, no question here ends the process.

#ifndef CSUPPORT_EXECUTOR_H
#define CSUPPORT_EXECUTOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the calling thread runs on a serial executor. An executor is two words: its identity, and its
/// implementation, 0 for an actor's own executor (swiftlang/swift, include/swift/ABI/Executor.h: SerialExecutorRef).
/// Both functions are libswift_Concurrency's; source: include/swift/Runtime/Concurrency.h. The first, without flags,
/// never ends the process, but is missing before Swift 6.2. The second may end it, with a message of its own, if the
/// answer is no.
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

/// Whether the calling thread is known to run on a serial executor. With a runtime before Swift 6.2 the process may end
/// where the answer would be false.
static inline bool cffi_is_current_executor(const void *identity, const void *implementation) {
    if (swift_task_isCurrentExecutorWithFlags == NULL) return swift_task_isCurrentExecutor(identity, implementation);
    return swift_task_isCurrentExecutorWithFlags(identity, implementation, 0);
}

/// A serial executor: its two words, both null for the executor of what belongs to no actor.
typedef struct cffi_executor {
    const void *identity, *implementation;
} cffi_executor;

/// The executor on which this task runs. Precondition: the thread runs a task. libswift_Concurrency's; source:
/// stdlib/public/Concurrency/Actor.cpp.
#if __has_attribute(swiftcall)
__attribute__((swiftcall))
#endif
cffi_executor
swift_task_getCurrentExecutor(void);

/// An asynchronous function, of which only the address is used: takes where to go on and the two words of an executor,
/// and has the task go on there, with the context that it gets. libswift_Concurrency's; source: the same.
void swift_task_switch(void);

/// Whether the calling thread is known to be the process's main thread. If the system cannot say, false.
bool cffi_is_main_thread(void);

/// Whether the calling thread runs a block of the main dispatch queue. After `dispatch_main()` another thread than the
/// main one does so, and outside a task Swift's runtime does not know about it. False if there is no libdispatch.
bool cffi_is_on_main_queue(void);

#endif
