// The path of an asynchronous call: from its entry stub to the receiver, and back to the caller. Observers are notified
// before on the executor of the caller, and afterwards on that on which the receiver ended.

#include "CSwiftCall/arguments.h"
#include "CSwiftCall/asynchronous.h"
#include "asynchronous_call.h"
#include "call_inline.h"
#include "generic_words.h"
#include "probe_entry.h"
#include "retargeting.h"
#include "static_entry.h"

#if CFFI_HAS_SWIFT_ENTRIES

_Static_assert(sizeof(cffi_async_context) == CFFI_ASYNC_CONTEXT_SIZE, "");

// MARK: Observed calls

/// An observed call under way. It is in the call's context, or in memory of the task, allocated before the receiver's
/// context; its arguments follow, and room for copies of them if the receiver may take some over.
typedef struct cffi_async_observation {
    cffi_call call;
    const cffi_method *method;
    uint64_t indirect_result;
    char *arguments;
    /// Null if there are none.
    char *copied;
    /// Whether an observer of the beginning took a closure. What interceptors do afterwards does not count.
    bool was_taken;
} cffi_async_observation;

/// Notifies the observers that a call begins. Takes over one reference to `list`.
static void begin_observation(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, cffi_observer_list *list,
                              uint32_t number) {
    // The thread that set the list published the method before.
    const cffi_method *method = cffi_slot_method(slot);
    bool copies = method->may_consume && cffi_observer_list_has_invoked(list);
    size_t room = method->size + method->alignment;
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    size_t size = sizeof(cffi_async_observation) + (copies ? 2 : 1) * room;
    cffi_async_observation *made =
        size <= sizeof context->room ? (cffi_async_observation *)context->room : swift_task_alloc(size);
    *made = (cffi_async_observation){
        .call = {.observers = list},
        .method = method,
        .indirect_result = frame->integers[0],
        .arguments = cffi_arguments_align((char *)(made + 1), method),
    };
    cffi_arguments_decode(frame, method, made->arguments);
    cffi_check_arguments(method, made->arguments, proxy, number);
    cffi_call_begin_inline(&made->call, made->arguments);
    if (CFFI_UNLIKELY(method->observers_answer)) {
        made->was_taken = cffi_arguments_taken(method, made->arguments, made->call.outcome.boxes != NULL ? 2 : 1) != 0;
    }
    if (CFFI_UNLIKELY(copies)) {
        made->copied = cffi_arguments_align(made->arguments + method->size, method);
        cffi_swift_values.copy_arguments(method->context, made->arguments, made->copied);
        made->call.arguments = made->copied;
    }
    context->observation = made;
}

/// Notifies the observers how the call ended: with these results and `error`, the contents of the error register. If
/// `results` is null, no receiver answered.
static inline void end_observation(cffi_async_context *context, cffi_swift_results *results, const void *error) {
    cffi_async_observation *ended = context->observation;
    const cffi_method *method = ended->method;
    if (CFFI_UNLIKELY(results == NULL)) {
        cffi_call_end_inline(&ended->call, cffi_ending_unanswered, NULL);
    } else if (!cffi_observer_list_has_invoked(ended->call.observers)) {
        cffi_call_end_inline(&ended->call, cffi_ending_returned, NULL);
    } else {
        cffi_end_with_result(results, ended->indirect_result, method, method->throws ? error : NULL, &ended->call);
    }
    if (CFFI_UNLIKELY(method->closure_count != 0)) cffi_arguments_release_closures(method, ended->arguments);
    if (CFFI_UNLIKELY(ended->copied != NULL)) cffi_swift_values.destroy_arguments(method->context, ended->copied);
    if ((char *)ended != context->room) swift_task_dealloc(ended);
}

// MARK: From the caller to the receiver

/// Has the call end: the caller goes on with the results and the error that the frame has for a plain call.
const void *cffi_async_return_to_caller(cffi_swift_frame *frame, uint64_t stack_words) {
    const cffi_async_context *context = (const cffi_async_context *)frame->async_context;
    cffi_async_set_results(frame, &frame->results);
    frame->self = frame->error;
    frame->dropped = cffi_async_stack_bytes(stack_words);
    return context->resume;
}

/// Has the call go on at the function of a record, with `object` as receiver, which this takes over.
static inline const void *go_on_at(cffi_swift_frame *frame, const cffi_async_record *record, void *object) {
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    cffi_async_context *inner = swift_task_alloc(record->context_size);
    inner->parent = context;
    inner->resume = cffi_async_resume;
    context->receiver = object;
    frame->self = (uint64_t)object;
    frame->async_context = (uint64_t)inner;
    return cffi_async_function(record);
}

/// The same for an object that may be taken over.
__attribute__((noinline)) static void begin_object(cffi_async_context *context, void *proxy, cffi_slot *slot,
                                                   void *object, uint8_t pair_place) {
    context->value = swift_task_alloc(sizeof *context->value);
    cffi_object_begin(context->value, proxy, slot, object, pair_place);
}

/// Begins the access to a receiver that is no object, in memory of the task, allocated before the receiver's context.
__attribute__((noinline)) static void begin_value(cffi_async_context *context, void *proxy, cffi_slot *slot, void *box,
                                                  const void *type) {
    context->value = swift_task_alloc(sizeof *context->value + cffi_value_room(type));
    cffi_value_begin(context->value, cffi_value_ends_anywhere, proxy, slot, box, type, context->value + 1);
}

/// Ends it.
__attribute__((noinline)) static void end_value(cffi_async_context *context) {
    const cffi_value_access *access = context->value;
    cffi_value_end(context->value);
    // Only now it is known that the caller gave the proxy away, or it was known when the call began.
    if (context->passing == NULL && cffi_slot_has_learnt(access->slot, cffi_learnt_consuming)) {
        context->consumed = access->proxy;
    }
    swift_task_dealloc(context->value);
    context->value = NULL;
}

/// Ends the process: a call's words behind the arguments were not found.
__attribute__((noreturn, cold, noinline)) static void trap_stack(void *proxy, const cffi_slot *slot) {
    cffi_trap_call(cffi_trap_stack, proxy, (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots));
}

/// Has the call go on at the receiver, whose `object` this takes over, and whose words are behind the arguments.
static const void *go_on_prepared(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                  const cffi_async_record *record, void *object, const cffi_retargeting *with) {
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    int64_t place = CFFI_UNLIKELY(slot->self_by_address) ? cffi_self_place_of(with) : cffi_self_object;
    if (place > 0) {
        if (CFFI_UNLIKELY(cffi_may_use_self(slot))) cffi_check_use_of_self(frame, proxy, slot, frame->integers[0]);
        begin_value(context, proxy, slot, object, (const void *)with->to_type);
    } else if (CFFI_UNLIKELY(cffi_may_consume_self(slot))) {
        begin_object(context, proxy, slot, object, with->place);
    }
    const void *function = go_on_at(frame, record, object);
    if (place > 0) {
        frame->self = (uint64_t)context->value->value;
    } else if (place == cffi_self_reference) {
        frame->self = (uint64_t)(context->value != NULL ? &context->value->value : &context->receiver);
    }
    return function;
}

/// Has the call go on at the receiver, whose `object` this takes over.
static const void *go_on_to(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, void *object,
                            cffi_retargeting *with) {
    if (!cffi_retarget_in_registers(frame, proxy, slot, with) &&
        !cffi_retarget_on_stack(frame, slot, (uint64_t *)frame->stack, with)) {
        trap_stack(proxy, slot);
    }
    return go_on_prepared(frame, proxy, slot, ((cffi_witness_table)with->to_table)[slot->word], object, with);
}

/// Has the call go on at the default implementation of the requirement, with the proxy itself as `self`, or the one for
/// which it answers; null if there is none.
__attribute__((noinline)) static const void *go_on_to_extension(cffi_swift_frame *frame, void *proxy, cffi_slot *slot) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of(proxy)->dispatch_table;
    const cffi_extension_default *found =
        cffi_dispatch_table_extension_default(dispatch_table, (uint32_t)(slot - dispatch_table->slots));
    if (found == NULL) return NULL;
    cffi_default_self self = cffi_default_self_of(proxy, found);
    cffi_retargeting with = cffi_retargeting_to_extension(proxy, slot, found, &self);
    uint64_t *stack = (uint64_t *)frame->stack;
    bool is_ready = cffi_extension_default_orders_anew(found)
                        ? cffi_arrange_for_extension(frame, stack, false, &with, found, &self)
                        : cffi_retarget_in_registers(frame, proxy, slot, &with) ||
                              cffi_retarget_on_stack(frame, slot, stack, &with);
    if (!is_ready) trap_stack(proxy, slot);
    return go_on_prepared(frame, proxy, slot, found->function, swift_retain(self.object), &with);
}

/// A call that goes to several receivers, one after another. It is in memory of the task, allocated behind the
/// observation and before the receivers' contexts.
typedef struct cffi_async_round {
    cffi_receivers receivers;
    void *proxy;
    cffi_slot *slot;
    /// What the error and result registers held when the receiver that decides was through.
    uint64_t error;
    cffi_swift_results results;
    // As the caller made the call. A call changes registers and stack words, so each receiver gets copies.
    uint64_t integers[CFFI_INTEGER_REGISTERS];
    cffi_vector vectors[CFFI_VECTOR_REGISTERS];
    uint64_t *stack;
    cffi_async_words pushed;
} cffi_async_round;

/// Separate from `cffi_async_enter`, so that only such calls pay for it. Not instrumented by sanitizers, because it
/// reads the caller's stack.
__attribute__((noinline, no_sanitize("address", "thread", "memory"))) static void
begin_round(const cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const cffi_receivers *receivers) {
    uint64_t words = cffi_slot_method(slot)->stack_words, pushed = cffi_async_pushed_words(words);
    cffi_async_round *made = swift_task_alloc(sizeof *made + (pushed + words) * sizeof(uint64_t));
    *made = (cffi_async_round){.receivers = *receivers, .proxy = proxy, .slot = slot, .pushed = {.count = pushed}};
    memcpy(made->integers, frame->integers, sizeof made->integers);
    memcpy(made->vectors, frame->vectors, sizeof made->vectors);
    made->stack = made->pushed.words + pushed;
    for (uint64_t i = 0; i < words; i++) made->stack[i] = cffi_frame_word(frame, i);
    ((cffi_async_context *)frame->async_context)->round = made;
}

/// After a receiver has returned, continues the call at the next one. If there is none, returns null, and the frame has
/// the error of the receiver that decides.
__attribute__((noinline)) static const void *go_on_with_round(cffi_swift_frame *frame, cffi_async_context *context) {
    cffi_async_round *round = context->round;
    cffi_slot *slot = round->slot;
    const cffi_method *method = cffi_slot_method(slot);
    if (round->receivers.decides) {
        round->error = frame->self;
        cffi_async_get_results(frame, &round->results);
    } else if (method->throws && frame->self != 0) {
        frame->error = frame->self;
        cffi_async_get_results(frame, &frame->results);
        cffi_frame_drop_error(frame, method);
    }
    cffi_reading reading = {round->proxy, slot, {0}};
    void *object = cffi_next_receiver_inline(&round->receivers, cffi_read_retargeting, &reading);
    if (object == NULL) {
        frame->self = round->error;
        cffi_async_set_results(frame, &round->results);
        context->round = NULL;
        swift_task_dealloc(round);
        return NULL;
    }
    memcpy(frame->integers, round->integers, sizeof frame->integers);
    memcpy(frame->vectors, round->vectors, sizeof frame->vectors);
    memcpy(round->pushed.words, round->stack, method->stack_words * sizeof(uint64_t));
    frame->stack = round->pushed.words;
    frame->stack_words = method->stack_words;
    if (round->pushed.count != 0) frame->pushed = &round->pushed;
    return go_on_to(frame, round->proxy, slot, object, &reading.with);
}

/// Where a call goes on that never ends: it returns to the code that runs the task.
static __attribute__((swiftasynccall)) void leave(__attribute__((swift_async_context)) void *context) {
    (void)context;
}

/// Records a call of a probe, which no program has. If the call is not the intended one, the probe cannot know what its
/// caller waits for, so the whole probing call ends.
static const void *record(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    uint64_t bytes;
    if (!cffi_async_stack_of_call(frame, &bytes)) {
        // It comes from a probing call that waited first, and was given up. The task never ends.
        if (!cffi_async_measure_stack(frame, &frame->dropped)) cffi_trap_call(cffi_trap_foreign_task, proxy, number);
        return (const void *)&leave;
    }
    if (!cffi_probe_note_async_call(frame, proxy, number, bytes)) return cffi_async_leave(frame);
    return cffi_async_return_to_caller(frame, frame->stack_words);
}

bool cffi_async_observers_answer(const cffi_async_context *context) {
    const cffi_async_observation *observation = context->observation;
    return observation != NULL && observation->method->observers_answer;
}

bool cffi_async_observers_took(const cffi_async_context *context) {
    if (CFFI_LIKELY(!cffi_async_observers_answer(context))) return false;
    const cffi_async_observation *observation = context->observation;
    // Observers of the end of the call may still answer it.
    return observation->was_taken || cffi_observer_list_has_invoked(observation->call.observers);
}

/// Has a static call go on at the targets' type.
static const void *go_on_to_type(cffi_swift_frame *frame, const cffi_static_pair *pair, const cffi_slot *slot,
                                 uint32_t number) {
    const cffi_static_target *target = cffi_static_retarget(frame, pair, number, NULL);
    const void *function = go_on_at(frame, target->tables[slot->table][slot->word], NULL);
    frame->self = (uint64_t)target->type;
    return function;
}

CFFI_HOT const void *cffi_async_forward(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, bool leaves_default_out,
                                        cffi_source *answered_by) {
    const cffi_proxy_words *words = cffi_words_of(proxy);
    if (CFFI_UNLIKELY(slot->is_static)) {
        uint32_t number = cffi_static_requirement(words->dispatch_table, slot);
        cffi_static_pair pair = cffi_static_pair_of(frame, number);
        *answered_by = cffi_source_delegate;
        return go_on_to_type(frame, &pair, slot, number);
    }
    if (CFFI_UNLIKELY(__atomic_load_n(&words->has_several, __ATOMIC_RELAXED) && cffi_slot_method(slot) == NULL)) {
        // This call completes what symbols tell of it.
        cffi_swift.find_async_method(frame, proxy, (uint32_t)(slot - words->dispatch_table->slots));
    }
    uint32_t number = (uint32_t)(slot - words->dispatch_table->slots);
    cffi_receivers receivers = cffi_receivers_of(proxy, number, cffi_is_multicast(slot), false);
    receivers.leaves_default_out = leaves_default_out;
    cffi_reading reading = {proxy, slot, {0}};
    void *object = cffi_next_receiver_inline(&receivers, cffi_read_retargeting, &reading);
    *answered_by = object != NULL ? receivers.source : cffi_source_none;
    if (CFFI_UNLIKELY(object == NULL)) {
        const void *next = leaves_default_out ? NULL : go_on_to_extension(frame, proxy, slot);
        if (next != NULL) *answered_by = cffi_source_extension;
        return next;
    }
    if (CFFI_UNLIKELY(receivers.several != NULL)) begin_round(frame, proxy, slot, &receivers);
    return go_on_to(frame, proxy, slot, object, &reading.with);
}

/// A call that `proxy` gets. `given`: what the caller passed as self.
static inline __attribute__((always_inline)) const void *enter(cffi_swift_frame *frame, void *proxy, uint32_t number,
                                                               void *given) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_slot *slot = (cffi_slot *)&words->dispatch_table->slots[number];
    if (CFFI_UNLIKELY(__atomic_load_n(&words->companions, __ATOMIC_ACQUIRE) != NULL))
        cffi_settle_class(frame, proxy, slot);
    slot = cffi_instance_of(frame, words->dispatch_table, slot);
    number = (uint32_t)(slot - words->dispatch_table->slots);
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    cffi_async_context_init(context);
    // Probes are of the class of which all proxies' classes are subclasses.
    if (CFFI_UNLIKELY(*(const void *const *)proxy == cffi_swift.proxy_class)) {
        frame->stack_words = cffi_stack_words_of(slot, frame->stack);
        return record(frame, proxy, number);
    }
    if (CFFI_UNLIKELY(cffi_slot_has_learnt(slot, cffi_learnt_consuming))) context->consumed = given;
    cffi_observer_list *list = cffi_copy_observers_inline(words, number);
    if (list != NULL) begin_observation(frame, proxy, slot, list, number);

    const void *next = NULL;
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) {
        next = cffi_async_intercept(frame, proxy, slot, number);
    } else if (CFFI_LIKELY(!slot->self_by_address)) {
        cffi_taken taken = cffi_take_delegate_in_registers(words, proxy, slot, frame->integers, true);
        if (CFFI_LIKELY(taken.object != NULL)) return go_on_at(frame, taken.entry, taken.object);
    }
    if (next != NULL) return next;
    frame->stack_words = cffi_stack_words_of(slot, frame->stack);
    cffi_source answered_by;
    next = cffi_async_forward(frame, proxy, slot, cffi_async_observers_took(context), &answered_by);
    if (CFFI_LIKELY(next != NULL)) return next;
    cffi_return_unanswered(frame, proxy, slot, cffi_async_observers_answer(context));
    if (context->observation != NULL) end_observation(context, NULL, NULL);
    cffi_async_release_consumed(context);
    // An unanswered call returns only if its method is known.
    return cffi_async_return_to_caller(frame, cffi_slot_method(slot)->stack_words);
}

/// A static call.
__attribute__((noinline)) static const void *enter_static(cffi_swift_frame *frame, uint32_t number) {
    cffi_static_pair pair = cffi_static_pair_at_entry(frame, number);
    void *listener = cffi_static_listener(frame, &pair, number);
    if (listener != NULL) return enter(frame, listener, number, listener);
    cffi_async_context_init((cffi_async_context *)frame->async_context);
    return go_on_to_type(frame, &pair, &pair.dispatch_table->slots[number], number);
}

const void *cffi_async_enter(cffi_swift_frame *frame, uint32_t number) {
    void *given = (void *)frame->self, *proxy = given;
    if (CFFI_UNLIKELY(number >= CFFI_ASYNC_COMPANION_STUBS)) {
        number -= CFFI_ASYNC_COMPANION_STUBS;
        if (number >= CFFI_COMPANION_SLOTS) given = *(void **)given;
        cffi_companion_call call = cffi_companion_of(frame, given, number);
        // The receiver's replaces it, even in a call that passes the address of self.
        proxy = call.companion;
        frame->self = (uint64_t)proxy;
        number = call.slot;
    } else {
        if (number >= CFFI_SLOTS) {
            given = proxy = *(void **)proxy;
            if (CFFI_UNLIKELY(cffi_is_kind_of_metadata(proxy))) return enter_static(frame, number % CFFI_SLOTS);
        }
        number %= CFFI_SLOTS;
        if (!cffi_is_proxy(proxy)) cffi_trap_call(cffi_trap_self, proxy, number);
    }
    return enter(frame, proxy, number, given);
}

// MARK: From the receiver to the caller

CFFI_HOT cffi_async_next cffi_async_end(cffi_async_context *inner, cffi_swift_results *results, const void *error) {
    cffi_async_context *context = inner->parent;
    if (CFFI_UNLIKELY(context->round != NULL || context->interception != NULL || context->passing != NULL ||
                      context->value != NULL || context->consumed != NULL)) {
        return (cffi_async_next){NULL, inner};
    }
    swift_task_dealloc(inner);
    // A static call has none.
    if (CFFI_LIKELY(context->receiver != NULL)) cffi_release(context->receiver);
    if (context->observation != NULL) end_observation(context, results, error);
    return (cffi_async_next){context->resume, context};
}

/// The same as `end_observation`, with what a receiver left in the frame.
static void end_observation_of(cffi_swift_frame *frame, cffi_async_context *context) {
    cffi_async_get_results(frame, &frame->results);
    end_observation(context, &frame->results, (const void *)frame->self);
}

static void release_kept(cffi_async_kept kept) {
    swift_release(kept.actor);
    swift_release(kept.receiver);
}

const void *cffi_async_return(cffi_swift_frame *frame) {
    cffi_async_context *inner = (cffi_async_context *)frame->async_context, *context = inner->parent;
    swift_task_dealloc(inner);
    frame->async_context = (uint64_t)context;
    if (CFFI_UNLIKELY(context->value != NULL)) end_value(context);
    if (CFFI_UNLIKELY(context->interception != NULL)) {
        if (cffi_async_ends_at_receiver(context)) return cffi_async_move_to_end(frame, context);
        release_kept(cffi_async_end_interception(frame, context));
        cffi_async_release_consumed(context);
        return context->resume;
    }
    if (CFFI_UNLIKELY(context->passing != NULL)) {
        cffi_async_keep_end(context);
    } else {
        cffi_release(context->receiver);
    }
    if (CFFI_UNLIKELY(context->round != NULL)) {
        const void *next = go_on_with_round(frame, context);
        if (next != NULL) return next;
    }
    if (CFFI_UNLIKELY(context->passing != NULL)) cffi_async_end_passing(frame, context);
    if (context->observation != NULL) end_observation_of(frame, context);
    cffi_async_release_consumed(context);
    return context->resume;
}

const void *cffi_async_return_moved(cffi_swift_frame *frame) {
    cffi_async_context *context = (cffi_async_context *)frame->async_context;
    if (context->passing != NULL) return cffi_async_proceed_moved(frame, context);
    cffi_async_kept kept = cffi_async_end_interception(frame, context);
    if (context->observation != NULL) end_observation_of(frame, context);
    release_kept(kept);
    cffi_async_release_consumed(context);
    return context->resume;
}

#endif
