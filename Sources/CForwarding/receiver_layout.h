// The layout of a receiver in memory.

#ifndef CFORWARDING_RECEIVER_LAYOUT_H
#define CFORWARDING_RECEIVER_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/receivers.h"
#include "CSupport/counts.h"

#pragma GCC visibility push(hidden)

/// How a receiver holds its object.
typedef enum cffi_holding {
    /// Retains the object.
    cffi_holding_strong,
    /// Keeps the object's memory: an unowned reference.
    cffi_holding_unowned,
    /// This receiver stands for several, and has no object of its own.
    cffi_holding_several,
} cffi_holding;

/// An object that calls go to, with its witness table for each protocol of the dispatch table. Reference-counted. Once
/// published, it stays as it is, except that another object of the class may take the object's place. A partial one
/// does not conform to some of the protocols, and does not get the calls of their requirements.
///
/// Several receivers are represented by one that looks to the path of most calls as if its object were gone: `object`
/// is null, `type` and `tables` are those of the first. So a proxy with one receiver pays nothing for this feature. A
/// single partial one counts as several, and so does a single relay.
struct cffi_receiver {
    /// Atomic. See `cffi_proxy_replace_plain_delegate`.
    void *object;
    /// The object's class, read here before it is known whether the object is still alive.
    const void *type;
    /// If there are several: how many, and whether the first is the main one. They follow the tables.
    uint32_t count;
    bool has_main;
    /// `cffi_receiver_set_relay`: whether the relay holds its target weakly.
    bool may_be_gone;
    /// Null for what isn't a relay.
    const cffi_relay *relay;
    /// Atomic. A proxy drops its reference to its receiver through `cffi_hazard_retire`, so a thread that has protected
    /// a receiver may retain it.
    uint32_t references;
    uint16_t table_count;
    /// A `cffi_holding`.
    uint8_t holding;
    /// Whether the object was found gone, so that the next change removes it. Guarded by the lock of the proxy it was
    /// added to.
    bool is_gone;
    /// A bit for each table of a protocol to which the object does not conform: then the table only leads to those of
    /// bases.
    uint64_t lacks;
    cffi_witness_table tables[];
};

/// The members of several receivers, in the order of their calls. Each is retained.
static inline cffi_receiver **cffi_receiver_members(const cffi_receiver *several) {
    return (cffi_receiver **)(several->tables + several->table_count);
}

/// The numbers under which the members were added, in the same order; 0 for the main one.
static inline uint64_t *cffi_receiver_numbers(const cffi_receiver *several) {
    return (uint64_t *)(cffi_receiver_members(several) + several->count);
}

static inline void cffi_receiver_keep(cffi_receiver *receiver) {
    __atomic_fetch_add(&receiver->references, 1, __ATOMIC_RELAXED);
}

/// The receiver's object, as it was when it took its place. Precondition: the receiver is protected or kept.
CFFI_HOT_INLINE void *cffi_receiver_object(const cffi_receiver *receiver) {
    return __atomic_load_n(&receiver->object, __ATOMIC_ACQUIRE);
}

/// Drops one reference to a receiver. This may run foreign code.
void cffi_receiver_drop(void *receiver);

/// The same for what was a proxy's forward delegate, when no call uses it any more.
void cffi_receiver_retire(cffi_receiver *receiver);

/// Retains a receiver's object; null if it is gone, or for several. Precondition: the receiver is protected or kept.
CFFI_HOT_INLINE void *cffi_receiver_retain(cffi_receiver *receiver) {
    return cffi_try_retain(cffi_receiver_object(receiver));
}

/// The same, for a receiver that may be a relay, which is gone once its target is. This may run foreign code.
/// Preconditions: the receiver is kept; the thread protects nothing.
void *cffi_receiver_retain_any(cffi_receiver *receiver);

#pragma GCC visibility pop

#endif
