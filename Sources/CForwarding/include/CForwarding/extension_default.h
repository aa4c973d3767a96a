// Default implementations of protocol extensions, which answer the calls that no target answers.

#ifndef CFORWARDING_EXTENSION_DEFAULT_H
#define CFORWARDING_EXTENSION_DEFAULT_H

#include "CForwarding/dispatch_table.h"

CFFI_EXPORTS_BEGIN

/// How many tables for `Self` an extension's method may take.
#define CFFI_TABLES_OF_SELF 4

/// The default implementation of a requirement. It is a function of its own with the convention of a witness: the
/// formal arguments, the metatype of `Self`, the witness table of `Self: P`, where P is the extended protocol, and
/// `self` in the context register (swiftlang/swift, lib/IRGen/GenProto.cpp, expandTrailingWitnessSignature; an
/// extension's method has the generic signature `<Self: P>`). So it can be called with a proxy as `self`. One of an
/// extension with constraints, `where Self: Q`, takes a table for each protocol, in the order of their modules' names,
/// and then of their own (lib/AST/Decl.cpp, TypeDecl::compare). Never freed.
typedef struct cffi_extension_default {
    /// The function, or for an asynchronous requirement the record that leads to it.
    const void *function;
    /// The tables that it takes for `Self`, which are the proxy's: calls that the default implementation makes on
    /// `self` come back through the proxy. `own` is the place of the extended protocol's.
    cffi_witness_table tables[CFFI_TABLES_OF_SELF];
    uint8_t self_table_count;
    uint8_t own;
    /// How many words of the stack are arguments, as long as the words of `Self` are in registers: those that find none
    /// come behind them. Negative if that is not known.
    int32_t stack_words;
    /// For a generic requirement: how many words behind the arguments are metadata of its own parameters, and how many
    /// are their witness tables. A witness has these words first, and then those of `Self`; the extension's method has
    /// the metadata of `Self` in front of all, and the table of `Self` in front of the tables.
    uint8_t metadata_count;
    uint8_t table_count;
    /// Whether the caller passes an address for the error, which a witness has in front of the words of `Self`, and an
    /// extension's method behind all others (lib/IRGen/GenCall.cpp, expandParameters).
    uint8_t error_address;
} cffi_extension_default;

enum {
    cffi_error_address_none,
    cffi_error_address_passed,
    /// A property's getter, of which no symbol tells that it throws: it has no arguments, so any word in front is that
    /// address.
    cffi_error_address_if_first,
    /// The same, behind the address of its result: an asynchronous getter takes that as an argument.
    cffi_error_address_if_second,
};

/// Whether the words behind the arguments have another order in the extension's method.
static inline bool cffi_extension_default_orders_anew(const cffi_extension_default *found) {
    return found->metadata_count != 0 || found->error_address != cffi_error_address_none || found->self_table_count > 1;
}

/// The default implementation of a slot's requirement; null if there is none, or none was found. The first time it
/// looks for one, which takes some milliseconds. Thread-safe.
const cffi_extension_default *cffi_dispatch_table_extension_default(const cffi_dispatch_table *dispatch_table,
                                                                    uint32_t number);

/// Whether a slot's requirement is known to have no default implementation. Thread-safe.
CFFI_HOT_INLINE bool cffi_dispatch_table_has_no_extension_default(const cffi_dispatch_table *dispatch_table,
                                                                  const cffi_slot *slot) {
    extern const cffi_extension_default cffi_no_extension_default;
    size_t number = (size_t)(slot - dispatch_table->slots);
    return __atomic_load_n(&dispatch_table->extension_defaults[number], __ATOMIC_ACQUIRE) == &cffi_no_extension_default;
}

CFFI_EXPORTS_END

#endif
