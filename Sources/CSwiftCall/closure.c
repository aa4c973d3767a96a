#include "CSwiftCall/closure.h"
#include "CSupport/aligned.h"
#include "CSupport/lock.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/frame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

cffi_piece *cffi_closure_pieces(cffi_closure_plan *plan) {
    return plan->pieces;
}

cffi_closure_value *cffi_closure_parameters(cffi_closure_plan *plan) {
    return plan->parameters;
}

#if CFFI_HAS_SWIFT_ENTRIES

/// A closure in the general form: addresses of the arguments, an address for the result, and the error register. If the
/// closure has fewer parameters, the last ones are undefined, and are not read.
__attribute__((swiftcall)) static void general_entry(__attribute__((swift_indirect_result)) void *result,
                                                     const char *a0, const char *a1, const char *a2, const char *a3,
                                                     const char *a4, const char *a5,
                                                     __attribute__((swift_context)) void *context,
                                                     __attribute__((swift_error_result)) void **error) {
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3, a4, a5};
    const cffi_closure_words *words = (const void *)((char *)context + CFFI_OBJECT_HEADER);
    const cffi_closure_plan *plan = words->plan;
    uint64_t stack[plan->stack_words + 1];
    cffi_swift_frame frame;
    memset(&frame, 0, sizeof frame);
    memset(stack, 0, sizeof stack);

    for (uint32_t i = 0; i < plan->piece_count; i++) {
        const cffi_piece *piece = &plan->pieces[i];
        const char *from = arguments[piece->constant] + piece->offset;
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
    frame.indirect_result = (uint64_t)result;
    frame.error = (uint64_t)*error;
    frame.stack = stack;
    frame.stack_words = plan->stack_words;
    cffi_swift_call(&frame, words->function, words->context);

    bool threw = frame.error != (uint64_t)*error;
    *error = (void *)frame.error;
    if (threw) return;
    for (uint32_t i = 0; i < plan->result_count; i++) {
        const cffi_piece *piece = &plan->pieces[plan->piece_count + i];
        char *to = (char *)result + piece->offset;
        if (piece->place == cffi_place_integer) {
            memcpy(to, &frame.results.integers[piece->index], piece->size);
        } else {
            memcpy(to, &frame.results.vectors[piece->index], piece->size);
        }
    }
}

/// A closure value in memory.
typedef struct closure {
    const void *function;
    void *context;
} closure;

/// An Optional has nil as a function that is not a valid address.
static bool is_nil(closure value) {
    return (uint64_t)value.function < 4096;
}

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return;
    char *context = swift_allocObject(plan->context_class, CFFI_OBJECT_HEADER + sizeof(cffi_closure_words), 7);
    *(cffi_closure_words *)(context + CFFI_OBJECT_HEADER) = (cffi_closure_words){
        .function = value.function,
        .context = value.context == NULL ? NULL : swift_retain(value.context),
        .plan = plan,
    };
    value = (closure){.function = (const void *)&general_entry, .context = context};
    memcpy(place, &value, sizeof value);
}

void cffi_closure_release(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value)) swift_release(value.context);
}

static const cffi_closure_words *words_of(closure value) {
    return (const cffi_closure_words *)((const char *)value.context + CFFI_OBJECT_HEADER);
}

void cffi_closure_retain_original(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value) && words_of(value)->context != NULL) swift_retain(words_of(value)->context);
}

void cffi_closure_release_original(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (!is_nil(value) && words_of(value)->context != NULL) swift_release(words_of(value)->context);
}

// MARK: Comparing a plan with the compiler
//
// The runtime's metadata does not say whether a type is passed in registers or by its address: a struct of a module
// that was built for library evolution is passed by address, unless it is frozen. But the compiler's conversion between
// the two forms knows it. If the conversion expects an address and is called with some word, it forwards the word as
// the address. If it expects a value, it stores the word in its own frame and forwards the address there. So the first
// call has words in all places, and the sample checks which of them arrive. Only if everything is as planned, values
// are sent and compared.
//
// The conversion may retain a word that it takes for a reference, and read from one that it takes for the address of a
// large value. So each word is the address of a block that allows both: an object whose counts never change
// (swiftlang/swift, lib/IRGen/GenConstant.cpp, static objects), followed by zeros. If the result is a tuple, all parts
// that are returned by address except the first are written to where integer arguments say. So all words differ, and
// each block has room for one part, in which a write is noticed.

enum { block_alignment = 256, block_count = 8 + CFFI_STACK_WINDOW };
static const uint64_t immortal_counts = 0x80000004ffffffff;

typedef struct closure_probe {
    const cffi_closure_plan *plan;
    /// In the first call: the blocks, and the room that the closure's caller has for the result.
    const char *blocks, *blocks_end;
    const void *room;
    /// In later calls: the index of the samples.
    unsigned round;
    bool is_called, is_wrong;
} closure_probe;

static CFFI_THREAD_LOCAL closure_probe *probing;

static bool is_same(const cffi_closure_value *value, unsigned round, const char *found) {
    for (uint32_t i = 0; i < value->size; i++) {
        if (value->distinct[i] && value->samples[round][i] != found[i]) return false;
    }
    return true;
}

__attribute__((swiftcall)) static void sample_entry(__attribute__((swift_indirect_result)) void *result,
                                                      const char *a0, const char *a1, const char *a2, const char *a3,
                                                      const char *a4, const char *a5,
                                                      __attribute__((swift_context)) void *context,
                                                      __attribute__((swift_error_result)) void **error) {
    (void)context, (void)error;
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3, a4, a5};
    closure_probe *probe = probing;
    if (probe == NULL) return;
    const cffi_closure_plan *plan = probe->plan;
    probe->is_called = true;
    for (uint32_t i = 0; i < plan->parameter_count; i++) {
        const char *found = arguments[i];
        if (probe->blocks == NULL) {
            if (!is_same(&plan->parameters[i], probe->round, found)) probe->is_wrong = true;
        } else if (!plan->parameters[i].is_indirect && found >= probe->blocks && found < probe->blocks_end) {
            probe->is_wrong = true;
        }
    }
    if (plan->result.size == 0) return;
    if (probe->blocks != NULL && !plan->result.is_indirect && result == probe->room) probe->is_wrong = true;
    memcpy(result, plan->result.samples[probe->round], plan->result.size);
}

const void *cffi_closure_sample(void) {
    return (const void *)&sample_entry;
}

/// Allocates zeroed memory. Ends the process if there is none.
static char *allocate(size_t size) {
    char *memory = cffi_aligned_allocate(block_alignment, size);
    if (memory == NULL) {
        fputs("Switchboard: no memory for the check of a closure.\n", stderr);
        abort();
    }
    return memset(memory, 0, size);
}

static size_t block_aligned(size_t size) {
    return (size + block_alignment - 1) / block_alignment * block_alignment;
}

/// Calls the original closure with words in all places.
static void call_with_words(closure_probe *probe, const cffi_closure_words *words, void *room) {
    size_t size = block_alignment;
    for (uint32_t i = 0; i < probe->plan->parameter_count; i++) size += block_aligned(probe->plan->parameters[i].size);
    size += block_aligned(probe->plan->result.size);
    char *blocks = allocate(block_count * size);
    cffi_swift_frame frame;
    uint64_t stack[CFFI_STACK_WINDOW];
    memset(&frame, 0, sizeof frame);
    for (size_t i = 0; i < block_count; i++) {
        char *block = blocks + i * size;
        memcpy(block + sizeof(uint64_t), &immortal_counts, sizeof immortal_counts);
        *(i < 8 ? &frame.integers[i] : &stack[i - 8]) = (uint64_t)block;
    }
    frame.indirect_result = (uint64_t)room;
    frame.stack = stack;
    frame.stack_words = CFFI_STACK_WINDOW;
    probe->blocks = blocks;
    probe->blocks_end = blocks + block_count * size;
    probe->room = room;
    cffi_swift_call(&frame, words->function, words->context);
    probe->blocks = probe->blocks_end = NULL;
    for (size_t i = 0; i < block_count; i++) {
        for (size_t j = 0; j < size; j++) {
            char expected = j < 8 || j >= 16 ? 0 : ((const char *)&immortal_counts)[j - 8];
            if (blocks[i * size + j] != expected) probe->is_wrong = true;
        }
    }
    cffi_aligned_free(blocks);
}

bool cffi_closure_is_right(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return true;
    const cffi_closure_plan *plan = words_of(value)->plan;
    char *room = allocate(block_aligned((size_t)plan->result.size + 1));
    closure_probe probe = {.plan = plan}, *outer = probing;
    probing = &probe;
    call_with_words(&probe, words_of(value), room);
    bool is_right = probe.is_called && !probe.is_wrong;
    for (probe.round = 0; is_right && probe.round < 2; probe.round++) {
        const char *arguments[CFFI_CLOSURE_PARAMETERS] = {NULL};
        for (uint32_t i = 0; i < plan->parameter_count; i++) arguments[i] = plan->parameters[i].samples[probe.round];
        void *error = NULL;
        probe.is_called = false;
        memset(room, 0, plan->result.size);
        general_entry(room, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5],
                      value.context, &error);
        is_right = probe.is_called && !probe.is_wrong && error == NULL && is_same(&plan->result, probe.round, room);
    }
    probing = outer;
    free(room);
    return is_right;
}

#else

void cffi_closure_generalize(void *place, const cffi_closure_plan *plan) {
    (void)place, (void)plan;
}

void cffi_closure_release(void *place) {
    (void)place;
}

void cffi_closure_retain_original(void *place) {
    (void)place;
}

void cffi_closure_release_original(void *place) {
    (void)place;
}

const void *cffi_closure_sample(void) {
    return NULL;
}

bool cffi_closure_is_right(void *place) {
    (void)place;
    return true;
}

#endif
