// Safe reading of a shared pointer without a lock: hazard pointers (M. Michael, IEEE TPDS 15(6), 2004).
//
// A reader announces the pointer that it is about to use in a record of its own thread; a writer that has replaced the
// pointer frees the old value only when no thread announces it. On Linux the reader pays no fence: the writer sends one
// to all threads (membarrier(2), private expedited). Elsewhere, or where membarrier is refused, readers pay a fence.
//
// This is the writer's side; the reader's, which is inlined in the path of every call, is in CSupport/hazard_reader.h.
// Between protecting a pointer and clearing it a thread must not call code that could protect another one.

#ifndef CSUPPORT_HAZARD_H
#define CSUPPORT_HAZARD_H

#pragma GCC visibility push(hidden)

/// Puts `value` in `*location` and returns the old value, ordered so that `cffi_hazard_retire` may follow.
void *cffi_hazard_exchange(void **location, void *value);

/// Calls `destroy(pointer)` as soon as no thread protects `pointer`: before this function returns, or, if a reader is
/// using the pointer now, on that reader's thread. Precondition: no shared location holds `pointer` any more.
void cffi_hazard_retire(void *pointer, void (*destroy)(void *));

/// The same for something that readers find at `pointer` while they protect that: `destroy(part)` is called as soon as
/// no thread does. Precondition: `cffi_hazard_exchange` has put something else in its place.
void cffi_hazard_retire_part(const void *pointer, void *part, void (*destroy)(void *));

/// After this, what a thread announced before is visible here, and later readers see what this thread stored before.
void cffi_hazard_fence(void);

/// After this, whatever any thread stored before is visible here, and what this thread stored before is visible to
/// every thread. Where the kernel refuses membarrier(2), it takes 100 ms.
void cffi_hazard_fence_for_all(void);

#pragma GCC visibility pop

#endif
