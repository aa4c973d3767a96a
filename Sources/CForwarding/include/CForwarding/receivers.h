// A proxy's receivers: the forward delegate and those beside it, the fallback, the receiver of messages.

#ifndef CFORWARDING_RECEIVERS_H
#define CFORWARDING_RECEIVERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/shape.h"

CFFI_EXPORTS_BEGIN

/// A receiver's tables, to be filled before it is published.
cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver);

/// A receiver with room for `table_count` tables, or null without memory. `object` is retained, or held weakly.
/// Precondition: `object` is alive.
cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count);

typedef enum cffi_receiver_kind {
    cffi_receiver_forward,
    cffi_receiver_fallback,
    cffi_receiver_messages,
} cffi_receiver_kind;

/// Replaces a proxy's receiver (null: none), of several forward receivers the main one; takes over `receiver`. Any thread.
void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver);

/// Adds a forward receiver behind the others: calls of methods that are known to return nothing reach all, any other the
/// first that lives. Takes over `receiver`, and gives the number by which it is taken away; those whose object is gone are
/// taken away now. Any thread.
uint64_t cffi_proxy_add_forward(void *proxy, cffi_receiver *receiver);

/// Takes away what `cffi_proxy_add_forward` added, if it is still there. Calls under way may reach it still. Any thread.
void cffi_proxy_remove_forward(void *proxy, uint64_t number);

/// The object of the `number`th forward receiver that was added to a proxy, retained for the caller, or null where it is
/// gone. Writes how many there are to `count`. Any thread.
void *cffi_proxy_copy_added(void *proxy, uint32_t number, uint32_t *count);

/// A proxy's receiver's object, retained for the caller, or null where there is none or it is gone. Writes its witness
/// tables to `tables`, if that is not null. Any thread. Precondition: `tables` has room for the shape's tables.
void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables);

CFFI_EXPORTS_END

#endif
