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

/// Where a static call goes. The words behind the arguments are the target's already.
typedef struct cffi_static_call {
    const cffi_slot *slot;
    const cffi_static_target *target;
} cffi_static_call;

/// Prepares the call of the requirement with that number. Traps if there is no target. `words`: room for a copy of
/// CFFI_STACK_WINDOW stack words, or null to change those of the caller.
cffi_static_call cffi_static_call_of(cffi_swift_frame *frame, uint32_t number, uint64_t *words);

/// Forwards the call of the requirement with that number, which is not asynchronous.
void cffi_dispatch_static(cffi_swift_frame *frame, uint32_t number);

#pragma GCC visibility pop

#endif
