// Finding a requirement by calling it.

#ifndef CFORWARDING_PROBE_H
#define CFORWARDING_PROBE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// What a probing call found.
typedef enum cffi_probe_result {
    cffi_probe_no_call,
    cffi_probe_one_call,
    cffi_probe_more_calls,
    /// One call, whose arguments are not where `method` says.
    cffi_probe_other_lowering,
} cffi_probe_result;

/// A probing call under way: from `cffi_probe_begin` to `cffi_probe_end`, a call of `proxy` on this thread notes its
/// slot, decodes its arguments by `method` to `arguments` (null: does not), and returns the value at `result` by `method`
/// (null: zeros), or throws the error at `error` (null: returns). Precondition: `proxy` has no receiver; `arguments` has the
/// room and alignment that `method` says; `sent` is laid out as it and is what the call is given; `result` is a value of its
/// result's type, and room for it is on this thread's stack or at `room`; `error` is a value of its error's type.
typedef struct cffi_probe {
    const void *proxy;
    const cffi_method *method;
    void *arguments;
    /// What the arguments are compared with; and the bytes that are compared, as ones.
    const void *sent;
    const uint8_t *compared;
    const void *result;
    const void *room;
    const void *error;
    /// The type of a closure that is not called as its plan says; null where there is none.
    const void *wrong_closure;
    /// Whether the arguments that arrived are those that were sent.
    bool is_right;
    cffi_probe_result outcome;
    uint32_t slot;
    /// Where the stack was that the call goes on from.
    const void *stack;
    struct cffi_probe *outer;
} cffi_probe;

/// Begins a probing call. Precondition: `probe` stays where it is until `cffi_probe_end`, on the same thread; the caller
/// makes the call by a function that is not inlined in it, so that what it puts on the stack is below what is there now.
void cffi_probe_begin(cffi_probe *probe);

/// Notes a call of an object that stands for a proxy in a probing call of this thread, as its entry would; gives the value
/// to return, or null for none, and where there is no such probing call. The arguments are not looked at.
const void *cffi_probe_note(const void *object, uint32_t slot);

/// Ends the probing call that was begun last on this thread.
void cffi_probe_end(cffi_probe *probe);

CFFI_EXPORTS_END

#endif
