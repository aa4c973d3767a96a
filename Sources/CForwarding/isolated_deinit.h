// The ends of objects whose deinit belongs to an actor.
//
// The deallocating destructor of such a class does not run the deinit itself: it computes the actor's executor, and
// calls
//
//   swift_task_deinitOnExecutor(object, the isolated deallocating destructor, executor, flags)
//
// (swiftlang/swift, lib/SILGen/SILGenDestructor.cpp, emitIsolatingDestructor). On the executor, that calls the
// destructor at once; otherwise it enqueues a job that does, and returns (stdlib/public/Concurrency/Actor.cpp,
// swift_task_deinitOnExecutorImpl). So an object's end is over when the function that it is given returns. Each binary
// calls it through a word of its own, which is replaced when a class of that binary is hooked: what comes in the
// function's place passes a destructor on that reports the end.

#ifndef CFORWARDING_ISOLATED_DEINIT_H
#define CFORWARDING_ISOLATED_DEINIT_H

#include <stdbool.h>

#include "CForwarding/deallocation.h"

#pragma GCC visibility push(hidden)

typedef __attribute__((swiftcall)) void cffi_destroyer(__attribute__((swift_context)) void *object);

/// Makes the ends of a class's objects known, also where their deinit is isolated. `destroy`: the class's deallocating
/// destructor. `cffi_attachment_isolated` if the deinit is isolated and its end cannot be known. Precondition: one
/// thread at a time does this.
cffi_attachment cffi_watch_isolated_deinits(const void *type, cffi_destroyer *destroy);

/// Calls an object's deallocating destructor, and afterwards `cffi_deinit_is_over`, if it is over then; otherwise that
/// is called where the isolated deinit is over, on any thread. Preconditions: `type` is the object's class; the caller
/// keeps the object's memory until `cffi_deinit_is_over`.
void cffi_destroy(void *object, const void *type, cffi_destroyer *destroy);

/// Defined where `cffi_destroy` is called.
void cffi_deinit_is_over(void *object);

#pragma GCC visibility pop

#endif
