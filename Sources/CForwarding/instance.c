#include "CForwarding/instance.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/readable.h"
#include "CSwiftCall/arguments.h"
#include "CSwiftCall/limits.h"
#include "generic_words.h"
#include "retargeting.h"

bool cffi_dispatch_table_add_instance(cffi_dispatch_table *dispatch_table, uint32_t requirement, uint32_t slot,
                                      const cffi_method *method, const cffi_generic_words *words) {
    cffi_instance *made = malloc(sizeof *made);
    if (made == NULL) return false;
    cffi_slot *base = &dispatch_table->slots[requirement], *own = &dispatch_table->slots[slot];
    own->entries = base->entries;
    own->table = base->table;
    own->word = base->word;
    own->is_async = base->is_async;
    own->is_own = base->is_own;
    own->is_static = base->is_static;
    own->self_by_address = base->self_by_address;
    own->learnt = base->learnt & (uint8_t)~cffi_learnt_generic;
    cffi_slot_publish(own, method);
    *made =
        (cffi_instance){.next = dispatch_table->instances, .requirement = requirement, .slot = slot, .words = *words};
    __atomic_store_n(&dispatch_table->instances, made, __ATOMIC_RELEASE);
    // From now on no call of the requirement takes the shortest way, which does not look for its instance.
    cffi_slot_end_shortest_way(base, cffi_learnt_generic);
    return true;
}

#if CFFI_HAS_SWIFT_ENTRIES

static const void *word_at(const cffi_swift_frame *frame, uint32_t place) {
    return place < CFFI_INTEGER_REGISTERS ? (const void *)frame->integers[place]
                                          : (const void *)cffi_frame_word(frame, place - CFFI_INTEGER_REGISTERS);
}

bool cffi_frame_has_generic_words(const cffi_swift_frame *frame, const cffi_generic_words *words) {
    for (uint32_t i = 0; i < words->count; i++) {
        if (words->words[i] != word_at(frame, words->places[i])) return false;
    }
    return true;
}

cffi_slot *cffi_find_instance(const cffi_swift_frame *frame, const cffi_dispatch_table *dispatch_table,
                              cffi_slot *slot) {
    uint32_t number = (uint32_t)(slot - dispatch_table->slots);
    const cffi_instance *instance = __atomic_load_n(&dispatch_table->instances, __ATOMIC_ACQUIRE);
    for (; instance != NULL; instance = instance->next) {
        if (instance->requirement == number && cffi_frame_has_generic_words(frame, &instance->words)) {
            return (cffi_slot *)&dispatch_table->slots[instance->slot];
        }
    }
    return slot;
}

/// Whether a word is the address of a context's descriptor of a certain kind (include/swift/ABI/MetadataValues.h,
/// ContextDescriptorKind).
__attribute__((no_sanitize("address", "thread", "memory"))) static bool is_descriptor(uint64_t word, uint32_t kind) {
    enum { kind_of_context = 0x1F };
    if (word % sizeof(uint32_t) != 0 || !cffi_is_readable((const void *)word, sizeof(uint32_t))) return false;
    return (*(const uint32_t *)word & kind_of_context) == kind;
}

/// Whether what begins with the number of a kind is the metadata of a type (include/swift/ABI/MetadataKind.def; where
/// there is no Objective-C, the kind of a class is 0). That of a class has flags in the third word, of which there are
/// five, and its descriptor in the sixth; that of a struct or an enum has it in the second
/// (include/swift/ABI/Metadata.h): by chance, words of a closure's context may begin with such a number, too.
__attribute__((no_sanitize("address", "thread", "memory"))) static bool is_metadata(const uint64_t *words) {
    enum { class_kind = 0, struct_kind = 0x200, enum_kind, optional_kind, first_other = 0x203, last_other = 0x308 };
    enum { class_context = 16, struct_context, enum_context, place_in_class = 5, place_in_value = 1 };
    enum { counts_references = 2, all_flags = 0x1F };
    switch (words[0]) {
    case class_kind:
        return cffi_is_readable(words, (place_in_class + 1) * sizeof *words) && (uint32_t)words[2] <= all_flags &&
               ((uint32_t)words[2] & counts_references) != 0 && is_descriptor(words[place_in_class], class_context);
    case struct_kind: return is_descriptor(words[place_in_value], struct_context);
    case enum_kind:
    case optional_kind: return is_descriptor(words[place_in_value], enum_context);
    default: return words[0] >= first_other && words[0] <= last_other;
    }
}

/// Whether a word is the metadata of a type. Or a witness table, whose first word is the address of a conformance's
/// descriptor, which begins with the relative address of a protocol's descriptor (include/swift/ABI/Metadata.h,
/// TargetProtocolConformanceDescriptor). Not instrumented by sanitizers, because it reads what a word points to that
/// may be anything.
__attribute__((no_sanitize("address", "thread", "memory"))) static bool says_type(const void *word) {
    enum { greatest_kind = 0x7FF, protocol_context = 3 };
    if ((uintptr_t)word % sizeof word != 0 || !cffi_is_readable(word, 2 * sizeof word)) return false;
    uint64_t first = *(const uint64_t *)word;
    if (first <= greatest_kind) return is_metadata(word);
    if (first % sizeof(uint32_t) != 0 || !cffi_is_readable((const void *)first, sizeof(int32_t))) return false;
    int32_t relative = *(const int32_t *)first;
    const char *protocol = (const char *)first + (relative & ~1);
    if ((relative & 1) != 0) {
        if (!cffi_is_readable(protocol, sizeof protocol)) return false;
        protocol = *(const char *const *)protocol;
    }
    return is_descriptor((uint64_t)protocol, protocol_context);
}

/// The place of the first word of the pair of class and table; 0 if the call has none.
static uint32_t find_pair(const cffi_swift_frame *frame, const void *type, const void *table) {
    const uint32_t end = CFFI_INTEGER_REGISTERS + (uint32_t)frame->stack_words;
    for (uint32_t place = 0; place + 1 < end; place++) {
        if (word_at(frame, place) == type && word_at(frame, place + 1) == table) return place;
    }
    return 0;
}

bool cffi_find_generic_words(const cffi_swift_frame *frame, const void *type, const void *table,
                             cffi_generic_words *found) {
    uint32_t place = find_pair(frame, type, table);
    found->count = 0;
    while (place > 0 && found->count < CFFI_GENERIC_WORDS) {
        bool is_on_stack = place > CFFI_INTEGER_REGISTERS;
        if (!says_type(word_at(frame, place - 1))) {
            // Vectors may be on the stack in front of the words that found no register.
            if (!is_on_stack) break;
            place = CFFI_INTEGER_REGISTERS;
            continue;
        }
        place--;
        memmove(found->words + 1, found->words, found->count * sizeof found->words[0]);
        found->words[0] = word_at(frame, place);
        found->count++;
    }
    return found->count > 0;
}

bool cffi_frame_generic_words(const cffi_swift_frame *frame, void *proxy, uint32_t slot, uint32_t count,
                              cffi_generic_words *words) {
    const void *type = (const void *)cffi_class_of(proxy);
    const cffi_slot *own = &cffi_words_of(proxy)->dispatch_table->slots[slot];
    uint32_t pair = find_pair(frame, type, own->entries);
    // On the stack, vectors may be in front of the words, or between those and the ones in registers.
    if (pair > CFFI_INTEGER_REGISTERS) {
        cffi_generic_words found;
        if (!cffi_find_generic_words(frame, type, own->entries, &found) || found.count < count) return false;
        memcpy(words->words, found.words + found.count - count, count * sizeof found.words[0]);
    } else {
        if (pair < count) return false;
        for (uint32_t i = 0; i < count; i++) words->words[i] = word_at(frame, pair - count + i);
    }
    words->count = count;
    return true;
}

bool cffi_generic_words_are_right(const cffi_generic_words *words) {
    for (uint32_t i = 0; i < words->count; i++) {
        if (!says_type(words->words[i])) return false;
    }
    return true;
}

#else

bool cffi_frame_generic_words(const cffi_swift_frame *frame, void *proxy, uint32_t slot, uint32_t count,
                              cffi_generic_words *words) {
    (void)frame, (void)proxy, (void)slot, (void)count, (void)words;
    return false;
}

bool cffi_generic_words_are_right(const cffi_generic_words *words) {
    (void)words;
    return false;
}

#endif
