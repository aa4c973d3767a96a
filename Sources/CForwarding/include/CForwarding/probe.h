// Finds a requirement by calling it.

#ifndef CFORWARDING_PROBE_H
#define CFORWARDING_PROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/instance.h"
#include "CSwiftCall/closure.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// The result of a probing call.
typedef enum cffi_probe_result {
    cffi_probe_no_call,
    cffi_probe_one_call,
    cffi_probe_more_calls,
    /// One call, whose arguments are not where `method` says.
    cffi_probe_other_lowering,
} cffi_probe_result;

/// A probing call. From `cffi_probe_begin` to `cffi_probe_end`, a call of `proxy` on this thread records its slot,
/// decodes its arguments by `method` to `arguments` (if not null), and returns the value at `result` by `method` (zeros
/// if null), or throws the error at `error` (if not null). Preconditions: `proxy` has no receiver. `arguments` has the
/// size and alignment that `method` says. `sent` has the same layout, and contains the values with which the call is
/// made. `result` is a value of the method's result type, and room for the result is on this thread's stack or at
/// `room`. `error` is a value of the method's error type. `result_is_unclear`: whether the caller may pass an address
/// for the result, or none, whatever `method` says.
typedef struct cffi_probe {
    const void *proxy;
    const cffi_method *method;
    void *arguments;
    /// The values with which the arguments are compared, and a mask of the bytes that are compared.
    const void *sent;
    const uint8_t *compared;
    const void *result;
    const void *room;
    const void *error;
    bool result_is_unclear;
    /// Another value of the result's type, or null: where the result is unclear, and `method` returns it in registers,
    /// what the memory gets that may be the caller's room for it. Which of the two arrives tells.
    const void *alternative;
    /// Whether the caller passed an address for the result, where that was unclear.
    bool took_address;
    /// Whether the closures among `sent` can be called.
    bool has_closures;
    /// For each closure, in the order of the method's pieces: the plans by which it may be called, where there are
    /// several; null if the method's are known to be right. `found` gets the index of the right one.
    const cffi_closure_choice *choices;
    uint32_t *found;
    /// The type of a closure that is not called as its plan says; null if there is none.
    const void *wrong_closure;
    /// A bit for each closure, in the order of the method's pieces, that was seen not to escape.
    uint64_t local_closures;
    /// Whether to look for words that say what generic parameters are, because `method` has none; and what was found,
    /// for a requirement that may be generic. The result of such a call may be one by address, whatever `method` says.
    bool may_be_generic;
    cffi_generic_words generic;
    /// The words that say what the generic parameters of `method` are; null if it has none.
    const cffi_generic_words *expected;
    /// Whether the result is of a protocol type: the closure may have converted it from another one.
    bool result_has_table;
    /// Whether the result is of a type that may stand for `Self`: then symbols are asked.
    bool may_return_self;
    /// Whether the method returns `Self`, of which its caller makes a value of a protocol type. The result is the
    /// proxy.
    bool returns_self;
    /// Whether the arguments that arrived are those that were sent.
    bool is_right;
    cffi_probe_result outcome;
    uint32_t slot;
    /// The position of the stack at which the call begins.
    const void *stack;
    struct cffi_probe *outer;
    /// Code of the function that called: where it goes on. Null before there was a call.
    const void *caller;
} cffi_probe;

/// Begins a probing call. Precondition: `probe` stays where it is until `cffi_probe_end`, on the same thread. The
/// caller makes the call in a function that is not inlined in it, so that what that function puts on the stack is below
/// what is there now.
void cffi_probe_begin(cffi_probe *probe);

/// Records a call of an object that stands in for a proxy in a probing call of this thread, as the proxy's entry would.
/// Returns the value to return; null if there is none, or if there is no such probing call. Ignores the arguments.
const void *cffi_probe_note(const void *object, uint32_t slot);

/// Writes what a probing call returns in registers, if it has no `result`, as a value of the method's result type.
/// Preconditions: the result travels in registers; `value` has room for it.
void cffi_probe_harmless_result(const cffi_method *method, void *value);

/// Ends this thread's innermost probing call.
void cffi_probe_end(cffi_probe *probe);

CFFI_EXPORTS_END

#endif
