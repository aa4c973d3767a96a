// Calls that go on when their caller has gone on: to the target of a relay, on that target's context.

#ifndef CFORWARDING_PENDING_CALL_H
#define CFORWARDING_PENDING_CALL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// The memory of calls that wait: they lie one after another in chunks. A chunk is freed with its last call, except the
/// one for the next calls. All zero at first. Its functions are called by one thread at a time; calls of it run and end
/// on any thread.
typedef struct cffi_call_arena {
    /// The chunk for the next calls; null at first.
    struct cffi_call_chunk *chunk;
    /// Where the next call goes, and the end of the chunk.
    char *next, *end;
    /// How many calls the chunk got.
    uint32_t begun;
    /// How many chunks it needed, this one included, since no call waited.
    uint32_t chunks;
} cffi_call_arena;

/// Called when no call waits: goes back to the beginning of the chunk, if its calls have ended, or lets it go.
void cffi_call_arena_rewind(cffi_call_arena *arena);

/// Ends the arena. Its calls stay.
void cffi_call_arena_end(cffi_call_arena *arena);

/// A call that waits, with copies of its arguments. One thread at a time uses it.
typedef struct cffi_pending_call cffi_pending_call;

/// Keeps a call, which `cffi_pending_call_run` or `cffi_pending_call_drop` ends. It doesn't retain the relay, which the
/// caller keeps until then. Preconditions: the relay is a proxy with a single receiver, `method` is that of its slot,
/// and no generic one; it returns nothing, and throws nothing; `arguments` were decoded from a call of it, and each can
/// outlive that call.
cffi_pending_call *cffi_pending_call_create(cffi_call_arena *arena, void *relay, uint32_t slot,
                                            const cffi_method *method, const void *arguments);

/// Calls the relay's target, and ends the call. False if the target is gone. This runs foreign code.
bool cffi_pending_call_run(cffi_pending_call *call);

/// Ends the call without having made it. This may run foreign code.
void cffi_pending_call_drop(cffi_pending_call *call);

/// What C knows of a relay, to keep calls without asking it.
typedef struct cffi_relay {
    /// Takes a call of the relay over, as `cffi_pending_call_create` does. The thread protects nothing.
    void (*keep)(void *context, void *relay, uint32_t slot, const cffi_method *method, const void *arguments);
    void *context;
    /// By slot: whether each call is kept. An array of `slot_count`.
    const bool *keeps;
    uint32_t slot_count;
} cffi_relay;

CFFI_EXPORTS_END

#endif
