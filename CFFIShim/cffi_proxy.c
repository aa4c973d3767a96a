// What a proxy holds: receivers and observer lists.

#include <stdlib.h>
#include <string.h>

#include "cffi_hazard.h"
#include "cffi_internal.h"

cffi_hooks cffi_installed_hooks;

void cffi_set_hooks(cffi_hooks hooks) {
    cffi_installed_hooks = hooks;
}

void cffi_proxy_init(void *proxy, const cffi_shape *shape) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    words->shape = shape;
    words->forward = NULL;
    words->fallback = NULL;
    words->messages = NULL;
    words->observers = NULL;
    words->completed = words->reports_changes = words->intercepts = false;
    cffi_lock_init(&words->observing);
}

void cffi_proxy_set_reports_changes(void *proxy, bool reports) {
    cffi_words_of(proxy)->reports_changes = reports;
}

bool cffi_proxy_reports_changes(void *proxy) {
    return cffi_words_of(proxy)->reports_changes;
}

void cffi_proxy_set_intercepts(void *proxy, bool intercepts) {
    __atomic_store_n(&cffi_words_of(proxy)->intercepts, intercepts, __ATOMIC_RELEASE);
}

bool cffi_proxy_intercepts(void *proxy) {
    return __atomic_load_n(&cffi_words_of(proxy)->intercepts, __ATOMIC_ACQUIRE);
}

void cffi_proxy_destroy(void *proxy) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_proxy_set_receiver(proxy, cffi_receiver_forward, NULL);
    cffi_proxy_set_receiver(proxy, cffi_receiver_fallback, NULL);
    cffi_proxy_set_receiver(proxy, cffi_receiver_messages, NULL);
    if (words->observers != NULL) {
        for (uint32_t slot = 0; slot < words->shape->slot_count; slot++) {
            cffi_hazard_retire(words->observers[slot], cffi_observer_list_release);
        }
        free(words->observers);
        words->observers = NULL;
    }
    cffi_lock_destroy(&words->observing);
}

// MARK: Receivers

/// Whether an object's counts are in a side table, as they are once somebody referred to it weakly: the two highest bits
/// of the second word (swiftlang/swift, stdlib/public/SwiftShims/swift/shims/RefCount.h, InlineRefCountBits). It only
/// chooses between two ways that are both right.
static bool has_side_table(void *object) {
    return __atomic_load_n((uint64_t *)object + 1, __ATOMIC_RELAXED) >> 62 == 3;
}

cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count) {
    cffi_receiver *receiver = malloc(sizeof *receiver + table_count * sizeof(cffi_witness_table));
    if (receiver == NULL) return NULL;
    receiver->object = object;
    receiver->type = *(const void *const *)object;
    receiver->table_count = table_count;
    if (retained) {
        receiver->holding = cffi_holding_strong;
        swift_retain(object);
    } else if (has_side_table(object)) {
        receiver->holding = cffi_holding_weak;
        swift_weakInit(&receiver->weak, object);
    } else {
        receiver->holding = cffi_holding_unowned;
        swift_unownedRetain(object);
    }
    return receiver;
}

cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver) {
    return receiver->tables;
}

static void destroy_receiver(void *pointer) {
    cffi_receiver *receiver = pointer;
    switch (receiver->holding) {
    case cffi_holding_strong: swift_release(receiver->object); break;
    case cffi_holding_unowned: swift_unownedRelease(receiver->object); break;
    case cffi_holding_weak: swift_weakDestroy(&receiver->weak); break;
    }
    free(receiver);
}

static cffi_receiver **receiver_location(void *proxy, cffi_receiver_kind kind) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    return kind == cffi_receiver_forward ? &words->forward
           : kind == cffi_receiver_fallback ? &words->fallback
                                            : &words->messages;
}

void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver) {
    cffi_hazard_retire(cffi_hazard_exchange((void **)receiver_location(proxy, kind), receiver), destroy_receiver);
}

void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables) {
    cffi_receiver *receiver = cffi_hazard_protect_inline((void *const *)receiver_location(proxy, kind));
    if (receiver == NULL) return NULL;
    void *object = cffi_receiver_retain(receiver);
    if (object != NULL && tables != NULL) {
        memcpy(tables, receiver->tables, receiver->table_count * sizeof *tables);
    }
    cffi_hazard_clear_inline();
    return object;
}

/// The real delegate, or else the fallback receiver, as a value of the delegate type.
static inline bool copy_delegate(cffi_proxy_words *words, void **existential) {
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    void *const *location = (void *const *)&words->forward;
    for (;;) {
        cffi_receiver *receiver = cffi_hazard_protect_in(own, location);
        if (LIKELY(receiver != NULL)) {
            // Before the object is retained, because that is an atomic operation, which what comes after has to wait for.
            existential[1] = (void *)receiver->tables[0];
            if (UNLIKELY(receiver->table_count > 1)) {
                memcpy(existential + 1, receiver->tables, receiver->table_count * sizeof *receiver->tables);
            }
            existential[0] = cffi_receiver_retain(receiver);
            cffi_hazard_clear_in(own);
            if (LIKELY(existential[0] != NULL)) return true;
        }
        if (location == (void *const *)&words->fallback) break;
        location = (void *const *)&words->fallback;
    }
    existential[0] = NULL;
    return false;
}

bool cffi_proxy_copy_delegate(void *proxy, void *existential) {
    return copy_delegate(cffi_words_of(proxy), existential);
}

cffi_entry cffi_proxy_enter(void *proxy, uint32_t slot, void *existential) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (UNLIKELY(slot >= words->shape->slot_count)) cffi_installed_hooks.trap(cffi_trap_slot, proxy, slot);
    if (UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) return cffi_entry_intercept;
    if (UNLIKELY(cffi_proxy_is_observed(proxy, slot))) return cffi_entry_observe;
    copy_delegate(words, existential);
    return cffi_entry_forward;
}

// MARK: Observers

cffi_observing cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_observer_list *old = NULL, *list = NULL;
    cffi_lock_acquire(&words->observing);
    bool completed = words->completed, is_first = false;
    cffi_observer_list **observers = completed ? NULL : words->observers;
    if (observers == NULL && !completed) {
        observers = calloc(words->shape->slot_count, sizeof *observers);
        if (observers != NULL) __atomic_store_n(&words->observers, observers, __ATOMIC_RELEASE);
    }
    if (observers != NULL) {
        list = cffi_observer_list_adding(observers[slot], observer, stage);
        is_first = words->reports_changes && list != NULL && cffi_observer_list_count(list, stage) == 1;
        if (list != NULL) old = cffi_hazard_exchange((void **)&observers[slot], list);
    }
    cffi_lock_release(&words->observing);
    // Outside the lock: the end of a list may run anybody's code.
    cffi_hazard_retire(old, cffi_observer_list_release);
    if (completed) return cffi_observing_completed;
    if (list == NULL) return cffi_observing_no_memory;
    return is_first ? cffi_observing_added_first : cffi_observing_added;
}

bool cffi_proxy_is_observed(void *proxy, uint32_t slot) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_observer_list **observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    return observers != NULL && __atomic_load_n(&observers[slot], __ATOMIC_RELAXED) != NULL;
}

cffi_observer_list *cffi_proxy_copy_observers(void *proxy, uint32_t slot) {
    cffi_observer_list **observers = __atomic_load_n(&cffi_words_of(proxy)->observers, __ATOMIC_ACQUIRE);
    if (observers == NULL) return NULL;
    cffi_observer_list *list = cffi_hazard_protect_inline((void *const *)&observers[slot]);
    if (list == NULL) return NULL;
    cffi_observer_list_retain(list);
    cffi_hazard_clear_inline();
    return list;
}

/// Takes away the observers of the first slot from `slot` on that has some; null where none has. Writes the slot behind
/// it to `slot`.
static cffi_observer_list *take_observers(cffi_proxy_words *words, uint32_t *slot) {
    cffi_observer_list *list = NULL;
    cffi_lock_acquire(&words->observing);
    words->completed = true;
    uint32_t end = words->observers == NULL ? 0 : words->shape->slot_count;
    while (list == NULL && *slot < end) list = cffi_hazard_exchange((void **)&words->observers[(*slot)++], NULL);
    cffi_lock_release(&words->observing);
    return list;
}

void cffi_proxy_complete(void *proxy, void (*tell)(void *observer)) {
    uint32_t slot = 0;
    cffi_observer_list *list;
    while ((list = take_observers(cffi_words_of(proxy), &slot)) != NULL) {
        for (uint32_t i = 0; i < list->count; i++) {
            if (cffi_observer_deactivate(list->observers[i])) tell(list->observers[i]);
        }
        cffi_hazard_retire(list, cffi_observer_list_release);
    }
}

cffi_removing cffi_proxy_remove_observer(void *proxy, uint32_t slot, const void *observer) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_observer_list *old = NULL;
    bool done = true, is_last = false;
    cffi_lock_acquire(&words->observing);
    if (words->observers != NULL && cffi_observer_list_contains(words->observers[slot], observer)) {
        cffi_observer_list *list;
        done = cffi_observer_list_removing(words->observers[slot], observer, &list);
        is_last = words->reports_changes && cffi_observer_list_is_alone(words->observers[slot], observer);
        if (done) old = cffi_hazard_exchange((void **)&words->observers[slot], list);
    }
    cffi_lock_release(&words->observing);
    cffi_hazard_retire(old, cffi_observer_list_release);
    if (!done) return cffi_removing_no_memory;
    return is_last ? cffi_removing_removed_last : cffi_removing_removed;
}

// MARK: Shapes and methods

cffi_shape *cffi_shape_create(uint32_t slot_count) {
    cffi_shape *shape = calloc(1, sizeof *shape + slot_count * sizeof(cffi_slot));
    if (shape != NULL) shape->slot_count = slot_count;
    return shape;
}

cffi_slot *cffi_shape_slots(cffi_shape *shape) {
    return shape->slots;
}

void cffi_slot_publish(cffi_slot *slot, const cffi_method *method) {
    __atomic_store_n(&slot->method, method, __ATOMIC_RELEASE);
}

const cffi_method *cffi_slot_method(const cffi_slot *slot) {
    return __atomic_load_n(&slot->method, __ATOMIC_ACQUIRE);
}

void cffi_slot_register(cffi_slot *slot, const void *registered) {
    const void *none = NULL;
    __atomic_compare_exchange_n(&slot->registered, &none, registered, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

cffi_piece *cffi_method_pieces(cffi_method *method) {
    return method->pieces;
}

cffi_check *cffi_method_checks(cffi_method *method) {
    return (cffi_check *)(method->pieces + method->piece_count + 2);
}

cffi_piece *cffi_method_results(cffi_method *method) {
    return (cffi_piece *)(cffi_method_checks(method) + method->check_count);
}
