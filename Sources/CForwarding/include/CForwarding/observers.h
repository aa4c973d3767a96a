// The observers of a method: immutable lists of them, and the layout of an observer.

#ifndef CFORWARDING_OBSERVERS_H
#define CFORWARDING_OBSERVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/lock.h"

CFFI_EXPORTS_BEGIN

/// When an observer is notified of a call.
typedef enum cffi_stage {
    /// Before the receiver.
    cffi_stage_sent,
    /// After the receiver.
    cffi_stage_invoked,
} cffi_stage;

/// How a call ended, as far as it is known when the observer is notified.
typedef enum cffi_ending {
    cffi_ending_sent,
    cffi_ending_returned,
    cffi_ending_threw,
    cffi_ending_unanswered,
} cffi_ending;

typedef struct cffi_outcome {
    cffi_ending ending;
    /// Borrowed. For `cffi_ending_threw`: the error; 1 if it is a typed error that travels in result registers.
    const void *error;
    /// Borrowed. The address of the result, or of a typed error that travels in result registers; null if there is
    /// none, or if no observer is to be notified.
    const void *result;
    /// The call's arguments as a Swift array of `Any`, which is one reference. Null until the first observer that takes
    /// the arguments in this form is notified. All observers of both stages share it; `cffi_call_end` ends it.
    void *boxes;
    /// What `boxes` were made from, which that observer keeps; undefined as long as there are none.
    const void *boxed_by;
} cffi_outcome;

/// A list with room for one observer; see `cffi_observer_place`.
typedef struct cffi_observer_list_of_one {
    size_t references;
    uint32_t sent_count;
    uint32_t count;
    void *observer;
} cffi_observer_list_of_one;

/// The position of an observer among those of its method and stage. Only the functions below write it.
typedef struct cffi_observer_place {
    /// The neighbours in the ring of these observers, in order of subscription; null while the observer is in no ring.
    void *next, *previous;
    /// The list for when this observer is alone, so that the first observer of a method needs no further memory.
    cffi_observer_list_of_one alone;
    /// For an ordered observer, which gets one call at a time: the lock that is held meanwhile, which lies behind its
    /// own words or behind those of another observer, whose memory it then keeps. Null until it is in a ring, and for
    /// others.
    cffi_recursive_lock *order;
} cffi_observer_place;

/// The stored properties of an observer, after the object's header: `Observer` in Swift.
///
/// `code` and `context` are a closure that was stored where its parameter's type is a generic parameter. Such a closure
/// takes its argument by address, in the first integer register (swiftlang/swift, lib/SIL/IR/TypeLowering.cpp: the most
/// general abstraction pattern), and its context in the self register. So it can be called with the address of the
/// decoded arguments, and nothing is copied. A second register holds the address of the outcome, for closures that take
/// it.
typedef struct cffi_observer_words {
    /// 0 once the observer is cancelled or completed. Until then 1; or, if the code takes the address of the arguments
    /// as an array of `Any`, the value from which the hook `box_arguments` makes that array. `CFFI_OBSERVER_IN_ORDER`
    /// is added for an ordered observer. Atomic.
    uint64_t is_active;
    /// For the Swift side: a closure to call at the completion, or none.
    const void *completion[2];
    cffi_observer_place place;
    const void *code;
    const void *context;
} cffi_observer_words;

/// See `is_active`. What boxes are made from has this bit clear.
#define CFFI_OBSERVER_IN_ORDER 2ULL

/// The stored properties of an observer that is ordered, or may be.
///
/// Neighbours in a ring share one lock, the first one's, so that a call acquires it once for all of them. An observer
/// keeps its lock for life. The lock may outlive its observer: each observer that shares it keeps the memory.
typedef struct cffi_ordered_observer_words {
    cffi_observer_words words;
    cffi_recursive_lock lock;
} cffi_ordered_observer_words;

/// The observers that a call notifies, in order of subscription: those of the first stage, then those of the second.
/// Immutable; reference-counted.
typedef struct cffi_observer_list cffi_observer_list;

/// The observers of a method: a ring for each stage, and the list of them that calls use.
///
/// Adding an observer to a ring, or removing one, takes the same time however many there are. The list, however,
/// contains all of them. As long as there are few, it is rebuilt with every change. If there are many, a change only
/// marks it as outdated, and the next call rebuilds it, which takes no longer than notifying all observers. A list
/// retains its observers. A ring does not: the caller that adds an observer to it removes the observer before its
/// deallocation.
typedef struct cffi_observer_slot {
    /// Null if there are no observers, or `CFFI_OBSERVERS_OUTDATED`. Atomic; written under the proxy's lock.
    cffi_observer_list *list;
    /// The first of each stage, or null. The proxy's lock guards these and the counts.
    void *first[2];
    uint32_t count[2];
} cffi_observer_slot;

#ifndef __cplusplus
_Static_assert(sizeof(cffi_observer_slot) == 32, "a power of two, so that a slot is found by a shift");
#endif

/// Stands in for a list: there are observers, and their list has to be made.
#define CFFI_OBSERVERS_OUTDATED ((cffi_observer_list *)1)

/// Up to this number of observers a list is rebuilt with every change.
#define CFFI_OBSERVERS_FEW 8

/// Adds an observer behind the others of its stage. Precondition: it is in no ring; the proxy's lock is held.
void cffi_observer_slot_append(cffi_observer_slot *slot, void *observer, cffi_stage stage);

/// Removes an observer from its ring. Precondition: it is in the ring of that slot and stage; the proxy's lock is held.
void cffi_observer_slot_take_out(cffi_observer_slot *slot, void *observer, cffi_stage stage);

/// Makes later calls use the observers that are in the rings now. Returns the previous list, which the caller retires;
/// null if there was none. Precondition: the proxy's lock is held.
cffi_observer_list *cffi_observer_slot_update(cffi_observer_slot *slot);

/// Rebuilds a list that is outdated. Returns the slot's list with a reference for the caller; null if there are no
/// observers. Ends the process if out of memory. Precondition: the proxy's lock is held.
cffi_observer_list *cffi_observer_slot_make(cffi_observer_slot *slot);

/// Whether an observer is in a ring. Precondition: the lock of the proxy to which it may have been added is held.
bool cffi_observer_is_placed(const void *observer);

/// Lets go of the lock that an observer shares. Precondition: the observer has room for a lock, and is being destroyed.
void cffi_observer_end_order(void *observer);

/// While a thread has acquired it, only this thread notifies an ordered observer of calls. Does nothing for others, and
/// for observers that have never been in a ring. Precondition: no thread adds the observer meanwhile.
void cffi_observer_acquire_order(void *observer);
void cffi_observer_release_order(void *observer);

/// Drops one reference to a list.
void cffi_observer_list_release(void *list);

/// Stops an observer from being notified of anything; false if it had been stopped already.
bool cffi_observer_deactivate(void *observer);

CFFI_EXPORTS_END

#endif
