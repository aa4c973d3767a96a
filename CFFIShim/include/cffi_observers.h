// Who observes a method: immutable lists, and what an observer looks like from here.

#ifndef CFFI_OBSERVERS_H
#define CFFI_OBSERVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    /// them so hears of the call. All observers of both stages share it; `cffi_observers_end` drops it.
    void *boxes;
} cffi_outcome;

/// Room in an observer for the list in which it is alone, so that the first observer of a method needs no memory but its
/// own. Written by the functions below only.
typedef struct cffi_observer_list_of_one {
    size_t references;
    uint32_t sent_count;
    uint32_t count;
    void *observer;
} cffi_observer_list_of_one;

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
    cffi_observer_list_of_one alone;
    const void *code;
    const void *context;
} cffi_observer_words;

/// The observers of a method, in order of subscription: those of the first stage, then those of the second. Immutable;
/// counted.
typedef struct cffi_observer_list cffi_observer_list;

/// A list with one more observer (`old` may be null), or null without memory. Retains the observers. An observer is added
/// to one list in its life: where it is the first, the list is in itself.
cffi_observer_list *cffi_observer_list_adding(const cffi_observer_list *old, void *observer, cffi_stage stage);

/// Writes a list without an observer, null for an empty one, to `list`. False without memory.
bool cffi_observer_list_removing(const cffi_observer_list *old, const void *observer, cffi_observer_list **list);

/// Tells the observers of a stage. Preconditions: `arguments` are laid out as the observers expect; `outcome` is of this
/// call, and its `boxes` were null when it began.
void cffi_observers_tell(const cffi_observer_list *list, cffi_stage stage, const void *arguments,
                         cffi_outcome *outcome);

/// Tells the observers of the second stage, and drops what they shared and one reference on the list, which may run
/// anybody's code. Once for each call. Preconditions: those of `cffi_observers_tell`.
void cffi_observers_end(cffi_observer_list *list, const void *arguments, cffi_outcome *outcome);

/// Whether an observer is in a list, which may be null.
bool cffi_observer_list_contains(const cffi_observer_list *list, const void *observer);

/// How many observers a stage has.
uint32_t cffi_observer_list_count(const cffi_observer_list *list, cffi_stage stage);

/// Whether an observer is the only one of its stage. Precondition: it is in the list.
bool cffi_observer_list_is_alone(const cffi_observer_list *list, const void *observer);

/// Drops one reference on a list.
void cffi_observer_list_release(void *list);

/// Nothing is told to an observer any more; false where that was so already.
bool cffi_observer_deactivate(void *observer);

#endif
