// What the path of a call asks of Swift.

#ifndef CFORWARDING_SWIFT_FUNCTIONS_H
#define CFORWARDING_SWIFT_FUNCTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/shape.h"
#include "CSwiftCall/frame.h"

CFFI_EXPORTS_BEGIN

/// Why a call cannot go on.
typedef enum cffi_trap {
    /// Nobody answers, and the result is not known to be void.
    cffi_trap_unanswered,
    /// The arguments take more stack words than are handed on where they are not known.
    cffi_trap_stack,
    /// The call came with an object that is no proxy.
    cffi_trap_self,
    /// An argument is not of the type that observers were promised.
    cffi_trap_types,
    /// The method is none of those that its class lists.
    cffi_trap_slot,
} cffi_trap;

typedef struct cffi_swift_functions {
    /// The class that all proxies are of.
    const void *proxy_class;
    /// Ends the process with a text.
    void (*trap)(cffi_trap reason, void *object, uint32_t slot);
    /// Makes a Swift array of `Any` of decoded arguments, by what an observer says in its first word.
    void *(*box_arguments)(const void *by, const void *arguments);
    /// Makes an invocation of a call of a registered method, has it forwarded, and returns its result by the frame.
    void (*intercept)(cffi_swift_frame *frame, void *proxy, uint32_t slot, const void *registered, void *arguments);
    /// The default for a shape, by its context, as a new receiver that keeps its object; null where there is none.
    cffi_receiver *(*find_default)(const void *shape_context);
} cffi_swift_functions;

/// Sets the functions, once for the process, before the first proxy.
void cffi_set_swift_functions(cffi_swift_functions functions);


#pragma GCC visibility push(hidden)
extern cffi_swift_functions cffi_swift;
#pragma GCC visibility pop

CFFI_EXPORTS_END

#endif
