#include "CForwarding/pending_call.h"

#include <stdlib.h>

#include "CForwarding/swift_functions.h"
#include "CSwiftCall/arguments.h"
#include "relay_entry.h"
#include "retargeting.h"

/// The memory of some calls, which follow.
typedef struct cffi_call_chunk {
    /// How many calls have to end before the chunk is freed. While the arena adds calls, that is not known, and this is
    /// `not_known` less those that have ended. Atomic.
    uint32_t left;
} cffi_call_chunk;

enum {
    not_known = 1 << 30,
    first_chunk = 512,
    whole_chunk = 4096,
    call_alignment = 16,
    /// An arena that needed more chunks at once keeps none.
    kept_after = 16
};

/// The arguments follow, at the first place that is aligned for them.
struct cffi_pending_call {
    void *relay;
    const cffi_method *method;
    cffi_call_chunk *chunk;
    uint32_t slot;
};

static size_t rounded(size_t size) {
    return (size + call_alignment - 1) & ~(size_t)(call_alignment - 1);
}

static void *arguments_of(cffi_pending_call *call) {
    return cffi_arguments_align((char *)(call + 1), call->method);
}

static void end_calls(cffi_call_chunk *chunk, uint32_t count) {
    if (__atomic_sub_fetch(&chunk->left, count, __ATOMIC_ACQ_REL) == 0) free(chunk);
}

static void end_chunk(cffi_call_arena *arena) {
    if (arena->chunk != NULL) end_calls(arena->chunk, not_known - arena->begun);
}

/// Begins a chunk with room for at least one call of that size.
__attribute__((noinline)) static void begin_chunk(cffi_call_arena *arena, size_t size) {
    size_t before = arena->chunk == NULL ? 0 : (size_t)(arena->end - (char *)arena->chunk);
    end_chunk(arena);
    size_t usual = before == 0 ? first_chunk : before < whole_chunk ? 2 * before : whole_chunk;
    size_t needed = rounded(sizeof(cffi_call_chunk)) + size;
    size_t all = needed < usual ? usual : needed;
    cffi_call_chunk *chunk = cffi_arguments_allocate(all);
    chunk->left = not_known;
    *arena = (cffi_call_arena){.chunk = chunk,
                               .next = (char *)chunk + rounded(sizeof *chunk),
                               .end = (char *)chunk + all,
                               .chunks = arena->chunks + 1};
}

void cffi_call_arena_rewind(cffi_call_arena *arena) {
    cffi_call_chunk *chunk = arena->chunk;
    if (chunk == NULL) return;
    // After many calls at once, or large ones, the last chunk would keep the process from giving memory back.
    if (arena->chunks > kept_after || arena->end - (char *)chunk > whole_chunk) return cffi_call_arena_end(arena);
    if (__atomic_load_n(&chunk->left, __ATOMIC_ACQUIRE) != not_known - arena->begun) return;
    __atomic_store_n(&chunk->left, not_known, __ATOMIC_RELAXED);
    arena->next = (char *)chunk + rounded(sizeof *chunk);
    arena->begun = 0;
    arena->chunks = 1;
}

void cffi_call_arena_end(cffi_call_arena *arena) {
    end_chunk(arena);
    *arena = (cffi_call_arena){0};
}

cffi_pending_call *cffi_pending_call_create(cffi_call_arena *arena, void *relay, uint32_t slot,
                                            const cffi_method *method, const void *arguments) {
    size_t more = method->alignment > call_alignment ? method->alignment : 0;
    size_t size = rounded(sizeof(cffi_pending_call) + method->size + more);
    if (CFFI_UNLIKELY(size > (size_t)(arena->end - arena->next))) begin_chunk(arena, size);
    cffi_pending_call *call = (cffi_pending_call *)arena->next;
    arena->next += size;
    arena->begun++;
    *call = (cffi_pending_call){.relay = relay, .method = method, .chunk = arena->chunk, .slot = slot};
    if (CFFI_LIKELY(method->copies_words)) {
        cffi_values_copy(method->objects, method->size, arguments, arguments_of(call));
    } else {
        cffi_swift_values.copy_arguments(method->context, arguments, arguments_of(call));
    }
    return call;
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
    end_calls(call->chunk, 1);
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
    relay->keep(relay->context, object, number, method, arguments);
    if (CFFI_UNLIKELY(heap != NULL)) free(heap);
    return true;
}

#endif
