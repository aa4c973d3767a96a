#include "CSwiftCall/arguments.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/closure.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Calls of C functions need it, too, which are observed where there are no entries.
__attribute__((cold, noinline)) void *cffi_arguments_allocate(size_t size) {
    void *memory = malloc(size);
    if (memory == NULL) {
        fputs("Switchboard: no memory for the arguments of a call.\n", stderr);
        abort();
    }
    return memory;
}

size_t cffi_arguments_taken(const cffi_method *method, const char *arguments, size_t own) {
    size_t taken = 0;
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place == cffi_place_closure) taken += cffi_closure_taken(arguments + piece->offset, own);
    }
    return taken;
}

#if CFFI_HAS_SWIFT_ENTRIES

// MARK: Decoding

/// Not instrumented by sanitizers, because it reads the caller's stack.
__attribute__((no_sanitize("address", "thread", "memory"))) uint64_t cffi_frame_word(const cffi_swift_frame *frame,
                                                                                     uint64_t index) {
    return frame->stack[index];
}

/// Most pieces are a word: its copy is one instruction.
static inline void copy(void *to, const void *from, uint32_t size) {
    if (CFFI_LIKELY(size == sizeof(uint64_t))) {
        memcpy(to, from, sizeof(uint64_t));
    } else {
        memcpy(to, from, size);
    }
}

/// Copies arguments that lie in registers as in memory.
static inline void copy_words(char *to, const uint64_t *from, uint32_t size) {
    for (; size >= sizeof *from; size -= sizeof *from, to += sizeof *from) memcpy(to, from++, sizeof *from);
    if (size != 0) memcpy(to, from, size);
}

static inline __attribute__((always_inline)) void decode(const cffi_swift_frame *frame, const cffi_method *method,
                                                         char *arguments, bool settles) {
    const cffi_piece *end = method->pieces + method->piece_count;
    for (const cffi_piece *piece = method->pieces; piece != end; piece++) {
        char *to = arguments + piece->offset;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer:
            copy(to, &frame->integers[piece->index], piece->size);
            if (CFFI_UNLIKELY(piece->is_bit && settles)) *to &= 1;
            break;
        case cffi_place_vector: copy(to, &frame->vectors[piece->index], piece->size); break;
        case cffi_place_stack: {
            uint64_t words[2] = {cffi_frame_word(frame, piece->index), 0};
            if (piece->size > sizeof words[0]) words[1] = cffi_frame_word(frame, piece->index + 1u);
            if (CFFI_UNLIKELY(piece->is_bit && settles)) words[0] &= 1;
            copy(to, words, piece->size);
            break;
        }
        case cffi_place_at_integer: memcpy(to, (const void *)frame->integers[piece->index], piece->size); break;
        case cffi_place_at_stack: memcpy(to, (const void *)cffi_frame_word(frame, piece->index), piece->size); break;
        case cffi_place_constant: copy(to, &piece->constant, piece->size); break;
        case cffi_place_closure:
            if (settles) {
                cffi_closure_generalize(to, (const cffi_closure_plan *)piece->constant, (cffi_closure_life)piece->index,
                                        method->context);
            }
            break;
        }
    }
}

CFFI_HOT void cffi_arguments_decode(const cffi_swift_frame *frame, const cffi_method *method, char *arguments) {
    if (CFFI_LIKELY(method->arguments_register >= 0 && method->bit_registers == 0)) {
        copy_words(arguments, &frame->integers[method->arguments_register], method->size);
        return;
    }
    decode(frame, method, arguments, true);
}

void cffi_arguments_copy(const cffi_swift_frame *frame, const cffi_method *method, char *arguments) {
    decode(frame, method, arguments, false);
}

/// Whether a piece is a word of a closure.
static bool is_of_closure(const cffi_method *method, const cffi_piece *piece) {
    if (method->closure_count == 0) return false;
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *closure = &method->pieces[i];
        if (closure->place == cffi_place_closure && piece->offset - closure->offset < closure->size) return true;
    }
    return false;
}

/// Separate, and not instrumented by sanitizers, because it reads the caller's stack.
static void copy_stack(uint64_t *to, const cffi_swift_frame *frame, uint64_t count) {
    for (uint64_t i = 0; i < count; i++) to[i] = cffi_frame_word(frame, i);
}

/// Writes arguments to a frame. `leaves_closures`: whether those stay that the frame has.
static void encode(cffi_swift_frame *frame, const cffi_method *method, const char *arguments, uint64_t *stack,
                   bool leaves_closures) {
    frame->stack = stack;
    for (const cffi_piece *piece = method->pieces; piece != method->pieces + method->piece_count; piece++) {
        const char *from = arguments + piece->offset;
        uint64_t address = (uint64_t)from;
        if (leaves_closures && is_of_closure(method, piece)) continue;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer: memcpy(&frame->integers[piece->index], from, piece->size); break;
        case cffi_place_vector: memcpy(&frame->vectors[piece->index], from, piece->size); break;
        case cffi_place_stack: memcpy(&stack[piece->index], from, piece->size); break;
        case cffi_place_at_integer: frame->integers[piece->index] = address; break;
        case cffi_place_at_stack: stack[piece->index] = address; break;
        case cffi_place_constant:
        case cffi_place_closure: break;
        }
    }
}

void cffi_arguments_encode(cffi_swift_frame *frame, const cffi_method *method, const char *arguments, uint64_t *stack) {
    copy_stack(stack, frame, method->stack_words);
    encode(frame, method, arguments, stack, true);
}

cffi_closures cffi_arguments_closures(const cffi_method *method, const void *arguments) {
    cffi_closures closures = cffi_closures_kept;
    for (uint32_t i = 0; method->closure_count != 0 && i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place != cffi_place_closure) continue;
        const char *place = (const char *)arguments + piece->offset;
        if (!cffi_closure_is_made(place)) return cffi_closures_foreign;
        if (cffi_closure_is_local(place)) closures = cffi_closures_local;
    }
    return closures;
}

void cffi_arguments_make_frame(cffi_swift_frame *frame, const cffi_method *method, const void *arguments, char *tuple,
                               char *passed, uint64_t *stack) {
    memset(frame, 0, sizeof *frame);
    memset(stack, 0, method->stack_words * sizeof *stack);
    frame->stack_words = method->stack_words;
    if (CFFI_LIKELY(method->closure_count == 0)) return encode(frame, method, arguments, stack, false);
    memcpy(tuple, arguments, method->size);
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place == cffi_place_closure) cffi_closure_unwatch(tuple + piece->offset);
    }
    memcpy(passed, tuple, method->size);
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place == cffi_place_closure) cffi_closure_put_original(passed + piece->offset);
    }
    encode(frame, method, passed, stack, false);
}

void cffi_arguments_encode_hidden(cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                  const void *table, uint64_t *stack) {
    const void *words[2] = {type, table};
    for (uint32_t i = 0; i < 2; i++) {
        const cffi_piece *piece = &method->pieces[method->piece_count + i];
        uint64_t *place = piece->place == cffi_place_stack ? &stack[piece->index] : &frame->integers[piece->index];
        *place = (uint64_t)words[i];
    }
}

static uint64_t hidden_word(const cffi_swift_frame *frame, const cffi_piece *piece) {
    return piece->place == cffi_place_integer ? frame->integers[piece->index] : cffi_frame_word(frame, piece->index);
}

bool cffi_arguments_have_hidden(const cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                const void *table) {
    const cffi_piece *hidden = &method->pieces[method->piece_count];
    return hidden_word(frame, &hidden[0]) == (uint64_t)type && hidden_word(frame, &hidden[1]) == (uint64_t)table;
}

void cffi_arguments_release_closures(const cffi_method *method, char *arguments) {
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place == cffi_place_closure) cffi_closure_release(arguments + piece->offset);
    }
}

void cffi_arguments_end(const cffi_method *method, char *arguments) {
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place != cffi_place_closure) continue;
        // A closure made of one that the receiver takes over is destroyed below, with the argument that contains it.
        if (piece->index == cffi_closure_consumed) {
            cffi_closure_release_original(arguments + piece->offset);
        } else {
            cffi_closure_release(arguments + piece->offset);
        }
    }
    if (method->may_consume) cffi_swift_values.destroy_consumed(method->context, arguments);
}

/// Calls `body` with each closure that the receiver takes over.
static void each_consumed_closure(const cffi_method *method, char *arguments, void (*body)(void *place)) {
    for (uint32_t i = 0; method->closure_count != 0 && i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place == cffi_place_closure && piece->index == cffi_closure_consumed)
            body(arguments + piece->offset);
    }
}

void cffi_arguments_copy_for_passing(const cffi_method *method, const void *arguments, char *copied) {
    cffi_swift_values.copy_consumed(method->context, arguments, copied);
    each_consumed_closure(method, copied, cffi_closure_retain_original);
}

void cffi_arguments_end_passing(const cffi_method *method, char *copied, bool was_taken) {
    if (was_taken) {
        // The receiver got the originals; the converted ones are left.
        each_consumed_closure(method, copied, cffi_closure_release);
        return;
    }
    each_consumed_closure(method, copied, cffi_closure_release_original);
    cffi_swift_values.destroy_consumed(method->context, copied);
}

bool cffi_class_inherits(const void *const *type, const void *const *from) {
    // Compares class descriptors, the sixth word, because an object's class may be a copy made at run time. The second
    // word is the superclass.
    while (type != NULL && type != from && type[5] != from[5]) type = (const void *const *)type[1];
    return type != NULL;
}

// MARK: Results

void cffi_frame_return_nothing(cffi_swift_frame *frame) {
    frame->results = (cffi_swift_results){0};
}

static inline void *result_place(cffi_swift_results *results, const cffi_piece *piece) {
    return piece->place == cffi_place_vector ? (void *)&results->vectors[piece->index]
                                             : (void *)&results->integers[piece->index];
}

static void get_results(const cffi_swift_results *results, const cffi_piece *pieces, uint32_t count, char *value) {
    for (uint32_t i = 0; i < count; i++) {
        copy(value + pieces[i].offset, result_place((cffi_swift_results *)results, &pieces[i]), pieces[i].size);
        if (CFFI_UNLIKELY(pieces[i].is_bit)) value[pieces[i].offset] &= 1;
    }
}

static void put_results(cffi_swift_results *results, const cffi_piece *pieces, uint32_t count, const void *value) {
    for (uint32_t i = 0; i < count; i++) {
        copy(result_place(results, &pieces[i]), (const char *)value + pieces[i].offset, pieces[i].size);
    }
}

void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value) {
    cffi_frame_return_nothing(frame);
    cffi_frame_put_result(frame, method, value);
}

void cffi_frame_put_result(cffi_swift_frame *frame, const cffi_method *method, const void *value) {
    if (method->result_is_indirect) {
        memcpy((void *)frame->indirect_result, value, method->result_size);
        return;
    }
    put_results(&frame->results, cffi_method_results((cffi_method *)method), method->result_piece_count, value);
}

void cffi_results_copy(const cffi_swift_results *results, const cffi_method *method, void *room) {
    get_results(results, cffi_method_results((cffi_method *)method), method->result_piece_count, room);
}

// MARK: Errors

/// What the error register holds for an error of a declared type. The error itself travels in result registers or in
/// the caller's memory (swiftlang/swift, lib/IRGen/IRGenSIL.cpp, visitThrowInst and visitThrowAddrInst).
enum { typed_error = 1 };

void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error) {
    cffi_frame_return_nothing(frame);
    if (method->has_typed_error) {
        put_results(&frame->results, cffi_method_errors((cffi_method *)method), method->error_piece_count, error);
        frame->error = typed_error;
    } else {
        memcpy(&frame->error, error, sizeof frame->error);
    }
}

void cffi_results_copy_error(const cffi_swift_results *results, const cffi_method *method, void *room) {
    get_results(results, cffi_method_errors((cffi_method *)method), method->error_piece_count, room);
}

void cffi_frame_drop_error(const cffi_swift_frame *frame, const cffi_method *method) {
    if (!method->has_typed_error) {
        swift_errorRelease((void *)frame->error);
        return;
    }
    _Alignas(CFFI_TYPED_ERROR_SIZE) char error[CFFI_TYPED_ERROR_SIZE] = {0};
    cffi_results_copy_error(&frame->results, method, error);
    cffi_swift_values.destroy_error(method->context, error);
}

#endif
