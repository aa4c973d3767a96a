// What the parts of the dispatch path know of each other.

#ifndef CFFI_INTERNAL_H
#define CFFI_INTERNAL_H

#include "cffi_dispatch.h"
#include "cffi_hazard_inline.h"
#include "cffi_limits.h"
#include "cffi_swift_runtime.h"

#pragma GCC visibility push(hidden)

#define LIKELY(condition) __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

static inline cffi_proxy_words *cffi_words_of(void *proxy) {
    return (cffi_proxy_words *)((char *)proxy + CFFI_OBJECT_HEADER);
}

extern cffi_hooks cffi_installed_hooks __attribute__((visibility("hidden")));

// MARK: Receivers

/// How a receiver holds its object.
typedef enum cffi_holding {
    /// Retained.
    cffi_holding_strong,
    /// Its memory is kept (an unowned reference): the cheapest, for an object that nobody refers to weakly.
    cffi_holding_unowned,
    /// By the runtime's weak reference: cheaper where the object's counts are in a side table already.
    cffi_holding_weak,
    /// It is several receivers, with no object of its own.
    cffi_holding_several,
} cffi_holding;

/// An object that calls go to, with its witness table for each protocol of the shape. Immutable once published; counted.
///
/// Several receivers are one that looks to the path of most calls as if its object were gone: `object` is null, `type` and
/// `tables` are those of the first. So a proxy with one pays nothing for what a proxy with several can do.
struct cffi_receiver {
    void *object;
    /// The object's class, which is read here before it is known whether the object is still alive.
    const void *type;
    union {
        void *weak;
        struct {
            /// Of several: how many, and whether the first is the main one. They lie behind the tables.
            uint32_t count;
            bool has_main;
        };
    };
    /// Atomic. A proxy's reference on the receiver that it holds is dropped by `cffi_hazard_retire`, so who has protected
    /// a receiver may retain it.
    uint32_t references;
    uint16_t table_count;
    /// A `cffi_holding`.
    uint8_t holding;
    /// Whether its object was found gone, so that it is left out next time. Under the lock of the proxy that it was added to.
    bool is_gone;
    cffi_witness_table tables[];
};

/// Each of several receivers, in order of their calls. Each is held by a reference.
static inline cffi_receiver **cffi_receiver_members(const cffi_receiver *several) {
    return (cffi_receiver **)(several->tables + several->table_count);
}

/// The numbers under which they were added, in the same order; 0 for the main one.
static inline uint64_t *cffi_receiver_numbers(const cffi_receiver *several) {
    return (uint64_t *)(cffi_receiver_members(several) + several->count);
}

static inline void cffi_receiver_keep(cffi_receiver *receiver) {
    __atomic_fetch_add(&receiver->references, 1, __ATOMIC_RELAXED);
}

/// Drops one reference on a receiver. It may run anybody's code.
void cffi_receiver_drop(void *receiver);

/// Retains a receiver's object; null where it is gone, and for several. Precondition: the receiver is protected or kept.
static inline void *cffi_receiver_retain(cffi_receiver *receiver) {
    return receiver->holding == cffi_holding_weak ? swift_weakLoadStrong(&receiver->weak)
                                                  : swift_tryRetain(receiver->object);
}

// MARK: Observers

struct cffi_observer_list {
    size_t references;
    uint32_t sent_count;
    uint32_t count;
    void *observers[];
};

static inline void cffi_observer_list_retain(cffi_observer_list *list) {
    __atomic_fetch_add(&list->references, 1, __ATOMIC_RELAXED);
}

/// Whether anybody hears of a call after the receiver.
static inline bool cffi_observer_list_has_invoked(const cffi_observer_list *list) {
    return list->count > list->sent_count;
}

/// Makes the list of a slot whose list is outdated; as `cffi_observer_slot_make`.
__attribute__((cold, noinline, visibility("hidden"))) cffi_observer_list *cffi_make_observers(cffi_proxy_words *words,
                                                                                             uint32_t slot);

/// `cffi_proxy_copy_observers`.
static inline cffi_observer_list *cffi_copy_observers_inline(cffi_proxy_words *words, uint32_t slot) {
    cffi_observer_slot *observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    if (observers == NULL) return NULL;
    cffi_observer_list *list = cffi_hazard_protect_inline((void *const *)&observers[slot].list);
    if (list == NULL) return NULL;
    bool is_outdated = list == CFFI_OBSERVERS_OUTDATED;
    if (LIKELY(!is_outdated)) cffi_observer_list_retain(list);
    cffi_hazard_clear_inline();
    return LIKELY(!is_outdated) ? list : cffi_make_observers(words, slot);
}

/// `cffi_proxy_is_observed`.
static inline bool cffi_is_observed_inline(cffi_proxy_words *words, uint32_t slot) {
    cffi_observer_slot *observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    return observers != NULL && __atomic_load_n(&observers[slot].list, __ATOMIC_RELAXED) != NULL;
}

/// Frees the room for a proxy's observers. Precondition: they were told of the end.
void cffi_proxy_destroy_observers(void *proxy);

typedef __attribute__((swiftcall)) void cffi_observer_code(const void *arguments, const cffi_outcome *outcome,
                                                           __attribute__((swift_context)) const void *context);

/// Makes a call's `boxes`, and gives their address. Precondition: there are none yet.
__attribute__((noinline, visibility("hidden"))) const void *cffi_outcome_box(cffi_outcome *outcome, uint64_t by,
                                                                             const void *arguments);

/// Drops what a call's observers shared. It may run anybody's code.
static inline void cffi_outcome_end(const cffi_outcome *outcome) {
    if (outcome->boxes != NULL) swift_release(outcome->boxes);
}

/// Tells the observers of a stage: `cffi_observers_tell`.
static inline void cffi_observer_list_tell(const cffi_observer_list *list, cffi_stage stage, const void *arguments,
                                           cffi_outcome *outcome) {
    uint32_t first = stage == cffi_stage_sent ? 0 : list->sent_count;
    uint32_t end = stage == cffi_stage_sent ? list->sent_count : list->count;
    for (uint32_t i = first; i < end; i++) {
        const cffi_observer_words *words =
            (const cffi_observer_words *)((const char *)list->observers[i] + CFFI_OBJECT_HEADER);
        uint64_t active = __atomic_load_n(&words->is_active, __ATOMIC_RELAXED);
        const void *taken = arguments;
        if (UNLIKELY(active != 1)) {
            if (active == 0) continue;
            taken = LIKELY(outcome->boxes != NULL) ? &outcome->boxes : cffi_outcome_box(outcome, active, arguments);
        }
        ((cffi_observer_code *)words->code)(taken, outcome, words->context);
    }
}

// MARK: Coroutines

/// Calls the first half of a `_read` or `_modify`, and keeps `object`, which it takes over, until the second is over.
void cffi_access_begin(cffi_swift_frame *frame, const void *function, void *object, bool self_by_address);

#pragma GCC visibility pop

#endif
