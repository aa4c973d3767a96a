#include "CForwarding/message.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/swift_runtime.h"
#include "retargeting.h"

void *cffi_message_decline(const void *context, void *receiver, const char *selector, void *const *arguments,
                           void *result) {
    (void)context, (void)receiver, (void)selector, (void)arguments, (void)result;
    return cffi_message_declined();
}

// MARK: C functions

/// Separate, so that only such calls pay for the room.
__attribute__((noinline)) static void call_with_receiver(const cffi_message_function *called,
                                                         cffi_invocation *invocation) {
    uint32_t count = cffi_signature_argument_count(called->signature);
    void *arguments[count];
    arguments[0] = &invocation->target;
    arguments[1] = &invocation->selector;
    memcpy(arguments + 2, invocation->arguments, (count - 2) * sizeof *arguments);
    invocation->arguments = arguments;
    cffi_invocation_call(invocation, called->function);
}

void *cffi_message_to_function(const void *context, void *receiver, const char *selector, void *const *arguments,
                               void *result) {
    const cffi_message_function *called = context;
    // A call changes neither the addresses nor what they lead to.
    cffi_invocation invocation = {called->signature, selector, receiver, (void **)arguments, result};
    if (CFFI_UNLIKELY(called->hidden_count != 0)) {
        call_with_receiver(called, &invocation);
    } else {
        cffi_invocation_call(&invocation, called->function);
    }
    if (CFFI_UNLIKELY(called->returns_object)) {
        void *object;
        memcpy(&object, result, sizeof object);
        if (object != NULL) swift_retain(object);
    }
    return NULL;
}

// MARK: Requirements

#if CFFI_HAS_SWIFT_ENTRIES

/// One piece of an argument.
typedef struct piece {
    uint16_t argument;
    /// The register, or the word on the stack.
    uint16_t index;
    /// Where it is in the argument, and its size, in bytes.
    uint32_t offset;
    uint32_t size;
    /// A `cffi_place`.
    uint32_t place;
} piece;

struct cffi_message_requirement {
    const void *registered;
    const cffi_method *method;
    const cffi_piece *results;
    uint32_t slot;
    uint32_t piece_count;
    uint32_t result_count;
    bool result_is_indirect;
    /// Where the two words behind the arguments are.
    cffi_piece hidden[2];
    /// Whether `call_integers` can call it.
    bool is_in_integers;
    piece pieces[];
};

/// The argument that has a piece; `count` if there is none.
static uint32_t argument_of(const cffi_piece *piece, const ptrdiff_t *offsets, const ptrdiff_t *sizes, uint32_t count) {
    uint32_t i = 0;
    while (i < count && !(piece->offset >= offsets[i] && piece->offset + piece->size <= offsets[i] + sizes[i])) i++;
    return i;
}

static bool is_integer(const cffi_piece *piece) {
    return piece->place == cffi_place_integer && piece->size <= sizeof(uint64_t);
}

/// Whether `call_integers` can call a method. All arguments are whole words in integer registers. So is the result,
/// unless it is returned by address, or there is none. Self is the object.
static bool is_in_integers(const cffi_slot *slot, const cffi_method *method) {
    const cffi_piece *pieces = method->pieces, *results = cffi_method_results((cffi_method *)method);
    for (uint32_t i = 0; i < method->piece_count; i++) {
        if (!(is_integer(&pieces[i]) && pieces[i].size == sizeof(uint64_t)) && pieces[i].place != cffi_place_at_integer)
            return false;
    }
    for (uint32_t i = 0; i < method->result_piece_count; i++) {
        if (!is_integer(&results[i])) return false;
    }
    return method->stack_words == 0 && !slot->self_by_address;
}

cffi_message_requirement *cffi_message_requirement_create(const cffi_slot *slot, uint32_t number,
                                                          const ptrdiff_t *offsets, const ptrdiff_t *sizes,
                                                          uint32_t count) {
    const cffi_method *method = cffi_slot_method(slot);
    // A static requirement's self is no object.
    if (method == NULL || slot->is_coroutine || slot->is_async || slot->is_static) return NULL;
    if (method->may_consume || method->closure_count != 0 || method->has_typed_error) return NULL;
    cffi_message_requirement *made = malloc(sizeof *made + method->piece_count * sizeof made->pieces[0]);
    if (made == NULL) return NULL;
    *made = (cffi_message_requirement){
        .method = method,
        .results = cffi_method_results((cffi_method *)method),
        .slot = number,
        .result_count = method->result_piece_count,
        .result_is_indirect = method->result_is_indirect,
        .is_in_integers = is_in_integers(slot, method),
    };
    memcpy(made->hidden, method->pieces + method->piece_count, sizeof made->hidden);
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *from = &method->pieces[i];
        // Always the same word, which the argument need not have.
        if (from->place == cffi_place_constant) continue;
        uint32_t argument = argument_of(from, offsets, sizes, count);
        if (argument == count) {
            free(made);
            return NULL;
        }
        made->pieces[made->piece_count++] = (piece){.argument = (uint16_t)argument,
                                                    .index = from->index,
                                                    .offset = from->offset - (uint32_t)offsets[argument],
                                                    .size = from->size,
                                                    .place = from->place};
    }
    return made;
}

void cffi_message_requirement_settle(cffi_message_requirement *requirement, const void *registered) {
    requirement->registered = registered;
}

/// A result in integer registers. Clang returns it as Swift does (clang/lib/CodeGen/SwiftCallingConv.cpp): four words
/// at most.
typedef struct words {
    uint64_t words[4];
} words;

#if CFFI_INTEGER_REGISTERS == 6
#define INTEGER_TYPES uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t
#define INTEGERS i[0], i[1], i[2], i[3], i[4], i[5]
#else
#define INTEGER_TYPES uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t
#define INTEGERS i[0], i[1], i[2], i[3], i[4], i[5], i[6], i[7]
#endif

typedef CFFI_SWIFTCALL words to_integers(INTEGER_TYPES, __attribute__((swift_context)) const void *self,
                                         __attribute__((swift_error_result)) void **error);
typedef CFFI_SWIFTCALL void to_nothing(INTEGER_TYPES, __attribute__((swift_context)) const void *self,
                                       __attribute__((swift_error_result)) void **error);
typedef CFFI_SWIFTCALL void to_memory(__attribute__((swift_indirect_result)) void *result, INTEGER_TYPES,
                                      __attribute__((swift_context)) const void *self,
                                      __attribute__((swift_error_result)) void **error);

/// Most results are a word or a Bool: their copy is one instruction.
static inline void copy_result(void *to, const void *from, uint32_t size) {
    switch (size) {
    case sizeof(uint64_t): memcpy(to, from, sizeof(uint64_t)); break;
    case sizeof(uint8_t): memcpy(to, from, sizeof(uint8_t)); break;
    default: memcpy(to, from, size);
    }
}

/// Calls a method `is_in_integers`. A function does not read the registers that none of its arguments has.
__attribute__((no_sanitize("function"), always_inline)) static inline void *
call_integers(const cffi_message_requirement *message, const void *entry, const void *self, const uint64_t pair[2],
              void *const *arguments, void *result) {
    uint64_t i[CFFI_INTEGER_REGISTERS] = {0};
    i[message->hidden[0].index] = pair[0];
    i[message->hidden[1].index] = pair[1];
    for (const piece *piece = message->pieces, *end = piece + message->piece_count; piece < end; piece++) {
        const char *from = (const char *)arguments[piece->argument] + piece->offset;
        if (CFFI_LIKELY(piece->place == cffi_place_integer)) {
            memcpy(&i[piece->index], from, sizeof i[0]);
        } else {
            i[piece->index] = (uint64_t)from;
        }
    }
    void *error = NULL;
    if (CFFI_UNLIKELY(message->result_is_indirect)) {
        ((to_memory *)entry)(result, INTEGERS, self, &error);
        return error;
    }
    if (CFFI_LIKELY(message->result_count == 0)) {
        ((to_nothing *)entry)(INTEGERS, self, &error);
        return error;
    }
    words returned = ((to_integers *)entry)(INTEGERS, self, &error);
    if (CFFI_UNLIKELY(error != NULL)) return error;
    const cffi_piece *piece = message->results;
    for (uint32_t n = 0; n < message->result_count; n++, piece++) {
        if (piece->is_bit) returned.words[piece->index] &= 1;
        copy_result((char *)result + piece->offset, &returned.words[piece->index], piece->size);
    }
    return error;
}

/// Calls any method.
static void *call_by_frame(const cffi_message_requirement *message, const void *entry, const void *self,
                           const uint64_t pair[2], void *const *arguments, void *result) {
    const cffi_method *method = message->method;
    uint64_t stack[method->stack_words + 1];
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    memset(stack, 0, sizeof stack);
    for (const piece *piece = message->pieces, *end = piece + message->piece_count; piece < end; piece++) {
        const char *from = (const char *)arguments[piece->argument] + piece->offset;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer: memcpy(&frame.integers[piece->index], from, piece->size); break;
        case cffi_place_vector: memcpy(&frame.vectors[piece->index], from, piece->size); break;
        case cffi_place_stack: memcpy(&stack[piece->index], from, piece->size); break;
        case cffi_place_at_integer: frame.integers[piece->index] = (uint64_t)from; break;
        case cffi_place_at_stack: stack[piece->index] = (uint64_t)from; break;
        case cffi_place_constant:
        case cffi_place_closure: break;
        }
    }
    for (uint32_t n = 0; n < 2; n++) {
        const cffi_piece *hidden = &message->hidden[n];
        *(hidden->place == cffi_place_stack ? &stack[hidden->index] : &frame.integers[hidden->index]) = pair[n];
    }
    frame.indirect_result = (uint64_t)result;
    frame.stack = stack;
    frame.stack_words = method->stack_words;
    cffi_swift_call(&frame, entry, self);
    if (frame.error == 0 && !method->result_is_indirect) cffi_results_copy(&frame.results, method, result);
    return (void *)frame.error;
}

/// Calls a method that is not `is_in_integers`.
__attribute__((noinline)) static void *call_otherwise(const cffi_message_requirement *message, void *proxy,
                                                      cffi_slot *slot, const cffi_taken *taken, const uint64_t pair[2],
                                                      void *const *arguments, void *result) {
    const cffi_retargeting with = {.to_type = pair[0], .to_table = pair[1]};
    int64_t place = slot->self_by_address ? cffi_self_place_of(&with) : cffi_self_object;
    if (place <= 0) {
        return call_by_frame(message, taken->entry, cffi_self_of(&taken->object, place), pair, arguments, result);
    }
    cffi_value_access *access =
        cffi_value_begin_apart(cffi_value_ends_here, proxy, slot, taken->object, (const void *)pair[0]);
    void *error = call_by_frame(message, taken->entry, access->value, pair, arguments, result);
    cffi_value_end_apart(access);
    return error;
}

/// Calls the requirement on a delegate that was taken, and lets it go.
static inline __attribute__((always_inline)) void *call_taken(const cffi_message_requirement *message, void *proxy,
                                                              cffi_slot *slot, cffi_taken taken, const uint64_t pair[2],
                                                              void *const *arguments, void *result) {
    void *error;
    if (CFFI_LIKELY(message->is_in_integers)) {
        error = call_integers(message, taken.entry, taken.object, pair, arguments, result);
    } else {
        error = call_otherwise(message, proxy, slot, &taken, pair, arguments, result);
    }
    cffi_let_delegate_go(taken);
    return error;
}

/// Separate, so that a message to a delegate that the proxy retains does not pay for it.
CFFI_HOT static void *send_to_counted(const cffi_message_requirement *message, void *proxy, cffi_slot *slot,
                                      void *const *arguments, void *result) {
    uint64_t pair[2];
    cffi_taken taken = cffi_take_counted_delegate(cffi_words_of(proxy), proxy, slot, &pair[1]);
    return taken.object != NULL ? call_taken(message, proxy, slot, taken, pair, arguments, result)
                                : cffi_message_declined();
}

CFFI_HOT void *cffi_message_to_proxy(const void *context, void *receiver, const char *selector, void *const *arguments,
                                     void *result) {
    (void)selector;
    const cffi_message_requirement *message = context;
    if (CFFI_UNLIKELY(!cffi_is_proxy(receiver))) return cffi_message_declined();
    cffi_proxy_words *proxy = cffi_words_of(receiver);
    const cffi_dispatch_table *dispatch_table = proxy->dispatch_table;
    uint32_t number = message->slot;
    if (CFFI_UNLIKELY(number >= dispatch_table->slot_count)) return cffi_message_declined();
    cffi_slot *slot = (cffi_slot *)&dispatch_table->slots[number];
    // Only dispatch tables whose slots are the same methods have this one registered.
    if (CFFI_UNLIKELY(__atomic_load_n(&slot->registered, __ATOMIC_RELAXED) != message->registered || slot->is_own)) {
        return cffi_message_declined();
    }
    if (CFFI_UNLIKELY(__atomic_load_n(&proxy->intercepts, __ATOMIC_ACQUIRE))) return cffi_message_declined();
    if (CFFI_UNLIKELY(cffi_is_observed_inline(proxy, number))) return cffi_message_declined();
    // Compiled code passes what such a method takes over.
    if (CFFI_UNLIKELY(cffi_slot_has_learnt(slot, cffi_learnt_consuming))) return cffi_message_declined();
    // A witness that takes the address of self may assign it, and then releases the object.
    if (!cffi_keeps_delegate(proxy) || CFFI_UNLIKELY(slot->self_by_address)) {
        return send_to_counted(message, receiver, slot, arguments, result);
    }
    uint64_t pair[2];
    cffi_taken taken = cffi_take_kept_delegate(proxy, slot, &pair[1]);
    if (CFFI_UNLIKELY(taken.object == NULL)) return send_to_counted(message, receiver, slot, arguments, result);
    return call_taken(message, receiver, slot, taken, pair, arguments, result);
}

#else

cffi_message_requirement *cffi_message_requirement_create(const cffi_slot *slot, uint32_t number,
                                                          const ptrdiff_t *offsets, const ptrdiff_t *sizes,
                                                          uint32_t count) {
    (void)slot, (void)number, (void)offsets, (void)sizes, (void)count;
    return NULL;
}

void cffi_message_requirement_settle(cffi_message_requirement *requirement, const void *registered) {
    (void)requirement, (void)registered;
}

void *cffi_message_to_proxy(const void *context, void *receiver, const char *selector, void *const *arguments,
                            void *result) {
    return cffi_message_decline(context, receiver, selector, arguments, result);
}

#endif
