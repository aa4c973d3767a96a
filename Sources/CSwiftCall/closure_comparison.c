// Compares the plan of a closure with how the compiler passes it.
//
// The runtime's metadata does not say whether a type is passed in registers or by its address: a struct of a module
// that was built for library evolution is passed by address, unless it is frozen, and so is a value whose declaration
// is an associated type. But the compiler's conversion between the two forms knows it. If the conversion expects an
// address and is called with some word, it forwards the word as the address, or copies the value there to its own frame
// and forwards the address of the copy. If it expects a value, it stores the word in its own frame and forwards the
// address there. So the first call has words in all places, and the sample compares what arrives with what each plan
// would have made of them. Only then values are sent and compared, by the one plan that fits.
//
// The conversion may retain a word that it takes for a reference, or read from one that it takes for an address, and
// retain what it reads. So each word is the address of a block that allows both, under each of the plans:
// - The second word of a block, the counts of an object, is a number of strong references that is far from zero
//   (swiftlang/swift, stdlib/public/SwiftShims/swift/shims/RefCount.h).
// - A block contains a sample of the value whose address it may be. If that would overwrite counts that are needed, it
//   contains nothing but references to another block. That is a value of almost any type: the first case of an enum,
//   because in such a reference all bytes are zero in which a case without a place of its own would be noted.
// An asynchronous closure gets the address for its result where its first argument would be otherwise. Where plans
// differ in this, the result tells: it arrives in registers, or in that block. If the result is a tuple, all parts that
// are returned by address except the first are written to where integer arguments say. So all words differ, and each
// block has room for one part, in which a write is noticed.

#define _GNU_SOURCE // for MAP_ANONYMOUS
#include "CSwiftCall/closure.h"
#include "CSupport/aligned.h"
#include "CSupport/lock.h"
#include "CSupport/readable.h"
#include "CSupport/swift_runtime.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"
#include "closure_value.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if CFFI_HAS_SWIFT_ENTRIES
#include <sys/mman.h>

enum {
    block_alignment = 256,
    integer_places = CFFI_INTEGER_REGISTERS + CFFI_STACK_WINDOW,
    /// One block for each place, behind the one to which their contents refer.
    block_count = 1 + integer_places,
    /// How large a value is that leaves the counts of its block alone.
    counts_offset = 8,
};

/// Where the blocks are, if there is room: all bytes of its address but one are zero. A sanitizer may decide otherwise.
static char *const preferred_blocks = (char *)0x200000000000;

/// The words of the first call.
typedef struct closure_words {
    char *blocks;
    size_t block_size, mapped_size;
    /// The block that has the result; null if that is not in a block.
    const char *result;
    /// The integer registers, followed by the stack; and the vector registers.
    uint64_t integers[integer_places];
    cffi_vector vectors[CFFI_VECTOR_REGISTERS];
} closure_words;

typedef struct closure_probe {
    /// The plans that are compared, and whether each is still possible.
    const cffi_closure_plan *const *plans;
    uint32_t plan_count;
    bool *is_possible;
    /// In calls with words: the words, and the room that the closure's caller has for the result.
    const closure_words *words;
    const void *room;
    /// The index of the samples.
    unsigned round;
    bool is_called, is_wrong;
    /// Whether an asynchronous call did not end.
    bool is_left;
} closure_probe;

static CFFI_THREAD_LOCAL closure_probe *probing;

static bool is_same(const cffi_closure_value *value, unsigned round, const char *found) {
    for (uint32_t i = 0; i < value->size; i++) {
        if (value->distinct[i] && value->samples[round][i] != found[i]) return false;
    }
    return true;
}

/// A parameter, as all plans have it except for how it travels; index `parameter_count` is the result.
static const cffi_closure_value *value_of(const cffi_closure_plan *plan, uint32_t index) {
    return index == plan->parameter_count ? &plan->result : &plan->parameters[index];
}

/// Whether the plans that are compared differ in how a value travels.
static bool varies(const closure_probe *probe, uint32_t index) {
    for (uint32_t i = 1; i < probe->plan_count; i++) {
        if (value_of(probe->plans[i], index)->is_indirect != value_of(probe->plans[0], index)->is_indirect) return true;
    }
    return false;
}

static bool is_in_blocks(const closure_words *words, const char *address) {
    return address >= words->blocks && address < words->blocks + block_count * words->block_size;
}

/// The index of an integer place among the words; -1 if a piece is elsewhere.
static int64_t integer_index(const cffi_piece *piece) {
    switch ((cffi_place)piece->place) {
    case cffi_place_integer:
    case cffi_place_at_integer: return piece->index;
    case cffi_place_stack:
    case cffi_place_at_stack: return CFFI_INTEGER_REGISTERS + piece->index;
    default: return -1;
    }
}

static bool is_address(const cffi_piece *piece) {
    return piece->place == cffi_place_at_integer || piece->place == cffi_place_at_stack;
}

/// Whether a parameter arrived as it would by one of the plans. `found`: its address in the call of the sample.
static bool is_as_planned(const closure_words *words, const cffi_closure_plan *plan, uint32_t number,
                          const char *found) {
    const cffi_closure_value *value = &plan->parameters[number];
    for (uint32_t i = 0; i < plan->piece_count; i++) {
        const cffi_piece *piece = &plan->pieces[i];
        const char *expected;
        if (piece->constant != number) continue;
        if (is_address(piece)) {
            expected = (const char *)words->integers[integer_index(piece)];
            if (found == expected) return true;
        } else {
            expected = piece->place == cffi_place_vector ? (const char *)&words->vectors[piece->index]
                                                         : (const char *)&words->integers[integer_index(piece)];
        }
        if (is_in_blocks(words, found)) return false;
        for (uint32_t j = 0; j < piece->size; j++) {
            uint32_t at = piece->offset + j;
            if (at < value->size && value->distinct[at] && found[at] != expected[j]) return false;
        }
    }
    return true;
}

/// Compares what arrived in the first call with each plan.
static void compare_words(closure_probe *probe, const char *const *arguments, const void *result) {
    const cffi_closure_plan *first = probe->plans[0];
    for (uint32_t i = 0; i < first->parameter_count; i++) {
        if (!varies(probe, i)) {
            // Its value is compared later. The address of a value without bytes is any word.
            if (!first->parameters[i].is_indirect && first->parameters[i].size != 0 &&
                is_in_blocks(probe->words, arguments[i])) {
                probe->is_wrong = true;
            }
            continue;
        }
        for (uint32_t j = 0; j < probe->plan_count; j++) {
            if (!is_as_planned(probe->words, probe->plans[j], i, arguments[i])) probe->is_possible[j] = false;
        }
    }
    if (first->result.size != 0 && !varies(probe, first->parameter_count) && !first->result.is_indirect &&
        result == probe->room) {
        probe->is_wrong = true;
    }
}

void cffi_closure_sample_called(void *result, const char *const *arguments) {
    closure_probe *probe = probing;
    if (probe == NULL) return;
    const cffi_closure_plan *plan = probe->plans[0];
    probe->is_called = true;
    if (probe->words != NULL) {
        compare_words(probe, arguments, result);
    } else {
        for (uint32_t i = 0; i < plan->parameter_count; i++) {
            if (!is_same(&plan->parameters[i], probe->round, arguments[i])) probe->is_wrong = true;
        }
    }
    if (plan->result.size != 0) memcpy(result, plan->result.samples[probe->round], plan->result.size);
}

__attribute__((swiftcall)) static void sample_entry(__attribute__((swift_indirect_result)) void *result, const char *a0,
                                                    const char *a1, const char *a2, const char *a3, const char *a4,
                                                    const char *a5, __attribute__((swift_context)) void *context,
                                                    __attribute__((swift_error_result)) void **error) {
    (void)context, (void)error;
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {a0, a1, a2, a3, a4, a5};
    cffi_closure_sample_called(result, arguments);
}

const void *cffi_closure_sample(bool is_async) {
    return is_async ? cffi_async_closure_sample() : (const void *)&sample_entry;
}

static void no_memory(void) {
    fputs("Switchboard: no memory for the check of a closure.\n", stderr);
    abort();
}

static size_t block_aligned(size_t size) {
    return (size + block_alignment - 1) / block_alignment * block_alignment;
}

/// What a block is, under all plans together.
typedef struct block_use {
    /// The value whose address it is; null if it is none, or if several say different things.
    const cffi_closure_value *value;
    bool is_contested;
    /// Whether it may be a reference.
    bool is_counted;
} block_use;

static void note_use(block_use *use, const cffi_piece *piece, const cffi_closure_value *value) {
    if (!is_address(piece)) {
        if (!value->is_trivial) use->is_counted = true;
    } else if (use->value == NULL || use->value->samples[0] == value->samples[0]) {
        use->value = value;
    } else {
        use->is_contested = true;
    }
}

/// Writes what a block contains, and what is compared afterwards.
static void fill_block(char *block, const closure_words *words, const block_use *use, unsigned round) {
    uint64_t reference = (uint64_t)words->blocks;
    for (size_t i = 0; i < words->block_size; i += sizeof reference) memcpy(block + i, &reference, sizeof reference);
    if (use == NULL || use->value == NULL || use->is_contested) return;
    if (use->value->size > counts_offset && use->is_counted) return;
    memcpy(block, use->value->samples[round], use->value->size);
}

static void note_uses(const closure_probe *probe, block_use *uses) {
    for (uint32_t i = 0; i < probe->plan_count; i++) {
        const cffi_closure_plan *plan = probe->plans[i];
        for (uint32_t j = 0; j < plan->piece_count; j++) {
            int64_t index = integer_index(&plan->pieces[j]);
            if (index < 0) continue;
            const cffi_closure_value *value = &plan->parameters[plan->pieces[j].constant];
            note_use(&uses[index], &plan->pieces[j], value);
            // A pair of registers.
            if (plan->pieces[j].size > sizeof(uint64_t) && !is_address(&plan->pieces[j])) {
                note_use(&uses[index + 1], &plan->pieces[j], value);
            }
        }
    }
}

/// Calls `body` with the block of each place, and what it is used for; first with the block to which the others refer.
static void each_block(closure_probe *probe, closure_words *words,
                       void (*body)(closure_probe *, closure_words *, char *block, const block_use *use)) {
    block_use uses[integer_places] = {{NULL, false, false}};
    note_uses(probe, uses);
    // It may get the result, and must not look as if it had.
    if (probe->plans[0]->is_async && varies(probe, probe->plans[0]->parameter_count)) uses[0].is_contested = true;
    body(probe, words, words->blocks, NULL);
    for (uint32_t i = 0; i < integer_places; i++) {
        body(probe, words, words->blocks + (i + 1) * words->block_size, &uses[i]);
    }
}

static void fill(closure_probe *probe, closure_words *words, char *block, const block_use *use) {
    fill_block(block, words, use, probe->round);
}

/// Whether a block is as it was: nothing was written to it, and it was released as often as it was retained.
static void check(closure_probe *probe, closure_words *words, char *block, const block_use *use) {
    if (block == words->result) return;
    char *expected = malloc(words->block_size);
    if (expected == NULL) no_memory();
    fill_block(expected, words, use, probe->round);
    if (memcmp(block, expected, words->block_size) != 0) probe->is_wrong = true;
    free(expected);
}

static void make_words(closure_probe *probe, closure_words *words) {
    const cffi_closure_plan *plan = probe->plans[0];
    words->block_size = block_alignment;
    words->result = NULL;
    for (uint32_t i = 0; i <= plan->parameter_count; i++) words->block_size += block_aligned(value_of(plan, i)->size);
    words->mapped_size = block_count * words->block_size;
    words->blocks =
        mmap(preferred_blocks, words->mapped_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (words->blocks == MAP_FAILED) no_memory();
    for (uint32_t i = 0; i < integer_places; i++) {
        words->integers[i] = (uint64_t)(words->blocks + (i + 1) * words->block_size);
    }
    for (uint32_t i = 0; i < CFFI_VECTOR_REGISTERS; i++) {
        for (uint32_t j = 0; j < sizeof *words->vectors; j++) {
            ((char *)&words->vectors[i])[j] = (char)(i * sizeof *words->vectors + j + 1);
        }
    }
}

/// Whether registers have the result that the sample returned.
static bool has_result(const cffi_closure_plan *plan, const cffi_swift_frame *frame, unsigned round) {
    char found[sizeof frame->results] = {0};
    for (uint32_t i = 0; i < plan->result_count; i++) {
        const cffi_piece *piece = &plan->pieces[plan->piece_count + i];
        const void *from = piece->place == cffi_place_integer ? (const void *)&frame->results.integers[piece->index]
                                                              : (const void *)&frame->results.vectors[piece->index];
        memcpy(found + piece->offset, from, piece->size);
    }
    return is_same(&plan->result, round, found);
}

/// Whether the block with the result of an asynchronous closure, if it has one, was written to; false as well if that
/// would have changed nothing.
static bool is_changed(const closure_words *words, const cffi_closure_value *result) {
    const char *block = (const char *)words->integers[0];
    char *expected = malloc(words->block_size);
    if (expected == NULL) no_memory();
    fill_block(expected, words, NULL, 0);
    bool is_changed = memcmp(block, expected, result->size) != 0;
    free(expected);
    return is_changed;
}

/// Rules plans out by where the result is. Where it is in memory, registers may still have it, too. Precondition: the
/// sample was called with words.
static void compare_result(closure_probe *probe, const cffi_swift_frame *frame, closure_words *words,
                           const char *room) {
    const cffi_closure_plan *first = probe->plans[0];
    if (!varies(probe, first->parameter_count)) return;
    bool is_in_memory = is_same(&first->result, probe->round, room);
    if (first->is_async) {
        char *block = (char *)words->integers[0];
        is_in_memory = is_same(&first->result, probe->round, block);
        // The other sample tells, or where the parameters are.
        if (is_in_memory && !is_changed(words, &first->result)) return;
        if (is_in_memory) words->result = block;
    }
    for (uint32_t i = 0; i < probe->plan_count; i++) {
        const cffi_closure_plan *plan = probe->plans[i];
        if (plan->result.is_indirect != is_in_memory) probe->is_possible[i] = false;
        if (!is_in_memory && !has_result(plan, frame, probe->round)) probe->is_possible[i] = false;
    }
}

/// False if the call did not end at once. Then it may go on later, with what it was given, which is never freed.
static bool call_asynchronous(closure_probe *probe, const void *function, const void *context,
                              cffi_swift_frame *frame) {
    if (cffi_swift_values.call_asynchronous(function, context, frame)) return true;
    probe->words = NULL;
    probe->is_wrong = probe->is_left = true;
    return false;
}

/// Calls the original closure with words in all places.
static void call_with_words(closure_probe *probe, const cffi_closure_words *closure, char *room) {
    closure_words words;
    cffi_swift_frame frame;
    make_words(probe, &words);
    each_block(probe, &words, fill);
    memset(&frame, 0, sizeof frame);
    memcpy(frame.integers, words.integers, sizeof frame.integers);
    memcpy(frame.vectors, words.vectors, sizeof frame.vectors);
    frame.indirect_result = (uint64_t)room;
    frame.stack = words.integers + CFFI_INTEGER_REGISTERS;
    frame.stack_words = CFFI_STACK_WINDOW;
    const cffi_closure_value *result = &probe->plans[0]->result;
    for (uint32_t i = 0; i < result->size; i++) room[i] = (char)~result->samples[probe->round][i];
    probe->words = &words;
    probe->room = room;
    if (!probe->plans[0]->is_async) {
        cffi_swift_call(&frame, closure->function, closure->context);
    } else {
        if (!varies(probe, probe->plans[0]->parameter_count) && probe->plans[0]->result_is_indirect) {
            frame.integers[0] = (uint64_t)room;
        }
        if (!call_asynchronous(probe, closure->function, closure->context, &frame)) return;
    }
    probe->words = NULL;
    compare_result(probe, &frame, &words, room);
    each_block(probe, &words, check);
    munmap(words.blocks, words.mapped_size);
}

static char *allocate_room(const cffi_closure_plan *plan) {
    char *room = cffi_aligned_allocate(block_alignment, block_aligned((size_t)plan->result.size + 1));
    if (room == NULL) no_memory();
    return room;
}

/// Finds out which plans are possible. False if none is, or if the call did something that no plan does.
static bool find_possible(closure value, const cffi_closure_plan *const *plans, uint32_t count, bool *is_possible) {
    for (uint32_t i = 0; i < count; i++) is_possible[i] = true;
    char *room = allocate_room(plans[0]);
    closure_probe probe = {.plans = plans, .plan_count = count, .is_possible = is_possible}, *outer = probing;
    probing = &probe;
    for (probe.round = 0; probe.round < 2 && !probe.is_wrong; probe.round++) {
        probe.is_called = false;
        call_with_words(&probe, words_of(value), room);
        if (!probe.is_called) probe.is_wrong = true;
    }
    probing = outer;
    if (!probe.is_left) cffi_aligned_free(room);
    return !probe.is_wrong;
}

/// The index of the only possible plan; -1 if there is none, or if there are several.
static int only_possible(const bool *is_possible, uint32_t count) {
    int found = -1;
    for (uint32_t i = 0; i < count; i++) {
        if (!is_possible[i]) continue;
        if (found >= 0) return -1;
        found = (int)i;
    }
    return found;
}

int cffi_closure_find_way(void *place, const cffi_closure_plan *const *plans, uint32_t count) {
    bool is_possible[CFFI_CLOSURE_WAYS];
    closure value;
    memcpy(&value, place, sizeof value);
    if (!find_possible(value, plans, count, is_possible)) return -1;
    bool is_in_memory = false, is_in_registers = false, differs = false;
    for (uint32_t i = 0; i < count; i++) {
        is_in_memory |= is_possible[i] && plans[i]->result.is_indirect;
        is_in_registers |= is_possible[i] && !plans[i]->result.is_indirect;
        differs |= plans[i]->result.is_indirect != plans[0]->result.is_indirect;
    }
    if (!plans[0]->is_async || !differs || is_in_memory == is_in_registers) return only_possible(is_possible, count);
    // A block was of different parameters by different plans, and so had a sample of none. Now that it's known where
    // the result is, each place is of one parameter.
    const cffi_closure_plan *left[CFFI_CLOSURE_WAYS];
    uint32_t left_count = 0, indices[CFFI_CLOSURE_WAYS];
    for (uint32_t i = 0; i < count; i++) {
        if (plans[i]->result.is_indirect != is_in_memory) continue;
        indices[left_count] = i;
        left[left_count++] = plans[i];
    }
    if (!find_possible(value, left, left_count, is_possible)) return -1;
    int found = only_possible(is_possible, left_count);
    return found < 0 ? -1 : (int)indices[found];
}

/// Calls the closure with a sample of each value. False if that failed.
static bool call_with_samples(closure_probe *probe, closure value, char *room) {
    const cffi_closure_plan *plan = probe->plans[0];
    const char *arguments[CFFI_CLOSURE_PARAMETERS] = {NULL};
    for (uint32_t i = 0; i < plan->parameter_count; i++) arguments[i] = plan->parameters[i].samples[probe->round];
    void *error = NULL;
    if (plan->is_async) {
        cffi_swift_frame frame;
        memset(&frame, 0, sizeof frame);
        frame.integers[0] = (uint64_t)room;
        for (uint32_t i = 0; i < plan->parameter_count; i++) frame.integers[1 + i] = (uint64_t)arguments[i];
        return call_asynchronous(probe, value.function, value.context, &frame) && frame.error == 0;
    }
    ((general_closure *)value.function)(room, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
                                        arguments[5], value.context, &error);
    return error == NULL;
}

bool cffi_closure_is_right(void *place) {
    closure value;
    memcpy(&value, place, sizeof value);
    if (is_nil(value)) return true;
    const cffi_closure_plan *plan = words_of(value)->plan;
    char *room = allocate_room(plan);
    bool is_possible[1] = {true};
    closure_probe probe = {.plans = &plan, .plan_count = 1, .is_possible = is_possible}, *outer = probing;
    probing = &probe;
    call_with_words(&probe, words_of(value), room);
    bool is_right = probe.is_called && !probe.is_wrong;
    for (probe.round = 0; is_right && probe.round < 2; probe.round++) {
        probe.is_called = false;
        memset(room, 0, plan->result.size);
        is_right = call_with_samples(&probe, value, room) && probe.is_called && !probe.is_wrong &&
                   is_same(&plan->result, probe.round, room);
    }
    probing = outer;
    if (!probe.is_left) cffi_aligned_free(room);
    return is_right;
}

#else

const void *cffi_closure_sample(bool is_async) {
    (void)is_async;
    return NULL;
}

bool cffi_closure_is_right(void *place) {
    (void)place;
    return true;
}

int cffi_closure_find_way(void *place, const cffi_closure_plan *const *plans, uint32_t count) {
    (void)place, (void)plans, (void)count;
    return -1;
}

#endif
