#include "CSupport/conformances.h"

#include "CSupport/platform.h"
#include "CSupport/swift_runtime.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if CFFI_IS_ELF

// The first words of swiftlang/swift, stdlib/public/SwiftShims/swift/shims/MetadataSections.h.
typedef struct sections {
    uintptr_t version;
    const void *base, *unused[2];
    uintptr_t protocols, protocols_size;
    uintptr_t conformances, conformances_size;
} sections;

// stdlib/public/runtime/ImageInspectionCommon.cpp.
extern void swift_enumerateAllMetadataSections(bool (*body)(const sections *, void *), void *context);

// Layouts: include/swift/ABI/Metadata.h. A relative pointer has 32 bits and counts from its own address. Where the
// layout allows it, a lowest bit of 1 says that it leads to a pointer to the target.
static const void *direct(const int32_t *place) {
    return *place == 0 ? NULL : (const char *)place + *place;
}

static const void *indirectable(const int32_t *place) {
    if ((*place & 1) == 0) return direct(place);
    return *(const void *const *)((const char *)place + (*place & ~1));
}

/// The name of the module that contains a context, such as a protocol or a class.
static const char *module_name(const int32_t *context) {
    for (const int32_t *parent; (parent = indirectable(&context[1])) != NULL;) context = parent;
    // Kind 0 is a module.
    const char *name = (context[0] & 0x1F) == 0 ? direct(&context[2]) : NULL;
    return name == NULL ? "" : name;
}

/// How a conformance refers to its type: 0 directly to a nominal Swift type, 1 by a pointer to one.
static int type_reference_kind(const int32_t *conformance) {
    return (conformance[3] >> 3) & 7;
}

/// The conforming type of a conformance, if it is a nominal Swift type.
static const void *conforming_type(const int32_t *conformance) {
    switch (type_reference_kind(conformance)) {
    case 0: return direct(&conformance[1]);
    case 1: {
        const void *const *cell = direct(&conformance[1]);
        return cell == NULL ? NULL : *cell;
    }
    default: return NULL;
    }
}

typedef struct search {
    const void *protocol;
    const char *module;
    cffi_conforming found;
} search;

static bool look(const sections *image, void *context) {
    search *search = context;
    const int32_t *record = (const int32_t *)image->conformances;
    for (size_t i = 0; i < image->conformances_size / sizeof *record; i++) {
        const int32_t *conformance = direct(&record[i]);
        if (conformance == NULL || indirectable(&conformance[0]) != search->protocol) continue;
        search->found = cffi_conforming_own;
        // The compiler refers to a type directly only where it compiles that type, too: else, an extension of the type
        // may stand in any module, the protocol's own included (lib/IRGen/GenProto.cpp, `addConformingType`).
        const void *type = type_reference_kind(conformance) == 0 ? conforming_type(conformance) : NULL;
        if (type == NULL || strcmp(module_name(type), search->module) == 0) continue;
        search->found = cffi_conforming_elsewhere;
        return false;
    }
    return true;
}

cffi_conforming cffi_who_conforms(const void *protocol) {
    search search = {.protocol = protocol, .module = module_name(protocol), .found = cffi_conforming_none};
    swift_enumerateAllMetadataSections(look, &search);
    return search.found;
}

typedef struct classes {
    const void *protocol;
    const char *module;
    void (*body)(const void *descriptor, void *context);
    void *context;
} classes;

static bool give_classes(const sections *image, void *context) {
    const classes *to = context;
    const int32_t *record = (const int32_t *)image->conformances;
    for (size_t i = 0; i < image->conformances_size / sizeof *record; i++) {
        const int32_t *conformance = direct(&record[i]);
        if (conformance == NULL || indirectable(&conformance[0]) != to->protocol) continue;
        const int32_t *type = conforming_type(conformance);
        // ContextDescriptorFlags: the lowest five bits are the kind, 16 is a class; bit 7 says that it is generic.
        if (type == NULL || (type[0] & 0x9F) != 16 || strcmp(module_name(type), to->module) != 0) continue;
        to->body(type, to->context);
    }
    return true;
}

void cffi_each_conforming_class(const void *protocol, void (*body)(const void *descriptor, void *context),
                                void *context) {
    classes to = {protocol, module_name(protocol), body, context};
    swift_enumerateAllMetadataSections(give_classes, &to);
}

typedef struct protocols {
    const void *type;
    void (*body)(const void *protocol, void *context);
    void *context;
} protocols;

static bool give_protocols(const sections *image, void *context) {
    const protocols *to = context;
    const int32_t *record = (const int32_t *)image->conformances;
    for (size_t i = 0; i < image->conformances_size / sizeof *record; i++) {
        const int32_t *conformance = direct(&record[i]);
        if (conformance == NULL || conforming_type(conformance) != to->type) continue;
        const void *protocol = indirectable(&conformance[0]);
        if (protocol != NULL) to->body(protocol, to->context);
    }
    return true;
}

void cffi_each_protocol_of(const void *descriptor, void (*body)(const void *protocol, void *context), void *context) {
    protocols to = {descriptor, body, context};
    swift_enumerateAllMetadataSections(give_protocols, &to);
}

const void *cffi_class_metadata(const void *descriptor) {
    // MetadataResponse, which Swift returns in the registers in which C returns this struct.
    typedef struct response {
        const void *type;
        size_t state;
    } response;
    response (*access)(size_t request) = (response(*)(size_t))(uintptr_t)direct((const int32_t *)descriptor + 3);
    // Request 0: complete metadata, and wait for it.
    return access == NULL ? NULL : access(0).type;
}

typedef struct witnesses {
    const int32_t *protocol;
    void (*body)(const void *const *functions, void *context);
    void *context;
    /// Room for a table of the protocol.
    const void **functions;
} witnesses;

/// How many requirements a protocol has, and where the first is. Each takes two words.
static uint32_t requirement_count(const int32_t *protocol) {
    return (uint32_t)protocol[4];
}
static const int32_t *first_requirement(const int32_t *protocol) {
    return &protocol[6] + 3 * protocol[3];
}

/// Collects the functions of a conformance whose table is made at run time. Its pattern has the functions that do not
/// depend on a library; those for requirements of a protocol of such a library, which may get more, are in a list.
static void collect(const int32_t *conformance, const witnesses *to) {
    uint32_t flags = (uint32_t)conformance[3], count = requirement_count(to->protocol);
    // ConformanceFlags: retroactive, conditional requirements, resilient witnesses, conditional packs.
    const int32_t *next = &conformance[4];
    if ((flags & 1 << 6) != 0) next += 1;
    next += 3 * (flags >> 8 & 0xFF) + 2 * (flags >> 24 & 0xFF);
    const int32_t *listed = next;
    uint32_t listed_count = 0;
    if ((flags & 1 << 16) != 0) {
        listed_count = (uint32_t)*next;
        listed = next + 1;
        next = listed + 2 * listed_count;
    }
    // TargetGenericWitnessTable, which begins with the size of the pattern in words.
    const void *const *pattern = direct(&conformance[2]);
    uint32_t size = *(const uint16_t *)next;
    for (uint32_t i = 1; pattern != NULL && i < size && i <= count; i++) to->functions[i] = pattern[i];
    const int32_t *first = first_requirement(to->protocol);
    for (uint32_t i = 0; i < listed_count; i++) {
        uintptr_t distance = (uintptr_t)indirectable(&listed[2 * i]) - (uintptr_t)first;
        if (distance / 8 < count) to->functions[distance / 8 + 1] = direct(&listed[2 * i + 1]);
    }
}

static bool give_witnesses(const sections *image, void *context) {
    const witnesses *to = context;
    // ConformanceFlags: a table that is made at run time.
    const int32_t made = 1 << 17;
    const int32_t *record = (const int32_t *)image->conformances;
    for (size_t i = 0; i < image->conformances_size / sizeof *record; i++) {
        const int32_t *conformance = direct(&record[i]);
        if (conformance == NULL || indirectable(&conformance[0]) != to->protocol) continue;
        if ((conformance[3] & made) == 0) {
            const void *table = direct(&conformance[2]);
            if (table != NULL) to->body(table, to->context);
            continue;
        }
        memset(to->functions, 0, (requirement_count(to->protocol) + 1) * sizeof *to->functions);
        collect(conformance, to);
        to->body(to->functions, to->context);
    }
    return true;
}

void cffi_each_witness_functions(const void *protocol, void (*body)(const void *const *functions, void *context),
                                 void *context) {
    const void **functions = malloc((requirement_count(protocol) + 1) * sizeof *functions);
    if (functions == NULL) return;
    witnesses to = {protocol, body, context, functions};
    swift_enumerateAllMetadataSections(give_witnesses, &to);
    free(functions);
}

#else

void cffi_each_conforming_class(const void *protocol, void (*body)(const void *descriptor, void *context),
                                void *context) {
    (void)protocol, (void)body, (void)context;
}

const void *cffi_class_metadata(const void *descriptor) {
    (void)descriptor;
    return NULL;
}

void cffi_each_witness_functions(const void *protocol, void (*body)(const void *const *functions, void *context),
                                 void *context) {
    (void)protocol, (void)body, (void)context;
}

void cffi_each_protocol_of(const void *descriptor, void (*body)(const void *protocol, void *context), void *context) {
    (void)descriptor, (void)body, (void)context;
}

cffi_conforming cffi_who_conforms(const void *protocol) {
    (void)protocol;
    return cffi_conforming_own;
}

#endif

const void *cffi_conformance_below(const void *type, const void *superclass, const void *protocol) {
    // A class's superclass is its metadata's second word.
    const void **word = (const void **)type + 1;
    const void *own = __atomic_exchange_n(word, superclass, __ATOMIC_SEQ_CST);
    const void *table = swift_conformsToProtocol(type, protocol);
    __atomic_store_n(word, own, __ATOMIC_SEQ_CST);
    return table;
}
