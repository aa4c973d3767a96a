// A proxy's observers: adding them, removing them, and completing them.

#include <stdlib.h>

#include "CForwarding/proxy_observers.h"
#include "CSupport/calls.h"
#include "CSupport/hazard.h"
#include "CSupport/lock.h"
#include "proxy_words.h"

static bool has_completed(const cffi_proxy_words *words) {
    return __atomic_load_n(&words->completed, __ATOMIC_SEQ_CST);
}

static void release_after_calls(void *list) {
    cffi_calls_retire(list, cffi_observer_list_release);
}

cffi_observing cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_lock *lock = cffi_lock_of(proxy);
    cffi_observer_list *old = NULL;
    cffi_lock_acquire(lock);
    bool completed = has_completed(words), is_first = false;
    cffi_observer_slot *observers = completed ? NULL : words->observers;
    if (observers == NULL && !completed) {
        observers = calloc(words->dispatch_table->slot_count, sizeof *observers);
        // Sequentially consistent, as in `cffi_proxy_complete`: this sees that the streams have ended, or that sees the
        // array.
        if (observers != NULL) __atomic_store_n(&words->observers, observers, __ATOMIC_SEQ_CST);
        completed = has_completed(words);
    }
    if (observers != NULL && !completed) {
        cffi_observer_slot_append(&observers[slot], observer, stage);
        is_first = words->reports_changes && observers[slot].count[stage] == 1;
        old = cffi_observer_slot_update(&observers[slot]);
    }
    cffi_lock_release(lock);
    // Outside the lock, because the end of a list may run foreign code.
    cffi_hazard_retire(old, release_after_calls);
    if (completed) return cffi_observing_completed;
    if (observers == NULL) return cffi_observing_no_memory;
    return is_first ? cffi_observing_added_first : cffi_observing_added;
}

bool cffi_proxy_is_observed(void *proxy, uint32_t slot) {
    return cffi_is_observed_inline(cffi_words_of(proxy), slot);
}

cffi_observer_list *cffi_proxy_copy_observers(void *proxy, uint32_t slot) {
    return cffi_copy_observers_inline(cffi_words_of(proxy), slot);
}

cffi_observer_list *cffi_make_observers(cffi_proxy_words *words, uint32_t slot) {
    cffi_lock *lock = cffi_lock_of((char *)words - CFFI_OBJECT_HEADER);
    cffi_lock_acquire(lock);
    cffi_observer_list *list = cffi_observer_slot_make(&words->observers[slot]);
    cffi_lock_release(lock);
    return list;
}

/// The position of `cffi_proxy_complete`: all observers before it have been removed.
typedef struct completion {
    uint32_t slot;
    cffi_stage stage;
} completion;

/// Removes the first observer from `at` on and returns it retained for the caller; null if there is none. With the
/// first observer of a slot it also removes the slot's list, and writes the list to `list`, to be retired.
static void *take_observer(void *proxy, completion *at, cffi_observer_list **list) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_lock *lock = cffi_lock_of(proxy);
    void *observer = NULL;
    *list = NULL;
    cffi_lock_acquire(lock);
    uint32_t end = words->observers == NULL ? 0 : words->dispatch_table->slot_count;
    while (at->slot < end && observer == NULL) {
        cffi_observer_slot *slot = &words->observers[at->slot];
        observer = slot->first[at->stage];
        if (observer != NULL) {
            // The observer's owner has to remove it before dropping it, and waits for the lock to do so.
            swift_retain(observer);
            cffi_observer_slot_take_out(slot, observer, at->stage);
            if (slot->list != NULL) *list = cffi_hazard_exchange((void **)&slot->list, NULL);
        } else if (at->stage == cffi_stage_sent) {
            at->stage = cffi_stage_invoked;
        } else {
            *at = (completion){at->slot + 1, cffi_stage_sent};
        }
    }
    cffi_lock_release(lock);
    if (*list == CFFI_OBSERVERS_OUTDATED) *list = NULL;
    return observer;
}

void cffi_proxy_complete(void *proxy, void (*end)(void *observer)) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (!has_completed(words)) __atomic_store_n(&words->completed, true, __ATOMIC_SEQ_CST);
    // Never observed: no lock. A thread that is about to add the first observer finds that the streams have ended.
    if (CFFI_LIKELY(__atomic_load_n(&words->observers, __ATOMIC_SEQ_CST) == NULL)) return;
    completion at = {0, cffi_stage_sent};
    cffi_observer_list *list;
    void *observer;
    while ((observer = take_observer(proxy, &at, &list)) != NULL) {
        if (cffi_observer_deactivate(observer)) end(observer);
        cffi_hazard_retire(list, release_after_calls);
        swift_release(observer);
    }
}

bool cffi_proxy_remove_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_lock *lock = cffi_lock_of(proxy);
    cffi_observer_list *old = NULL;
    bool is_last = false;
    cffi_lock_acquire(lock);
    if (words->observers != NULL && cffi_observer_is_placed(observer)) {
        cffi_observer_slot *observers = &words->observers[slot];
        cffi_observer_slot_take_out(observers, observer, stage);
        is_last = words->reports_changes && observers->count[stage] == 0;
        old = cffi_observer_slot_update(observers);
    }
    cffi_lock_release(lock);
    cffi_hazard_retire(old, release_after_calls);
    return is_last;
}

/// A cancelled observer may still be looked for here: its subscription keeps the proxy's memory.
void cffi_proxy_destroy_observers(void *proxy) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    // No thread adds an observer any more.
    if (__atomic_load_n(&words->observers, __ATOMIC_ACQUIRE) == NULL) return;
    cffi_lock *lock = cffi_lock_of(proxy);
    cffi_lock_acquire(lock);
    cffi_observer_slot *observers = words->observers;
    words->observers = NULL;
    cffi_lock_release(lock);
    free(observers);
}
