// The list of observers that a call uses, inlined in the path of every call.

#ifndef CFORWARDING_OBSERVER_SNAPSHOT_H
#define CFORWARDING_OBSERVER_SNAPSHOT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/observers.h"
#include "CSupport/swift_runtime.h"

#pragma GCC visibility push(hidden)

struct cffi_observer_list {
    size_t references;
    uint32_t sent_count;
    uint32_t count;
    void *observers[];
};

static inline void cffi_observer_list_retain(cffi_observer_list *list) {
    __atomic_fetch_add(&list->references, 1, __ATOMIC_RELAXED);
}

/// Whether an observer is to be notified after the receiver.
static inline bool cffi_observer_list_has_invoked(const cffi_observer_list *list) {
    return list->count > list->sent_count;
}

typedef __attribute__((swiftcall)) void cffi_observer_code(const void *arguments, const cffi_outcome *outcome,
                                                           __attribute__((swift_context)) const void *context);

/// Makes a call's `boxes`, and returns their address. Precondition: there are none yet.
__attribute__((noinline, visibility("hidden"))) const void *cffi_outcome_box(cffi_outcome *outcome, uint64_t by,
                                                                             const void *arguments);

/// Calls the observers from `i` on that share its lock, and returns the index of the last of them. Preconditions: those
/// of `cffi_observer_list_notify`; the observer at `i` is ordered.
__attribute__((noinline, visibility("hidden"))) uint32_t
cffi_observer_list_notify_in_order(const cffi_observer_list *list, uint32_t i, uint32_t end, const void *arguments,
                                   cffi_outcome *outcome);

/// Precondition: there are `boxes`.
__attribute__((noinline, visibility("hidden"))) void cffi_outcome_end_boxes(const cffi_outcome *outcome);

/// Ends what a call's observers shared. This may run foreign code. Precondition: the observers are still kept.
static inline void cffi_outcome_end(const cffi_outcome *outcome) {
    if (outcome->boxes != NULL) cffi_outcome_end_boxes(outcome);
}

/// Calls the observers of a stage. Preconditions: `arguments` have the layout that the observers expect; `outcome` is
/// this call's, and its `boxes` were null when the call began.
CFFI_HOT_INLINE void cffi_observer_list_notify(const cffi_observer_list *list, cffi_stage stage, const void *arguments,
                                               cffi_outcome *outcome) {
    uint32_t first = stage == cffi_stage_sent ? 0 : list->sent_count;
    uint32_t end = stage == cffi_stage_sent ? list->sent_count : list->count;
    for (uint32_t i = first; i < end; i++) {
        const cffi_observer_words *words =
            (const cffi_observer_words *)((const char *)list->observers[i] + CFFI_OBJECT_HEADER);
        uint64_t active = __atomic_load_n(&words->is_active, __ATOMIC_RELAXED);
        const void *taken = arguments;
        if (CFFI_UNLIKELY(active != 1)) {
            if (active == 0) continue;
            if (active & CFFI_OBSERVER_IN_ORDER) {
                i = cffi_observer_list_notify_in_order(list, i, end, arguments, outcome);
                continue;
            }
            taken =
                CFFI_LIKELY(outcome->boxes != NULL) ? &outcome->boxes : cffi_outcome_box(outcome, active, arguments);
        }
        ((cffi_observer_code *)words->code)(taken, outcome, words->context);
    }
}

#pragma GCC visibility pop

#endif
