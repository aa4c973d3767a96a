// Calls that come as records: to a C function, with observers before and after, which is how a proxy stands in for a
// callback; and to a Swift closure.

#ifndef CFORWARDING_C_FUNCTION_H
#define CFORWARDING_C_FUNCTION_H

#include "CFFIShim/invocation.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// One callback of a table that a proxy stands in for. Immutable once published.
typedef struct cffi_function_slot {
    /// The object whose first stored property is a `cffi_proxy_words`.
    void *proxy;
    /// Which of its slots observers are added to.
    uint32_t slot;
    /// Who is called between the observers.
    cffi_function *original;
    /// What `original` takes and returns.
    const cffi_signature *signature;
    /// Bytes and alignment of the arguments, laid out as Swift's tuple of them, which is what observers get.
    uint32_t size, alignment;
    /// Behind this, for each argument, where it is in the tuple and how large it is there.
    uint32_t argument_count;
} cffi_function_slot;

typedef struct cffi_function_argument {
    uint32_t offset, size;
} cffi_function_argument;

/// A slot with room for its arguments, or null without memory. The caller frees it with `cffi_function_slot_free`.
cffi_function_slot *cffi_function_slot_create(uint32_t argument_count);
void cffi_function_slot_free(cffi_function_slot *slot);
cffi_function_argument *cffi_function_slot_arguments(cffi_function_slot *slot);

/// Tells the observers, calls the original, tells the observers; leaves the original's result in the record. Observers
/// get the arguments as they were before the call; what pointers among them refer to is the caller's. Preconditions:
/// the record's values are as the signature says; the proxy is alive.
void cffi_function_dispatch(cffi_invocation *record, const cffi_function_slot *slot);

/// Calls a Swift closure with a record's arguments: a `cffi_callback_handler`. `object` is a Swift object whose first
/// stored property is a closure that takes two pointers, to the arguments' addresses and to room for the result, and
/// returns nothing. Such a closure is its code and its context; the arguments are passed as C's are, and the context in
/// the self register (swiftlang/swift, docs/ABI/CallConvSummary.rst).
void cffi_callback_call_closure(cffi_invocation *record, void *object);

CFFI_EXPORTS_END

#endif
