#include "CSupport/counts.h"

bool cffi_counts_known;

/// Whether the layout was found so far, while the sample lived.
static bool is_found;

bool cffi_counts_are_known(void) {
    return __atomic_load_n(&cffi_counts_known, __ATOMIC_RELAXED);
}

CFFI_PRESERVING void cffi_release_by_runtime(void *object) {
    CFFI_KEEP_FRAME_POINTER();
    swift_release(object);
}

#if defined(__LP64__) && !defined(__APPLE__)

/// Whether retaining and releasing an object changes a word as it should. Precondition: the word is readable.
static bool counts_in(const volatile uint64_t *word, void *object) {
    uint64_t before = *word;
    // One strong reference, and the object lives.
    if (before >> 32 != 0) return false;
    swift_retain(object);
    bool is_right = *word == before + CFFI_COUNTS_ONE;
    swift_retain(object);
    is_right = is_right && *word == before + 2 * CFFI_COUNTS_ONE;
    swift_release(object);
    swift_release(object);
    return is_right && *word == before;
}

void cffi_counts_learn(void *object) {
    volatile uint64_t *word = (uint64_t *)object + 1;
    if (!counts_in(word, object)) return;
    void *weak;
    swift_weakInit(&weak, object);
    uint64_t bits = *word;
    // A weak reference is the address of the side table.
    uint64_t *table = (uint64_t *)(uintptr_t)(bits << 3);
    is_found = bits >> 62 == 3 && (void *)table == weak && (void *)table[0] == object && counts_in(&table[2], object);
    swift_weakDestroy(&weak);
}

void cffi_counts_learn_end(void *object) {
    uint64_t bits = ((volatile uint64_t *)object)[1];
    if (!is_found || bits >> 62 != 3) return;
    volatile uint64_t *counts = (uint64_t *)(uintptr_t)(bits << 3) + 2;
    if ((*counts & CFFI_COUNTS_ENDING) == 0) return;
    __atomic_store_n(&cffi_counts_known, true, __ATOMIC_RELAXED);
}

#else

void cffi_counts_learn(void *object) {
    (void)object, (void)is_found;
}

void cffi_counts_learn_end(void *object) {
    (void)object;
}

#endif
