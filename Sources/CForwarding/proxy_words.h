// The inline functions with which the path of every call reads a proxy's words.

#ifndef CFORWARDING_PROXY_WORDS_H
#define CFORWARDING_PROXY_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/proxy.h"
#include "CForwarding/proxy_observers.h"
#include "CSupport/hazard_reader.h"
#include "observer_snapshot.h"

#pragma GCC visibility push(hidden)

CFFI_HOT_INLINE cffi_proxy_words *cffi_words_of(void *proxy) {
    return (cffi_proxy_words *)((char *)proxy + CFFI_OBJECT_HEADER);
}

/// `cffi_proxy_receiver_changes`.
CFFI_HOT_INLINE uint16_t cffi_receiver_changes(const cffi_proxy_words *words) {
    return __atomic_load_n(&words->receiver_changes, __ATOMIC_ACQUIRE);
}

/// Makes the list of a slot whose list is outdated, like `cffi_observer_slot_make`.
__attribute__((cold, noinline, visibility("hidden"))) cffi_observer_list *cffi_make_observers(cffi_proxy_words *words,
                                                                                              uint32_t slot);

/// `cffi_proxy_copy_observers`.
static inline cffi_observer_list *cffi_copy_observers_inline(cffi_proxy_words *words, uint32_t slot) {
    cffi_observer_slot *observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    if (observers == NULL) return NULL;
    cffi_observer_list *list = cffi_hazard_protect_inline((void *const *)&observers[slot].list);
    if (list == NULL) return NULL;
    bool is_outdated = list == CFFI_OBSERVERS_OUTDATED;
    if (CFFI_LIKELY(!is_outdated)) cffi_observer_list_retain(list);
    cffi_hazard_clear_inline();
    return CFFI_LIKELY(!is_outdated) ? list : cffi_make_observers(words, slot);
}

/// `cffi_proxy_is_observed`.
CFFI_HOT_INLINE bool cffi_is_observed_inline(cffi_proxy_words *words, uint32_t slot) {
    cffi_observer_slot *observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    return observers != NULL && __atomic_load_n(&observers[slot].list, __ATOMIC_RELAXED) != NULL;
}

/// Releases a proxy's companions, and frees what had them.
void cffi_companions_destroy(cffi_companions *companions);

/// Frees the memory for a proxy's observers. Precondition: they have been notified of the end.
void cffi_proxy_destroy_observers(void *proxy);

#pragma GCC visibility pop

#endif
