// Finding a requirement by calling it.

#include "cffi_arguments.h"
#include "cffi_closure.h"

#include <string.h>

/// The innermost of this thread: a method that is being probed may name another one.
static CFFI_THREAD_LOCAL cffi_probe *probing;

void cffi_probe_begin(cffi_probe *probe) {
    probe->outcome = cffi_probe_no_call;
    probe->wrong_closure = NULL;
    probe->outer = probing;
    probing = probe;
}

void cffi_probe_end(cffi_probe *probe) {
    probing = probe->outer;
}

const void *cffi_probe_note(const void *object, uint32_t slot) {
    for (cffi_probe *probe = probing; probe != NULL; probe = probe->outer) {
        if (probe->proxy != object) continue;
        probe->slot = slot;
        probe->outcome = probe->outcome == cffi_probe_no_call ? cffi_probe_one_call : cffi_probe_more_calls;
        return probe->result;
    }
    return NULL;
}

#if CFFI_HAS_SWIFT_ENTRIES

static uint64_t hidden_word(const cffi_swift_frame *frame, const cffi_piece *piece) {
    return piece->place == cffi_place_integer ? frame->integers[piece->index] : cffi_frame_word(frame, piece->index);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define CFFI_ADDRESS_SANITIZER 1
#endif
#endif

/// The address sanitizer keeps what is on the stack elsewhere.
static bool is_on_fake_stack(uint64_t address) {
#ifdef CFFI_ADDRESS_SANITIZER
    void *stack = __asan_get_current_fake_stack();
    return stack != NULL && __asan_addr_is_in_fake_stack(stack, (void *)address, NULL, NULL) != NULL;
#else
    (void)address;
    return false;
#endif
}

/// Whether the result can be given: where the caller is to give room for it, there is room. The method that was called
/// may be another one than was meant, without such a result.
static bool takes_result(const cffi_swift_frame *frame, const cffi_probe *probe) {
    if (!probe->method->result_is_indirect) return true;
    uint64_t room = frame->indirect_result;
    return room == (uint64_t)probe->room || (room > (uint64_t)frame && room < (uint64_t)probe) ||
           is_on_fake_stack(room);
}

static void check_closures(cffi_probe *probe) {
    for (uint32_t i = 0; i < probe->method->piece_count; i++) {
        const cffi_piece *piece = &probe->method->pieces[i];
        if (piece->place != cffi_place_closure) continue;
        const cffi_closure_plan *plan = (const cffi_closure_plan *)piece->constant;
        if (!cffi_closure_is_right((char *)probe->arguments + piece->offset)) probe->wrong_closure = plan->type;
    }
}

static void note_probe(cffi_swift_frame *frame, cffi_probe *probe, uint32_t number) {
    const cffi_shape *shape = cffi_words_of((void *)probe->proxy)->shape;
    const cffi_piece *hidden = &probe->method->pieces[probe->method->piece_count];
    probe->slot = number;
    if (probe->outcome != cffi_probe_no_call) {
        probe->outcome = cffi_probe_more_calls;
    } else if (hidden_word(frame, &hidden[0]) == *(const uint64_t *)probe->proxy &&
               hidden_word(frame, &hidden[1]) == (uint64_t)shape->slots[number].entries) {
        probe->outcome = cffi_probe_one_call;
        if (probe->error != NULL && frame->error == 0) {
            cffi_frame_throw(frame, probe->method, probe->error);
        } else if (probe->result != NULL && takes_result(frame, probe)) {
            cffi_frame_return(frame, probe->method, probe->result);
        }
        if (probe->arguments == NULL) return;
        cffi_arguments_decode(frame, probe->method, probe->arguments);
        check_closures(probe);
        cffi_arguments_release_closures(probe->method, probe->arguments);
    } else {
        probe->outcome = cffi_probe_other_lowering;
    }
}

bool cffi_call_generic(const void *function, const void *context, void *const *arguments, uint32_t count, uint32_t pack,
                       void *result, void *error) {
    uint64_t stack[CFFI_STACK_WINDOW] = {0};
    uint32_t single = count < pack ? count : pack, words = single + (count > pack) + 1;
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    for (uint32_t i = 0; i < words; i++) {
        uint64_t word = i < single ? (uint64_t)arguments[i] : i + 1 == words ? (uint64_t)error : (uint64_t)(arguments + pack);
        *(i < CFFI_INTEGER_REGISTERS ? &frame.integers[i] : &stack[i - CFFI_INTEGER_REGISTERS]) = word;
    }
    frame.indirect_result = (uint64_t)result;
    frame.stack = stack;
    frame.stack_words = CFFI_STACK_WINDOW;
    cffi_swift_call(&frame, function, context);
    return frame.error != 0;
}

bool cffi_probe_note_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot) {
    for (cffi_probe *probe = probing; probe != NULL; probe = probe->outer) {
        if (probe->proxy != proxy) continue;
        note_probe(frame, probe, slot);
        return true;
    }
    return false;
}

#endif
