// The end of an object, heard of by others than its class, and what is kept until then.
//
// A class's metadata has, in front of the record that its instances point to, the function that the runtime calls when
// the last strong reference of an instance goes:
//
//   -24  layout string     -16  destroy     -8  value witnesses     0  kind     8  superclass ...
//
// (swiftlang/swift, include/swift/ABI/Metadata.h: TargetHeapMetadataHeader is TargetTypeMetadataLayoutPrefix,
// TargetHeapMetadataHeaderPrefix and TargetTypeMetadataHeaderBase, in this order; stdlib/public/runtime/HeapObject.cpp,
// _swift_release_dealloc calls it, whatever the object's static type.) A class that is hooked has another function there,
// which tells whoever asked for it, and then calls the original. Only that word changes: an object's class pointer stays
// what it was, because a cast to a final class compares it with the class's own address (lib/IRGen/GenCast.cpp,
// emitFastClassCastIfPossible), so an object of a made-up subclass would not be of its class any more.
//
// A subclass has a function of its own, which calls its superclass's deinit directly, so the class that is hooked is
// always the object's very own. Other objects of the class pay for a look at a counter when they end.

#ifndef CFORWARDING_DEALLOCATION_H
#define CFORWARDING_DEALLOCATION_H

#include <stdbool.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Why an object cannot have a context.
typedef enum cffi_attachment {
    cffi_attached,
    /// It lives for ever: it was made by the compiler, or is known to the runtime as immortal.
    cffi_attachment_immortal,
    /// Its last reference is gone already.
    cffi_attachment_ending,
    /// Its class's metadata cannot be written.
    cffi_attachment_read_only,
    cffi_attachment_no_memory,
    /// The layout above is not known to be that of this system.
    cffi_attachment_platform,
} cffi_attachment;

typedef struct cffi_swift_deallocation_functions {
    /// Called when the last strong reference of a context's object is gone, before its deinit, on that thread.
    void (*ending)(void *context);
    /// Called when the object's memory was given back. Takes over the reference on `context`.
    void (*ended)(void *context);
} cffi_swift_deallocation_functions;

/// Sets the functions, once for the process, before the first context.
void cffi_set_swift_deallocation_functions(cffi_swift_deallocation_functions functions);

/// An object's context, or null. It lives as long as the object, to the end of its deinit. Any thread. Precondition:
/// `object` is alive, or in its deinit.
void *cffi_deallocation_context(const void *object);

/// Gives an object a context, unless it has one. `*context` is the new one's address, which is retained if it is taken, and
/// afterwards that of the object's. Any thread. Precondition: the caller keeps `object`, a native Swift object.
cffi_attachment cffi_deallocation_attach(void *object, void **context);

/// Hooks the class of an object, which has no context by that. `cffi_attached`, or why it cannot be. Any thread.
cffi_attachment cffi_deallocation_hook(void *object);

// MARK: What a class was found to be

/// What was noted for a class, or null. Any thread, no lock.
const void *cffi_class_note(const void *type);

/// Notes something for a class, unless something is noted; without memory nothing is. Not null. Any thread.
void cffi_class_set_note(const void *type, const void *note);

CFFI_EXPORTS_END

#endif
