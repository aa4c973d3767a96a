// What all proxies of one delegate type share: which requirement each entry stub stands for.

#ifndef CFORWARDING_SHAPE_H
#define CFORWARDING_SHAPE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// An object that calls go to, with its witness table for each protocol of the shape. Immutable once published.
typedef struct cffi_receiver cffi_receiver;

/// One requirement of one of a proxy's protocols.
typedef struct cffi_slot {
    /// The witness table of entry stubs that it is in.
    cffi_witness_table entries;
    /// Null until the requirement's types are known. Atomic.
    const cffi_method *method;
    /// Which of the shape's witness tables, and which word of it.
    uint16_t table;
    uint16_t word;
    /// True for `_read` and `_modify`: the call goes on after it returned, until its continuation ran.
    bool is_coroutine;
    /// True for a requirement of a protocol that structs may conform to.
    bool self_by_address;
    /// Which integer register had the second of the two words behind the arguments, the last time; 0 for not known. Atomic.
    uint8_t pair_place;
    /// For the Swift side: the method as it was registered under a name, which can be made an invocation of; null until
    /// then. Atomic.
    const void *registered;
} cffi_slot;

#ifndef __cplusplus
_Static_assert(sizeof(cffi_slot) == 32, "a power of two, so that a slot is found by a shift");
#endif

/// What all proxies of one delegate type share. Lives for ever.
typedef struct cffi_shape {
    uint32_t slot_count;
    uint32_t table_count;
    const cffi_witness_table *tables;
    /// How many of the tables a value of the delegate type has: the first ones.
    uint32_t direct_count;
    /// Whether the proxies' class conforms by hand: there are no entry stubs.
    bool is_by_hand;
    /// For the Swift side.
    const void *context;
    /// For `cffi_shape_default`: what was found, and when. Atomic; written under the shape's `cffi_lock_of`.
    cffi_receiver *last_receiver;
    uint32_t last_look;
    cffi_slot slots[];
} cffi_shape;

/// A shape without tables, with room for `slot_count` slots, or null without memory.
cffi_shape *cffi_shape_create(uint32_t slot_count);

/// `shape->slots`, which Swift does not see.
cffi_slot *cffi_shape_slots(cffi_shape *shape);

/// Publishes a slot's method. Precondition: it has none yet.
void cffi_slot_publish(cffi_slot *slot, const cffi_method *method);

/// A slot's method, or null.
const cffi_method *cffi_slot_method(const cffi_slot *slot);

/// Publishes the registered method of a slot, which lives for ever, unless it has one.
void cffi_slot_register(cffi_slot *slot, const void *registered);

/// The entry stub of a slot, by what the slot says of itself. Precondition: `number` < `cffi_entry_stub_count()`.
const void *cffi_entry_stub(uint32_t number, const cffi_slot *slot);

/// How many slots a proxy can have; 0 on a platform without entry stubs.
uint32_t cffi_entry_stub_count(void);

CFFI_EXPORTS_END

#endif
