// Who observes a method: immutable lists, and what an observer looks like from here.

#ifndef CFORWARDING_OBSERVERS_H
#define CFORWARDING_OBSERVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// When an observer hears of a call.
typedef enum cffi_stage {
    /// Before the receiver.
    cffi_stage_sent,
    /// After the receiver.
    cffi_stage_invoked,
} cffi_stage;

/// How a call ended, as far as an observer can know when it hears of it.
typedef enum cffi_ending {
    cffi_ending_sent,
    cffi_ending_returned,
    cffi_ending_threw,
    cffi_ending_unanswered,
} cffi_ending;

typedef struct cffi_outcome {
    cffi_ending ending;
    /// Borrowed. For `cffi_ending_threw`: the error; 1 where it is typed and travels in result registers.
    const void *error;
    /// The call's arguments as a Swift array of `Any`, which is one reference: null until the first observer that takes
    /// them so hears of the call. All observers of both stages share it; `cffi_call_end` drops it.
    void *boxes;
} cffi_outcome;

/// A list with room for one observer: see `cffi_observer_place`.
typedef struct cffi_observer_list_of_one {
    size_t references;
    uint32_t sent_count;
    uint32_t count;
    void *observer;
} cffi_observer_list_of_one;

/// Where an observer is among those of its method and stage. Written by the functions below only.
typedef struct cffi_observer_place {
    /// Its neighbours in the ring of all of them, in order of subscription; null while it is in none.
    void *next, *previous;
    /// The list in which it is alone, so that the first observer of a method needs no memory but its own.
    cffi_observer_list_of_one alone;
} cffi_observer_place;

/// What an observer's stored properties are, behind the object's header: `Observer` and its subclasses in Swift.
///
/// `code` and `context` are a closure that was stored where its parameter's type is a generic parameter. Such a closure
/// takes its argument by address, in the first integer register (swiftlang/swift, lib/SIL/IR/TypeLowering.cpp: the most
/// general abstraction pattern), and its context in the self register; so it can be called with the address of the
/// decoded arguments, and nothing is copied. A second register holds the address of the outcome, for closures that take
/// it.
typedef struct cffi_observer_words {
    /// 0 once the observer is cancelled or completed. Until then 1; or, where the code takes the address of the arguments
    /// as an array of `Any` in place of theirs, what the hook `box_arguments` makes it by. Atomic.
    uint64_t is_active;
    /// For the Swift side: a closure that hears of the completion, or none.
    const void *completion[2];
    cffi_observer_place place;
    const void *code;
    const void *context;
} cffi_observer_words;

/// The observers of a method that a call hears of, in order of subscription: those of the first stage, then those of the
/// second. Immutable; counted.
typedef struct cffi_observer_list cffi_observer_list;

/// The observers of a method: a ring for each stage, and the list of them that calls take.
///
/// Adding an observer to a ring, and taking one out, takes the same time however many there are. The list is another
/// matter: it has them all. While there are few it is made with every change; where there are many it is only marked as
/// outdated, and the next call makes it anew, which takes no longer than telling all of them. A list keeps its observers.
/// A ring does not: whoever puts an observer there takes it out before the observer goes.
typedef struct cffi_observer_slot {
    /// Null where there are no observers, or `CFFI_OBSERVERS_OUTDATED`. Atomic; written under the proxy's lock.
    cffi_observer_list *list;
    /// The first of each stage, or null. Under the proxy's lock, as are the counts.
    void *first[2];
    uint32_t count[2];
} cffi_observer_slot;

#ifndef __cplusplus
_Static_assert(sizeof(cffi_observer_slot) == 32, "a power of two, so that a slot is found by a shift");
#endif

/// In place of a list: there are observers, and the list is to be made.
#define CFFI_OBSERVERS_OUTDATED ((cffi_observer_list *)1)

/// Up to how many observers a list is made with every change.
#define CFFI_OBSERVERS_FEW 8

/// Puts an observer behind the others of its stage. Precondition: it is in no ring; the proxy's lock is held.
void cffi_observer_slot_append(cffi_observer_slot *slot, void *observer, cffi_stage stage);

/// Takes an observer out of its ring. Precondition: it is in the ring of that slot and stage; the proxy's lock is held.
void cffi_observer_slot_take_out(cffi_observer_slot *slot, void *observer, cffi_stage stage);

/// Has later calls find the observers that are in the rings now. Gives the list that calls found until then, which is to be
/// retired; null for none. Precondition: the proxy's lock is held.
cffi_observer_list *cffi_observer_slot_update(cffi_observer_slot *slot);

/// Makes a list that is outdated, with a reference for the caller as well; where it is not outdated any more, gives the
/// list with a reference for the caller, or null for none. Ends the process where there is no memory. Precondition: the
/// proxy's lock is held.
cffi_observer_list *cffi_observer_slot_make(cffi_observer_slot *slot);

/// Whether an observer is in a ring. Precondition: the lock of the proxy is held on which it may be.
bool cffi_observer_is_placed(const void *observer);

/// Drops one reference on a list.
void cffi_observer_list_release(void *list);

/// Nothing is told to an observer any more; false where that was so already.
bool cffi_observer_deactivate(void *observer);

CFFI_EXPORTS_END

#endif
