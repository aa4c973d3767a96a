#include "cffi_observers.h"

#include <stdlib.h>
#include <string.h>

#include "cffi_internal.h"

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

/// The list in an observer.
static cffi_observer_list *own_list(void *observer) {
    return (cffi_observer_list *)(void *)&words_of(observer)->alone;
}

static cffi_observer_list *create(uint32_t count) {
    cffi_observer_list *list = malloc(sizeof *list + count * sizeof list->observers[0]);
    if (list == NULL) return NULL;
    list->references = 1;
    list->count = count;
    return list;
}

static void retain_observers(cffi_observer_list *list) {
    for (uint32_t i = 0; i < list->count; i++) swift_retain(list->observers[i]);
}

cffi_observer_list *cffi_observer_list_adding(const cffi_observer_list *old, void *observer, cffi_stage stage) {
    uint32_t old_count = old == NULL ? 0 : old->count, old_sent = old == NULL ? 0 : old->sent_count;
    uint32_t place = stage == cffi_stage_sent ? old_sent : old_count;
    cffi_observer_list *list = old == NULL ? own_list(observer) : create(old_count + 1);
    if (list == NULL) return NULL;
    list->references = 1;
    list->count = old_count + 1;
    list->sent_count = old_sent + (stage == cffi_stage_sent);
    if (old != NULL) {
        memcpy(list->observers, old->observers, place * sizeof old->observers[0]);
        memcpy(&list->observers[place + 1], &old->observers[place], (old_count - place) * sizeof old->observers[0]);
    }
    list->observers[place] = observer;
    retain_observers(list);
    return list;
}

static uint32_t find(const cffi_observer_list *list, const void *observer) {
    uint32_t place = 0;
    while (place < list->count && list->observers[place] != observer) place++;
    return place;
}

bool cffi_observer_list_contains(const cffi_observer_list *list, const void *observer) {
    return list != NULL && find(list, observer) < list->count;
}

bool cffi_observer_list_removing(const cffi_observer_list *old, const void *observer, cffi_observer_list **result) {
    *result = NULL;
    if (old->count == 1) return true;
    uint32_t place = find(old, observer);
    cffi_observer_list *list = create(old->count - 1);
    if (list == NULL) return false;
    list->sent_count = old->sent_count - (place < old->sent_count);
    memcpy(list->observers, old->observers, place * sizeof old->observers[0]);
    memcpy(&list->observers[place], &old->observers[place + 1], (list->count - place) * sizeof old->observers[0]);
    retain_observers(list);
    *result = list;
    return true;
}

uint32_t cffi_observer_list_count(const cffi_observer_list *list, cffi_stage stage) {
    return stage == cffi_stage_sent ? list->sent_count : list->count - list->sent_count;
}

bool cffi_observer_list_is_alone(const cffi_observer_list *list, const void *observer) {
    cffi_stage stage = find(list, observer) < list->sent_count ? cffi_stage_sent : cffi_stage_invoked;
    return cffi_observer_list_count(list, stage) == 1;
}

void cffi_observers_tell(const cffi_observer_list *list, cffi_stage stage, const void *arguments,
                         cffi_outcome *outcome) {
    cffi_observer_list_tell(list, stage, arguments, outcome);
}

void cffi_observers_end(cffi_observer_list *list, const void *arguments, cffi_outcome *outcome) {
    cffi_observer_list_tell(list, cffi_stage_invoked, arguments, outcome);
    cffi_outcome_end(outcome);
    cffi_observer_list_release(list);
}

const void *cffi_outcome_box(cffi_outcome *outcome, uint64_t by, const void *arguments) {
    outcome->boxes = cffi_installed_hooks.box_arguments((const void *)by, arguments);
    return &outcome->boxes;
}

void cffi_observer_list_release(void *pointer) {
    cffi_observer_list *list = pointer;
    if (__atomic_fetch_sub(&list->references, 1, __ATOMIC_ACQ_REL) != 1) return;
    if (list->count == 1 && list == own_list(list->observers[0])) {
        // The list may go with it.
        swift_release(list->observers[0]);
        return;
    }
    for (uint32_t i = 0; i < list->count; i++) swift_release(list->observers[i]);
    free(list);
}
