#include "retargeting.h"

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

bool cffi_retarget_everywhere(cffi_swift_frame *frame, cffi_slot *slot, const cffi_retargeting *with) {
    unsigned found = 0, last = 0;
    for (unsigned place = 1; place < CFFI_INTEGER_REGISTERS; place++) {
        if (!cffi_retarget_at(frame, with, place)) continue;
        found++;
        last = place;
    }
    if (found == 1) __atomic_store_n(&slot->pair_place, (uint8_t)last, __ATOMIC_RELAXED);
    return found != 0;
}

__attribute__((no_sanitize("address", "thread", "memory"))) bool cffi_retarget_on_stack(
    cffi_swift_frame *frame, uint64_t *words, const cffi_retargeting *with) {
    uint64_t *last = &frame->integers[CFFI_INTEGER_REGISTERS - 1];
    bool type_in_last = *last == with->type, is_found = false;
    for (uint64_t i = 0; i < frame->stack_words; i++) {
        if (words != frame->stack) words[i] = frame->stack[i];
        if (frame->stack[i] != with->table) continue;
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

__attribute__((no_sanitize("address", "thread", "memory"))) bool cffi_arrange_for_extension(
    cffi_swift_frame *frame, uint64_t *words, const cffi_retargeting *with, const cffi_extension_default *found) {
    const uint64_t registers = CFFI_INTEGER_REGISTERS, metadata = found->metadata_count, tables = found->table_count;
    for (uint64_t i = 0; i < frame->stack_words; i++) words[i] = frame->stack[i];
    frame->stack = words;
    // The place of a word: first the registers, then the stack.
#define AT(place) ((place) < registers ? &frame->integers[place] : &words[(place) - registers])
    for (uint64_t last = metadata + tables + 1; last < registers + frame->stack_words; last++) {
        if (*AT(last) != with->table || *AT(last - 1) != with->type) continue;
        uint64_t first = last - 1 - metadata - tables;
        for (uint64_t i = tables; i > 0; i--) *AT(first + 1 + metadata + i) = *AT(first + metadata + i - 1);
        for (uint64_t i = metadata; i > 0; i--) *AT(first + i) = *AT(first + i - 1);
        *AT(first) = with->to_type;
        *AT(first + 1 + metadata) = with->to_table;
        return true;
    }
#undef AT
    return false;
}

#endif
