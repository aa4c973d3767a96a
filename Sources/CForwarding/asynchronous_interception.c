// Asynchronous calls that interceptors handle. The entry gives the interceptors, an asynchronous closure of Swift's, a
// copy of the call; where one of them lets the call proceed, another closure has that copy go on at the receivers, as
// if it came now.

#include "CForwarding/asynchronous_interception.h"
#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"
#include "CSwiftCall/asynchronous.h"
#include "asynchronous_call.h"
#include "retargeting.h"

#include <stddef.h>
#include <stdlib.h>

#if CFFI_HAS_SWIFT_ENTRIES

bool cffi_async_intercepted_is_answered(const cffi_async_interception *call) {
    return cffi_async_observers_answer((const cffi_async_context *)call->frame.async_context);
}

bool cffi_async_intercepted_was_taken(const cffi_async_interception *call) {
    return cffi_async_observers_took((const cffi_async_context *)call->frame.async_context);
}

/// Separate, and not instrumented by sanitizers, because it reads the caller's stack.
__attribute__((noinline, no_sanitize("address", "thread", "memory"))) static void
copy_stack(uint64_t *to, const cffi_swift_frame *frame, uint64_t count) {
    for (uint64_t i = 0; i < count; i++) to[i] = cffi_frame_word(frame, i);
}

/// Notes where the call ends, as far as is known now: on the executor on which it runs. If the actor has no strong
/// references any more, it is deallocated when the task leaves it, and the earlier note stays.
static void note_end(cffi_async_interception *call) {
    cffi_executor now = swift_task_getCurrentExecutor();
    void *actor = now.implementation == NULL ? (void *)now.identity : NULL;
    if (actor != NULL && swift_tryRetain(actor) == NULL) return;
    swift_release(call->kept.actor);
    call->end = now;
    call->kept.actor = actor;
}

void cffi_async_keep_end(const cffi_async_context *context) {
    cffi_async_interception *call = context->passing->call;
    note_end(call);
    swift_release(call->kept.receiver);
    call->kept.receiver = context->receiver;
}

/// Has the call go on at the closure that runs its interceptors.
static const void *run_interceptors(cffi_swift_frame *frame, cffi_async_context *context,
                                    cffi_async_interception *call) {
    // A method that runs where its caller does gets the caller's actor: two words behind the address of a result.
    bool is_on_actor = call->method != NULL && call->method->leading_words == 2;
    const cffi_async_closure *closure =
        is_on_actor ? &cffi_swift.async_interceptors_on_actor : &cffi_swift.async_interceptors;
    uint64_t *argument = frame->integers;
    if (is_on_actor) {
        const uint64_t *actor = call->frame.integers + (call->method->result_is_indirect ? 1 : 0);
        *argument++ = actor[0];
        *argument++ = actor[1];
    }
    *argument = (uint64_t)call;
    const cffi_async_record *record = closure->record;
    cffi_async_context *inner = swift_task_alloc(record->context_size);
    inner->parent = context;
    inner->resume = cffi_async_resume;
    frame->self = (uint64_t)closure->context;
    frame->async_context = (uint64_t)inner;
    return cffi_async_function(record);
}

/// How many words of arguments a call has on the stack, at most, if its method's types are not known. They have to be
/// put there again, and the callee drops them.
static uint64_t words_of_unknown(const cffi_swift_frame *frame, void *proxy, uint32_t number) {
    uint64_t bytes;
    cffi_swift.measure_stack();
    if (!cffi_async_measure_stack(frame, &bytes)) cffi_trap_call(cffi_trap_foreign_task, proxy, number);
    return cffi_async_words_in_bytes(bytes);
}

const void *cffi_async_intercept(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, uint32_t number) {
    void *interceptors = cffi_proxy_copy_interceptors(proxy, number);
    if (interceptors == NULL) return NULL;
    const cffi_method *method = cffi_slot_method(slot);
    if (method == NULL) method = cffi_swift.find_async_method(frame, proxy, number);
    if (method == NULL) {
        // It looks for the words of generic parameters on the stack, too.
        frame->stack_words = cffi_stack_words_of(slot, frame->stack);
        method = cffi_swift.find_instance_method(frame, proxy, number);
    }
    uint64_t words = method != NULL ? method->stack_words : words_of_unknown(frame, proxy, number);
    size_t room = method != NULL ? method->size + method->alignment : 0;
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    // The caller's stack words follow, and then the decoded arguments.
    cffi_async_interception *call = swift_task_alloc(sizeof *call + words * sizeof(uint64_t) + room);
    uint64_t *stack = (uint64_t *)(call + 1);
    call->frame = *frame;
    call->proxy = proxy;
    call->slot = slot;
    call->number = number;
    call->method = method;
    call->interceptors = interceptors;
    call->end = (cffi_executor){NULL, NULL};
    call->kept = (cffi_async_kept){NULL, NULL};
    note_end(call);
    call->arguments = (char *)(stack + words);
    copy_stack(stack, frame, words);
    call->frame.stack = stack;
    call->frame.stack_words = words;
    call->frame.indirect_result = frame->integers[0];
    cffi_frame_return_nothing(&call->frame);
    if (CFFI_LIKELY(method != NULL)) {
        call->arguments = cffi_arguments_align(call->arguments, method);
        cffi_arguments_decode(&call->frame, method, call->arguments);
        cffi_check_arguments(method, call->arguments, proxy, number);
    }
    context->interception = call;
    frame->dropped = cffi_async_stack_bytes(words);
    return run_interceptors(frame, context, call);
}

cffi_async_kept cffi_async_end_interception(cffi_swift_frame *frame, cffi_async_context *context) {
    cffi_async_interception *call = context->interception;
    const cffi_method *method = call->method;
    cffi_async_set_results(frame, &call->frame.results);
    frame->self = call->frame.error;
    // The interceptors only borrowed the arguments.
    if (method != NULL && (method->closure_count != 0 || method->may_consume))
        cffi_arguments_end(method, call->arguments);
    swift_release(call->interceptors);
    context->interception = NULL;
    cffi_async_kept kept = call->kept;
    swift_task_dealloc(call);
    return kept;
}

/// Has the task go on at `cffi_async_return_moved`, where the call ends as far as is known now.
static const void *move_to_end(cffi_swift_frame *frame, const cffi_async_interception *call) {
    frame->integers[0] = (uint64_t)cffi_async_resume_moved;
    frame->integers[1] = (uint64_t)call->end.identity;
    frame->integers[2] = (uint64_t)call->end.implementation;
    return (const void *)&swift_task_switch;
}

bool cffi_async_ends_at_receiver(const cffi_async_context *context) {
    return context->observation != NULL || context->interception->method == NULL;
}

const void *cffi_async_move_to_end(cffi_swift_frame *frame, const cffi_async_context *context) {
    return move_to_end(frame, context->interception);
}

// MARK: Calls that no program has made

/// A call with what a caller would have: the words on the stack follow.
typedef struct made_call {
    cffi_async_interception call;
    void *proxy;
    /// Without observers.
    cffi_async_context context;
    uint64_t words[];
} made_call;

cffi_async_interception *cffi_async_call_create(void *proxy, uint32_t number, const cffi_method *method,
                                                const void *arguments) {
    made_call *made = calloc(1, sizeof *made + method->stack_words * sizeof(uint64_t));
    if (made == NULL) return NULL;
    cffi_slot *slot = (cffi_slot *)&cffi_words_of(proxy)->dispatch_table->slots[number];
    cffi_async_interception *call = &made->call;
    made->proxy = proxy;
    // Without closures, nothing is written to the tuples that it is given.
    cffi_arguments_make_frame(&call->frame, method, arguments, NULL, NULL, made->words);
    cffi_arguments_encode_hidden(&call->frame, method, (const void *)cffi_class_of(proxy), slot->entries, made->words);
    call->frame.self = slot->self_by_address ? (uint64_t)&made->proxy : (uint64_t)proxy;
    call->frame.async_context = (uint64_t)&made->context;
    call->proxy = proxy;
    call->slot = slot;
    call->number = number;
    call->method = method;
    call->arguments = (char *)arguments;
    return call;
}

void cffi_async_call_destroy(cffi_async_interception *call) {
    swift_release(call->kept.actor);
    swift_release(call->kept.receiver);
    free((char *)call - offsetof(made_call, call));
}

// MARK: Proceeding

const void *cffi_async_proceed_function(void) {
    return &cffi_async_proceed_record;
}

/// Gives back what was made for the receivers of a call.
static void end_words(cffi_async_passing *passing, bool is_answered) {
    const cffi_method *method = passing->call->method;
    if (passing->copied != NULL) {
        cffi_arguments_end_passing(method, cffi_arguments_align(passing->copied, method), is_answered);
        swift_task_dealloc(passing->copied);
    }
    swift_task_dealloc(passing->pushed);
}

/// Has a call go on to the receivers, with what the frame has, and the words that were made for the stack.
static const void *forward(cffi_swift_frame *frame, cffi_async_context *context) {
    cffi_async_passing *passing = context->passing;
    const cffi_async_words *pushed = passing->pushed;
    if (pushed->count != 0) frame->pushed = pushed;
    cffi_async_interception *call = passing->call;
    frame->self = call->frame.self;
    const void *next = cffi_async_forward(frame, call->proxy, call->slot, cffi_async_intercepted_was_taken(call),
                                          &passing->answered_by);
    if (next != NULL) return next;
    frame->pushed = NULL;
    end_words(passing, false);
    passing->ending = cffi_ending_unanswered;
    return context->resume;
}

const void *cffi_async_proceed(cffi_swift_frame *frame, uint32_t number) {
    (void)number;
    cffi_async_passing *passing = (cffi_async_passing *)((char *)frame->self + CFFI_OBJECT_HEADER);
    cffi_async_interception *call = passing->call;
    const cffi_method *method = call->method;
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    cffi_async_context_init(context);
    context->passing = passing;

    // The words that this call finds on the stack.
    uint64_t words = call->frame.stack_words, slots = cffi_async_pushed_words(words);
    cffi_async_words *pushed = swift_task_alloc(sizeof *pushed + (slots + words) * sizeof(uint64_t));
    pushed->count = slots;
    memcpy(pushed->words, call->frame.stack, words * sizeof(uint64_t));
    passing->pushed = pushed;
    passing->copied = NULL;
    // It may be told the actor of its caller, and has to begin there; nothing before a receiver changes where the call
    // ends.
    if (CFFI_UNLIKELY(method == NULL)) return move_to_end(frame, call);
    const void *arguments = passing->arguments != NULL ? passing->arguments : call->arguments;
    if (method->may_consume) {
        passing->copied = swift_task_alloc(method->size + method->alignment);
        char *copied = cffi_arguments_align(passing->copied, method);
        cffi_arguments_copy_for_passing(method, arguments, copied);
        arguments = copied;
    }
    memcpy(frame->integers, call->frame.integers, sizeof frame->integers);
    memcpy(frame->vectors, call->frame.vectors, sizeof frame->vectors);
    frame->stack = call->frame.stack;
    frame->stack_words = words;
    // Closures stay those that the caller passed.
    if (arguments != call->arguments) cffi_arguments_encode(frame, method, arguments, pushed->words);
    frame->stack = pushed->words;
    if (method->result_is_indirect) frame->integers[0] = (uint64_t)passing->result;
    return forward(frame, context);
}

const void *cffi_async_proceed_moved(cffi_swift_frame *frame, cffi_async_context *context) {
    const cffi_async_interception *call = context->passing->call;
    memcpy(frame->integers, call->frame.integers, sizeof frame->integers);
    memcpy(frame->vectors, call->frame.vectors, sizeof frame->vectors);
    frame->stack = ((cffi_async_words *)context->passing->pushed)->words;
    frame->stack_words = call->frame.stack_words;
    return forward(frame, context);
}

void cffi_async_end_passing(cffi_swift_frame *frame, cffi_async_context *context) {
    cffi_async_passing *passing = context->passing;
    cffi_async_interception *call = passing->call;
    const cffi_method *method = call->method;
    cffi_async_get_results(frame, &frame->results);
    if (CFFI_UNLIKELY(method == NULL)) {
        // Whether it threw is not known: the caller gets both.
        call->frame.results = frame->results;
        call->frame.error = frame->self;
        passing->ending = cffi_ending_returned;
    } else if (method->throws && frame->self != 0) {
        passing->ending = cffi_ending_threw;
        if (method->has_typed_error) {
            cffi_results_copy_error(&frame->results, method, passing->error);
        } else {
            memcpy(passing->error, &frame->self, sizeof frame->self);
        }
    } else {
        passing->ending = cffi_ending_returned;
        if (!method->result_is_indirect) cffi_results_copy(&frame->results, method, passing->result);
    }
    end_words(passing, true);
}

#endif
