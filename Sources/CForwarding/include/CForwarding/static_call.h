// Calls of static requirements. They come with the metatype of the proxies' class as self, and so name no proxy: the
// witness table among the words behind the arguments leads to the dispatch table, and that to the targets' type.
// Observers and interceptors of them are at a proxy that stands for the type.

#ifndef CFORWARDING_STATIC_CALL_H
#define CFORWARDING_STATIC_CALL_H

#include <stdbool.h>

#include "CForwarding/dispatch_table.h"

CFFI_EXPORTS_BEGIN

/// Has static calls through a witness table of a dispatch table find that. False if out of memory. Precondition:
/// neither is ever freed.
bool cffi_static_table_add(cffi_witness_table table, cffi_dispatch_table *dispatch_table);

/// The same for a copy of its first table, which another class of proxies has.
bool cffi_static_table_add_copy(cffi_witness_table copy, cffi_dispatch_table *dispatch_table);

/// The type of the targets of a dispatch table's proxies, to which static calls go; null if there was no target, or if
/// there were some of several types. Thread-safe.
const void *cffi_static_target_type(const cffi_dispatch_table *dispatch_table);

/// Has static calls go to the type of a proxy's target, if it has one, whatever the types of other proxies' targets
/// are. Thread-safe.
void cffi_static_target_choose(void *proxy);

/// Whether there were targets of several types.
bool cffi_static_target_is_ambiguous(const cffi_dispatch_table *dispatch_table);

/// The proxy that stands for the type of a dispatch table's proxies: its observers and interceptors get static calls.
/// Null for none. Thread-safe.
void *cffi_type_proxy(const cffi_dispatch_table *dispatch_table);

/// Has `proxy` be it, if there is none. Returns which one it is. Precondition: it is never freed. Thread-safe.
void *cffi_type_proxy_set(cffi_dispatch_table *dispatch_table, void *proxy);

/// Whether a call of a static requirement's slot through the proxies' type would reach that proxy's observers or
/// interceptors, and what answers it. Thread-safe.
bool cffi_type_proxy_hears(const cffi_dispatch_table *dispatch_table, uint32_t slot);

CFFI_EXPORTS_END

#endif
