#include "CForwarding/observers.h"
#include "CForwarding/swift_functions.h"
#include "CSupport/hazard.h"
#include "CSupport/recursive_lock.h"
#include "CSupport/thread.h"
#include "observer_snapshot.h"

#include <stdio.h>
#include <stdlib.h>

static inline cffi_observer_words *words_of(void *observer) {
    return (cffi_observer_words *)((char *)observer + CFFI_OBJECT_HEADER);
}

bool cffi_observer_deactivate(void *observer) {
    return __atomic_exchange_n(&words_of(observer)->is_active, 0, __ATOMIC_RELAXED) != 0;
}

_Static_assert(offsetof(cffi_observer_list, observers) == offsetof(cffi_observer_list_of_one, observer) &&
                   offsetof(cffi_observer_list, count) == offsetof(cffi_observer_list_of_one, count) &&
                   offsetof(cffi_observer_list, sent_count) == offsetof(cffi_observer_list_of_one, sent_count),
               "a list of one is a list");

/// The list that is stored in an observer itself.
static cffi_observer_list *own_list(void *observer) {
    return (cffi_observer_list *)(void *)&words_of(observer)->place.alone;
}

// MARK: Order

static cffi_recursive_lock *own_lock(void *observer) {
    return &((cffi_ordered_observer_words *)words_of(observer))->lock;
}

/// The observer that has a lock, which may be gone.
static void *owner_of(cffi_recursive_lock *lock) {
    return (char *)lock - offsetof(cffi_ordered_observer_words, lock) - CFFI_OBJECT_HEADER;
}

/// Gives an observer its lock: that of the last one in the ring, or its own.
static void take_order(void *observer, void *last) {
    cffi_recursive_lock *shared = last == NULL ? NULL : words_of(last)->place.order;
    words_of(observer)->place.order = shared != NULL ? shared : own_lock(observer);
    // The last one keeps the memory, too, so it is still there.
    if (shared != NULL) swift_unownedRetain(owner_of(shared));
}

void cffi_observer_end_order(void *observer) {
    cffi_recursive_lock *order = words_of(observer)->place.order;
    if (order != NULL && order != own_lock(observer)) swift_unownedRelease(owner_of(order));
}

void cffi_observer_acquire_order(void *observer) {
    cffi_recursive_lock *order = words_of(observer)->place.order;
    if (order != NULL) cffi_recursive_lock_acquire(order);
}

void cffi_observer_release_order(void *observer) {
    cffi_recursive_lock *order = words_of(observer)->place.order;
    if (order != NULL) cffi_recursive_lock_release(order);
}

// MARK: Rings

void cffi_observer_slot_append(cffi_observer_slot *slot, void *observer, cffi_stage stage) {
    cffi_observer_place *place = &words_of(observer)->place;
    void *first = slot->first[stage];
    if (__atomic_load_n(&words_of(observer)->is_active, __ATOMIC_RELAXED) & CFFI_OBSERVER_IN_ORDER) {
        take_order(observer, first == NULL ? NULL : words_of(first)->place.previous);
    }
    if (first == NULL) {
        place->next = place->previous = observer;
        slot->first[stage] = observer;
    } else {
        cffi_observer_place *first_place = &words_of(first)->place;
        place->next = first;
        place->previous = first_place->previous;
        words_of(place->previous)->place.next = observer;
        first_place->previous = observer;
    }
    slot->count[stage]++;
}

void cffi_observer_slot_take_out(cffi_observer_slot *slot, void *observer, cffi_stage stage) {
    cffi_observer_place *place = &words_of(observer)->place;
    if (slot->first[stage] == observer) slot->first[stage] = place->next == observer ? NULL : place->next;
    words_of(place->previous)->place.next = place->next;
    words_of(place->next)->place.previous = place->previous;
    place->next = place->previous = NULL;
    slot->count[stage]--;
}

bool cffi_observer_is_placed(const void *observer) {
    return words_of((void *)observer)->place.next != NULL;
}

// MARK: Lists

/// Makes a list of the observers in the rings, with one reference; null if out of memory. The list retains the
/// observers. Precondition: there are some.
static cffi_observer_list *make_list(const cffi_observer_slot *slot) {
    uint32_t count = slot->count[cffi_stage_sent] + slot->count[cffi_stage_invoked];
    void *only = slot->first[cffi_stage_sent] != NULL ? slot->first[cffi_stage_sent] : slot->first[cffi_stage_invoked];
    // Calls that began when this observer was alone the last time may still use the list in it.
    bool is_in_observer = count == 1 && __atomic_load_n(&own_list(only)->references, __ATOMIC_ACQUIRE) == 0;
    cffi_observer_list *list =
        is_in_observer ? own_list(only) : malloc(sizeof *list + count * sizeof list->observers[0]);
    if (list == NULL) return NULL;
    list->count = count;
    list->sent_count = slot->count[cffi_stage_sent];
    uint32_t filled = 0;
    for (cffi_stage stage = cffi_stage_sent; stage <= cffi_stage_invoked; stage++) {
        void *observer = slot->first[stage];
        for (uint32_t i = 0; i < slot->count[stage]; i++) {
            list->observers[filled++] = swift_retain(observer);
            observer = words_of(observer)->place.next;
        }
    }
    __atomic_store_n(&list->references, 1, __ATOMIC_RELAXED);
    return list;
}

cffi_observer_list *cffi_observer_slot_update(cffi_observer_slot *slot) {
    uint32_t count = slot->count[cffi_stage_sent] + slot->count[cffi_stage_invoked];
    cffi_observer_list *list = NULL;
    if (count > 0) {
        if (count <= CFFI_OBSERVERS_FEW) list = make_list(slot);
        if (list == NULL) list = CFFI_OBSERVERS_OUTDATED;
        // Still outdated: there is nothing to publish, and nothing to retire.
        if (list == CFFI_OBSERVERS_OUTDATED && slot->list == CFFI_OBSERVERS_OUTDATED) return NULL;
    }
    cffi_observer_list *old = cffi_hazard_exchange((void **)&slot->list, list);
    return old == CFFI_OBSERVERS_OUTDATED ? NULL : old;
}

cffi_observer_list *cffi_observer_slot_make(cffi_observer_slot *slot) {
    cffi_observer_list *list = __atomic_load_n(&slot->list, __ATOMIC_RELAXED);
    if (list == CFFI_OBSERVERS_OUTDATED) {
        list = make_list(slot);
        if (list == NULL) {
            fputs("Switchboard: no memory for the observers of a call.\n", stderr);
            abort();
        }
        __atomic_store_n(&slot->list, list, __ATOMIC_SEQ_CST);
    }
    // The slot's own reference is only dropped after the lock's holder replaced the list, so the list is alive.
    if (list != NULL) cffi_observer_list_retain(list);
    return list;
}

// MARK: Notifying

const void *cffi_outcome_box(cffi_outcome *outcome, uint64_t by, const void *arguments) {
    outcome->boxed_by = (const void *)by;
    outcome->boxes = cffi_swift.box_arguments(outcome->boxed_by, arguments, cffi_thread_record()->spare_boxes);
    return &outcome->boxes;
}

void cffi_outcome_end_boxes(const cffi_outcome *outcome) {
    cffi_swift.end_boxes(outcome->boxed_by, outcome->boxes, cffi_thread_record()->spare_boxes);
}

uint32_t cffi_observer_list_notify_in_order(const cffi_observer_list *list, uint32_t i, uint32_t end,
                                            const void *arguments, cffi_outcome *outcome) {
    cffi_observer_words *words = words_of(list->observers[i]);
    cffi_recursive_lock *order = words->place.order;
    cffi_recursive_lock_acquire_inline(order);
    for (;;) {
        // Read under the lock: the thread that notified the observer of the end held it.
        uint64_t active = __atomic_load_n(&words->is_active, __ATOMIC_RELAXED);
        if (CFFI_LIKELY(active != 0)) {
            uint64_t by = active & ~CFFI_OBSERVER_IN_ORDER;
            const void *taken = arguments;
            if (CFFI_UNLIKELY(by != 1)) {
                taken = outcome->boxes != NULL ? &outcome->boxes : cffi_outcome_box(outcome, by, arguments);
            }
            ((cffi_observer_code *)words->code)(taken, outcome, words->context);
        }
        if (i + 1 == end) break;
        words = words_of(list->observers[i + 1]);
        if (words->place.order != order) break;
        i++;
    }
    cffi_recursive_lock_release_inline(order);
    return i;
}

void cffi_observer_list_release(void *pointer) {
    cffi_observer_list *list = pointer;
    // Read before the reference is dropped: from then on a list in its observer may be rebuilt, or end with the
    // observer.
    void *only = list->count == 1 ? list->observers[0] : NULL;
    bool is_in_observer = only != NULL && list == own_list(only);
    if (__atomic_fetch_sub(&list->references, 1, __ATOMIC_ACQ_REL) != 1) return;
    if (is_in_observer) {
        swift_release(only);
        return;
    }
    for (uint32_t i = 0; i < list->count; i++) swift_release(list->observers[i]);
    free(list);
}
