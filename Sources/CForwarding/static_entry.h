// What the entries do with calls of static requirements: `CForwarding/static_call.h`.

#ifndef CFORWARDING_STATIC_ENTRY_H
#define CFORWARDING_STATIC_ENTRY_H

#include <stdbool.h>
#include <stdint.h>

#include "CForwarding/dispatch_table.h"
#include "CForwarding/receivers.h"
#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// Whether an entry stub for calls that pass the address of self was called with a metatype. `first`: the first word
/// that self leads to. For an object's address that is the address, and for a type's metadata its kind, which is a
/// small number, or 0 for a class. Source: swiftlang/swift, include/swift/ABI/MetadataKind.def.
static inline bool cffi_is_kind_of_metadata(const void *first) {
    return (uintptr_t)first <= 0x7FF;
}

/// The targets' type, and its tables.
typedef struct cffi_static_target {
    /// Null where targets were of several types.
    const void *type;
    cffi_witness_table tables[];
} cffi_static_target;

/// Notes the type of a new target.
void cffi_static_target_offer(cffi_dispatch_table *dispatch_table, const cffi_receiver *receiver);

/// The two words that a caller passes behind the arguments: a class of proxies, and a witness table. They are in
/// registers or, if these have arguments, on the stack.
typedef struct cffi_static_pair {
    /// Null if there is none.
    cffi_dispatch_table *dispatch_table;
    uint64_t table;
    /// Where the table is: a register, or a word of the stack behind all registers.
    unsigned place;
    /// Whether there may be others: arguments that are such a pair, or words that an earlier call left.
    bool is_ambiguous;
    /// Whether it is in registers, and the stack has one, too: an argument is in registers then, or the other one is a
    /// variable of the caller.
    bool is_on_stack_too;
} cffi_static_pair;

/// Finds the pair of a call of the requirement with that number. Traps if there is none. Precondition: the frame has
/// the caller's metatype as self, and the number of stack words.
cffi_static_pair cffi_static_pair_of(const cffi_swift_frame *frame, uint32_t number);

/// The same, where that number is not known yet.
cffi_static_pair cffi_static_pair_at_entry(cffi_swift_frame *frame, uint32_t number);

/// Has the words behind the arguments be the target's, to which the call can go on then. Traps if there is no target.
///
/// - Parameter words: Room for a copy of CFFI_STACK_WINDOW stack words, or null to change those of the caller.
const cffi_static_target *cffi_static_retarget(cffi_swift_frame *frame, const cffi_static_pair *pair, uint32_t number,
                                               uint64_t *words);

/// The proxy that gets a static call in place of the targets' type: a probe, or the one that stands for the type, if it
/// has interceptors, or observers of the call; else null.
void *cffi_static_listener(const cffi_swift_frame *frame, const cffi_static_pair *pair, uint32_t number);

/// The number of the requirement that a slot is, or of which it is an instance.
uint32_t cffi_static_requirement(const cffi_dispatch_table *dispatch_table, const cffi_slot *slot);

/// Forwards the call of a static requirement, which is not asynchronous, to the targets' type.
void cffi_static_forward(cffi_swift_frame *frame, const cffi_slot *slot, uint32_t number);

/// Dispatches the call of the static requirement with that number, which is not asynchronous.
void cffi_dispatch_static(cffi_swift_frame *frame, uint32_t number);

/// The same for a listener. Defined beside the entry.
void cffi_dispatch_to_listener(cffi_swift_frame *frame, void *proxy, uint32_t number);

#pragma GCC visibility pop

#endif
