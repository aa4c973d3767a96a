// Swift's calling convention for asynchronous functions.
//
// What a witness table has for an asynchronous requirement is not code but a record: where the code is, and how much
// memory its caller has to allocate for it, the context. The caller allocates it from its task, writes to it where its
// own context is and where to go on, and jumps to the code. There is no return: at its end the callee jumps to where
// the caller goes on, with its results where arguments would be. Facts: swiftlang/swift, include/swift/ABI/Task.h
// (AsyncContext, AsyncFunctionPointer), lib/IRGen/GenCall.cpp (AsyncContextLayout, AsyncCallEmission); LLVM's
// swifttailcc; each is checked by the tests against compiled code.
//
//                      x86-64     arm64
//   context            r14        x22       on entry the callee's; on return the callee's, too
//   self               r13        x20       on return: the error, if the function throws
//   arguments          as in plain calls; the address for an indirect result is the first of them
//   stack              belongs to the callee, which drops the arguments before it goes on anywhere else
//   results            rdi rsi rdx rcx, xmm0 ... xmm3;  x0 ... x3, q0 ... q3

#ifndef CSWIFTCALL_ASYNCHRONOUS_H
#define CSWIFTCALL_ASYNCHRONOUS_H

#include <stdbool.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/limits.h"

CFFI_EXPORTS_BEGIN

typedef enum cffi_async_ending {
    cffi_async_waits,
    cffi_async_returned,
    cffi_async_threw,
    /// The function that was called will never go on.
    cffi_async_left,
} cffi_async_ending;

/// The stored properties, after the object's header, of the context of an asynchronous closure that makes a call as
/// generic code does: with the addresses of the result, of the arguments and of an error.
typedef struct cffi_async_generic_call {
    /// The function and its context: a value of a generic type, in the most general form.
    const void *function;
    const void *context;
    /// The addresses, in this order. At most `CFFI_ASYNC_GENERIC_ADDRESSES`.
    void *const *addresses;
    uint32_t count;
    /// If not null, the registers of the call, in place of addresses; and where it leaves its results and its error.
    cffi_swift_frame *frame;
    /// How the call ended before `cffi_async_generic_call_stop`, on the thread on which it began; `cffi_async_waits` if
    /// it did not.
    cffi_async_ending ending;
    // For C only. The task, the context of the closure and the one that it allocated, where the stack was, and the call
    // of this thread under way before.
    void *task;
    void *own;
    void *inner;
    uint64_t stack;
    struct cffi_async_generic_call *outer;
} cffi_async_generic_call;

/// Has the call not end any more. Called on the thread on which it began, when that is free again.
void cffi_async_generic_call_stop(cffi_async_generic_call *call);

#define CFFI_ASYNC_GENERIC_ADDRESSES 10

/// The first word of that closure; its second word is the context. It takes nothing, returns nothing, and is
/// nonisolated. Null where the C compiler does not have the convention of asynchronous functions.
const void *cffi_async_generic_function(void);

CFFI_EXPORTS_END

#pragma GCC visibility push(hidden)

/// What a witness table has for an asynchronous requirement.
typedef struct cffi_async_record {
    /// Where the code is, counted from this field, in bytes.
    int32_t function;
    /// How many bytes its caller allocates for it.
    uint32_t context_size;
} cffi_async_record;

/// What the caller of an asynchronous requirement of a proxy allocates. The caller writes the first two fields.
typedef struct cffi_async_context {
    struct cffi_async_context *parent;
    /// Where the caller goes on.
    const void *resume;
    /// The receiver, retained until it is through.
    void *receiver;
    /// What observers of the call share; null if there are none.
    struct cffi_async_observation *observation;
    /// The receivers that are still to come; null if there is only one.
    struct cffi_async_round *round;
    /// What interceptors are given instead of a receiver; null if there are none.
    struct cffi_async_interception *interception;
    /// What an interceptor let proceed; null for a call that came through an entry.
    struct cffi_async_passing *passing;
    /// The access to a receiver that is no object, or may be taken over; null for any other.
    struct cffi_value_access *value;
    /// The proxy, if the caller gave it away; else null.
    void *consumed;
    /// For the observation of a call with few arguments.
    _Alignas(16) char room[CFFI_ASYNC_CONTEXT_SIZE - 80];
} cffi_async_context;

/// A record for each stub.
extern const cffi_async_record cffi_async_entry_records[CFFI_ASYNC_ENTRY_STUBS];

/// The record of the closure that a `cffi_async_generic_call` is the context of.
extern const cffi_async_record cffi_async_generic_record;

/// How many bytes of stack the arguments take of a call that the innermost generic call of this thread led to.
/// Asynchronous functions leave nothing else on the stack for each other. False if there is no generic call, or its
/// task is another one.
bool cffi_async_stack_of_call(const cffi_swift_frame *frame, uint64_t *bytes);

/// The same for any call, with a task of any kind: false if it is not known where its task has the stack. A task
/// returns to the runtime's function that runs it whenever it waits, and that function's frame has one size; so the
/// address to return to says how far below the frame pointer the stack of a call without arguments is. Generic calls
/// tell: two are made before, at different depths of the stack, which show whether it is a frame pointer.
bool cffi_async_measure_stack(const cffi_swift_frame *frame, uint64_t *bytes);

/// Has that generic call end, and with it all that it called. Returns the code to go on at. Precondition:
/// `cffi_async_stack_of_call` found it.
const void *cffi_async_leave(cffi_swift_frame *frame);

/// Where a receiver goes on when it is through: calls `cffi_async_end`, and for other calls `cffi_async_return`. Not
/// a function of C.
extern const char cffi_async_resume[] __asm__(CFFI_NAME_RESUME);

/// Called by the entry stubs of asynchronous requirements. Returns the code to go on at, with the arguments, self and
/// context of the frame, which it changes. The frame's stack words may be changed: they belong to the callee.
const void *cffi_async_enter(cffi_swift_frame *frame, uint32_t number);

/// The record of a closure that lets an intercepted call proceed: its code calls `cffi_async_proceed` as an entry calls
/// `cffi_async_enter`, with the closure's context as self.
extern const cffi_async_record cffi_async_proceed_record;
const void *cffi_async_proceed(cffi_swift_frame *frame, uint32_t number);

/// Where a call goes on that changed its executor, before it proceeds or ends: calls `cffi_async_return_moved`. Not a
/// function of C.
extern const char cffi_async_resume_moved[] __asm__(CFFI_NAME_RESUME_MOVED);

/// Called when a call is on the executor where it ends, with the entry's own context, or on that where it goes on to
/// the receivers, with the context of the closure that lets it proceed. Returns as `cffi_async_enter` does.
const void *cffi_async_return_moved(cffi_swift_frame *frame);

/// Where a call goes on, and with which context.
typedef struct cffi_async_next {
    const void *resume;
    void *context;
} cffi_async_next;

/// Called when a receiver is through, with the context that it was given, its results, and what is in the error
/// register: ends a call that only had to be forwarded, and perhaps observed. For any other call it does nothing, and
/// returns null and that context.
cffi_async_next cffi_async_end(cffi_async_context *inner, cffi_swift_results *results, const void *error);

/// Called when a receiver is through: its results are where the frame has arguments, the error where it has self, and
/// the context is what the receiver was given. Returns as `cffi_async_enter` does.
const void *cffi_async_return(cffi_swift_frame *frame);

/// Words that are put on the stack for a callee.
typedef struct cffi_async_words {
    uint64_t count;
    uint64_t words[];
} cffi_async_words;

/// How many bytes of its caller's stack a callee drops that has this many words of arguments there. On x86-64 there is
/// always room for one word above the return address, also in calls without arguments there; so only what goes beyond
/// is dropped (LLVM, X86TargetLowering::GetAlignedArgumentStackSize).
static inline uint64_t cffi_async_stack_bytes(uint64_t words) {
#if defined(__aarch64__)
    return (words * 8 + 15) & ~UINT64_C(15);
#else
    return ((words * 8 + 8 + 15) & ~UINT64_C(15)) - 16;
#endif
}

/// How many words are put on the stack for a callee that has this many words of arguments there; those behind the
/// arguments only keep it aligned.
static inline uint64_t cffi_async_pushed_words(uint64_t words) {
    if (words == 0) return 0;
#if defined(__aarch64__)
    return cffi_async_stack_bytes(words) / 8;
#else
    return cffi_async_stack_bytes(words) / 8 + 1;
#endif
}

/// How many words of arguments a call has on the stack, at most, that takes so many bytes there.
static inline uint64_t cffi_async_words_in_bytes(uint64_t bytes) {
#if defined(__aarch64__)
    return bytes / 8;
#else
    return bytes / 8 + 1;
#endif
}

static inline const void *cffi_async_function(const cffi_async_record *record) {
    return (const char *)&record->function + record->function;
}

#pragma GCC visibility pop

#endif
