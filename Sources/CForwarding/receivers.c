// A proxy's receivers: the forward delegate and the added ones, the fallback, the receiver of messages.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CForwarding/receivers.h"
#include "CForwarding/call.h"
#include "CSupport/calls.h"
#include "CSupport/hazard.h"
#include "CSupport/lock.h"
#include "proxy_words.h"
#include "receiver_layout.h"
#include "static_entry.h"

cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count) {
    cffi_receiver *receiver = malloc(sizeof *receiver + table_count * sizeof(cffi_witness_table));
    if (receiver == NULL) return NULL;
    receiver->object = object;
    receiver->type = *(const void *const *)object;
    receiver->references = 1;
    receiver->is_gone = false;
    receiver->relay = NULL;
    receiver->may_be_gone = false;
    receiver->lacks = 0;
    receiver->table_count = (uint16_t)table_count;
    if (retained) {
        receiver->holding = cffi_holding_strong;
        swift_retain(object);
    } else {
        receiver->holding = cffi_holding_unowned;
        swift_unownedRetain(object);
    }
    return receiver;
}

cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver) {
    return receiver->tables;
}

void cffi_receiver_set_partial(cffi_receiver *receiver, uint64_t lacks) {
    receiver->lacks = lacks;
}

void cffi_receiver_set_relay(cffi_receiver *receiver, const cffi_relay *relay) {
    receiver->relay = relay;
    receiver->may_be_gone = !cffi_proxy_keeps_delegate(receiver->object);
}

void cffi_receiver_set_type(cffi_receiver *receiver, const void *type) {
    receiver->type = type;
}

void cffi_receiver_drop(void *pointer) {
    cffi_receiver *receiver = pointer;
    // No other thread can add a reference to the only one.
    bool is_last = __atomic_load_n(&receiver->references, __ATOMIC_ACQUIRE) == 1 ||
                   __atomic_fetch_sub(&receiver->references, 1, __ATOMIC_ACQ_REL) == 1;
    if (!is_last) return;
    switch ((cffi_holding)receiver->holding) {
    case cffi_holding_strong: swift_release(receiver->object); break;
    case cffi_holding_unowned: swift_unownedRelease(receiver->object); break;
    case cffi_holding_several:
        for (uint32_t i = 0; i < receiver->count; i++) cffi_receiver_drop(cffi_receiver_members(receiver)[i]);
        break;
    }
    free(receiver);
}

static void drop_after_calls(void *receiver) {
    cffi_calls_retire(receiver, cffi_receiver_drop);
}

void cffi_receiver_retire(cffi_receiver *receiver) {
    cffi_hazard_retire(receiver, drop_after_calls);
}

// MARK: Several forward receivers

/// The forward receivers of a proxy.
typedef struct forward_receivers {
    cffi_receiver *main;
    cffi_receiver *const *others;
    const uint64_t *numbers;
    uint32_t count;
} forward_receivers;

static forward_receivers receivers_in(const cffi_receiver *value) {
    if (value == NULL) return (forward_receivers){NULL, NULL, NULL, 0};
    if (value->holding != cffi_holding_several) return (forward_receivers){(cffi_receiver *)value, NULL, NULL, 0};
    cffi_receiver **members = cffi_receiver_members(value);
    return (forward_receivers){value->has_main ? members[0] : NULL, members + value->has_main,
                               cffi_receiver_numbers(value) + value->has_main, value->count - value->has_main};
}

/// A change of a proxy's forward receivers. Its references become those of the new value.
typedef struct forward_change {
    /// Whether the main receiver is replaced, and by which one; null for none.
    bool has_main;
    cffi_receiver *main;
    /// The number of the receiver to remove, or 0.
    uint64_t without;
    /// The receiver to add, or null, and its number.
    cffi_receiver *added;
    uint64_t number;
} forward_change;

/// Whether an added receiver stays in the list. Precondition: the lock is held.
static bool stays(forward_receivers old, uint32_t index, uint64_t without) {
    return old.numbers[index] != without && !old.others[index]->is_gone;
}

/// A single value for all receivers after a change, with a reference for the caller; null if there are none. The value
/// keeps each of them alive. Precondition: the lock is held.
static cffi_receiver *joined(forward_receivers old, const forward_change *change) {
    cffi_receiver *main = change->has_main ? change->main : old.main;
    uint32_t others = change->added != NULL;
    for (uint32_t i = 0; i < old.count; i++) others += stays(old, i, change->without);
    if (others == 0 && (main == NULL || (main->lacks == 0 && main->relay == NULL))) {
        if (main != NULL && !change->has_main) cffi_receiver_keep(main);
        return main;
    }
    cffi_receiver *any = main != NULL ? main : old.count != 0 ? old.others[0] : change->added;
    uint32_t count = others + (main != NULL);
    size_t tables = any->table_count * sizeof any->tables[0];
    cffi_receiver *value = malloc(sizeof *value + tables + count * (sizeof(cffi_receiver *) + sizeof(uint64_t)));
    if (value == NULL) {
        fputs("Switchboard: no memory for a receiver.\n", stderr);
        abort();
    }
    *value = (cffi_receiver){
        .has_main = main != NULL, .references = 1, .table_count = any->table_count, .holding = cffi_holding_several};
    value->count = count;
    cffi_receiver **members = cffi_receiver_members(value);
    uint64_t *numbers = cffi_receiver_numbers(value);
    uint32_t filled = 0;
    if (main != NULL) {
        members[0] = main;
        numbers[filled++] = 0;
    }
    for (uint32_t i = 0; i < old.count; i++) {
        if (!stays(old, i, change->without)) continue;
        members[filled] = old.others[i];
        numbers[filled++] = old.numbers[i];
    }
    if (change->added != NULL) {
        members[filled] = change->added;
        numbers[filled++] = change->number;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (members[i] != change->main && members[i] != change->added) cffi_receiver_keep(members[i]);
    }
    value->type = members[0]->type;
    memcpy(value->tables, members[0]->tables, tables);
    return value;
}

/// Calls that found no receiver look again: see `cffi_next_of_others`. Precondition: the lock is held.
static void note_change(cffi_proxy_words *words) {
    __atomic_store_n(&words->receiver_changes, words->receiver_changes + 1, __ATOMIC_RELEASE);
}

/// Puts a receiver in the place of another one, which it returns. Nothing in the place of nothing is no change.
/// Precondition: the lock is held.
static cffi_receiver *exchange(cffi_proxy_words *words, cffi_receiver **location, cffi_receiver *now) {
    cffi_receiver *before = cffi_hazard_exchange((void **)location, now);
    if (before != NULL || now != NULL) note_change(words);
    return before;
}

static void change_forward(void *proxy, const forward_change *change) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_lock *lock = cffi_lock_of(proxy);
    cffi_lock_acquire(lock);
    cffi_receiver *value = joined(receivers_in(__atomic_load_n(&words->forward, __ATOMIC_RELAXED)), change);
    bool has_several = value != NULL && value->holding == cffi_holding_several;
    bool keeps = value != NULL && value->holding == cffi_holding_strong;
    __atomic_store_n(&words->has_several, has_several, __ATOMIC_RELAXED);
    __atomic_store_n(&words->keeps_delegate, keeps, __ATOMIC_RELAXED);
    cffi_receiver *before = exchange(words, &words->forward, value);
    cffi_lock_release(lock);
    // Outside the lock, because the end of a receiver may run foreign code.
    cffi_receiver_retire(before);
}

/// A proxy's several forward receivers, kept for the caller; null if it has none or only one.
static cffi_receiver *copy_several(cffi_proxy_words *words) {
    if (!__atomic_load_n(&words->has_several, __ATOMIC_RELAXED)) return NULL;
    cffi_receiver *value = cffi_hazard_protect_inline((void *const *)&words->forward);
    if (value == NULL) return NULL;
    bool is_several = value->holding == cffi_holding_several;
    if (is_several) cffi_receiver_keep(value);
    cffi_hazard_clear_inline();
    return is_several ? value : NULL;
}

/// Marks receivers whose object is gone, so that the next change leaves them out. Runs outside the lock, because
/// looking at an object means retaining it.
static void find_gone(void *proxy) {
    cffi_receiver *several = copy_several(cffi_words_of(proxy));
    if (several == NULL) return;
    cffi_lock *lock = cffi_lock_of(proxy);
    forward_receivers all = receivers_in(several);
    for (uint32_t i = 0; i < all.count; i++) {
        void *object = cffi_receiver_retain_any(all.others[i]);
        if (object != NULL) {
            swift_release(object);
        } else {
            cffi_lock_acquire(lock);
            all.others[i]->is_gone = true;
            cffi_lock_release(lock);
        }
    }
    cffi_receiver_drop(several);
}

uint64_t cffi_proxy_add_forward(void *proxy, cffi_receiver *receiver) {
    static uint64_t numbers;
    uint64_t number = __atomic_add_fetch(&numbers, 1, __ATOMIC_RELAXED);
    find_gone(proxy);
    change_forward(proxy, &(forward_change){.added = receiver, .number = number});
    return number;
}

void cffi_proxy_remove_forward(void *proxy, uint64_t number) {
    change_forward(proxy, &(forward_change){.without = number});
}

void *cffi_proxy_copy_added(void *proxy, uint32_t number, uint32_t *count) {
    const cffi_receiver *value = cffi_hazard_protect_inline((void *const *)&cffi_words_of(proxy)->forward);
    *count = 0;
    if (value == NULL) return NULL;
    forward_receivers all = receivers_in(value);
    *count = all.count;
    void *object = number < all.count ? cffi_receiver_retain(all.others[number]) : NULL;
    cffi_hazard_clear_inline();
    return object;
}

// MARK: Setting receivers

static cffi_receiver **receiver_location(void *proxy, cffi_receiver_kind kind) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    return kind == cffi_receiver_forward    ? &words->forward
           : kind == cffi_receiver_fallback ? &words->fallback
                                            : &words->messages;
}

void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver) {
    if (kind == cffi_receiver_forward) {
        cffi_dispatch_table *dispatch_table = (cffi_dispatch_table *)(uintptr_t)cffi_words_of(proxy)->dispatch_table;
        if (dispatch_table->has_static && receiver != NULL) cffi_static_target_offer(dispatch_table, receiver);
        change_forward(proxy, &(forward_change){.has_main = true, .main = receiver});
    } else {
        cffi_lock *lock = cffi_lock_of(proxy);
        cffi_lock_acquire(lock);
        cffi_receiver *before = exchange(cffi_words_of(proxy), receiver_location(proxy, kind), receiver);
        cffi_lock_release(lock);
        cffi_hazard_retire(before, cffi_receiver_drop);
    }
}

static bool are_equal(const cffi_witness_table *tables, const cffi_witness_table *others, uint32_t count) {
    uint32_t same = 0;
    while (same < count && tables[same] == others[same]) same += 1;
    return same == count;
}

/// Whether an object can take the place of a receiver's. Precondition: the caller holds the proxy's lock. Then no other
/// thread begins to keep the receiver, and to read its object when it isn't protected.
static bool fits(const cffi_receiver *receiver, const void *type, const cffi_witness_table *tables, uint32_t count) {
    return receiver != NULL && receiver->holding == cffi_holding_unowned && receiver->type == type &&
           receiver->lacks == 0 && __atomic_load_n(&receiver->references, __ATOMIC_RELAXED) == 1 &&
           are_equal(receiver->tables, tables, count);
}

bool cffi_proxy_replace_plain_delegate(void *proxy, void *object, const cffi_witness_table *tables, uint32_t count) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    const void *type = *(const void *const *)object;
    if (!cffi_proxy_needs_no_companions(proxy, object)) return false;
    cffi_lock *lock = cffi_lock_of(proxy);
    cffi_lock_acquire(lock);
    cffi_receiver *receiver = __atomic_load_n(&words->forward, __ATOMIC_RELAXED);
    bool is_done = fits(receiver, type, tables, count);
    void *before = NULL;
    if (is_done) {
        swift_unownedRetain(object);
        before = cffi_hazard_exchange(&receiver->object, object);
        note_change(words);
    }
    cffi_lock_release(lock);
    // Another thread may have freed the receiver meanwhile: only its address counts.
    if (is_done) cffi_hazard_retire_part(receiver, before, swift_unownedRelease);
    return is_done;
}

uint16_t cffi_proxy_receiver_changes(void *proxy) {
    return cffi_receiver_changes(cffi_words_of(proxy));
}

bool cffi_proxy_keeps_delegate(void *proxy) {
    return __atomic_load_n(&cffi_words_of(proxy)->keeps_delegate, __ATOMIC_RELAXED);
}

bool cffi_proxy_has_partial_delegate(void *proxy) {
    const cffi_receiver *value = cffi_hazard_protect_inline((void *const *)&cffi_words_of(proxy)->forward);
    if (value == NULL) return false;
    const cffi_receiver *main = receivers_in(value).main;
    bool is_partial = main != NULL && main->lacks != 0;
    cffi_hazard_clear_inline();
    return is_partial;
}

bool cffi_proxy_forwards(void *proxy) {
    return __atomic_load_n(&cffi_words_of(proxy)->forward, __ATOMIC_ACQUIRE) != NULL;
}

/// Whether a proxy that is a relay has a target that is alive.
static bool has_target(void *relay) {
    void *target = cffi_proxy_copy_receiver(relay, cffi_receiver_forward, NULL);
    if (target != NULL) swift_release(target);
    return target != NULL;
}

/// Gives up a relay without a target.
static void *alive(void *object, bool may_be_gone) {
    if (CFFI_LIKELY(!may_be_gone) || object == NULL || has_target(object)) return object;
    swift_release(object);
    return NULL;
}

void *cffi_receiver_retain_any(cffi_receiver *receiver) {
    return alive(cffi_receiver_retain(receiver), receiver->may_be_gone);
}

CFFI_HOT void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables) {
    const cffi_receiver *value = cffi_hazard_protect_inline((void *const *)receiver_location(proxy, kind));
    if (value == NULL) return NULL;
    cffi_receiver *receiver = receivers_in(value).main;
    void *object = receiver == NULL ? NULL : cffi_receiver_retain(receiver);
    if (object != NULL && tables != NULL) {
        memcpy(tables, receiver->tables, receiver->table_count * sizeof *tables);
    }
    bool may_be_gone = object != NULL && receiver->may_be_gone;
    cffi_hazard_clear_inline();
    return alive(object, may_be_gone);
}

void *cffi_proxy_copy_target(void *proxy, cffi_witness_table *tables, uint32_t count) {
    const cffi_receiver *value = cffi_hazard_protect_inline((void *const *)&cffi_words_of(proxy)->forward);
    if (value == NULL) return NULL;
    cffi_receiver *receiver = receivers_in(value).main;
    void *object = receiver == NULL ? NULL : cffi_receiver_retain(receiver);
    bool is_relay = object != NULL && receiver->relay != NULL;
    if (object != NULL && !is_relay) {
        memcpy(tables, receiver->tables,
               (count < receiver->table_count ? count : receiver->table_count) * sizeof *tables);
    }
    cffi_hazard_clear_inline();
    if (!is_relay) return object;
    void *target = cffi_proxy_copy_target(object, tables, count);
    swift_release(object);
    return target;
}

void *cffi_proxy_copy_relay(void *proxy) {
    const cffi_receiver *value = cffi_hazard_protect_inline((void *const *)&cffi_words_of(proxy)->forward);
    if (value == NULL) return NULL;
    cffi_receiver *receiver = receivers_in(value).main;
    void *object = receiver != NULL && receiver->relay != NULL ? cffi_receiver_retain(receiver) : NULL;
    cffi_hazard_clear_inline();
    return object;
}
