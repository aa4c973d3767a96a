// How a receiver lies in memory.

#ifndef CFORWARDING_RECEIVER_LAYOUT_H
#define CFORWARDING_RECEIVER_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/receivers.h"
#include "CSupport/swift_runtime.h"

#pragma GCC visibility push(hidden)

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

#pragma GCC visibility pop

#endif
