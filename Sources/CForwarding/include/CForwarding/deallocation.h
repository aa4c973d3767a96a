// Tells others than its class of an object's end, and keeps a context until then.
//
// In front of the metadata record to which a class's instances point is the function that the runtime calls when the
// last strong reference to an instance is released:
//
//   -24  layout string     -16  destroy     -8  value witnesses     0  kind     8  superclass ...
//
// (swiftlang/swift, include/swift/ABI/Metadata.h: TargetHeapMetadataHeader is TargetTypeMetadataLayoutPrefix,
// TargetHeapMetadataHeaderPrefix and TargetTypeMetadataHeaderBase, in this order; stdlib/public/runtime/HeapObject.cpp,
// _swift_release_dealloc calls it, whatever the object's static type.) Hooking a class replaces this function by one
// that notifies the object's context, if it has one, and then calls the original. Only that word changes. An object's
// class pointer must not change, because a cast to a final class compares it with the class's own address
// (lib/IRGen/GenCast.cpp, emitFastClassCastIfPossible): an object of a subclass made at run time would no longer be of
// its class.
//
// A subclass has a function of its own, which calls its superclass's deinit directly. So the hooked class is always
// exactly the object's class. When other objects of that class end, they pay for reading a counter. An isolated deinit
// may be over later than that function (isolated_deinit.h).

#ifndef CFORWARDING_DEALLOCATION_H
#define CFORWARDING_DEALLOCATION_H

#include <stdbool.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Why an object cannot have a context.
typedef enum cffi_attachment {
    cffi_attached,
    /// The object is never freed: the compiler made it, or the runtime knows it as immortal.
    cffi_attachment_immortal,
    /// The last reference to the object is gone already.
    cffi_attachment_ending,
    /// The metadata of the object's class cannot be written.
    cffi_attachment_read_only,
    /// The class's deinit is isolated, and its end cannot be known, because the runtime's function for that is linked
    /// into the class's binary.
    cffi_attachment_isolated,
    cffi_attachment_no_memory,
    /// On this system the layout above has not been verified.
    cffi_attachment_platform,
} cffi_attachment;

typedef struct cffi_swift_deallocation_functions {
    /// Called when the last strong reference to a context's object is gone, before the object's deinit, on that thread.
    void (*ending)(void *context);
    /// Called when the object's deinit is over. Takes over the reference to `context`.
    void (*ended)(void *context);
    /// The same for an object without context, which had a single proxy: takes over the reference to that.
    void (*proxy_ended)(void *proxy);
} cffi_swift_deallocation_functions;

/// Sets the functions, once in the process, before the first context.
void cffi_set_swift_deallocation_functions(cffi_swift_deallocation_functions functions);

/// An object's context, or null. The context lives until the end of the object's deinit. Thread-safe. Precondition:
/// `object` is alive, or in its deinit.
void *cffi_deallocation_context(const void *object);

/// Gives an object a context, unless it has one. `*context` is the new context, which is retained if it is used;
/// afterwards it is the object's context. Thread-safe. Precondition: the caller keeps `object`, a native Swift object,
/// alive.
cffi_attachment cffi_deallocation_attach(void *object, void **context);

// MARK: Single proxies
//
// Most objects have one proxy, and no other observer of their deallocation. Such a proxy has its place in the table
// itself, and needs no context. A caller that needs more makes a context, which takes the proxy over.

typedef enum cffi_keeping {
    /// It is the object's single proxy now, and is retained until the object's end.
    cffi_keeping_done,
    /// The object has a single proxy with that identifier already.
    cffi_keeping_known,
    /// The object has a context, or a single proxy with another identifier: `cffi_deallocation_widen`.
    cffi_keeping_in_context,
    /// The object cannot have a context either, or there is no memory.
    cffi_keeping_nowhere,
} cffi_keeping;

/// Keeps `*proxy` until the end of `object`, if the object has nothing so far. If there is one with that identifier,
/// `*proxy` becomes that one, retained for the caller. Thread-safe. Preconditions: the caller keeps both, or is the
/// object's deinit; the object is native; `*proxy` is new.
cffi_keeping cffi_deallocation_keep(void *object, const void *identifier, void **proxy);

/// The single proxy of an object if it has that identifier, which lives as long as the caller keeps the object; else
/// null, and then `*context` is the object's context, or null. Thread-safe. Precondition: as for
/// `cffi_deallocation_context`.
void *cffi_deallocation_find(const void *object, const void *identifier, void **context);

/// Gives an object that has a single proxy a context instead, which has the proxy: `context`, which is retained if it
/// is used. Returns the object's context; null if it has neither, or if there is no memory. Thread-safe. Preconditions:
/// as for `cffi_deallocation_context`; `context` is new.
void *cffi_deallocation_widen(void *object, void *context);

/// Hooks the class of an object; this gives the object no context. Returns `cffi_attached`, or the problem.
/// Thread-safe.
cffi_attachment cffi_deallocation_hook(void *object);

// MARK: What a class was found to be

/// The note of a class, or null. Thread-safe, without a lock.
const void *cffi_class_note(const void *type);

/// Sets the note of a class, unless it has one. Does nothing if out of memory. `note` is not null. Thread-safe.
void cffi_class_set_note(const void *type, const void *note);

/// The same for what proxies of a class replace: the property of a key, or null.
const void *cffi_class_property(const void *key);

/// Sets the property of a key, unless it has one. Returns the one that is there, or, if out of memory, this one.
const void *cffi_class_set_property(const void *key, const void *property);

CFFI_EXPORTS_END

#endif
