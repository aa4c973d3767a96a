// Calls that come as records. The record's arguments go to a C function, with observers before and after, when a proxy
// stands in for a callback; or they go to a Swift closure.

#ifndef CFORWARDING_C_FUNCTION_H
#define CFORWARDING_C_FUNCTION_H

#include "CFFIShim/invocation.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// One callback, of a table of callbacks, for which a proxy stands in. Immutable once published.
typedef struct cffi_function_slot {
    /// The proxy: an object whose first stored property is a `cffi_proxy_words`.
    void *proxy;
    /// The slot to which observers are added.
    uint32_t slot;
    /// The function to call between the observers.
    cffi_function *original;
    /// What `original` takes and returns.
    const cffi_signature *signature;
    /// Size and alignment of the arguments in the layout of Swift's tuple, which is what observers get.
    uint32_t size, alignment;
    /// How many arguments there are. After this struct follow each argument's offset in the tuple and its size there.
    uint32_t argument_count;
} cffi_function_slot;

typedef struct cffi_function_argument {
    uint32_t offset, size;
} cffi_function_argument;

/// A slot with room for its arguments; null if out of memory. The caller frees it with `cffi_function_slot_free`.
cffi_function_slot *cffi_function_slot_create(uint32_t argument_count);
void cffi_function_slot_free(cffi_function_slot *slot);
cffi_function_argument *cffi_function_slot_arguments(cffi_function_slot *slot);

/// Notifies the observers, calls the original, notifies the observers again, and leaves the original's result in the
/// record. Observers get the arguments as they were before the call; memory to which they point belongs to the caller.
/// Preconditions: the record's values are as the signature says; the proxy is alive.
void cffi_function_dispatch(cffi_invocation *record, const cffi_function_slot *slot);

/// Calls a Swift closure with a record's arguments: a `cffi_callback_handler`. `object` is a Swift object whose first
/// stored property is a closure that takes two pointers, to the arguments' addresses and to room for the result, and
/// returns nothing. Such a closure consists of its code and its context. The arguments are passed as in C, and the
/// context in the self register (swiftlang/swift, docs/ABI/CallConvSummary.rst).
void cffi_callback_call_closure(cffi_invocation *record, void *object);

CFFI_EXPORTS_END

#endif
