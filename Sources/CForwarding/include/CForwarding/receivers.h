// A proxy's receivers: the forward delegate and the added ones, the fallback, the receiver of messages.

#ifndef CFORWARDING_RECEIVERS_H
#define CFORWARDING_RECEIVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/dispatch_table.h"
#include "CForwarding/pending_call.h"

CFFI_EXPORTS_BEGIN

/// A receiver's tables, which the caller fills before it publishes the receiver.
cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver);

/// Says that a new receiver does not get the calls of some protocols: the bits of their tables.
void cffi_receiver_set_partial(cffi_receiver *receiver, uint64_t lacks);

/// Has a receiver's object be a box with a value of `type`, a struct or an enum. Precondition: only the caller knows
/// the receiver.
void cffi_receiver_set_type(cffi_receiver *receiver, const void *type);

/// Has a receiver's object, a proxy, stand for its own target: the receiver counts as gone once that target is.
/// Preconditions: only the caller knows the receiver; it is for a proxy's `cffi_receiver_forward`; that proxy has its
/// target, and keeps it as its only one; `relay` stays as it is for as long as the object lives.
void cffi_receiver_set_relay(cffi_receiver *receiver, const cffi_relay *relay);

/// A receiver with room for `table_count` tables; null if out of memory. It retains `object`, or holds it weakly.
/// Precondition: `object` is alive.
cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count);

typedef enum cffi_receiver_kind {
    cffi_receiver_forward,
    cffi_receiver_fallback,
    cffi_receiver_messages,
} cffi_receiver_kind;

/// Replaces a proxy's receiver (null: none); of several forward receivers, the main one. Takes over `receiver`.
/// Thread-safe.
void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver);

/// Makes an object the only forward delegate, weakly, if it takes the place of another one of its class, with the same
/// tables in front, and the class is the dispatch table's plain one (`cffi_dispatch_table_set_plain_class`): the
/// receiver stays, which costs half as much as a new one. False for any other, and nothing has changed. Thread-safe.
/// Precondition: the caller keeps `object`.
bool cffi_proxy_replace_plain_delegate(void *proxy, void *object, const cffi_witness_table *tables, uint32_t count);

/// How often a proxy's receivers were changed, modulo 65,536. If they were changed while a caller looked at them one
/// after the other, and it found none, it looks again. Thread-safe.
uint16_t cffi_proxy_receiver_changes(void *proxy);

/// Whether the forward delegate is retained, and the only one. Thread-safe.
bool cffi_proxy_keeps_delegate(void *proxy);

/// Whether the main forward delegate does not conform to all of the dispatch table's protocols. Thread-safe.
bool cffi_proxy_has_partial_delegate(void *proxy);

/// Whether a proxy has forward receivers, which may be gone. Thread-safe.
bool cffi_proxy_forwards(void *proxy);

/// Adds a forward receiver behind the others. Calls of methods that are known to return nothing, and take no closure,
/// reach all of them; any other call reaches the first one that is alive. Takes over `receiver`, and returns the number
/// by which it can be removed. Also removes added receivers whose object is gone. Thread-safe.
uint64_t cffi_proxy_add_forward(void *proxy, cffi_receiver *receiver);

/// Removes what `cffi_proxy_add_forward` added, if it is still there. Calls under way may still reach it. Thread-safe.
void cffi_proxy_remove_forward(void *proxy, uint64_t number);

/// The object of the `number`th forward receiver that was added to a proxy, retained for the caller; null if it is
/// gone. Writes the number of added receivers to `count`. Thread-safe.
void *cffi_proxy_copy_added(void *proxy, uint32_t number, uint32_t *count);

/// The object of a proxy's receiver, retained for the caller; null if there is no receiver or its object is gone.
/// Writes its witness tables to `tables`, if that is not null. Thread-safe. Precondition: `tables` has room for the
/// dispatch table's witness tables.
void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables);

/// The same for the main forward delegate: of a relay, its target. Writes the first `count` tables.
void *cffi_proxy_copy_target(void *proxy, cffi_witness_table *tables, uint32_t count);

/// The proxy that is a proxy's main forward delegate as a relay, retained for the caller, whether or not its target is
/// gone; null if there is none. Thread-safe.
void *cffi_proxy_copy_relay(void *proxy);

CFFI_EXPORTS_END

#endif
