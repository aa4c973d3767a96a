#include "cffi_dispatch.h"

#include <stdlib.h>
#include <string.h>

#include "cffi_hazard.h"
#include "cffi_hazard_inline.h"
#include "cffi_limits.h"
#include "cffi_lock.h"
#include "cffi_swift_runtime.h"

#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)

static cffi_hooks hooks;

void cffi_set_hooks(cffi_hooks new_hooks) {
    hooks = new_hooks;
}

static inline cffi_proxy_words *words_of(void *proxy) {
    return (cffi_proxy_words *)((char *)proxy + CFFI_OBJECT_HEADER);
}

void cffi_proxy_init(void *proxy, const cffi_shape *shape) {
    cffi_proxy_words *words = words_of(proxy);
    words->shape = shape;
    words->forward = NULL;
    words->fallback = NULL;
    words->observers = NULL;
    cffi_lock_init(&words->observing);
}

// MARK: Receivers

cffi_receiver *cffi_receiver_create(void *object, bool retained, uint32_t table_count) {
    cffi_receiver *receiver = malloc(sizeof *receiver + table_count * sizeof(cffi_witness_table));
    if (receiver == NULL) return NULL;
    if (retained) {
        swift_retain(object);
    } else {
        swift_unownedRetain(object);
    }
    receiver->object = object;
    receiver->retained = retained;
    receiver->table_count = table_count;
    return receiver;
}

cffi_witness_table *cffi_receiver_tables(cffi_receiver *receiver) {
    return receiver->tables;
}

cffi_piece *cffi_method_pieces(cffi_method *method) {
    return method->pieces;
}

static void destroy_receiver(void *pointer) {
    cffi_receiver *receiver = pointer;
    if (receiver->retained) {
        swift_release(receiver->object);
    } else {
        swift_unownedRelease(receiver->object);
    }
    free(receiver);
}

static cffi_receiver **receiver_location(void *proxy, cffi_receiver_kind kind) {
    cffi_proxy_words *words = words_of(proxy);
    return kind == cffi_receiver_forward ? &words->forward : &words->fallback;
}

void cffi_proxy_set_receiver(void *proxy, cffi_receiver_kind kind, cffi_receiver *receiver) {
    cffi_hazard_retire(cffi_hazard_exchange((void **)receiver_location(proxy, kind), receiver), destroy_receiver);
}

void *cffi_proxy_copy_receiver(void *proxy, cffi_receiver_kind kind, cffi_witness_table *tables) {
    cffi_receiver *receiver = cffi_hazard_protect_inline((void *const *)receiver_location(proxy, kind));
    if (receiver == NULL) return NULL;
    void *object = swift_tryRetain(receiver->object);
    if (object != NULL && tables != NULL) {
        memcpy(tables, receiver->tables, receiver->table_count * sizeof *tables);
    }
    cffi_hazard_clear_inline();
    return object;
}

// MARK: Observers

bool cffi_proxy_add_observer(void *proxy, uint32_t slot, cffi_stage stage, void *observer) {
    cffi_proxy_words *words = words_of(proxy);
    cffi_observer_list *old = NULL, *list = NULL;
    cffi_lock_acquire(&words->observing);
    cffi_observer_list **observers = words->observers;
    if (observers == NULL) {
        observers = calloc(words->shape->slot_count, sizeof *observers);
        if (observers != NULL) __atomic_store_n(&words->observers, observers, __ATOMIC_RELEASE);
    }
    if (observers != NULL) {
        list = cffi_observer_list_adding(observers[slot], observer, stage);
        if (list != NULL) old = cffi_hazard_exchange((void **)&observers[slot], list);
    }
    cffi_lock_release(&words->observing);
    // Outside the lock: the end of a list may run anybody's code.
    cffi_hazard_retire(old, cffi_observer_list_release);
    return list != NULL;
}

bool cffi_proxy_remove_observer(void *proxy, uint32_t slot, const void *observer) {
    cffi_proxy_words *words = words_of(proxy);
    cffi_observer_list *old = NULL;
    bool done = true;
    cffi_lock_acquire(&words->observing);
    if (words->observers != NULL && cffi_observer_list_contains(words->observers[slot], observer)) {
        cffi_observer_list *list;
        done = cffi_observer_list_removing(words->observers[slot], observer, &list);
        if (done) old = cffi_hazard_exchange((void **)&words->observers[slot], list);
    }
    cffi_lock_release(&words->observing);
    cffi_hazard_retire(old, cffi_observer_list_release);
    return done;
}

void cffi_proxy_destroy(void *proxy) {
    cffi_proxy_words *words = words_of(proxy);
    cffi_proxy_set_receiver(proxy, cffi_receiver_forward, NULL);
    cffi_proxy_set_receiver(proxy, cffi_receiver_fallback, NULL);
    if (words->observers != NULL) {
        for (uint32_t slot = 0; slot < words->shape->slot_count; slot++) {
            cffi_hazard_retire(words->observers[slot], cffi_observer_list_release);
        }
        free(words->observers);
        words->observers = NULL;
    }
    cffi_lock_destroy(&words->observing);
}

void cffi_slot_publish(cffi_slot *slot, const cffi_method *method) {
    __atomic_store_n(&slot->method, method, __ATOMIC_RELEASE);
}

const cffi_method *cffi_slot_method(const cffi_slot *slot) {
    return __atomic_load_n(&slot->method, __ATOMIC_ACQUIRE);
}

// MARK: Probing

static CFFI_THREAD_LOCAL struct {
    const cffi_method *method;
    void *arguments;
    cffi_probe_result result;
    uint32_t slot;
} probe;

void cffi_probe_begin(const cffi_method *method, void *arguments) {
    probe.method = method;
    probe.arguments = arguments;
    probe.result = cffi_probe_no_call;
}

cffi_probe_result cffi_probe_end(uint32_t *slot) {
    probe.method = NULL;
    *slot = probe.slot;
    return probe.result;
}

// MARK: Entry stubs

#if CFFI_HAS_SWIFT_ENTRIES

extern const char cffi_swift_entry_stubs[] __attribute__((visibility("hidden")));

/// The stubs of the second half are for calls that come with the address of self.
enum { slot_limit = CFFI_ENTRY_STUBS / 2 };

const void *cffi_entry_stub(uint32_t number, bool self_by_address) {
    return cffi_swift_entry_stubs + (size_t)(number + (self_by_address ? slot_limit : 0)) * CFFI_ENTRY_STUB_SIZE;
}

uint32_t cffi_entry_stub_count(void) {
    return slot_limit;
}

// MARK: Forwarding

/// Where a call goes on to needs more than its self: a witness takes two words behind its arguments, the class of self
/// and the witness table that it was found in (swiftlang/swift, lib/IRGen/GenProto.cpp,
/// expandTrailingWitnessSignature). A default implementation, and a witness of a generic or inherited conformance, reads
/// them, so they must be the receiver's. The pair is found by its values, which no argument has (but an existential
/// metatype of the proxy's own class, for which the receiver's is right as well).
typedef struct retargeting {
    uint64_t type, table, to_type, to_table;
} retargeting;

/// False where the pair is not in registers. Words behind it are the caller's past: replacing those is harmless.
static inline bool retarget_in_registers(cffi_swift_frame *frame, const retargeting *with) {
    for (int i = 1; i < CFFI_INTEGER_REGISTERS; i++) {
        if (frame->integers[i] == with->table && frame->integers[i - 1] == with->type) {
            frame->integers[i - 1] = with->to_type;
            frame->integers[i] = with->to_table;
            return true;
        }
    }
    return false;
}

/// Copies the caller's stack words to `words`, for a call whose pair is not in registers, and replaces the pair there:
/// a copy, because a word that only looks like it may be behind the arguments, and so not the callee's to change. Where
/// the class is in the last register, vectors that did not fit in registers may be between it and the table. Not
/// instrumented: it reads the caller's stack.
__attribute__((no_sanitize("address", "thread", "memory"), noinline)) static void retarget_on_stack(
    cffi_swift_frame *frame, uint64_t *words, const retargeting *with) {
    uint64_t *last = &frame->integers[CFFI_INTEGER_REGISTERS - 1];
    bool type_in_last = *last == with->type;
    for (uint64_t i = 0; i < frame->stack_words; i++) {
        words[i] = frame->stack[i];
        if (words[i] != with->table) continue;
        if (i > 0 && frame->stack[i - 1] == with->type) {
            words[i - 1] = with->to_type;
        } else if (type_in_last) {
            *last = with->to_type;
        } else {
            continue;
        }
        words[i] = with->to_table;
    }
    frame->stack = words;
}

/// Retains a receiver's object, which keeps it through the call, and reads its witness table. Null where it is gone.
static inline void *acquire(cffi_receiver *const *location, uint32_t table, cffi_witness_table *to_table) {
    const cffi_receiver *receiver = cffi_hazard_protect_inline((void *const *)location);
    if (receiver == NULL) return NULL;
    void *object = swift_tryRetain(receiver->object);
    *to_table = receiver->tables[table];
    cffi_hazard_clear_inline();
    return object;
}

// MARK: Coroutines

/// `_read` and `_modify` return to the caller with a continuation, and run on when the caller is done with the value
/// (swiftlang/swift, lib/IRGen/GenCall.cpp, yield_once: the first integer argument is a buffer of four words that the
/// two halves share, the first integer result is the continuation). The receiver must live until then, so the
/// receiver's half gets a buffer of ours, and the caller a continuation of ours.
typedef struct access {
    uint64_t buffer[4];
    const void *resume;
    /// Retained. A requirement that takes the address of self gets the address of this.
    void *receiver;
} access;

typedef __attribute__((swiftcall)) void continuation(void *buffer, bool is_abort);

static __attribute__((swiftcall)) void end_access(void *buffer, bool is_abort) {
    access *under_way = *(access **)buffer;
    ((continuation *)under_way->resume)(under_way->buffer, is_abort);
    swift_release(under_way->receiver);
    free(under_way);
}

static void begin_access(cffi_swift_frame *frame, const void *function, void *object, bool self_by_address) {
    access *under_way = malloc(sizeof *under_way);
    if (under_way == NULL) abort();
    void **buffer = (void **)frame->integers[0];
    frame->integers[0] = (uint64_t)under_way->buffer;
    under_way->receiver = object;
    cffi_swift_call(frame, function, self_by_address ? &under_way->receiver : object);
    under_way->resume = (const void *)frame->integer_results[0];
    frame->integer_results[0] = (uint64_t)&end_access;
    *buffer = under_way;
}

// MARK: The path of every call

/// Calls the receiver's `function`, and drops the reference on `object` when the call is over.
static inline void call_receiver(cffi_swift_frame *frame, const cffi_slot *slot, const void *function, void *object) {
    if (UNLIKELY(slot->is_coroutine)) {
        begin_access(frame, function, object, slot->self_by_address);
        return;
    }
    cffi_swift_call(frame, function, UNLIKELY(slot->self_by_address) ? (void *)&object : object);
    swift_release(object);
}

/// Apart from `forward`, so that only such calls pay for the room.
__attribute__((noinline)) static void call_receiver_with_stack(cffi_swift_frame *frame, const cffi_slot *slot,
                                                               const void *function, void *object,
                                                               const retargeting *with) {
    uint64_t words[frame->stack_words + 1];
    retarget_on_stack(frame, words, with);
    call_receiver(frame, slot, function, object);
}

/// Hands a call on; false where nobody answers.
static inline bool forward(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot) {
    cffi_proxy_words *words = words_of(proxy);
    cffi_witness_table to_table;
    void *object = acquire(&words->forward, slot->table, &to_table);
    if (UNLIKELY(object == NULL)) {
        object = acquire(&words->fallback, slot->table, &to_table);
        if (object == NULL) return false;
    }
    const retargeting with = {
        .type = *(const uint64_t *)proxy,
        .table = (uint64_t)words->shape->tables[slot->table],
        .to_type = *(const uint64_t *)object,
        .to_table = (uint64_t)to_table,
    };
    const void *function = to_table[slot->word];
    if (retarget_in_registers(frame, &with)) {
        call_receiver(frame, slot, function, object);
    } else {
        call_receiver_with_stack(frame, slot, function, object, &with);
    }
    return true;
}

static void return_nothing(cffi_swift_frame *frame) {
    memset(frame->integer_results, 0, sizeof frame->integer_results);
    memset(frame->vector_results, 0, sizeof frame->vector_results);
}

/// Not instrumented: it reads the caller's stack.
__attribute__((no_sanitize("address", "thread", "memory"))) static uint64_t word_at(const cffi_swift_frame *frame,
                                                                                    uint64_t index) {
    return frame->stack[index];
}

static void decode(const cffi_swift_frame *frame, const cffi_method *method, char *arguments) {
    for (uint32_t i = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        char *to = arguments + piece->offset;
        switch ((cffi_place)piece->place) {
        case cffi_place_integer: memcpy(to, &frame->integers[piece->index], piece->size); break;
        case cffi_place_vector: memcpy(to, &frame->vectors[piece->index], piece->size); break;
        case cffi_place_stack: {
            uint64_t words[2] = {word_at(frame, piece->index), 0};
            if (piece->size > sizeof words[0]) words[1] = word_at(frame, piece->index + 1u);
            memcpy(to, words, piece->size);
            break;
        }
        case cffi_place_at_integer: memcpy(to, (const void *)frame->integers[piece->index], piece->size); break;
        case cffi_place_at_stack: memcpy(to, (const void *)word_at(frame, piece->index), piece->size); break;
        case cffi_place_constant: memcpy(to, &piece->constant, piece->size); break;
        }
    }
}

static uint64_t word_of(const cffi_swift_frame *frame, const cffi_piece *piece) {
    return piece->place == cffi_place_integer ? frame->integers[piece->index] : word_at(frame, piece->index);
}

static void note_probe(const cffi_swift_frame *frame, void *proxy, uint32_t number) {
    const cffi_shape *shape = words_of(proxy)->shape;
    const cffi_piece *hidden = &probe.method->pieces[probe.method->piece_count];
    probe.slot = number;
    if (probe.result != cffi_probe_no_call) {
        probe.result = cffi_probe_more_calls;
    } else if (word_of(frame, &hidden[0]) == *(const uint64_t *)proxy &&
               word_of(frame, &hidden[1]) == (uint64_t)shape->tables[shape->slots[number].table]) {
        probe.result = cffi_probe_one_call;
        decode(frame, probe.method, probe.arguments);
    } else {
        probe.result = cffi_probe_other_lowering;
    }
}

static void unanswered(cffi_swift_frame *frame, void *proxy, uint32_t number, const cffi_method *method) {
    return_nothing(frame);
    if (probe.method != NULL) {
        note_probe(frame, proxy, number);
    } else if (method == NULL) {
        hooks.unanswered(proxy, number);
        abort();
    }
}

static cffi_outcome forward_observed(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot) {
    // A throwing call is made with the error register zero, and any other preserves it.
    uint64_t before = frame->error;
    if (!forward(frame, proxy, slot)) {
        return_nothing(frame);
        return (cffi_outcome){cffi_ending_unanswered, NULL};
    }
    if (frame->error == before) return (cffi_outcome){cffi_ending_returned, NULL};
    return (cffi_outcome){cffi_ending_threw, (const void *)frame->error};
}

static void *aligned(char *memory, size_t alignment) {
    return (void *)(((uintptr_t)memory + alignment - 1) & ~(uintptr_t)(alignment - 1));
}

/// An observed call. Takes over one reference on `list`.
__attribute__((noinline)) static void dispatch_observed(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot,
                                                        cffi_observer_list *list, const cffi_method *method) {
    char memory[method->size + method->alignment];
    void *arguments = aligned(memory, method->alignment);
    decode(frame, method, arguments);

    cffi_outcome outcome = {cffi_ending_sent, NULL};
    cffi_observer_list_tell(list, cffi_stage_sent, arguments, &outcome);
    if (!cffi_observer_list_has_invoked(list)) {
        forward_observed(frame, proxy, slot);
    } else if (UNLIKELY(method->may_consume)) {
        char copied_memory[method->size + method->alignment];
        void *copied = aligned(copied_memory, method->alignment);
        hooks.copy_arguments(method->context, arguments, copied);
        outcome = forward_observed(frame, proxy, slot);
        cffi_observer_list_tell(list, cffi_stage_invoked, copied, &outcome);
        hooks.destroy_arguments(method->context, copied);
    } else {
        outcome = forward_observed(frame, proxy, slot);
        cffi_observer_list_tell(list, cffi_stage_invoked, arguments, &outcome);
    }
    cffi_observer_list_release(list);
}

/// Called by the entry stubs.
__attribute__((visibility("hidden"))) void cffi_swift_dispatch(cffi_swift_frame *frame, uint32_t number);

void cffi_swift_dispatch(cffi_swift_frame *frame, uint32_t number) {
    void *proxy = (void *)frame->self;
    if (UNLIKELY(number >= slot_limit)) {
        number -= slot_limit;
        proxy = *(void **)proxy;
    }
    cffi_proxy_words *words = words_of(proxy);
    const cffi_slot *slot = &words->shape->slots[number];
    const cffi_method *method = cffi_slot_method(slot);
    frame->stack_words = method != NULL ? method->stack_words : CFFI_STACK_WINDOW;

    cffi_observer_list **observers = __atomic_load_n(&words->observers, __ATOMIC_ACQUIRE);
    if (observers != NULL && __atomic_load_n(&observers[number], __ATOMIC_RELAXED) != NULL) {
        cffi_observer_list *list = cffi_hazard_protect_inline((void *const *)&observers[number]);
        if (list != NULL) {
            cffi_observer_list_retain(list);
            cffi_hazard_clear_inline();
            dispatch_observed(frame, proxy, slot, list, method);
            return;
        }
    }
    if (UNLIKELY(!forward(frame, proxy, slot))) unanswered(frame, proxy, number, method);
}

#else

const void *cffi_entry_stub(uint32_t number, bool self_by_address) {
    (void)number, (void)self_by_address;
    return NULL;
}

uint32_t cffi_entry_stub_count(void) {
    return 0;
}

#endif
