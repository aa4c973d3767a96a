// Callbacks that use the pool of compiled entries (callback_stubs.S). They find the arguments where the caller left
// them.

#include <string.h>

#include "callback_entry.h"
#include "callback_internal.h"

#if CFFI_HAS_PLANS

_Static_assert(CFFI_CALLBACK_STUBS == CFFI_COMPILED_CALLBACKS, "one stub for each");

/// What the assembly writes and reads. The caller's arguments on the stack are at a fixed distance from it.
typedef struct cffi_callback_frame {
    cffi_registers registers;
    cffi_results results;
} cffi_callback_frame;

void cffi_callback_stubs(void);
/// Returns 0 if the first register of each kind is enough for the result. Else 1, and as much more as there are results
/// on the x87 stack, which must not be touched if there are none.
__attribute__((visibility("hidden"))) uint32_t cffi_callback_enter(cffi_callback_frame *frame, cffi_callback *entry);

/// One for each stub.
extern __attribute__((visibility("hidden"))) cffi_callback cffi_callback_entries[CFFI_COMPILED_CALLBACKS];
cffi_callback cffi_callback_entries[CFFI_COMPILED_CALLBACKS];

_Static_assert(sizeof(cffi_callback) == 1 << CFFI_CALLBACK_SIZE_POWER, "the assembly knows it");
_Static_assert(offsetof(cffi_callback, takes_vectors) == CFFI_CALLBACK_TAKES_VECTORS, "the assembly knows it");

/// Writes the address of each argument's value. `gathered`: memory for values that are spread over several places.
static inline void find_arguments(const cffi_signature *signature, char *frame, char *gathered, void **arguments) {
    const cffi_callback_place *place = signature->plan.places;
    for (uint32_t i = 0; i < signature->argument_count; i++, place++) {
        char *at = frame + place->at;
        // Little-endian: a shorter value is at the beginning of its register.
        if (__builtin_expect(place->find == cffi_find_address, 0)) {
            memcpy(&at, at, sizeof(void *));
        } else if (__builtin_expect(place->find == cffi_find_pieces, 0)) {
            at = gathered + place->at;
            const cffi_plan_piece *piece = &signature->plan.pieces[place->first_piece];
            for (uint32_t n = 0; n < place->piece_count; n++, piece++) {
                cffi_copy(at + piece->from, frame + piece->to, piece->size);
            }
        }
        arguments[i] = at;
    }
}

/// For an entry that is plain. Separate, because it needs less. Precondition: the entry is open.
static inline void answer_plainly(cffi_callback_frame *frame, const cffi_callback *entry) {
    const cffi_signature *signature = cffi_callback_signature(entry);
    const cffi_plan *plan = &signature->plan;
    const cffi_callback_place *places = plan->places;
    void *arguments[CFFI_PLAIN_ARGUMENTS];
    // There are few. As vectors, they would take longer.
#pragma clang loop vectorize(disable) unroll(disable)
    for (uint32_t i = 0, count = signature->argument_count; i < count; i++) {
        arguments[i] = (char *)frame + places[i].at;
    }
    // The result's register, where a plain result is whole.
    char *result = (char *)&frame->results + plan->result_pieces[0].to;
    memset(result, 0, sizeof(uint64_t));
    if (CFFI_LIKELY(entry->has_closure)) {
        entry->closure(result, arguments, entry->context);
    } else {
        const void *found = cffi_callback_call(entry, signature, arguments, result);
        if (CFFI_UNLIKELY(found != result)) memcpy(result, found, plan->result_size);
    }
    if (plan->result_is_short) {
        ffi_arg word = cffi_widened(result, (cffi_type_kind)plan->result_kind);
        memcpy(result, &word, sizeof word);
    }
}

static inline void write_results(cffi_callback_frame *frame, const cffi_signature *signature, const void *result) {
    const cffi_plan *plan = &signature->plan;
    char *to = (char *)&frame->results;
    const cffi_plan_piece *piece = plan->result_pieces;
    if (plan->result_is_short) {
        ffi_arg word = cffi_widened(result, (cffi_type_kind)plan->result_kind);
        memcpy(to + piece->to, &word, sizeof word);
        return;
    }
    for (uint32_t i = 0; i < plan->result_piece_count; i++, piece++) {
        // Copies no more than the result's size: the handler may have replaced `result` by memory that has no more.
        cffi_copy(to + piece->to, (const char *)result + piece->from, piece->size);
    }
}

static inline void *result_address(const cffi_callback_frame *frame) {
#if defined(__x86_64__)
    return (void *)(uintptr_t)frame->registers.integers[0];
#else
    return (void *)(uintptr_t)frame->registers.result_address;
#endif
}

/// For every plan, and for an entry that is closed. Not inlined, because it needs more of the stack. Returns what
/// `cffi_callback_enter` returns.
__attribute__((noinline)) static uint32_t answer_by_plan(cffi_callback_frame *frame, const cffi_callback *entry,
                                                         bool is_open) {
    const cffi_signature *signature = cffi_callback_signature(entry);
    uint32_t x87_count = signature->plan.x87_count;
    _Alignas(16) uint64_t words[CFFI_RESULTS_SIZE / 8];
    void *result = words;
    if (signature->plan.result_in_memory) {
        result = result_address(frame);
        cffi_zero(result, signature->plan.result_size);
        // x86-64: the caller gets the result's address back (System V ABI 1.0, 3.2.3, "Returning of Values").
        frame->results.integers[0] = (uintptr_t)result;
    } else {
        memset(words, 0, sizeof words);
    }
    if (is_open) {
        _Alignas(16) char gathered[CFFI_GATHERED_SIZE];
        // An array no larger than needed: callbacks may be deeply nested.
        void *arguments[signature->argument_count + 1];
        find_arguments(signature, (char *)frame, gathered, arguments);
        const void *found = cffi_callback_call(entry, signature, arguments, result);
        if (!signature->plan.result_in_memory) {
            write_results(frame, signature, found);
        } else if (found != result) {
            memcpy(result, found, signature->plan.result_size);
        }
    } else if (!signature->plan.result_in_memory) {
        memset(&frame->results, 0, sizeof frame->results);
    }
    return 1 + x87_count;
}

CFFI_HOT uint32_t cffi_callback_enter(cffi_callback_frame *frame, cffi_callback *entry) {
    cffi_callback_stay stay = cffi_callback_come_in(entry);
    uint32_t registers = 0;
    if (CFFI_LIKELY(stay.is_open && entry->is_plain)) {
        answer_plainly(frame, entry);
    } else {
        registers = answer_by_plan(frame, entry, stay.is_open);
    }
    cffi_callback_leave(entry, stay);
    return registers;
}

cffi_callback *cffi_callback_compiled_entry(uint32_t number) {
    cffi_callback *entry = &cffi_callback_entries[number];
    atomic_store(&entry->state, cffi_callback_closed | cffi_callback_unplaced | cffi_callback_idle);
    entry->is_compiled = true;
    entry->function = (cffi_function *)((char *)cffi_callback_stubs + number * CFFI_CALLBACK_STUB_SIZE);
    return entry;
}

#else

cffi_callback *cffi_callback_compiled_entry(uint32_t number) {
    (void)number;
    return NULL;
}

#endif
