// The setters of delegates. `parent.delegate = other` would take the proxy's place without a word, so the setter of the
// property is replaced in the metadata of the parent's class, as the deallocating destructor is: what was assigned
// becomes the proxy's target.
//
// A property of a class has a setter in the class's metadata if subclasses may override it; code that knows the class
// exactly may call the function itself. Which word it is, no metadata says. So when the first parent of a class gets a
// proxy, all setters of the class are replaced while the library sets the delegate: the one that is called is the
// property's. If none is, the class is not covered.

#ifndef CFORWARDING_DELEGATE_SETTER_H
#define CFORWARDING_DELEGATE_SETTER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"

CFFI_EXPORTS_BEGIN

/// A property whose setters are looked for. Never freed.
typedef struct cffi_delegate_property cffi_delegate_property;

typedef enum cffi_setter_search {
    /// The setter of that class has not been looked for.
    cffi_setter_unknown,
    /// It is not called through the class's metadata.
    cffi_setter_absent,
    /// It is replaced.
    cffi_setter_replaced,
} cffi_setter_search;

/// What is known of a property of one class of parents.
typedef struct cffi_property_storage {
    /// Whether the parent retains its delegate.
    bool is_strong;
    /// In bytes, from the parent: the one word that referred to the proxy when it was the delegate, and did not before.
    /// 0 where there was no such word, or several.
    size_t offset;
} cffi_property_storage;

/// What Swift does when a value is assigned. `value`: the assigned value, which may be changed.
typedef void cffi_assigned(const void *context, void *parent, void **value, const cffi_property_storage *storage);

/// Whether Swift can tell what else is assigned to a parent's property where `value` is a proxy: the property need not
/// have the type of the proxy's delegate.
typedef bool cffi_accepts(const void *context, void *parent, void *const *value);

/// `context` is passed to `assigned` and `accepts`. Null if there is no memory.
cffi_delegate_property *cffi_delegate_property_make(const void *context, cffi_assigned *assigned,
                                                    cffi_accepts *accepts);

/// Whether the setter of a class of parents is replaced. Thread-safe, without a lock.
cffi_setter_search cffi_delegate_setter(const cffi_delegate_property *property, const void *type);

/// Sets a parent's delegate by `set`, as the library does it: what is assigned to that parent meanwhile, by this
/// thread, is not looked at.
void cffi_delegate_set(void *parent, void (*set)(void *context), void *context);

/// Whether this thread sets the delegate of that parent by `cffi_delegate_set` or `cffi_delegate_search`. A property
/// that asks this keeps a proxy by itself when others assign: its setter need not be replaced.
bool cffi_delegate_is_set_by_library(const void *parent);

/// The same as `cffi_delegate_set`, and looks for the setter of the parent's class. Preconditions: `set` assigns the
/// object at `proxy`; one thread at a time looks for setters, though `set` may lead to another search.
void cffi_delegate_search(cffi_delegate_property *property, void *parent, void *proxy, void (*set)(void *context),
                          void *context);

/// Whether a parent's property refers to a proxy. Where the property's word isn't known, and where another object is
/// the delegate: false, and only the property's getter can tell. Precondition: the caller keeps the parent.
bool cffi_delegate_refers_to(const void *parent, cffi_property_storage storage, const void *proxy);

/// Puts a proxy in the place of an assigned value, whose reference ends. Preconditions: the caller keeps
/// the proxy; the value has room for `count` tables.
void cffi_delegate_replace_value(void **value, void *proxy, const cffi_witness_table *tables, uint32_t count);

CFFI_EXPORTS_END

#endif
