#include "CForwarding/pending_call.h"

#include <stdlib.h>

#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"
#include "relay_entry.h"
#include "retargeting.h"

/// The arguments follow, at the first place that is aligned for them.
struct cffi_pending_call {
    void *relay;
    const cffi_method *method;
    uint32_t slot;
};

static void *arguments_of(cffi_pending_call *call) {
    return cffi_arguments_align((char *)(call + 1), call->method);
}

cffi_pending_call *cffi_pending_call_create(void *relay, uint32_t slot, const cffi_method *method,
                                            const void *arguments) {
    cffi_pending_call *call = cffi_arguments_allocate(sizeof *call + method->size + method->alignment);
    *call = (cffi_pending_call){.relay = relay, .method = method, .slot = slot};
    if (CFFI_LIKELY(method->copies_words)) {
        cffi_values_copy(method->objects, method->size, arguments, arguments_of(call));
    } else {
        cffi_swift_values.copy_arguments(method->context, arguments, arguments_of(call));
    }
    return call;
}

void *cffi_pending_call_relay(const cffi_pending_call *call) {
    return call->relay;
}

bool cffi_pending_call_run(cffi_pending_call *call) {
    char nothing;
    _Alignas(CFFI_TYPED_ERROR_SIZE) char error[CFFI_TYPED_ERROR_SIZE];
    cffi_source source = cffi_source_none;
    cffi_ending ending = cffi_proxy_forward(call->relay, call->slot, call->method, cffi_forwarding_without_default,
                                            arguments_of(call), &nothing, error, &source);
    cffi_pending_call_drop(call);
    return ending != cffi_ending_unanswered;
}

void cffi_pending_call_drop(cffi_pending_call *call) {
    const cffi_method *method = call->method;
    if (CFFI_LIKELY(method->copies_words)) {
        cffi_values_end(method->objects, arguments_of(call));
    } else {
        cffi_swift_values.destroy_arguments(method->context, arguments_of(call));
    }
    free(call);
}

#if CFFI_HAS_SWIFT_ENTRIES

/// Whether a relay's target conforms to all protocols, and was alive when this looked.
static bool has_whole_target(void *relay) {
    const cffi_receiver *receiver = __atomic_load_n(&cffi_words_of(relay)->forward, __ATOMIC_ACQUIRE);
    switch ((cffi_holding)receiver->holding) {
    case cffi_holding_strong: return true;
    case cffi_holding_unowned: return cffi_is_alive(cffi_receiver_object(receiver));
    case cffi_holding_several: return false;
    }
}

bool cffi_keep_for_later(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot, const cffi_receiver *several) {
    const cffi_receiver *receiver = cffi_receiver_members(several)[0];
    const cffi_relay *relay = receiver->relay;
    uint32_t number = (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots);
    if (several->count != 1 || relay == NULL || number >= relay->slot_count || !relay->keeps[number]) return false;
    void *object = cffi_receiver_object(receiver);
    const cffi_method *method = cffi_slot_method_inline(&cffi_words_of(object)->dispatch_table->slots[number]);
    if (method == NULL || method->closure_count != 0 || method->may_consume || !has_whole_target(object)) return false;
    frame->stack_words = method->stack_words;
    char stack[cffi_arguments_room_on_stack(method)];
    void *heap;
    void *arguments = cffi_arguments_room(method, stack, &heap);
    cffi_arguments_decode(frame, method, arguments);
    cffi_check_arguments(method, arguments, proxy, number);
    relay->keep(relay->context, cffi_pending_call_create(object, number, method, arguments));
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
    return true;
}

#endif
