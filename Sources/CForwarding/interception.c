#include "CForwarding/interception.h"

#include <string.h>

#include "CSwiftCall/arguments.h"
#include "CSwiftCall/closure.h"
#include "CForwarding/swift_functions.h"
#include "CSupport/hazard.h"
#include "call_inline.h"

static void release_after_calls(void *chain) {
    cffi_calls_retire(chain, swift_release);
}

void *cffi_interceptor_chain_exchange(void **place, void *chain) {
    return cffi_hazard_exchange(place, chain);
}

void cffi_interceptor_chain_retire(void *chain) {
    cffi_hazard_retire(chain, release_after_calls);
}

void cffi_interceptor_table_set_answer(cffi_receiver **place, cffi_receiver *answer) {
    cffi_hazard_retire(cffi_hazard_exchange((void **)place, answer), cffi_receiver_drop);
}

CFFI_HOT void *cffi_proxy_copy_interceptors(void *proxy, uint32_t slot) {
    void *const *place = cffi_chain_place(cffi_words_of(proxy), slot);
    void *chain = place == NULL ? NULL : cffi_hazard_protect_inline(place);
    if (chain == NULL) return NULL;
    swift_retain(chain);
    cffi_hazard_clear_inline();
    return chain;
}

/// The sum of `cffi_closure_taken` for the closures by which observers may answer.
static size_t taken(const cffi_interception *call, const char *arguments, size_t own) {
    if (call->layout != NULL) return cffi_arguments_taken(call->layout, arguments, own);
    size_t sum = call->is_unwatched;
    for (ptrdiff_t i = 0; i < call->watched_count; i++) sum += cffi_closure_taken(arguments + call->watched[i], own);
    return sum;
}

void *cffi_interception_run(cffi_interception *call, const void *arguments, void *result) {
    cffi_call observed = {.observers = NULL};
    // If a method has observers, its types are known, but perhaps only since this call began.
    if (call->method != NULL) {
        cffi_call_find_observers_inline(&observed, cffi_words_of(call->proxy), call->slot);
    }
    call->observers_answer &= observed.observers != NULL;
    if (CFFI_LIKELY(observed.observers == NULL)) return cffi_interception_proceed(call, 0, arguments, result);

    cffi_call_begin_inline(&observed, arguments);
    // Observers of the end of the call have a copy of the arguments.
    size_t own = observed.outcome.boxes != NULL ? 2 : 1;
    bool has_invoked = cffi_observer_list_has_invoked(observed.observers);
    if (CFFI_UNLIKELY(call->observers_answer)) {
        call->was_taken = taken(call, arguments, own) != 0;
        call->leaves_default_out = call->was_taken || has_invoked;
    }
    void *error = cffi_interception_proceed(call, 0, arguments, result);
    // An interceptor may have kept or called a closure. Only what observers do answers the call.
    bool may_answer = call->observers_answer && has_invoked && !call->was_taken && !call->is_answered && error == NULL;
    size_t before = CFFI_UNLIKELY(may_answer) ? taken(call, arguments, own) : 0;
    if (error != NULL) {
        cffi_call_end_inline(&observed, cffi_ending_threw, error);
    } else {
        observed.outcome.result = result;
        cffi_call_end_inline(&observed, call->is_answered ? cffi_ending_returned : cffi_ending_unanswered, NULL);
    }
    if (CFFI_LIKELY(!may_answer) || taken(call, arguments, 1) > before) return error;
    call->leaves_default_out = false;
    const char *chain = (const char *)call->chain + CFFI_OBJECT_HEADER;
    return cffi_interception_proceed(call, ((const cffi_interceptor_chain *)chain)->count, arguments, result);
}

/// Whether a call goes on with what its caller passed, which then is still in the frame. A typed interceptor's closure
/// gets the values, and passes on copies of them: these are the same if their bytes are, unless they are closures.
static bool has_arguments_of(const cffi_interception *call, const void *arguments) {
    if (arguments == call->arguments) return true;
    const cffi_method *method = call->layout;
    return method != NULL && method->closure_count == 0 && call->arguments != NULL &&
           memcmp(arguments, call->arguments, method->size) == 0;
}

typedef __attribute__((swiftcall)) void *interceptor_code(cffi_interception *call, ptrdiff_t next,
                                                          const void *arguments, void *result,
                                                          __attribute__((swift_context)) const void *context);

void *cffi_interception_proceed(cffi_interception *call, ptrdiff_t place, const void *arguments, void *result) {
    const cffi_interceptor_chain *chain =
        (const cffi_interceptor_chain *)((const char *)call->chain + CFFI_OBJECT_HEADER);
    if (place < chain->count) {
        const cffi_interceptor *interceptor = &chain->interceptors[place];
        call->is_answered = true;
        return ((interceptor_code *)interceptor->code)(call, place + 1, arguments, result, interceptor->context);
    }
    const cffi_method *method = call->layout;
    bool is_unchanged = has_arguments_of(call, arguments);
    // A closure that an interceptor made has another form than the one that a call passes.
    if (method == NULL || (method->closure_count != 0 && !is_unchanged)) {
        return cffi_swift.pass_intercepted(call, arguments, result);
    }
    _Alignas(CFFI_TYPED_ERROR_SIZE) char error[CFFI_TYPED_ERROR_SIZE];
    const void *passed = is_unchanged && !method->may_consume ? NULL : arguments;
    cffi_ending ending = cffi_frame_forward(call->frame, call->proxy, call->slot, call->layout,
                                            call->leaves_default_out, passed, result, error, &call->answered_by);
    if (CFFI_LIKELY(ending == cffi_ending_returned)) return NULL;
    return cffi_swift.end_passing(call, ending, error, result);
}
