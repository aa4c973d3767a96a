// The path of every call: from an entry stub to the real receiver.

#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"
#include "CSwiftCall/asynchronous.h"
#include "CSwiftCall/coroutine.h"
#include "CSwiftCall/limits.h"
#include "call_inline.h"
#include "generic_words.h"
#include "made_call.h"
#include "probe_entry.h"
#include "relay_entry.h"
#include "retargeting.h"
#include "static_entry.h"

#include <stdlib.h>

#if CFFI_HAS_SWIFT_ENTRIES

// MARK: Entry stubs

extern const char cffi_swift_entry_stubs[] __attribute__((visibility("hidden")));

const void *cffi_entry_stub(uint32_t number, const cffi_slot *slot) {
    // A metatype is found out in the place of an address of self.
    bool is_by_address = slot->self_by_address || slot->is_static;
    if (slot->is_async) return &cffi_async_entry_records[number + (is_by_address ? CFFI_SLOTS : 0)];
    uint32_t part = is_by_address ? 2 : slot->is_coroutine ? 1 : 0;
    return cffi_swift_entry_stubs + (size_t)(number + part * CFFI_SLOTS) * CFFI_ENTRY_STUB_SIZE;
}

uint32_t cffi_entry_stub_count(void) {
    return CFFI_SLOTS;
}

const void *cffi_companion_stub(uint32_t number, bool is_async) {
    if (is_async) return &cffi_async_entry_records[number + CFFI_ASYNC_COMPANION_STUBS];
    return cffi_swift_entry_stubs + (size_t)(number + CFFI_COMPANION_STUBS) * CFFI_ENTRY_STUB_SIZE;
}

// MARK: Forwarding

/// Ends a `_read` or `_modify` of a target that is no object.
static void end_value_coroutine(void *context) {
    cffi_value_access *access = context;
    void *box = access->box;
    cffi_value_end_apart(access);
    swift_release(box);
}

/// The same as `call_receiver`, for a target that is no object, but lies in a box. Separate, so that only such calls
/// pay for the room.
__attribute__((noinline)) static void call_value(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                 const void *function, void *box, cffi_retargeting *with) {
    const void *type = (const void *)with->to_type;
    size_t size = cffi_value_room(type), most = 1024;
    if (CFFI_UNLIKELY(cffi_may_use_self(slot))) cffi_check_use_of_self(frame, proxy, slot, frame->indirect_result);
    if (slot->is_coroutine) {
        cffi_value_access *access = cffi_value_begin_apart(cffi_value_ends_anywhere, proxy, slot, box, type);
        cffi_coroutine_begin_on(frame, function, access->value, end_value_coroutine, access);
        return;
    }
    if (CFFI_UNLIKELY(size > most)) {
        cffi_value_access *access = cffi_value_begin_apart(cffi_value_ends_here, proxy, slot, box, type);
        cffi_swift_call(frame, function, access->value);
        cffi_value_end_apart(access);
    } else {
        char room[size + 1];
        cffi_value_access access;
        cffi_value_begin(&access, cffi_value_ends_here, proxy, slot, box, type, room);
        cffi_swift_call(frame, function, access.value);
        cffi_value_end(&access);
    }
    cffi_release(box);
}

/// Calls the receiver's `function`, and releases `object` when the call is over.
static void call_receiver(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const void *function, void *object,
                          cffi_retargeting *with) {
    int64_t place = CFFI_UNLIKELY(slot->self_by_address) ? cffi_self_place_of(with) : cffi_self_object;
    if (CFFI_UNLIKELY(place > 0)) {
        call_value(frame, proxy, slot, function, object, with);
        return;
    }
    if (slot->is_coroutine) {
        cffi_coroutine_begin(frame, function, object, place);
        return;
    }
    if (CFFI_UNLIKELY(cffi_may_consume_self(slot))) {
        cffi_value_access access;
        cffi_object_begin(&access, proxy, slot, object, with->place);
        cffi_swift_call(frame, function, cffi_self_of(&access.value, place));
        cffi_value_end(&access);
        cffi_release(object);
        return;
    }
    cffi_swift_call(frame, function, cffi_self_of(&object, place));
    cffi_release(object);
}

/// Separate from `forward`, so that only such calls pay for the room.
__attribute__((noinline)) static void call_receiver_with_stack(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                               const void *function, void *object,
                                                               cffi_retargeting *with) {
    uint64_t words[frame->stack_words + 1];
    if (!cffi_retarget_on_stack(frame, slot, words, with)) {
        cffi_trap_call(cffi_trap_stack, proxy, (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots));
    }
    call_receiver(frame, proxy, slot, function, object, with);
}

/// Calls `function` on `object`, whose reference it takes over. `with` was read from the object's receiver.
static inline void call_function_on(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const void *function,
                                    void *object, cffi_retargeting *with) {
    if (cffi_retarget_in_registers(frame, proxy, slot, with)) {
        call_receiver(frame, proxy, slot, function, object, with);
    } else {
        call_receiver_with_stack(frame, proxy, slot, function, object, with);
    }
}

/// Calls the requirement on `object`, whose reference it takes over. `with` was read from the object's receiver.
static inline void call_requirement_on(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, void *object,
                                       cffi_retargeting *with) {
    call_function_on(frame, proxy, slot, ((cffi_witness_table)with->to_table)[slot->word], object, with);
}

/// Has a change in place call the property's getter and setter; false if the property is not known.
static bool begin_change(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    void *value;
    void *change = cffi_swift.begin_change(proxy, number, &value);
    if (change == NULL) return false;
    cffi_coroutine_yield(frame, value, cffi_swift.end_change, change);
    return true;
}

/// Calls the default implementation of the requirement on the proxy itself, or on the one for which it answers. False
/// if there is none.
__attribute__((noinline)) static bool answer_by_extension(cffi_swift_frame *frame, void *proxy, cffi_slot *slot) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of(proxy)->dispatch_table;
    uint32_t number = (uint32_t)(slot - dispatch_table->slots);
    const cffi_extension_default *found = cffi_dispatch_table_extension_default(dispatch_table, number);
    if (found == NULL) {
        // An extension's property with a getter and a setter has no function of its own for changes in place.
        return slot->is_modify && cffi_dispatch_table_extension_default(dispatch_table, number - 1) != NULL &&
               begin_change(frame, proxy, number);
    }
    cffi_default_self self = cffi_default_self_of(proxy, found);
    cffi_retargeting with = cffi_retargeting_to_extension(proxy, slot, found, &self);
    if (CFFI_LIKELY(!cffi_extension_default_orders_anew(found))) {
        call_function_on(frame, proxy, slot, found->function, swift_retain(self.object), &with);
        return true;
    }
    uint64_t words[frame->stack_words + CFFI_TABLES_OF_SELF];
    if (!cffi_arrange_for_extension(frame, words, true, &with, found, &self)) {
        cffi_trap_call(cffi_trap_stack, proxy, number);
    }
    call_receiver(frame, proxy, slot, found->function, swift_retain(self.object), &with);
    return true;
}

/// Calls several receivers, of which `object` is the first. Separate from `forward`, so that only such calls pay for
/// it.
__attribute__((noinline)) static void call_all(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                               cffi_receivers *receivers, void *object, cffi_retargeting *with) {
    // A call changes registers, so each receiver gets the frame as the caller made it.
    const cffi_swift_frame caught = *frame;
    const cffi_method *method = cffi_slot_method(slot);
    cffi_reading next = {proxy, slot, *with};
    for (; object != NULL; object = cffi_next_receiver_inline(receivers, cffi_read_retargeting, &next)) {
        if (receivers->decides) {
            call_requirement_on(frame, proxy, slot, object, &next.with);
            continue;
        }
        cffi_swift_frame again = caught;
        call_requirement_on(&again, proxy, slot, object, &next.with);
        if (again.error != caught.error) cffi_frame_drop_error(&again, method);
    }
}

/// Forwards a call if the forward delegate was not found alive, or is left out; returns what answered. Separate from
/// `forward`, so that only such calls pay for it.
__attribute__((noinline)) static cffi_source forward_to_others(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                               cffi_receiver *several, bool leaves_default_out,
                                                               bool leaves_delegate_out) {
    uint32_t number = (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots);
    cffi_receivers receivers = cffi_receivers_of(proxy, number, cffi_is_multicast(slot), false);
    receivers.source = cffi_source_delegate;
    receivers.several = several;
    receivers.leaves_default_out = leaves_default_out;
    receivers.leaves_delegate_out = leaves_delegate_out;
    cffi_reading first = {proxy, slot, {0}};
    void *object = cffi_next_receiver_inline(&receivers, cffi_read_retargeting, &first);
    // What answers the getter or the setter also answers a change in place, before a fallback does.
    if (CFFI_UNLIKELY(slot->is_modify) && (object == NULL || receivers.source > cffi_source_answer) &&
        (cffi_has_answer(receivers.proxy, number - 1) || cffi_has_answer(receivers.proxy, number - 2)) &&
        begin_change(frame, proxy, number)) {
        if (object != NULL) swift_release(object);
        return cffi_source_answer;
    }
    if (object == NULL) return cffi_source_none;
    cffi_source source = receivers.source;
    if (receivers.several != NULL) {
        call_all(frame, proxy, slot, &receivers, object, &first.with);
    } else {
        call_requirement_on(frame, proxy, slot, object, &first.with);
    }
    return source;
}

/// Forwards any call, and returns what answered.
CFFI_HOT static cffi_source forward_any(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                        bool leaves_default_out) {
    if (CFFI_UNLIKELY(slot->is_static)) {
        cffi_static_forward(frame, slot, cffi_static_requirement(cffi_words_of(proxy)->dispatch_table, slot));
        return cffi_source_delegate;
    }
    cffi_reading first = {proxy, slot, {0}};
    cffi_receiver *several = NULL;
    void *const *location = (void *const *)&cffi_words_of(proxy)->forward;
    void *object = cffi_take_receiver(location, cffi_read_retargeting, &first, &several);
    if (CFFI_UNLIKELY(object == NULL)) {
        if (several != NULL && cffi_keep_for_later(frame, proxy, slot, several)) {
            cffi_receiver_drop(several);
            return cffi_source_delegate;
        }
        // Several receivers that were found are called even if another thread has removed them by now.
        bool is_over = several == NULL && cffi_has_no_receiver(cffi_words_of(proxy));
        cffi_source source =
            is_over ? cffi_source_none : forward_to_others(frame, proxy, slot, several, leaves_default_out, false);
        if (source != cffi_source_none || leaves_default_out) return source;
        return answer_by_extension(frame, proxy, slot) ? cffi_source_extension : cffi_source_none;
    }
    call_requirement_on(frame, proxy, slot, object, &first.with);
    return cffi_source_delegate;
}

/// The same. Most calls take the fast path for unobserved calls.
static inline __attribute__((always_inline)) cffi_source forward(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                                 bool leaves_default_out) {
    if (CFFI_UNLIKELY(slot->self_by_address || slot->is_coroutine || slot->is_static)) {
        return forward_any(frame, proxy, slot, leaves_default_out);
    }
    cffi_taken taken = cffi_take_delegate_in_registers(cffi_words_of(proxy), proxy, slot, frame->integers, false);
    if (CFFI_UNLIKELY(taken.object == NULL)) return forward_any(frame, proxy, slot, leaves_default_out);
    cffi_swift_call(frame, taken.entry, taken.object);
    cffi_let_delegate_go(taken);
    return cffi_source_delegate;
}

// MARK: Unanswered calls

void cffi_return_unanswered(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot, bool observers_answer) {
    uint32_t number = (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots);
    const cffi_method *method = cffi_slot_method(slot);
    if (method == NULL) method = cffi_swift.find_method(frame, proxy, number);
    if (method == NULL || !(method->returns_unanswered || observers_answer)) {
        cffi_trap_call(cffi_trap_unanswered, proxy, number);
    } else if (CFFI_UNLIKELY(method->may_consume)) {
        // Release consumed arguments; no receiver did.
        char stack[cffi_arguments_room_on_stack(method)];
        void *heap;
        void *arguments = cffi_arguments_room(method, stack, &heap);
        cffi_arguments_decode(frame, method, arguments);
        cffi_arguments_end(method, arguments);
        if (CFFI_UNLIKELY(heap != NULL)) free(heap);
    }
    cffi_frame_return_nothing(frame);
}

// MARK: Observed calls

/// A result of several registers, or an error of a declared type.
typedef union in_registers {
    _Alignas(CFFI_TYPED_ERROR_SIZE) char error[CFFI_TYPED_ERROR_SIZE];
    char result[sizeof(cffi_swift_results)];
} in_registers;

void cffi_end_with_result(cffi_swift_results *results, uint64_t indirect_result, const cffi_method *method,
                          const void *error, cffi_call *call) {
    in_registers room;
    if (CFFI_UNLIKELY(error != NULL)) {
        if (method->has_typed_error) {
            cffi_results_copy_error(results, method, room.error);
            call->outcome.result = room.error;
        }
    } else if (method->result_is_indirect) {
        call->outcome.result = (const void *)indirect_result;
    } else if (CFFI_LIKELY(method->result_offset >= 0)) {
        cffi_settle_bits(results->integers, method->result_bit_registers);
        call->outcome.result = (const char *)results + method->result_offset;
    } else {
        cffi_results_copy(results, method, room.result);
        call->outcome.result = room.result;
    }
    cffi_call_end_inline(call, error != NULL ? cffi_ending_threw : cffi_ending_returned, error);
}

/// Ends an observed call without a target, of a method that observers may answer (`cffi_method.observers_answer`). If
/// no observer took a closure, calls the default.
__attribute__((noinline)) static void end_without_delegate(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                           const cffi_method *method, cffi_call *call) {
    const void *arguments = call->arguments;
    // One reference each from the decoded arguments and from the copies that forward_consuming makes.
    size_t own = method->may_consume && cffi_observer_list_has_invoked(call->observers) ? 2 : 1;
    cffi_call_end_inline(call, cffi_ending_unanswered, NULL);
    if (cffi_arguments_taken(method, arguments, own) == 0 && forward_any(frame, proxy, slot, false)) return;
    cffi_return_unanswered(frame, proxy, slot, true);
}

/// The part of an observed call that involves the receivers, and the end of the call.
static inline __attribute__((always_inline)) void
forward_observed(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const cffi_method *method, cffi_call *call) {
    // A throwing call is made with the error register zero, and any other preserves it.
    uint64_t before = frame->error;
    if (CFFI_UNLIKELY(!forward(frame, proxy, slot, method->observers_answer))) {
        if (CFFI_UNLIKELY(method->observers_answer)) return end_without_delegate(frame, proxy, slot, method, call);
        cffi_return_unanswered(frame, proxy, slot, false);
        cffi_call_end_inline(call, cffi_ending_unanswered, NULL);
    } else if (CFFI_LIKELY(frame->error == before && method->result_size == 0)) {
        cffi_call_end_inline(call, cffi_ending_returned, NULL);
    } else {
        const void *error = frame->error != before ? (const void *)frame->error : NULL;
        cffi_end_with_result(&frame->results, frame->indirect_result, method, error, call);
    }
}

/// Like `forward_observed`, for a receiver that may take arguments over: observers that are notified afterwards get
/// copies.
__attribute__((noinline)) static void forward_consuming(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                        const cffi_method *method, cffi_call *call) {
    char stack[cffi_arguments_room_on_stack(method)];
    void *heap;
    void *copied = cffi_arguments_room(method, stack, &heap);
    cffi_swift_values.copy_arguments(method->context, call->arguments, copied);
    call->arguments = copied;
    forward_observed(frame, proxy, slot, method, call);
    cffi_swift_values.destroy_arguments(method->context, copied);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
}

/// The part of an observed call that begins when its arguments are known.
static inline __attribute__((always_inline)) void observe(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                          const cffi_method *method, cffi_call *call, uint32_t number,
                                                          void *arguments) {
    cffi_check_arguments(method, arguments, proxy, number);
    cffi_call_begin_inline(call, arguments);
    if (CFFI_UNLIKELY(method->may_consume && cffi_observer_list_has_invoked(call->observers))) {
        forward_consuming(frame, proxy, slot, method, call);
    } else {
        forward_observed(frame, proxy, slot, method, call);
    }
}

/// A call's arguments as a tuple, in its registers or in `room`, where they end with this call; null where they have to
/// be decoded. `room` has CFFI_WORDS_OF_ARGUMENTS words.
CFFI_HOT_INLINE void *arguments_at_hand(cffi_swift_frame *frame, const cffi_slot *slot, const cffi_method *method,
                                        cffi_vector *room) {
    // Where the place of the pair is known, no other words are replaced (retargeting.h), so that the arguments stay as
    // they are.
    bool are_kept = __atomic_load_n(&slot->pair_place, __ATOMIC_RELAXED) != 0;
    cffi_settle_bits(frame->integers, method->bit_registers);
    void *arguments = CFFI_LIKELY(are_kept) ? cffi_arguments_in_registers(frame, method) : NULL;
    return arguments != NULL ? arguments : cffi_arguments_from_registers(frame, method, room->lanes);
}

/// An observed call whose arguments have to be decoded. Separate, so that only such calls pay for the room.
CFFI_HOT static void dispatch_decoded(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const cffi_method *method,
                                      cffi_call *call, uint32_t number) {
    char stack[cffi_arguments_room_on_stack(method)];
    void *heap;
    void *arguments = cffi_arguments_room(method, stack, &heap);
    cffi_arguments_decode(frame, method, arguments);
    observe(frame, proxy, slot, method, call, number, arguments);
    if (CFFI_UNLIKELY(method->closure_count != 0)) cffi_arguments_release_closures(method, arguments);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
}

/// Dispatches an observed call. `call` has the observers.
static inline __attribute__((always_inline)) void dispatch_observed(cffi_swift_frame *frame, void *proxy,
                                                                    cffi_slot *slot, cffi_call *call, uint32_t number) {
    // The thread that set the list published the method before.
    const cffi_method *method = cffi_slot_method_inline(slot);
    frame->stack_words = method->stack_words;
    cffi_vector room[CFFI_WORDS_OF_ARGUMENTS / 2];
    void *arguments = arguments_at_hand(frame, slot, method, room);
    if (CFFI_LIKELY(arguments != NULL)) {
        observe(frame, proxy, slot, method, call, number, arguments);
    } else {
        dispatch_decoded(frame, proxy, slot, method, call, number);
    }
}

/// Forwards a call to what answers in place of the delegate, and returns what answered.
static cffi_source forward_without_delegate(cffi_swift_frame *frame, void *proxy, cffi_slot *slot) {
    cffi_source source = forward_to_others(frame, proxy, slot, NULL, false, true);
    if (source != cffi_source_none) return source;
    return answer_by_extension(frame, proxy, slot) ? cffi_source_extension : cffi_source_none;
}

cffi_ending cffi_forward_made(cffi_swift_frame *call, void *proxy, uint32_t number, const cffi_method *method,
                              cffi_forwarding to, const void *arguments, void *result, void *error,
                              cffi_source *answered_by) {
    cffi_slot *slot = (cffi_slot *)&cffi_words_of(proxy)->dispatch_table->slots[number];
    uint64_t error_before = call->error;
    uint64_t words[method->stack_words + 1];
    char stack[method->may_consume ? cffi_arguments_room_on_stack(method) : 1];
    void *heap = NULL, *copied = NULL;
    if (CFFI_UNLIKELY(method->may_consume)) {
        copied = cffi_arguments_room(method, stack, &heap);
        cffi_arguments_copy_for_passing(method, arguments, copied);
        arguments = copied;
    }
    if (arguments != NULL) cffi_arguments_encode(call, method, arguments, words);
    if (method->result_is_indirect) call->indirect_result = (uint64_t)result;

    cffi_ending ending = cffi_ending_returned;
    *answered_by = to == cffi_forwarding_without_delegate
                       ? forward_without_delegate(call, proxy, slot)
                       : forward(call, proxy, slot, to == cffi_forwarding_without_default);
    if (*answered_by == cffi_source_none) {
        ending = cffi_ending_unanswered;
    } else if (call->error == error_before) {
        if (!method->result_is_indirect) cffi_results_copy(&call->results, method, result);
    } else {
        ending = cffi_ending_threw;
        if (method->has_typed_error) {
            cffi_results_copy_error(&call->results, method, error);
        } else {
            memcpy(error, &call->error, sizeof call->error);
        }
    }
    if (CFFI_UNLIKELY(copied != NULL)) cffi_arguments_end_passing(method, copied, ending != cffi_ending_unanswered);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
    return ending;
}

cffi_ending cffi_frame_forward(const cffi_swift_frame *frame, void *proxy, uint32_t number, const cffi_method *method,
                               bool leaves_default_out, const void *arguments, void *result, void *error,
                               cffi_source *answered_by) {
    cffi_forwarding to = leaves_default_out ? cffi_forwarding_without_default : cffi_forwarding_to_any;
    cffi_swift_frame call = *frame;
    return cffi_forward_made(&call, proxy, number, method, to, arguments, result, error, answered_by);
}

cffi_source cffi_frame_forward_unknown(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    return forward(frame, proxy, (cffi_slot *)&cffi_words_of(proxy)->dispatch_table->slots[number], false);
}

/// Has interceptors handle a call of a method whose types are known. `call` has its arguments.
static void run_interceptors(cffi_swift_frame *frame, cffi_interception *call) {
    const cffi_method *method = call->layout;
    in_registers room;
    void *result = method->result_is_indirect ? (void *)frame->indirect_result : room.result;
    void *error = cffi_interception_run(call, call->arguments, result);
    if (CFFI_UNLIKELY(error != NULL)) {
        cffi_swift.throw_intercepted(call, error);
    } else if (method->result_is_indirect) {
        cffi_frame_return_nothing(frame);
    } else {
        cffi_frame_return(frame, method, room.result);
    }
}

/// The same, if its types are not known: it goes on as it came, and leaves its result in the frame.
static void run_interceptors_of_unknown(cffi_interception *call) {
    char nothing = 0;
    void *error = cffi_interception_run(call, &nothing, &nothing);
    if (CFFI_UNLIKELY(error != NULL)) cffi_swift.throw_intercepted(call, error);
}

/// Dispatches a call of a registered method in a proxy that turns calls into invocations, or else of a method with
/// interceptors. `guard` keeps these, or the call does, and this lets them go.
__attribute__((noinline)) static void dispatch_intercepted(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                           uint32_t number, const void *registered, void *interceptors,
                                                           cffi_call_guard *guard) {
    const cffi_method *method = cffi_slot_method(slot);
    if (CFFI_UNLIKELY(method == NULL)) method = cffi_swift.find_instance_method(frame, proxy, number);
    cffi_interception call = {
        .proxy = proxy, .slot = number, .is_answered = true, .chain = interceptors, .frame = frame};
    // The thread that registered the method published it before.
    if (CFFI_UNLIKELY(method == NULL)) {
        run_interceptors_of_unknown(&call);
        cffi_let_go(interceptors, guard);
        return;
    }
    frame->stack_words = method->stack_words;
    cffi_vector room[CFFI_WORDS_OF_ARGUMENTS / 2];
    bool may_be_at_hand = registered == NULL && method->closure_count == 0 && !method->may_consume;
    void *arguments = CFFI_LIKELY(may_be_at_hand) ? arguments_at_hand(frame, slot, method, room) : NULL;
    char stack[arguments != NULL ? 1 : cffi_arguments_room_on_stack(method)];
    void *heap = NULL;
    if (arguments == NULL) {
        arguments = cffi_arguments_room(method, stack, &heap);
        cffi_arguments_decode(frame, method, arguments);
    }
    cffi_check_arguments(method, arguments, proxy, number);
    if (registered != NULL) {
        cffi_frame_return_nothing(frame);
        cffi_swift.intercept(frame, proxy, number, registered, arguments);
    } else {
        call.method = method->context;
        call.layout = method;
        call.observers_answer = method->observers_answer;
        call.arguments = arguments;
        run_interceptors(frame, &call);
        cffi_let_go(interceptors, guard);
    }
    // The arguments were only borrowed.
    if (CFFI_UNLIKELY(method->closure_count != 0 || method->may_consume)) cffi_arguments_end(method, arguments);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
}

// MARK: Changes in place

/// A change in place calls neither getter nor setter. If an observer or an interceptor may receive a call of either,
/// this calls both instead; otherwise false.
__attribute__((noinline)) static bool change_by_accessors(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    if (!cffi_is_observed_inline(words, number - 1) && !cffi_is_observed_inline(words, number - 2) &&
        !__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE)) {
        return false;
    }
    return begin_change(frame, proxy, number);
}

// MARK: Calls that pass observers and interceptors by

/// The one that this thread is about to make; null for none.
static CFFI_THREAD_LOCAL cffi_passing_by *passing_by;

void cffi_pass_by_begin(cffi_passing_by *call, void *proxy, uint32_t number) {
    *call = (cffi_passing_by){proxy, number, passing_by};
    passing_by = call;
}

void cffi_pass_by_end(cffi_passing_by *call) {
    passing_by = call->outer;
}

/// Whether this call is that one: the next of its kind is not.
static bool passes_by(void *proxy, uint32_t number) {
    cffi_passing_by *call = passing_by;
    if (CFFI_LIKELY(call == NULL) || call->proxy != proxy || call->number != number) return false;
    call->proxy = NULL;
    return true;
}

// MARK: The entry

// The offsets that the assembly uses.
_Static_assert(offsetof(cffi_swift_frame, results.integers) == CFFI_AT_INTEGER_RESULTS, "");
_Static_assert(sizeof(cffi_swift_results) == CFFI_RESULTS_SIZE, "");
_Static_assert(offsetof(cffi_swift_frame, results.vectors) == CFFI_AT_VECTOR_RESULTS, "");
_Static_assert(offsetof(cffi_swift_frame, error) == CFFI_AT_ERROR, "");
_Static_assert(offsetof(cffi_swift_frame, stack) == CFFI_AT_STACK, "");
_Static_assert(offsetof(cffi_swift_frame, stack_words) == CFFI_AT_STACK_WORDS, "");
_Static_assert(offsetof(cffi_swift_frame, async_context) == CFFI_AT_ASYNC_CONTEXT, "");
_Static_assert(offsetof(cffi_swift_frame, dropped) == CFFI_AT_DROPPED, "");
_Static_assert(offsetof(cffi_swift_frame, pushed) == CFFI_AT_PUSHED, "");
_Static_assert(offsetof(cffi_swift_frame, integers) == CFFI_AT_CAUGHT + CFFI_AT_INTEGERS, "");
_Static_assert(offsetof(cffi_swift_frame, receiver) == CFFI_AT_CAUGHT + CFFI_AT_RECEIVER, "");
_Static_assert(offsetof(cffi_caught, integers) == CFFI_AT_INTEGERS, "");
_Static_assert(offsetof(cffi_caught, vectors) == CFFI_AT_VECTORS, "");
_Static_assert(offsetof(cffi_caught, indirect_result) == CFFI_AT_INDIRECT_RESULT, "");
_Static_assert(offsetof(cffi_caught, self) == CFFI_AT_SELF, "");
_Static_assert(offsetof(cffi_caught, receiver) == CFFI_AT_RECEIVER, "");
_Static_assert(offsetof(cffi_caught, guard) == CFFI_AT_GUARD, "");
_Static_assert(offsetof(cffi_thread, next_call) == CFFI_AT_NEXT_CALL, "");
_Static_assert(offsetof(cffi_call_guard, used) == 0, "");
_Static_assert(offsetof(cffi_call_guard, is_awaited) == CFFI_AT_IS_AWAITED, "");
_Static_assert(CFFI_THREAD_ALIGNMENT == CFFI_AT_THREADS, "");
_Static_assert(sizeof(cffi_caught) == CFFI_CAUGHT_SIZE, "");
_Static_assert(sizeof(cffi_swift_frame) == CFFI_AT_CAUGHT + CFFI_CAUGHT_SIZE, "");

/// `cffi_swift_dispatch` for a slot; false for a probing call.
static inline __attribute__((always_inline)) bool dispatch(cffi_swift_frame *frame, void *proxy, cffi_slot *slot,
                                                           uint32_t number) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    frame->stack_words = cffi_stack_words_of(slot, frame->stack);
    if (CFFI_UNLIKELY(passes_by(proxy, number))) {
        if (!forward_any(frame, proxy, slot, false)) cffi_return_unanswered(frame, proxy, slot, false);
        return true;
    }
    if (CFFI_UNLIKELY(slot->is_modify) && change_by_accessors(frame, proxy, number)) return true;
    if (CFFI_UNLIKELY(__atomic_load_n(&words->intercepts, __ATOMIC_ACQUIRE))) {
        // The proxy that stands for a type makes no invocations: it has no target that they could go on to.
        const void *registered = slot->is_static ? NULL : __atomic_load_n(&slot->registered, __ATOMIC_ACQUIRE);
        cffi_call_guard *guard = NULL;
        void *interceptors = registered != NULL ? NULL : cffi_take_interceptors(proxy, number, &guard);
        if (registered != NULL || interceptors != NULL) {
            dispatch_intercepted(frame, proxy, slot, number, registered, interceptors, guard);
            return true;
        }
    }
    cffi_call call;
    if (cffi_call_find_observers_inline(&call, words, number)) {
        dispatch_observed(frame, proxy, slot, &call, number);
        return true;
    }
    // Before any receiver is asked, because the default of the delegate type would answer for an object that is probed.
    if (CFFI_UNLIKELY(cffi_probe_note_call(frame, proxy, number))) return false;
    // `CFFI_GATE` has tried the other way, or could not.
    if (!forward_any(frame, proxy, slot, false)) cffi_return_unanswered(frame, proxy, slot, false);
    return true;
}

/// Called by the entry for all other calls. Writes the results to the frame.
__attribute__((visibility("hidden"))) void cffi_swift_dispatch(cffi_swift_frame *frame, uint32_t number);

/// The same, for a call that `to` gets. `given`: what the caller passed as self.
static inline __attribute__((always_inline)) void dispatch_to(cffi_swift_frame *frame, void *to, uint32_t number,
                                                              void *given) {
    cffi_proxy_words *words = cffi_words_of(to);
    cffi_slot *slot = (cffi_slot *)&words->dispatch_table->slots[number];
    if (CFFI_UNLIKELY(__atomic_load_n(&words->companions, __ATOMIC_ACQUIRE) != NULL))
        cffi_settle_class(frame, to, slot);
    slot = cffi_instance_of(frame, words->dispatch_table, slot);
    bool is_over = dispatch(frame, to, slot, (uint32_t)(slot - words->dispatch_table->slots));
    // The reference that the caller gave away. That of a probing call is counted.
    if (CFFI_UNLIKELY(cffi_slot_has_learnt(slot, cffi_learnt_consuming)) && is_over) swift_release(given);
}

/// The same, for a companion stub.
static __attribute__((noinline)) void dispatch_to_companion(cffi_swift_frame *frame, uint32_t number) {
    uint64_t self = frame->self;
    bool is_by_address = number >= CFFI_COMPANION_SLOTS;
    void *proxy = is_by_address ? *(void **)self : (void *)self;
    cffi_companion_call call = cffi_companion_of(frame, proxy, number);
    frame->self = is_by_address ? (uint64_t)&call.companion : (uint64_t)call.companion;
    dispatch_to(frame, call.companion, call.slot, proxy);
    // The caller expects it in its register.
    frame->self = self;
}

void cffi_dispatch_to_listener(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    dispatch_to(frame, proxy, number, proxy);
}

CFFI_HOT void cffi_swift_dispatch(cffi_swift_frame *frame, uint32_t number) {
    if (CFFI_UNLIKELY(number >= CFFI_COMPANION_STUBS)) {
        return dispatch_to_companion(frame, number - CFFI_COMPANION_STUBS);
    }
    void *proxy = (void *)frame->self;
    if (number >= 2 * CFFI_SLOTS) {
        proxy = *(void **)proxy;
        if (CFFI_UNLIKELY(cffi_is_kind_of_metadata(proxy))) return cffi_dispatch_static(frame, number % CFFI_SLOTS);
    }
    if (!cffi_is_proxy(proxy)) cffi_trap_call(cffi_trap_self, proxy, number % CFFI_SLOTS);
    dispatch_to(frame, proxy, number % CFFI_SLOTS, proxy);
}

void cffi_proxy_call(void *proxy, uint32_t number, const void *arguments, void *result) {
    const cffi_slot *slot = &cffi_words_of(proxy)->dispatch_table->slots[number];
    const cffi_method *method = cffi_slot_method(slot);
    uint64_t none[method->stack_words + 1], words[method->stack_words + 1];
    memset(none, 0, sizeof none);
    cffi_swift_frame frame = {.stack = none, .indirect_result = (uint64_t)result};
    frame.self = slot->self_by_address ? (uint64_t)&proxy : (uint64_t)proxy;
    cffi_arguments_encode(&frame, method, arguments, words);
    cffi_arguments_encode_hidden(&frame, method, *(void *const *)proxy, slot->entries, words);
    if (CFFI_UNLIKELY(slot->is_static)) {
        frame.self = *(const uint64_t *)proxy;
        dispatch_to(&frame, proxy, number, proxy);
        if (!method->result_is_indirect) cffi_results_copy(&frame.results, method, result);
        return;
    }
    // A caller of such a method gives a reference to the proxy away.
    if (cffi_slot_has_learnt(slot, cffi_learnt_consuming)) swift_retain(proxy);
    cffi_swift_dispatch(&frame, slot->self_by_address ? number + 2 * CFFI_SLOTS : number);
    if (!method->result_is_indirect) cffi_results_copy(&frame.results, method, result);
}

#else

const void *cffi_entry_stub(uint32_t number, const cffi_slot *slot) {
    (void)number, (void)slot;
    return NULL;
}

uint32_t cffi_entry_stub_count(void) {
    return 0;
}

void cffi_pass_by_begin(cffi_passing_by *call, void *proxy, uint32_t number) {
    (void)call, (void)proxy, (void)number;
}

void cffi_pass_by_end(cffi_passing_by *call) {
    (void)call;
}

#endif
