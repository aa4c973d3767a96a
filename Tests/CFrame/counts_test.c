// Strong references that are counted without the runtime: objects whose words are written here, with counts beside the
// object and in a side table.

#include <pthread.h>
#include <string.h>

#include "CSupport/counts.h"
#include "tests.h"

/// An object's first two words, and a side table's.
typedef struct words {
    _Alignas(16) uint64_t object[2];
    _Alignas(16) uint64_t table[4];
} words;

enum { alive = 3 };

static uint64_t counted(uint64_t references) {
    return alive + references * CFFI_COUNTS_ONE;
}

static uint64_t leading_to(const uint64_t *table) {
    return (uint64_t)(uintptr_t)table >> 3 | UINT64_C(3) << 62;
}

static void check_at(uint64_t *count, void *object) {
    *count = counted(0);
    EXPECT(cffi_try_retain(object) == object && *count == counted(1));
    EXPECT(cffi_try_retain(object) == object && *count == counted(2));
    cffi_release(object);
    cffi_release(object);
    EXPECT(*count == counted(0));
    // The last one is gone, and what ends was retained since.
    *count = counted(0) | CFFI_COUNTS_ENDING;
    EXPECT(cffi_try_retain(object) == NULL && *count == (counted(0) | CFFI_COUNTS_ENDING));
    *count = counted(1) | CFFI_COUNTS_ENDING;
    cffi_release(object);
    EXPECT(*count == (counted(0) | CFFI_COUNTS_ENDING));
}

enum { turns = 200000 };

static void *retain_and_release(void *object) {
    for (int i = 0; i < turns; i++) {
        EXPECT(cffi_try_retain(object) == object);
        cffi_release(object);
    }
    return NULL;
}

static void check_threads(uint64_t *count, void *object) {
    *count = counted(5);
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, retain_and_release, object);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    EXPECT(*count == counted(5));
}

void test_counts(void) {
    EXPECT(!cffi_counts_are_known());
    // What the fake runtime counts is not there.
    fake_object *other = fake_object_create(&receiver_class);
    EXPECT(cffi_try_retain(other) == other && swift_retainCount(other) == 2);
    cffi_release(other);
    cffi_counts_learn(other);
    cffi_counts_learn_end(other);
    EXPECT(!cffi_counts_are_known() && swift_retainCount(other) == 1);
    cffi_release(other);

    cffi_counts_known = true;
    words own;
    memset(&own, 0, sizeof own);
    check_at(&own.object[1], own.object);
    check_threads(&own.object[1], own.object);
    own.object[1] = leading_to(own.table);
    check_at(&own.table[2], own.object);
    check_threads(&own.table[2], own.object);
    EXPECT(own.object[1] == leading_to(own.table));
    EXPECT(cffi_try_retain(NULL) == NULL);

    // What nobody counts, and what has no room for another reference, is the runtime's.
    own.object[1] = UINT64_C(1) << 63 | UINT32_MAX;
    EXPECT(cffi_counts_of(own.object) == NULL);
    cffi_counts_known = false;
}
