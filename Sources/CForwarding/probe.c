#define _GNU_SOURCE // for MAP_ANONYMOUS
// Finds a requirement by calling it.

#include "CForwarding/probe.h"
#include "CForwarding/swift_functions.h"
#include "CSupport/lock.h"
#include "CSupport/readable.h"
#include "CSwiftCall/arguments.h"
#include "CSwiftCall/asynchronous.h"
#include "CSwiftCall/closure.h"
#include "generic_words.h"
#include "probe_entry.h"
#include "proxy_words.h"
#include "retargeting.h"

#include <string.h>
#if CFFI_HAS_SWIFT_ENTRIES
#include <sys/mman.h>
#endif

/// The innermost probing call of this thread: a method that is being probed may name another one.
static CFFI_THREAD_LOCAL cffi_probe *probing;

uint32_t cffi_probes_under_way;

// Not inlined, so that the frames of what its caller calls next are where this function's frame was.
__attribute__((noinline)) void cffi_probe_begin(cffi_probe *probe) {
    probe->stack = __builtin_frame_address(0);
    probe->outcome = cffi_probe_no_call;
    probe->wrong_closure = NULL;
    probe->local_closures = 0;
    probe->is_right = false;
    probe->took_address = false;
    probe->returns_self = false;
    probe->generic.count = 0;
    probe->outer = probing;
    probing = probe;
    __atomic_fetch_add(&cffi_probes_under_way, 1, __ATOMIC_RELAXED);
}

void cffi_probe_end(cffi_probe *probe) {
    probing = probe->outer;
    __atomic_fetch_sub(&cffi_probes_under_way, 1, __ATOMIC_RELAXED);
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

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define CFFI_ADDRESS_SANITIZER 1
#endif
#endif

/// With the address sanitizer, variables may be on a fake stack elsewhere.
static bool is_on_fake_stack(uint64_t address) {
#ifdef CFFI_ADDRESS_SANITIZER
    void *stack = __asan_get_current_fake_stack();
    return stack != NULL && __asan_addr_is_in_fake_stack(stack, (void *)address, NULL, NULL) != NULL;
#else
    (void)address;
    return false;
#endif
}

/// Whether a value may be there. The address sanitizer knows memory that can be read, and is not all of one variable.
static bool may_have_value(uint64_t address, size_t size) {
#ifdef CFFI_ADDRESS_SANITIZER
    if (__asan_region_is_poisoned((void *)address, size) != NULL) return false;
#endif
    return cffi_is_readable((const void *)address, size);
}

/// Whether an address is on the stack between the probing call and its entry. Only there it is certain to be readable.
static bool is_on_stack(const cffi_swift_frame *frame, const cffi_probe *probe, uint64_t address) {
    return (address > (uint64_t)frame && address < (uint64_t)probe->stack) || is_on_fake_stack(address);
}

/// Whether the result can be returned: if the caller has to pass an address for it, there is room at that address. The
/// call may have reached another method than the intended one, one without such a result. An asynchronous caller's room
/// can be anywhere; but if its arguments arrived where they were expected, the word in front of them is that address.
static bool takes_result(const cffi_swift_frame *frame, const cffi_probe *probe, bool is_async) {
    if (!probe->method->result_is_indirect || (is_async && probe->is_right)) return true;
    uint64_t room = frame->indirect_result;
    return room == (uint64_t)probe->room || (!is_async && is_on_stack(frame, probe, room));
}

/// Returns a result of which the types do not say whether the caller passes an address for it: it does if its
/// declaration has an associated type. Precondition: the call is not asynchronous, so the address is in a register of
/// its own. What is known of the requirement counts. Otherwise that register tells: it is an address of the caller's
/// stack where it is room for a result, and only by chance in another call. But the room of the whole call was in this
/// register when the reference was called, and may be there still. Then the result goes where `method` says, and the
/// room has it only if that is right. Another address of the stack may be there by chance, too, such as that of a key
/// path's room. Then registers have the result, and the memory has the alternative.
static void return_unclear(cffi_swift_frame *frame, cffi_probe *probe, const cffi_method *known) {
    uint64_t room = frame->indirect_result;
    if (known != NULL) {
        probe->took_address = known->result_is_indirect;
    } else if (room == (uint64_t)probe->room) {
        probe->took_address = probe->method->result_is_indirect;
    } else {
        probe->took_address = is_on_stack(frame, probe, room);
    }
    if (known != NULL && known->result_size != probe->method->result_size) return;
    bool differs = !probe->method->result_is_indirect && probe->alternative != NULL;
    if (probe->took_address) {
        memcpy((void *)room, differs ? probe->alternative : probe->result, probe->method->result_size);
        if (!differs) return;
    }
    if (!probe->method->result_is_indirect) cffi_frame_put_result(frame, probe->method, probe->result);
}

/// Whether each argument that should be passed by its address is: the sent value is there, or the caller's copy of it.
/// If the compiler passes another argument in an unexpected way, any word may be in its place.
static bool has_addresses(const cffi_swift_frame *frame, const cffi_probe *probe, bool is_async) {
    uint64_t sent = (uint64_t)probe->sent;
    for (uint32_t i = 0; i < probe->method->piece_count; i++) {
        const cffi_piece *piece = &probe->method->pieces[i];
        uint64_t address;
        if (piece->size == 0) continue;
        switch ((cffi_place)piece->place) {
        case cffi_place_at_integer: address = frame->integers[piece->index]; break;
        case cffi_place_at_stack: address = cffi_frame_word(frame, piece->index); break;
        default: continue;
        }
        if (address - sent < probe->method->size || is_on_stack(frame, probe, address)) continue;
        // What an asynchronous caller copies is in its task's memory.
        if (!is_async || !may_have_value(address, piece->size)) return false;
    }
    return true;
}

/// An object that lives for ever, and that contains nothing as a collection: zeros. Its address is a small number where
/// the system allows that, so that its conversion to another type of integer does not trap.
static const void *harmless_object(void) {
    static uint64_t *made;
    enum { size = 4096 };
    static const uint64_t immortal_counts = 0x80000004ffffffff;
    uint64_t *known = __atomic_load_n(&made, __ATOMIC_ACQUIRE);
    if (known != NULL) return known;
    uint64_t *object = mmap((void *)0x10000, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (object == MAP_FAILED) return NULL;
    object[0] = (uint64_t)cffi_swift.proxy_class;
    object[1] = immortal_counts;
    if (__atomic_compare_exchange_n(&made, &known, object, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return object;
    munmap(object, size);
    return known;
}

/// What registers contain that a result does not use. A closure that stands at a method's reference may do something
/// with what it returns, and then its own result says nothing of the method's: `{ p in { p.name(of: $0).count } }`. So
/// the first word is the address of an empty collection, and with the second one a string without characters
/// (swiftlang/swift, stdlib/public/SwiftShims/swift/shims/GlobalObjects.h; stdlib/public/core/StringObject.swift). For
/// a value of a protocol type, `has_table`, it is an object with its table.
static void put_harmless(cffi_swift_frame *frame, bool has_table) {
    static const uint64_t empty_string = 0xE000000000000000;
    uint64_t object = (uint64_t)harmless_object(), second = has_table ? (uint64_t)cffi_sample_table() : empty_string;
    frame->results = (cffi_swift_results){.integers = {object, second, object, second}};
}

void cffi_probe_harmless_result(const cffi_method *method, void *value) {
    cffi_swift_frame frame;
    put_harmless(&frame, false);
    cffi_results_copy(&frame.results, method, value);
}

static bool is_as_sent(const cffi_probe *probe) {
    const uint8_t *arrived = probe->arguments, *sent = probe->sent;
    for (uint32_t i = 0; i < probe->method->size; i++) {
        if (probe->compared[i] && arrived[i] != sent[i]) return false;
    }
    return true;
}

/// Whether a word among those that say what generic parameters are stands where a closure's context should be. Such a
/// closure is the address of a value and the type of that.
static bool has_type_as_context(const cffi_probe *probe) {
    const cffi_method *method = probe->method;
    for (uint32_t i = 0; i < method->piece_count; i++) {
        if (method->pieces[i].place != cffi_place_closure) continue;
        const void *context;
        memcpy(&context, (const char *)probe->arguments + method->pieces[i].offset + sizeof(void *), sizeof context);
        for (uint32_t word = 0; word < probe->generic.count; word++) {
            if (context == probe->generic.words[word]) return true;
        }
    }
    return false;
}

/// Converts the closures that arrived to the general form, and calls them. Preconditions: the other arguments arrived
/// as sent, and no closure has a type for its context, so the words in the closures' places are closures.
///
/// A closure whose context is on the stack does not escape. Another one may not either.
static void check_closures(const cffi_swift_frame *frame, cffi_probe *probe) {
    const cffi_method *method = probe->method;
    for (uint32_t i = 0, number = 0; i < method->piece_count; i++) {
        const cffi_piece *piece = &method->pieces[i];
        if (piece->place != cffi_place_closure) continue;
        const cffi_closure_plan *plan = (const cffi_closure_plan *)piece->constant;
        const cffi_closure_choice *choice = probe->choices == NULL ? NULL : &probe->choices[number];
        char *closure = (char *)probe->arguments + piece->offset;
        uint64_t context;
        memcpy(&context, closure + sizeof(void *), sizeof context);
        if (number < 64 && is_on_stack(frame, probe, context)) probe->local_closures |= (uint64_t)1 << number;
        // Not retained, because it ends with the probing call.
        cffi_closure_generalize(closure, plan, cffi_closure_local, NULL);
        if (choice != NULL && choice->count > 1) {
            int found = cffi_closure_find_way(closure, choice->plans, choice->count);
            if (found < 0) probe->wrong_closure = plan->type;
            probe->found[number] = found < 0 ? 0 : (uint32_t)found;
        } else if (!cffi_closure_is_right(closure)) {
            probe->wrong_closure = plan->type;
        }
        number++;
    }
    cffi_arguments_release_closures(method, probe->arguments);
}

/// Looks for words that say what generic parameters are.
static void find_generic(const cffi_swift_frame *frame, cffi_probe *probe, const cffi_dispatch_table *dispatch_table,
                         uint32_t number) {
    const void *type = *(const void *const *)probe->proxy;
    if (!cffi_find_generic_words(frame, type, dispatch_table->slots[number].entries, &probe->generic)) return;
    if (!cffi_swift.may_be_generic((void *)probe->proxy, number)) probe->generic.count = 0;
}

/// Whether a word that says what a generic parameter is stands where the method expects its caller's actor. A method
/// with two such words behind its arguments and one that takes an actor have the same number of words before `Self`.
static bool has_type_as_actor(const cffi_swift_frame *frame, const cffi_probe *probe) {
    if (probe->method->leading_words == 0) return false;
    const uint64_t actor = frame->integers[probe->method->result_is_indirect ? 1 : 0];
    for (uint32_t i = 0; i < probe->generic.count; i++) {
        if (actor == (uint64_t)probe->generic.words[i]) return true;
    }
    return false;
}

/// Whether symbols tell that a requirement uses `Self`.
static bool uses_self(const cffi_probe *probe, const cffi_slot *slot) {
    if (!probe->may_return_self) return false;
    if (!cffi_slot_has_learnt(slot, cffi_learnt_symbols)) {
        cffi_swift.learn_uses_of_self(cffi_words_of((void *)probe->proxy)->dispatch_table->context);
    }
    return cffi_slot_has_learnt(slot, cffi_learnt_self);
}

/// If a call returns `Self`, the proxy is its result where the caller has room for it: a sample has another size. False
/// if it does not.
static bool return_self(const cffi_swift_frame *frame, cffi_probe *probe, const cffi_slot *slot, bool is_async) {
    bool is_indirect = probe->method->result_is_indirect;
    uint64_t room = !is_indirect ? 0 : is_async ? frame->integers[0] : frame->indirect_result;
    bool is_room = is_indirect && cffi_makes_value_of_proxy(frame, probe->proxy, room);
    if (uses_self(probe, slot)) {
        is_room |= is_indirect && (room == (uint64_t)probe->room || is_on_stack(frame, probe, room));
    } else if (!is_room) {
        return false;
    }
    if (is_room) *(const void **)room = swift_retain((void *)probe->proxy);
    probe->returns_self = true;
    return true;
}

static void note_probe(cffi_swift_frame *frame, cffi_probe *probe, uint32_t number, bool is_async) {
    const cffi_dispatch_table *dispatch_table = cffi_words_of((void *)probe->proxy)->dispatch_table;
    probe->slot = number;
    // The entry pushed nothing between the caller's stack and the return address; on arm64, the frame's record. An
    // asynchronous caller's context has the function that goes on as its second word.
    probe->caller = is_async ? ((const void *const *)frame->async_context)[1] : (const void *)frame->stack[-1];
    if (probe->may_be_generic && probe->outcome == cffi_probe_no_call)
        find_generic(frame, probe, dispatch_table, number);
    if (probe->outcome != cffi_probe_no_call) {
        probe->outcome = cffi_probe_more_calls;
    } else if (!has_type_as_actor(frame, probe) &&
               (probe->expected == NULL || cffi_frame_has_generic_words(frame, probe->expected)) &&
               cffi_arguments_have_hidden(frame, probe->method, *(const void *const *)probe->proxy,
                                          dispatch_table->slots[number].entries)) {
        probe->outcome = cffi_probe_one_call;
        if (probe->arguments != NULL && has_addresses(frame, probe, is_async)) {
            cffi_arguments_copy(frame, probe->method, probe->arguments);
            probe->is_right = is_as_sent(probe) && !has_type_as_context(probe);
            if (probe->is_right && probe->has_closures) check_closures(frame, probe);
        }
        if (probe->error != NULL && frame->error == 0) {
            cffi_frame_throw(frame, probe->method, probe->error);
        } else {
            put_harmless(frame, probe->result_has_table);
            if (return_self(frame, probe, &dispatch_table->slots[number], is_async)) return;
            bool is_unclear = probe->result_is_unclear || (probe->generic.count > 0 && !is_async);
            if (probe->result != NULL && is_unclear) {
                return_unclear(frame, probe, cffi_slot_method(&dispatch_table->slots[number]));
            } else if (probe->result != NULL && takes_result(frame, probe, is_async)) {
                cffi_frame_put_result(frame, probe->method, probe->result);
            }
        }
    } else {
        probe->outcome = cffi_probe_other_lowering;
        put_harmless(frame, probe->result_has_table);
        // An asynchronous call is ended here, and returns nothing.
        if (probe->generic.count > 0 && probe->result != NULL && !is_async) return_unclear(frame, probe, NULL);
    }
}

void *cffi_probe_of(const cffi_dispatch_table *dispatch_table) {
    for (cffi_probe *probe = probing; probe != NULL; probe = probe->outer) {
        void *proxy = (void *)probe->proxy;
        if (cffi_is_proxy(proxy) && cffi_words_of(proxy)->dispatch_table == dispatch_table) return proxy;
    }
    return NULL;
}

bool cffi_probe_note_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot) {
    for (cffi_probe *probe = probing; probe != NULL; probe = probe->outer) {
        if (probe->proxy != proxy) continue;
        cffi_frame_return_nothing(frame);
        // There is no value to lend.
        if (cffi_words_of((void *)proxy)->dispatch_table->slots[slot].is_coroutine) {
            cffi_swift.trap(cffi_trap_change, (void *)proxy, slot);
        }
        note_probe(frame, probe, slot, false);
        return true;
    }
    return false;
}

bool cffi_probe_note_async_call(cffi_swift_frame *frame, const void *proxy, uint32_t slot, uint64_t bytes) {
    for (cffi_probe *probe = probing; probe != NULL; probe = probe->outer) {
        if (probe->proxy != proxy) continue;
        cffi_frame_return_nothing(frame);
        if (probe->method->result_is_indirect) frame->indirect_result = frame->integers[0];
        note_probe(frame, probe, slot, true);
        frame->stack_words = probe->method->stack_words;
        // Vectors on the stack move nothing else.
        if (cffi_async_stack_bytes(frame->stack_words) != bytes) probe->outcome = cffi_probe_other_lowering;
        return probe->outcome == cffi_probe_one_call && probe->is_right;
    }
    return false;
}

#else

void cffi_probe_harmless_result(const cffi_method *method, void *value) {
    (void)method, (void)value;
}

#endif
