// What all proxies of one delegate type share: which requirement each entry stub stands for.

#ifndef CFORWARDING_DISPATCH_TABLE_H
#define CFORWARDING_DISPATCH_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/selector.h"
#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// An object that calls go to, with its witness table for each protocol of the dispatch table (receiver_layout.h).
typedef struct cffi_receiver cffi_receiver;

/// What is learnt of a requirement besides its types, from calls, from symbols, or by its reference.
typedef enum cffi_learnt {
    /// It is `mutating`: a call changed a target that is a struct or an enum.
    cffi_learnt_mutating = 1,
    /// Symbols were looked at for `Self` in the requirement's types; they have it; they tell that it has none.
    cffi_learnt_symbols = 2,
    cffi_learnt_self = 4,
    cffi_learnt_no_self = 8,
    /// It is `consuming`: a call takes over a reference to the object that it is called on, or a copy of the value.
    cffi_learnt_consuming = 16,
    /// It is taken for not `consuming`.
    cffi_learnt_borrowing = 32,
    /// It is generic, and has instances: calls of these have slots of their own.
    cffi_learnt_generic = 64,
    /// It is static, and an argument may be a type with the witness table of one of the program's protocols.
    cffi_learnt_takes_pairs = 128,
} cffi_learnt;

/// One requirement of one of a proxy's protocols.
typedef struct cffi_slot {
    /// The witness table of entry stubs that contains this requirement.
    cffi_witness_table entries;
    /// Null until the requirement's types are known. Atomic.
    const cffi_method *method;
    /// The index of the dispatch table's witness table, and of the word in it.
    uint16_t table;
    uint16_t word;
    /// True for `_read` and `_modify`: after such a call returned, it goes on until its continuation has run.
    bool is_coroutine : 1;
    /// True for a `_modify` with the getter and the setter of the same property two slots before it, and one.
    bool is_modify : 1;
    /// True for a requirement that is `async`.
    bool is_async : 1;
    /// True where the proxies' class implements the requirement itself.
    bool is_own : 1;
    /// True for a requirement of the type, and for an initializer: self is a metatype.
    bool is_static : 1;
    bool is_init : 1;
    /// In a hand-written class, true for a method whose arguments contain no closures: the bits of a copied
    /// argument are those of the original, where for a closure Swift may make another one.
    bool has_plain_arguments : 1;
    /// True for a requirement of a protocol to which structs may conform.
    bool self_by_address;
    union {
        struct {
            /// Which integer register had the second of the two words behind the arguments the last time; 0 if not
            /// known, and while the calls may not go the shortest way: the requirement may be `consuming`, or has
            /// instances. Atomic.
            uint8_t pair_place;
            /// Several of `cffi_learnt`. Atomic.
            uint8_t learnt;
        };
        /// Both, which change together. Atomic.
        uint16_t pair_and_learnt;
    };
    /// For the Swift side: the method that was registered under a name, so that calls can become invocations; null
    /// until then. Atomic.
    const void *registered;
} cffi_slot;

#ifndef __cplusplus
_Static_assert(sizeof(cffi_slot) == 32, "a power of two, so that a slot is found by a shift");
#endif

/// What all proxies of one delegate type share. Never freed.
typedef struct cffi_dispatch_table {
    uint32_t slot_count;
    uint32_t table_count;
    const cffi_witness_table *tables;
    /// How many of the tables a value of the delegate type has. They come first.
    uint32_t direct_count;
    /// Whether the proxies' class is hand-written, without entry stubs.
    bool is_hand_written;
    /// Whether there are static requirements.
    bool has_static;
    /// Whether casts of the proxies find their protocols, or that was found impossible. Atomic.
    bool supports_casts;
    /// For the Swift side.
    const void *context;
    /// A class of targets that needs no companions; null for none. Atomic.
    const void *plain_class;
    /// The location of the map in which messages find the registered methods. Written before others know the dispatch
    /// table.
    cffi_method_map *const *messages;
    /// For `cffi_dispatch_table_default`: what it found, and when. Atomic; written under the dispatch table's
    /// `cffi_lock_of`.
    cffi_receiver *last_receiver;
    uint32_t last_look;
    /// The type of the targets (static_call.h); null before there was one. Atomic.
    const struct cffi_static_target *static_target;
    /// The proxy that hears static calls (static_call.h); null before anything wanted to hear them. Atomic.
    void *type_proxy;
    /// For `cffi_dispatch_table_extension_default`: what it found, by slot; null before it looked. Atomic.
    const struct cffi_extension_default **extension_defaults;
    /// The instances of generic requirements (instance.h). Atomic.
    const struct cffi_instance *instances;
    cffi_slot slots[];
} cffi_dispatch_table;

/// Notes a class of targets that needs no companions. Thread-safe.
void cffi_dispatch_table_set_plain_class(cffi_dispatch_table *dispatch_table, const void *type);

/// A dispatch table without tables, with room for `slot_count` slots; null if out of memory.
cffi_dispatch_table *cffi_dispatch_table_create(uint32_t slot_count);

/// Returns `dispatch_table->slots`, a flexible array, which Swift does not import.
cffi_slot *cffi_dispatch_table_slots(cffi_dispatch_table *dispatch_table);

/// `dispatch_table->supports_casts`. Any thread.
static inline bool cffi_dispatch_table_supports_casts(const cffi_dispatch_table *dispatch_table) {
    return __atomic_load_n(&dispatch_table->supports_casts, __ATOMIC_ACQUIRE);
}
static inline void cffi_dispatch_table_set_supports_casts(cffi_dispatch_table *dispatch_table) {
    __atomic_store_n(&dispatch_table->supports_casts, true, __ATOMIC_RELEASE);
}

/// Whether that was learnt of a slot; that it was. Thread-safe.
CFFI_HOT_INLINE bool cffi_slot_has_learnt(const cffi_slot *slot, cffi_learnt what) {
    return (__atomic_load_n(&slot->learnt, __ATOMIC_RELAXED) & what) != 0;
}
static inline void cffi_slot_learn(cffi_slot *slot, cffi_learnt what) {
    __atomic_fetch_or(&slot->learnt, (uint8_t)what, __ATOMIC_RELAXED);
}

/// Has a slot remember where its calls have the two words behind the arguments, if they may go the shortest way.
/// Thread-safe.
static inline void cffi_slot_remember_pair(cffi_slot *slot, uint8_t place) {
    cffi_slot before, after;
    before.pair_and_learnt = __atomic_load_n(&slot->pair_and_learnt, __ATOMIC_SEQ_CST);
    do {
        if ((before.learnt & (cffi_learnt_consuming | cffi_learnt_generic)) != 0) return;
        after.learnt = before.learnt;
        after.pair_place = place;
    } while (!__atomic_compare_exchange_n(&slot->pair_and_learnt, &before.pair_and_learnt, after.pair_and_learnt, false,
                                          __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
}

/// That a slot's requirement is `consuming`, or has instances: from then on no call goes the shortest way. Both at
/// once, so that no thread can remember the place in between, by which calls would go that way for a moment.
/// Thread-safe.
static inline void cffi_slot_end_shortest_way(cffi_slot *slot, cffi_learnt what) {
    cffi_slot before, after;
    before.pair_and_learnt = __atomic_load_n(&slot->pair_and_learnt, __ATOMIC_SEQ_CST);
    do {
        after.learnt = before.learnt | (uint8_t)what;
        after.pair_place = 0;
    } while (!__atomic_compare_exchange_n(&slot->pair_and_learnt, &before.pair_and_learnt, after.pair_and_learnt, false,
                                          __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
}

/// Publishes a slot's method. Precondition: it has none yet.
void cffi_slot_publish(cffi_slot *slot, const cffi_method *method);

/// A slot's method, or null.
const cffi_method *cffi_slot_method(const cffi_slot *slot);

/// Publishes the registered method of a slot, unless the slot has one. The method must never be freed.
void cffi_slot_register(cffi_slot *slot, const void *registered);

/// What a witness table has for a slot: the entry stub that fits its properties; for an asynchronous one, the record
/// that leads to it. Precondition: `number` < `cffi_entry_stub_count()`.
const void *cffi_entry_stub(uint32_t number, const cffi_slot *slot);

/// How many slots a proxy can have; 0 on a platform without entry stubs.
uint32_t cffi_entry_stub_count(void);

CFFI_EXPORTS_END

#endif
