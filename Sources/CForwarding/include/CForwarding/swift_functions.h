// The functions that the path of a call needs from Swift.

#ifndef CFORWARDING_SWIFT_FUNCTIONS_H
#define CFORWARDING_SWIFT_FUNCTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/extension_default.h"
#include "CForwarding/interception.h"
#include "CForwarding/observers.h"
#include "CForwarding/dispatch_table.h"
#include "CSwiftCall/frame.h"

CFFI_EXPORTS_BEGIN

/// Why a call cannot go on.
typedef enum cffi_trap {
    /// No receiver answers, and the method is not known to return nothing.
    cffi_trap_unanswered,
    /// The arguments take more stack words than are forwarded if the signature is unknown.
    cffi_trap_stack,
    /// It is not known how much of the stack the arguments of an asynchronous call take that interceptors get.
    cffi_trap_foreign_task,
    /// The call came with an object that is not a proxy.
    cffi_trap_self,
    /// An argument does not have the type that observers were promised.
    cffi_trap_types,
    /// The method is not one of those that its class lists.
    cffi_trap_slot,
    /// A closure that is to name a setter changes the property in place.
    cffi_trap_change,
    /// A call uses a target that is a struct or an enum while another call changes it.
    cffi_trap_exclusivity,
    /// The requirement takes or returns `Self`, and the target is a struct or an enum; or it takes a `Self` that is a
    /// proxy.
    cffi_trap_self_of_value,
    /// A static requirement was called, or an initializer, and no target answers; or an initializer that is
    /// asynchronous, or whose target is a struct or an enum. The object is the dispatch table's
    /// context, here and in the next case.
    cffi_trap_static,
    /// A static requirement was called that takes or returns `Self`, or of which nothing says that it does not; or with
    /// an argument that may be such a type.
    cffi_trap_static_self,
    /// A static requirement was called, and no words of the call lead to a dispatch table. There is no object, here and
    /// in the next case.
    cffi_trap_static_stack,
    /// A closure that references a method called a static requirement.
    cffi_trap_static_probe,
} cffi_trap;

/// An asynchronous closure: the record of its code, and its context.
typedef struct cffi_async_closure {
    const void *record, *context;
} cffi_async_closure;

typedef struct cffi_swift_functions {
    /// The superclass of all proxies.
    const void *proxy_class;
    /// Ends the process with a message.
    void (*trap)(cffi_trap reason, void *object, uint32_t slot);
    /// Makes a Swift array of `Any` of decoded arguments. `by` is what the observer has in its first word. `spare` are
    /// this thread's `spare_boxes`, of which it may take one.
    void *(*box_arguments)(const void *by, const void *arguments, void **spare);
    /// Ends the use of such an array: puts it among the spare ones, without the arguments, or releases it. This may run
    /// foreign code.
    void (*end_boxes)(const void *by, void *boxes, void **spare);
    /// Makes an invocation of a call of a registered method, has it forwarded, and writes its result to the frame.
    void (*intercept)(cffi_swift_frame *frame, void *proxy, uint32_t slot, const void *registered, void *arguments);
    /// Has an intercepted call go on to the receivers: one that goes on as a record, one whose method's types are not
    /// known, or one with a closure that an interceptor made. Returns as an interceptor does.
    void *(*pass_intercepted)(cffi_interception *call, const void *arguments, void *result);
    /// Ends an intercepted call that no receiver answered, or whose receiver threw `error`, which this takes over.
    /// Returns as an interceptor does.
    void *(*end_passing)(cffi_interception *call, cffi_ending ending, void *error, void *result);
    /// Throws an error from an intercepted call of a requirement, and takes the error over. If the method does not
    /// declare it, traps with a message.
    void (*throw_intercepted)(cffi_interception *call, void *error);
    /// Has interceptors handle a call: takes a `cffi_async_interception`, and writes the result to its frame. The first
    /// one runs on no actor, and goes there at its beginning; the second one runs on the actor that its first two words
    /// say.
    cffi_async_closure async_interceptors;
    cffi_async_closure async_interceptors_on_actor;
    /// Finds the types of an asynchronous method by what symbols tell and where a call has the words behind the
    /// arguments; null if they are not known.
    const cffi_method *(*find_async_method)(cffi_swift_frame *frame, void *proxy, uint32_t slot);
    /// Finds the types of a method by what symbols tell, for a call that no target answers, or whose arguments look
    /// like the words behind them; null if they are not known.
    const cffi_method *(*find_method)(cffi_swift_frame *frame, void *proxy, uint32_t slot);
    /// Has all slots of a dispatch table, by its context, say what symbols tell of `Self` in their requirements.
    void (*learn_uses_of_self)(const void *context);
    /// Whether no integer argument of a static requirement is on the stack, by what symbols tell of it.
    bool (*arguments_are_in_registers)(const void *dispatch_table_context, uint32_t slot);
    /// The object that stands for a proxy in probing calls: borrowed.
    void *(*find_probe)(const void *dispatch_table_context);
    /// Makes generic calls, once in the process, for `cffi_async_measure_stack`.
    void (*measure_stack)(void);
    /// Begins a change of a property by its getter and setter: returns what `end_change` takes, and where the value is;
    /// null if the property is not known. `slot` is that of its `_modify`.
    void *(*begin_change)(void *proxy, uint32_t slot, void **value);
    /// Sets the property to the changed value.
    void (*end_change)(void *change);
    /// Makes a proxy that forwards to `target`, which it takes over, and returns it retained. `type` is the proxies'
    /// class, for which an initializer was called. Traps if the library can't make objects of that class.
    void *(*make_proxy)(const void *dispatch_table_context, const void *type, void *target, uint32_t slot);
    /// Finds the default for a dispatch table by its context. Returns it as a new receiver that
    /// retains its object, or null.
    cffi_receiver *(*find_default)(const void *dispatch_table_context);
    /// Finds the default implementation of a slot's requirement by symbols, for a dispatch table by the dispatch
    /// table's context; null if there is none. Null itself where symbols cannot be read.
    const cffi_extension_default *(*find_extension_default)(const void *dispatch_table_context, uint32_t slot);
    /// The object that default implementations take for `self` in place of a proxy that answers for another: borrowed.
    /// Replaces the table, which is one of the proxy's own dispatch table, by that of the object's class for the same
    /// protocol.
    void *(*find_default_self)(void *proxy, cffi_witness_table *table);
    /// Whether a requirement may have generic parameters of its own: symbols say so, or say nothing of it.
    bool (*may_be_generic)(void *proxy, uint32_t slot);
    /// The method that a generic requirement is in a call, by what symbols tell of its declaration and the words of the
    /// call; null if that is not known.
    const cffi_method *(*find_instance_method)(const cffi_swift_frame *frame, void *proxy, uint32_t slot);
} cffi_swift_functions;

/// Sets the functions, once in the process, before the first proxy.
void cffi_set_swift_functions(cffi_swift_functions functions);

/// Forwards an intercepted call, as if it came now, and notes what answered; may be called several times. The result is
/// written to `result`, or else the error to `error`: of a declared type, in the form of that type; any other one as a
/// reference, retained for the caller. Preconditions: `frame` is of a call of the slot, whose method is this;
/// `arguments` is a tuple of its arguments, or null for those in the frame, which a method that takes arguments over
/// must not pass; `result` has room for a result, `error` for CFFI_TYPED_ERROR_SIZE bytes.
cffi_ending cffi_frame_forward(const cffi_swift_frame *frame, void *proxy, uint32_t slot, const cffi_method *method,
                               bool leaves_default_out, const void *arguments, void *result, void *error,
                               cffi_source *answered_by);

/// Which receivers a call goes to.
typedef enum cffi_forwarding {
    /// The delegate, or else what answers in its place.
    cffi_forwarding_to_any,
    /// The same without the default.
    cffi_forwarding_without_default,
    /// What answers in place of the delegate.
    cffi_forwarding_without_delegate,
} cffi_forwarding;

/// Forwards a call that is made now, with a tuple of arguments which it borrows, to the receivers: observers and
/// interceptors don't get it. The result and the error are as of `cffi_frame_forward`. Preconditions: the slot's method
/// is this, in this call, and no generic one; the arguments were decoded from a call of it on a proxy with the same
/// protocols, and no closure among them is local; `result` has room for a result, `error` for CFFI_TYPED_ERROR_SIZE
/// bytes.
cffi_ending cffi_proxy_forward(void *proxy, uint32_t slot, const cffi_method *method, cffi_forwarding to,
                               const void *arguments, void *result, void *error, cffi_source *answered_by);

/// Makes a call that an interceptor kept go on at a place of its chain. Returns as an interceptor does. Preconditions:
/// as for `cffi_proxy_forward`; `call` has the proxy, the slot, the chain, the method and its layout, and nothing else.
void *cffi_interception_resume(cffi_interception *call, ptrdiff_t place, const void *arguments, void *result);

/// Calls a proxy's own method, as a caller would that was compiled. Takes over arguments that the method takes over.
/// Preconditions: the slot's method is known, and throws nothing; `arguments` is a tuple of its arguments, without
/// closures; `result` has room for a result.
void cffi_proxy_call(void *proxy, uint32_t slot, const void *arguments, void *result);

/// A call that goes on to the receivers, though it comes through the proxy's entry: a closure of the program makes it,
/// in the middle of a call that observers and interceptors got already.
typedef struct cffi_passing_by {
    /// Null once the call came.
    void *proxy;
    uint32_t number;
    struct cffi_passing_by *outer;
} cffi_passing_by;

/// From here to `cffi_pass_by_end`, on the same thread, the first call of the slot is not told to observers and
/// interceptors.
void cffi_pass_by_begin(cffi_passing_by *call, void *proxy, uint32_t slot);
void cffi_pass_by_end(cffi_passing_by *call);

/// The same as `cffi_frame_forward`, for a method whose types are not known: the frame gets result and error. Called
/// once for a call. Returns what answered.
cffi_source cffi_frame_forward_unknown(cffi_swift_frame *frame, void *proxy, uint32_t slot);

#pragma GCC visibility push(hidden)
extern cffi_swift_functions cffi_swift;
#pragma GCC visibility pop

CFFI_EXPORTS_END

#endif
