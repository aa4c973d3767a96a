#include "CForwarding/delegate_setter.h"

#include <stdlib.h>
#include <string.h>

#include "CSupport/counts.h"
#include "CSupport/lock.h"
#include "setter_stubs.h"
#include "writable_word.h"

/// A class for which a property's setter was looked for.
typedef struct searched_class {
    const void *type;
    cffi_setter_search found;
    struct searched_class *next;
} searched_class;

struct cffi_delegate_property {
    const void *context;
    cffi_assigned *assigned;
    cffi_accepts *accepts;
    /// Atomic.
    searched_class *classes;
};

cffi_delegate_property *cffi_delegate_property_make(const void *context, cffi_assigned *assigned,
                                                    cffi_accepts *accepts) {
    cffi_delegate_property *made = malloc(sizeof *made);
    if (made != NULL) *made = (cffi_delegate_property){context, assigned, accepts, NULL};
    return made;
}

cffi_setter_search cffi_delegate_setter(const cffi_delegate_property *property, const void *type) {
    const searched_class *one = __atomic_load_n(&property->classes, __ATOMIC_ACQUIRE);
    while (one != NULL && one->type != type) one = one->next;
    return one == NULL ? cffi_setter_unknown : one->found;
}

/// A parent whose delegate this thread sets.
typedef struct setting_by_library {
    const void *parent, *proxy;
    /// Whose setter is looked for; null where none is.
    const cffi_delegate_property *property;
    /// The number of the setter that was called with the proxy; negative if none was.
    int64_t called;
    /// Whether the property keeps its proxy by itself.
    bool keeps_proxy;
    struct setting_by_library *outer;
} setting_by_library;

static CFFI_THREAD_LOCAL setting_by_library *innermost;

static void set_as_library(setting_by_library *setting, void (*set)(void *context), void *context) {
    setting->outer = innermost;
    innermost = setting;
    set(context);
    innermost = setting->outer;
}

void cffi_delegate_set(void *parent, void (*set)(void *context), void *context) {
    setting_by_library setting = {parent, NULL, NULL, -1, false, NULL};
    set_as_library(&setting, set, context);
}

static setting_by_library *setting_of(const void *parent) {
    setting_by_library *setting = innermost;
    while (setting != NULL && setting->parent != parent) setting = setting->outer;
    return setting;
}

bool cffi_delegate_is_set_by_library(const void *parent) {
    setting_by_library *setting = setting_of(parent);
    if (setting != NULL) setting->keeps_proxy = true;
    return setting != NULL;
}

static void note_search(cffi_delegate_property *property, const void *type, bool found) {
    searched_class *searched = malloc(sizeof *searched);
    if (searched == NULL) return;
    *searched = (searched_class){type, found ? cffi_setter_replaced : cffi_setter_absent, property->classes};
    __atomic_store_n(&property->classes, searched, __ATOMIC_RELEASE);
}

// MARK: Whether the proxy is the delegate

static uintptr_t *word_at(const void *parent, size_t offset) {
    return (uintptr_t *)((uintptr_t)parent + offset);
}

/// Other threads may change a parent's other properties meanwhile.
__attribute__((no_sanitize("thread"))) static bool refers(const uintptr_t *word, const void *object) {
    uintptr_t bits = __atomic_load_n(word, __ATOMIC_RELAXED);
    return bits != 0 && (bits == (uintptr_t)object || bits == cffi_weak_reference_to(object));
}

bool cffi_delegate_refers_to(const void *parent, cffi_property_storage storage, const void *proxy) {
    return storage.offset != 0 && refers(word_at(parent, storage.offset), proxy);
}

void cffi_delegate_replace_value(void **value, void *proxy, const cffi_witness_table *tables, uint32_t count) {
    void *before = value[0];
    value[0] = cffi_try_retain(proxy);
    for (uint32_t i = 0; i < count; i++) {
        value[1 + i] = (void *)tables[i];
    }
    if (before != NULL) cffi_release(before);
}

#if CFFI_HAS_SETTER_STUBS

static uint32_t load_32(const uint8_t *at) {
    uint32_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

/// In a class's metadata, how many bytes its instances have. Source: swiftlang/swift, include/swift/ABI/Metadata.h,
/// TargetClassMetadata.
enum { instance_size_offset = 24 };

/// Where an object's stored properties first refer to another object, in bytes from the object, and how many words of
/// them do.
static size_t first_reference(const void *parent, const void *object, size_t *count) {
    size_t first = 0, size = load_32(*(const uint8_t *const *)parent + instance_size_offset);
    *count = 0;
    for (size_t offset = CFFI_OBJECT_HEADER; offset + sizeof(uintptr_t) <= size; offset += sizeof(uintptr_t)) {
        if (!refers(word_at(parent, offset), object)) continue;
        if (*count == 0) first = offset;
        *count += 1;
    }
    return first;
}

/// A property that one setter sets. Never freed.
typedef struct hooked_property {
    const cffi_delegate_property *property;
    cffi_property_storage storage;
    struct hooked_property *next;
} hooked_property;

/// A setter in whose place a stub stands, or stood: a call may still be on its way through it, so the stub is that
/// setter's for good.
typedef struct setter {
    void **word;
    const void *original;
    /// Atomic.
    hooked_property *properties;
} setter;

static setter setters[CFFI_SETTER_STUBS];
/// Written by the one thread that looks for setters. A setter is written before its word is.
static uint32_t setter_count;

static const void *stub(uint32_t number) {
    return cffi_setter_stubs + (size_t)number * CFFI_SETTER_STUB_SIZE;
}

const void *cffi_setter_called(cffi_setting *setting, uint32_t number) {
    setter *of = &setters[number];
    setting_by_library *own = setting_of(setting->self);
    if (own != NULL) {
        bool is_looking = own->called < 0 && own->proxy != NULL && setting->words[0] == own->proxy;
        if (is_looking && own->property->accepts(own->property->context, setting->self, setting->words))
            own->called = number;
        return of->original;
    }
    const hooked_property *one = __atomic_load_n(&of->properties, __ATOMIC_ACQUIRE);
    for (; one != NULL; one = one->next) {
        one->property->assigned(one->property->context, setting->self, setting->words, &one->storage);
    }
    return of->original;
}

static uint16_t load_16(const uint8_t *at) {
    uint16_t half;
    memcpy(&half, at, sizeof half);
    return half;
}

/// The methods that a class introduces, as its descriptor says. Sources: swiftlang/swift, include/swift/ABI/Metadata.h,
/// TargetClassDescriptor and its trailing objects; MetadataValues.h, TypeContextDescriptorFlags, MethodDescriptorFlags.
typedef struct introduced_methods {
    /// In words, in the metadata of the class and of its subclasses.
    size_t first;
    size_t count;
    /// For each, flags and an address, of 4 bytes each.
    const uint8_t *descriptions;
} introduced_methods;

enum {
    context_kind_mask = 0x1F,
    class_context = 16,
    generic_context = 0x80,
    has_vtable = 1 << 15,
    has_resilient_superclass = 1 << 13,
    initialization_mask = 3,
    singleton_initialization = 1,
    foreign_initialization = 2,
    descriptor_size = 44,
    method_kind_mask = 0x0F,
    setter_kind = 3,
    instance_method = 0x10,
};

/// None, too, if the descriptor has parts whose sizes are not known here: a generic class with packs, values, or
/// parameters that need not be copyable.
static introduced_methods methods_of(const uint8_t *descriptor) {
    introduced_methods none = {0, 0, NULL};
    uint32_t flags = load_32(descriptor), kind_flags = flags >> 16;
    if ((flags & context_kind_mask) != class_context || !(kind_flags & has_vtable)) return none;
    const uint8_t *at = descriptor + descriptor_size;
    if (flags & generic_context) {
        size_t parameters = load_16(at + 8), requirements = load_16(at + 10);
        if (load_16(at + 14) != 0) return none;
        at += 16 + (parameters + 3) / 4 * 4 + 12 * requirements;
    }
    size_t base = 0;
    if (kind_flags & has_resilient_superclass) {
        const uint8_t *bounds = descriptor + 24 + (int32_t)load_32(descriptor + 24);
        intptr_t immediate_members;
        memcpy(&immediate_members, bounds, sizeof immediate_members);
        base = (size_t)immediate_members / sizeof(void *);
        at += 4;
    }
    if ((kind_flags & initialization_mask) == foreign_initialization) at += 4;
    if ((kind_flags & initialization_mask) == singleton_initialization) at += 12;
    return (introduced_methods){base + load_32(at), load_32(at + 4), at + 8};
}

/// Puts a stub in the place of a setter; false if there is none left, or the word cannot be written. `was_stub`:
/// whether one is there.
static bool replace(void **word, bool *was_stub) {
    const uint8_t *current = __atomic_load_n(word, __ATOMIC_ACQUIRE);
    *was_stub = current >= cffi_setter_stubs && current < (const uint8_t *)stub(CFFI_SETTER_STUBS);
    if (*was_stub) return true;
    uint32_t number = 0;
    while (number < setter_count && (setters[number].word != word || setters[number].original != current)) number += 1;
    if (number == CFFI_SETTER_STUBS) return false;
    if (number == setter_count) {
        if (!cffi_is_writable(word)) return false;
        setters[number] = (setter){word, current, NULL};
        setter_count += 1;
    }
    __atomic_store_n(word, (void *)stub(number), __ATOMIC_RELEASE);
    return true;
}

/// Puts a setter back, unless another copy of the library has put its own stub there.
static void put_back(void **word) {
    const uint8_t *current = __atomic_load_n(word, __ATOMIC_ACQUIRE);
    if (current < cffi_setter_stubs || current >= (const uint8_t *)stub(CFFI_SETTER_STUBS)) return;
    const setter *of = &setters[(size_t)(current - cffi_setter_stubs) / CFFI_SETTER_STUB_SIZE];
    // A search that began during this one has found its property.
    if (of->properties != NULL) return;
    const void *original = of->original;
    __atomic_compare_exchange_n(word, (void **)&current, (void *)original, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
}

/// Replaces the setters of a class, its superclasses' included, and lists the words that were replaced now. Returns how
/// many.
static size_t replace_all(const void *type, void **replaced[CFFI_SETTER_STUBS]) {
    size_t count = 0;
    for (const void *one = type; one != NULL; one = ((const void *const *)one)[1]) {
        const uint8_t *descriptor = ((const uint8_t *const *)one)[5];
        if (descriptor == NULL) continue;
        introduced_methods methods = methods_of(descriptor);
        for (size_t index = 0; index < methods.count; index++) {
            uint32_t flags = load_32(methods.descriptions + 8 * index);
            if ((flags & method_kind_mask) != setter_kind || !(flags & instance_method)) continue;
            void **word = (void **)type + methods.first + index;
            bool was_stub;
            if (count < CFFI_SETTER_STUBS && replace(word, &was_stub) && !was_stub) replaced[count++] = word;
        }
    }
    return count;
}

static bool hook(uint32_t number, const cffi_delegate_property *property, cffi_property_storage storage) {
    setter *of = &setters[number];
    hooked_property *first = of->properties;
    for (const hooked_property *one = first; one != NULL; one = one->next) {
        if (one->property == property) return true;
    }
    hooked_property *made = malloc(sizeof *made);
    if (made == NULL) return false;
    *made = (hooked_property){property, storage, first};
    __atomic_store_n(&of->properties, made, __ATOMIC_RELEASE);
    return true;
}

void cffi_delegate_search(cffi_delegate_property *property, void *parent, void *proxy, void (*set)(void *context),
                          void *context) {
    const void *type = *(const void *const *)parent;
    void **replaced[CFFI_SETTER_STUBS];
    size_t count = replace_all(type, replaced);
    setting_by_library setting = {parent, proxy, property, -1, false, NULL};
    size_t before = swift_retainCount(proxy), unrelated;
    first_reference(parent, proxy, &unrelated);
    set_as_library(&setting, set, context);
    size_t references, offset = first_reference(parent, proxy, &references);
    bool is_only_one = unrelated == 0 && references == 1;
    cffi_property_storage storage = {swift_retainCount(proxy) > before, is_only_one ? offset : 0};
    // A property that keeps its proxy by itself needs no other setter.
    bool found = setting.called >= 0 && !setting.keeps_proxy && hook((uint32_t)setting.called, property, storage);
    for (size_t index = 0; index < count; index++) {
        if (!found || replaced[index] != setters[setting.called].word) put_back(replaced[index]);
    }
    note_search(property, type, found || setting.keeps_proxy);
}

#else

void cffi_delegate_search(cffi_delegate_property *property, void *parent, void *proxy, void (*set)(void *context),
                          void *context) {
    setting_by_library setting = {parent, proxy, property, -1, false, NULL};
    set_as_library(&setting, set, context);
    note_search(property, *(const void *const *)parent, setting.keeps_proxy);
}

#endif
