// For `pthread_getattr_np`.
#define _GNU_SOURCE

#include "retargeting.h"

#include "CSupport/readable.h"

#include <pthread.h>
#include <stdlib.h>

#if CFFI_HAS_SWIFT_ENTRIES

void cffi_trap_call(cffi_trap reason, void *object, uint32_t number) {
    cffi_swift.trap(reason, object, number);
    abort();
}

const void *cffi_known_proxies[64];

bool cffi_find_out_whether_proxy(const void *const *type, const void **known) {
    const void *const *ancestor = type;
    // A class's superclass is its metadata's second word.
    while (ancestor != NULL && ancestor != cffi_swift.proxy_class) ancestor = (const void *const *)ancestor[1];
    if (ancestor == NULL) return false;
    __atomic_store_n(known, type, __ATOMIC_RELAXED);
    return true;
}

/// What the two words behind the arguments may be in a call of a proxy with companions: a class that it is, or was, of,
/// and a table.
typedef struct passed_pair {
    const cffi_companion_class *classes;
    /// A companion's protocol; negative for `table`.
    int companion;
    uint64_t table;
} passed_pair;

static bool is_class(const passed_pair *pair, uint64_t word) {
    for (const cffi_companion_class *one = pair->classes; one != NULL; one = one->next) {
        if ((uint64_t)one->type == word) return true;
    }
    return false;
}

static bool is_table(const passed_pair *pair, uint64_t word) {
    if (pair->companion < 0) return word == pair->table;
    for (const cffi_companion_class *one = pair->classes; one != NULL; one = one->next) {
        if (one->tables[pair->companion] != NULL && (uint64_t)one->tables[pair->companion] == word) return true;
    }
    return false;
}

/// Replaces the two words behind the arguments of a call. Those on the stack are the callee's, as all arguments are;
/// what lies behind them is not. So if the method's types are not known, only the first pair on the stack counts, and
/// the last one in registers.
__attribute__((no_sanitize("address", "thread", "memory"))) static void
replace_pair(cffi_swift_frame *frame, const cffi_slot *slot, const passed_pair *pair, uint64_t type, uint64_t table) {
    uint64_t *stack = (uint64_t *)frame->stack, count = cffi_stack_words_of(slot, frame->stack);
    const cffi_method *method = cffi_slot_method_inline(slot);
    if (method != NULL) {
        uint64_t *words[2];
        for (int i = 0; i < 2; i++) {
            const cffi_piece *piece = &method->pieces[method->piece_count + i];
            words[i] = piece->place == cffi_place_integer ? &frame->integers[piece->index] : &stack[piece->index];
        }
        if (is_class(pair, *words[0]) && is_table(pair, *words[1])) {
            *words[0] = type;
            *words[1] = table;
        }
        return;
    }
    for (unsigned last = CFFI_INTEGER_REGISTERS - 1; last > 0; last--) {
        if (!is_table(pair, frame->integers[last]) || !is_class(pair, frame->integers[last - 1])) continue;
        frame->integers[last - 1] = type;
        frame->integers[last] = table;
        return;
    }
    uint64_t *in_last = &frame->integers[CFFI_INTEGER_REGISTERS - 1];
    for (uint64_t i = 0; i < count; i++) {
        if (!is_table(pair, stack[i])) continue;
        // Vectors that did not fit in registers may be between the last register and the table.
        uint64_t *first = i > 0 && is_class(pair, stack[i - 1]) ? &stack[i - 1]
                          : is_class(pair, *in_last)            ? in_last
                                                                : NULL;
        if (first == NULL) continue;
        *first = type;
        stack[i] = table;
        return;
    }
}

cffi_companion_call cffi_companion_of(cffi_swift_frame *frame, void *proxy, uint32_t number) {
    // A companion stays as long as its proxy, which the caller keeps.
    cffi_companions *companions =
        cffi_is_proxy(proxy) ? __atomic_load_n(&cffi_words_of(proxy)->companions, __ATOMIC_ACQUIRE) : NULL;
    if (companions == NULL) cffi_trap_call(cffi_trap_self, proxy, number);
    cffi_companion_slot to = companions->family->slots[number];
    void *companion = __atomic_load_n(&companions->proxies[to.companion], __ATOMIC_ACQUIRE);
    const cffi_slot *slot = &cffi_words_of(companion)->dispatch_table->slots[to.slot];
    passed_pair pair = {__atomic_load_n(&companions->family->classes, __ATOMIC_ACQUIRE), to.companion, 0};
    replace_pair(frame, slot, &pair, cffi_class_of(companion), (uint64_t)slot->entries);
    return (cffi_companion_call){companion, to.slot};
}

void cffi_settle_class(cffi_swift_frame *frame, void *proxy, const cffi_slot *slot) {
    const cffi_companion_family *family = cffi_words_of(proxy)->companions->family;
    passed_pair pair = {__atomic_load_n(&family->classes, __ATOMIC_ACQUIRE), -1, (uint64_t)slot->entries};
    replace_pair(frame, slot, &pair, cffi_class_of(proxy), pair.table);
}

/// Whether the words at the stack's index `i` and in front of it are the pair. Those of a value of a protocol type that
/// has the proxy are not: its object is at the beginning.
__attribute__((no_sanitize("address", "thread", "memory"))) static inline bool
is_pair_on_stack(const cffi_swift_frame *frame, const void *proxy, const cffi_retargeting *with, uint64_t i) {
    const uint64_t *stack = frame->stack;
    if (stack[i] != with->table) return false;
    if (i == 0 || stack[i - 1] != with->type) return frame->integers[CFFI_INTEGER_REGISTERS - 1] == with->type;
    return i < 4 || stack[i - 4] != (uint64_t)proxy;
}

/// How many pairs a call has, on the stack as well; two stands for more. Asynchronous callers leave only arguments on
/// the stack, but how many is not known.
static unsigned count_pairs(const cffi_swift_frame *frame, const void *proxy, const cffi_slot *slot,
                            const cffi_retargeting *with) {
    unsigned found = 0;
    for (unsigned place = 1; place < CFFI_INTEGER_REGISTERS; place++) {
        found += frame->integers[place] == with->table && frame->integers[place - 1] == with->type;
    }
    if (slot->is_async) return found;
    for (uint64_t i = 0; i < frame->stack_words && found < 2; i++) found += is_pair_on_stack(frame, proxy, with, i);
    return found;
}

/// The two words behind the arguments of a method, if the call has the pair there; else null.
static const cffi_piece *place_of_pair(const cffi_swift_frame *frame, const cffi_method *method,
                                       const cffi_retargeting *with) {
    bool is_there = method != NULL &&
                    cffi_arguments_have_hidden(frame, method, (const void *)with->type, (const void *)with->table);
    return is_there ? &method->pieces[method->piece_count] : NULL;
}

static bool is_readable(const cffi_swift_frame *frame, uint64_t address, size_t size);

/// Whether a word may be the address of words in user space.
static bool may_be_address(uint64_t word) {
    return word >= 4096 && word % sizeof word == 0 && word >> 48 == 0;
}

/// Whether an address may be that of an object of a class.
__attribute__((no_sanitize("address", "thread", "memory"))) static bool is_object_of(const cffi_swift_frame *frame,
                                                                                     uint64_t address, uint64_t type) {
    return may_be_address(address) && is_readable(frame, address, sizeof(uint64_t)) &&
           *(const uint64_t *)address == type;
}

/// Whether what an address leads to has the proxy's class in it, or an object of that: it is the object, a value with
/// one, the context of a closure that got one or its type, an array of some, or storage for such values.
__attribute__((no_sanitize("address", "thread", "memory"))) static bool leads_to_self(const cffi_swift_frame *frame,
                                                                                      uint64_t address, uint64_t type) {
    enum { page = 4096, most_words = 8, most_words_of_class = 24 };
    if (!may_be_address(address) || !is_readable(frame, address, sizeof address)) return false;
    const uint64_t *words = (const uint64_t *)address;
    // What is left of a page can be read, too.
    uint64_t count = (page - address % page) / sizeof *words;
    for (uint64_t i = 0; i < count && i < most_words; i++) {
        if (words[i] == type || is_object_of(frame, words[i], type)) return true;
    }
    if (!may_be_address(words[0]) || !is_readable(frame, words[0], sizeof address)) return false;
    // Generic arguments are in the metadata of a class.
    const uint64_t *class = (const uint64_t *)words[0];
    count = (page - words[0] % page) / sizeof *class;
    for (uint64_t i = 0; i < count && i < most_words_of_class; i++) {
        if (class[i] == type) return true;
    }
    return false;
}

/// Whether the type in a register is the first word of the pair. If it is in the last register, the table is on the
/// stack: behind arguments, and maybe in the word behind those that `stack_words` counts. If the word in front of the
/// table is the type again, both are on the stack, and an argument is in the register.
__attribute__((no_sanitize("address", "thread", "memory"))) static bool
begins_pair(const cffi_swift_frame *frame, unsigned place, const cffi_retargeting *with) {
    if (place + 1 < CFFI_INTEGER_REGISTERS) return frame->integers[place + 1] == with->table;
    for (uint64_t i = 0; i <= frame->stack_words; i++) {
        if (frame->stack[i] == with->table) return i == 0 || frame->stack[i - 1] != with->type;
    }
    return false;
}

bool cffi_may_have_self(const cffi_swift_frame *frame, const cffi_retargeting *with) {
    for (unsigned place = 0; place < CFFI_INTEGER_REGISTERS; place++) {
        uint64_t word = frame->integers[place];
        if (word == with->type) return !begins_pair(frame, place, with);
        if (leads_to_self(frame, word, with->type)) return true;
    }
    return false;
}

/// Traps if a call takes `Self`, and its argument is the proxy, or another one of its class: the target would take it
/// for an object of its own class.
static void check_arguments(const cffi_swift_frame *frame, void *proxy, cffi_slot *slot, const cffi_retargeting *with) {
    if (!cffi_may_have_self(frame, with)) return;
    if (!cffi_slot_has_learnt(slot, cffi_learnt_symbols))
        cffi_swift.learn_uses_of_self(cffi_words_of(proxy)->dispatch_table->context);
    if (!cffi_slot_has_learnt(slot, cffi_learnt_self)) return;
    cffi_trap_call(cffi_trap_self_of_value, proxy, (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots));
}

bool cffi_find_and_retarget(cffi_swift_frame *frame, void *proxy, cffi_slot *slot, cffi_retargeting *with) {
    if (cffi_may_use_self(slot)) check_arguments(frame, proxy, slot, with);
    const cffi_method *method = cffi_slot_method_inline(slot);
    unsigned count = method == NULL ? count_pairs(frame, proxy, slot, with) : 1;
    if (CFFI_UNLIKELY(count > 1)) {
        method = cffi_swift.find_method(frame, proxy, (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots));
    }
    const cffi_piece *pair = place_of_pair(frame, method, with);
    if (pair != NULL && pair[1].place != cffi_place_integer) return false;
    unsigned found = 0, last = 0;
    for (unsigned place = 1; place < CFFI_INTEGER_REGISTERS; place++) {
        if ((pair != NULL && place != pair[1].index) || !cffi_retarget_at(frame, with, place)) continue;
        found++;
        last = place;
    }
    if (found == 1 && (pair != NULL || count == 1)) {
        with->place = (uint8_t)last;
        // Calls that pass self by address look at their receiver whether or not the place is known.
        if (slot->self_by_address || !cffi_may_consume_self(slot)) {
            cffi_slot_remember_pair(slot, with->place);
        }
    }
    // Of several that stay, that which is not an argument may be the one on the stack.
    return found != 0 && (pair != NULL || found >= count);
}

__attribute__((no_sanitize("address", "thread", "memory"))) bool
cffi_retarget_on_stack(cffi_swift_frame *frame, const cffi_slot *slot, uint64_t *words, const cffi_retargeting *with) {
    uint64_t *last = &frame->integers[CFFI_INTEGER_REGISTERS - 1];
    bool type_in_last = *last == with->type, is_found = false;
    const cffi_piece *pair = place_of_pair(frame, cffi_slot_method_inline(slot), with);
    for (uint64_t i = 0; i < frame->stack_words; i++) {
        if (words != frame->stack) words[i] = frame->stack[i];
        if (frame->stack[i] != with->table || (pair != NULL && i != pair[1].index)) continue;
        if (i > 0 && frame->stack[i - 1] == with->type) {
            words[i - 1] = with->to_type;
        } else if (type_in_last) {
            *last = with->to_type;
        } else {
            continue;
        }
        words[i] = with->to_table;
        is_found = true;
    }
    frame->stack = words;
    return is_found;
}

__attribute__((no_sanitize("address", "thread", "memory"))) bool
cffi_arrange_for_extension(cffi_swift_frame *frame, uint64_t *words, bool has_room, const cffi_retargeting *with,
                           const cffi_extension_default *found, const cffi_default_self *self) {
    const uint64_t registers = CFFI_INTEGER_REGISTERS, metadata = found->metadata_count, tables = found->table_count;
    const uint64_t of_self = found->self_table_count, more = of_self - 1;
    for (uint64_t i = 0; i < frame->stack_words; i++) words[i] = frame->stack[i];
    frame->stack = words;
    // The place of a word: first the registers, then the stack, behind words that are skipped.
    uint64_t skipped = 0;
#define AT(place) ((place) < registers ? &frame->integers[place] : &words[(place)-registers + skipped])
    uint64_t least = metadata + tables + (found->error_address == cffi_error_address_passed) + 1;
    for (uint64_t last = least; last < registers + frame->stack_words; last++) {
        if (*AT(last) != with->table || *AT(last - 1) != with->type) continue;
        if (more > 0 && last + more >= registers) {
            if (!has_room || (last < registers && found->stack_words < 0)) return false;
            if (last < registers) skipped = (uint64_t)found->stack_words;
            uint64_t end = last + more + 1 - registers + skipped;
            if (end > frame->stack_words + more) return false;
            if (frame->stack_words < end) frame->stack_words = end;
        }
        uint64_t error = found->error_address == cffi_error_address_if_first    ? last > least
                         : found->error_address == cffi_error_address_if_second ? last > least + 1
                                                                                : found->error_address;
        uint64_t first = last - 1 - error - metadata - tables;
        for (uint64_t i = tables + error; i > 0; i--)
            *AT(first + metadata + of_self + i) = *AT(first + metadata + i - 1);
        for (uint64_t i = metadata; i > 0; i--) *AT(first + i) = *AT(first + i - 1);
        *AT(first) = with->to_type;
        for (uint64_t i = 0; i < of_self; i++) *AT(first + 1 + metadata + i) = (uint64_t)self->tables[i];
        return true;
    }
#undef AT
    return false;
}

/// Whether so many bytes can be read. The system tells, in microseconds, unless they are on this thread's stack, above
/// the frame.
static bool is_readable(const cffi_swift_frame *frame, uint64_t address, size_t size) {
#if defined(__linux__)
    static CFFI_THREAD_LOCAL uint64_t first, end;
    if (end == 0) {
        pthread_attr_t attributes;
        void *begin = NULL;
        size_t length = 0;
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            pthread_attr_getstack(&attributes, &begin, &length);
            pthread_attr_destroy(&attributes);
        }
        first = (uint64_t)begin;
        end = first + length;
    }
    // The frame may be on another stack, as with the address sanitizer.
    if ((uint64_t)frame >= first && address > (uint64_t)frame && address + size <= end) return true;
#endif
    return cffi_is_readable((const void *)address, size);
}

__attribute__((no_sanitize("address", "thread", "memory"))) bool
cffi_makes_value_of_proxy(const cffi_swift_frame *frame, const void *proxy, uint64_t result) {
    const uint64_t *words = (const uint64_t *)result;
    // In a call without such a result, any word may be in that register.
    if (!may_be_address(result) || !is_readable(frame, result, 5 * sizeof *words)) return false;
    const cffi_dispatch_table *dispatch_table = cffi_words_of((void *)proxy)->dispatch_table;
    bool is_table = false;
    for (uint32_t i = 0; i < dispatch_table->table_count; i++)
        is_table |= words[4] == (uint64_t)dispatch_table->tables[i];
    return is_table && words[3] == *(const uint64_t *)proxy;
}

void cffi_check_use_of_self(const cffi_swift_frame *frame, void *proxy, cffi_slot *slot, uint64_t result) {
    uint32_t number = (uint32_t)(slot - cffi_words_of(proxy)->dispatch_table->slots);
    if (!cffi_slot_has_learnt(slot, cffi_learnt_symbols))
        cffi_swift.learn_uses_of_self(cffi_words_of(proxy)->dispatch_table->context);
    if (cffi_slot_has_learnt(slot, cffi_learnt_no_self)) return;
    // What finds the value in a variable leaves the variable's address where that of a result may be, too.
    bool is_callers_own = result == frame->self;
    if (cffi_slot_has_learnt(slot, cffi_learnt_self) ||
        (!is_callers_own && cffi_makes_value_of_proxy(frame, proxy, result))) {
        cffi_trap_call(cffi_trap_self_of_value, proxy, number);
    }
}

#endif
