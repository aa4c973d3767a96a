// An object's strong references, counted without a call of the runtime: what `swift_tryRetain` and `swift_release` do,
// at the same place, by the same atomic operation, for counts beside the object as for those in a side table.
//
// Facts: swiftlang/swift, stdlib/public/SwiftShims/swift/shims/RefCount.h, RefCountBitOffsets<8> and
// HeapObjectSideTableEntry. The word:
//
//   bit 0         0 if Objective-C takes part
//   bits 1-31     references to the memory
//   bit 32        whether the last strong reference is gone
//   bits 33-62    strong references, without the first
//   bit 63        whether the word means something else: with bit 62, the address of the side table, divided by 8; with
//                 the lower half full of ones, that references are not counted
//
// In a side table the object comes first, and then, at the third word, counts of the same form. Of both, the parts that
// are used here are compared with what the runtime does before they are used (`cffi_counts_learn`).

#ifndef CSUPPORT_COUNTS_H
#define CSUPPORT_COUNTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"

CFFI_EXPORTS_BEGIN

/// Compares the layout above with an object, before its end and, by `cffi_counts_learn_end`, in its deinit. Where it is
/// another one, the runtime is called. Precondition: it is a new object of a class of Swift's, and has one strong
/// reference.
void cffi_counts_learn(void *object);
void cffi_counts_learn_end(void *object);

/// Whether both found the layout above.
bool cffi_counts_are_known(void);

CFFI_EXPORTS_END

#pragma GCC visibility push(hidden)

/// Atomic.
extern bool cffi_counts_known;

#define CFFI_COUNTS_ENDING (UINT64_C(1) << 32)
#define CFFI_COUNTS_ONE (UINT64_C(1) << 33)

/// Whether the word behind an object's class leads to its side table: its bits, times 8, are the address of that.
CFFI_HOT_INLINE bool cffi_counts_are_beside(uint64_t bits) {
    return bits >> 62 == 3 && (uint32_t)bits != UINT32_MAX;
}

/// Whether an object's references are not counted (RefCountBitsT::isImmortal).
static inline bool cffi_is_immortal(const void *object) {
    uint64_t bits = __atomic_load_n((const uint64_t *)object + 1, __ATOMIC_RELAXED);
    return (uint32_t)bits == UINT32_MAX && bits >> 63 == 1;
}

/// A weak reference to an object, as Swift stores it: the address of the object's side table. 0 if it has none.
/// Source: swiftlang/swift, stdlib/public/runtime/WeakReference.h, WeakReferenceBits, where Objective-C takes no part.
static inline uintptr_t cffi_weak_reference_to(const void *object) {
    uint64_t bits = __atomic_load_n((const uint64_t *)object + 1, __ATOMIC_RELAXED);
    return cffi_counts_are_beside(bits) ? (uintptr_t)(bits << 3) : 0;
}

/// The word that counts an object's strong references; null if there is none, or the layout is not known.
CFFI_HOT_INLINE uint64_t *cffi_counts_of(void *object) {
    if (!__builtin_expect(__atomic_load_n(&cffi_counts_known, __ATOMIC_RELAXED), 1)) return NULL;
    uint64_t *counts = (uint64_t *)object + 1;
    uint64_t bits = __atomic_load_n(counts, __ATOMIC_RELAXED);
    if ((int64_t)bits >= 0) return counts;
    if (!cffi_counts_are_beside(bits)) return NULL;
    // The side table was written before its address; a processor keeps this order for what it loads through an address.
    return (uint64_t *)(uintptr_t)(bits << 3) + 2;
}

/// Whether an object was retained.
typedef enum cffi_retaining {
    cffi_retaining_done,
    /// The last strong reference to it is gone.
    cffi_retaining_gone,
    /// Only the runtime knows.
    cffi_retaining_unknown,
} cffi_retaining;

/// Retains an object where its references can be counted here. Precondition: its memory is kept, or it is null, which
/// the runtime knows to be gone.
CFFI_HOT_INLINE cffi_retaining cffi_retain_at_once(void *object) {
    if (__builtin_expect(object == NULL, 0)) return cffi_retaining_unknown;
    uint64_t *counts = cffi_counts_of(object);
    if (__builtin_expect(counts == NULL, 0)) return cffi_retaining_unknown;
    uint64_t bits = __atomic_load_n(counts, __ATOMIC_RELAXED);
    for (;;) {
        uint64_t more = bits + CFFI_COUNTS_ONE;
        // There is a side table now, or no room for another reference.
        if (__builtin_expect((int64_t)more < 0, 0)) return cffi_retaining_unknown;
        if (__builtin_expect((bits & CFFI_COUNTS_ENDING) != 0, 0)) return cffi_retaining_gone;
        if (__builtin_expect(__atomic_compare_exchange_n(counts, &bits, more, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED),
                             1)) {
            return cffi_retaining_done;
        }
    }
}

/// `swift_tryRetain`: null if the last strong reference to `object` is gone, or if it is null. Precondition: its memory
/// is kept.
CFFI_HOT_INLINE void *cffi_try_retain(void *object) {
    cffi_retaining retaining = cffi_retain_at_once(object);
    if (__builtin_expect(retaining == cffi_retaining_done, 1)) return object;
    return retaining == cffi_retaining_gone ? NULL : swift_tryRetain(object);
}

/// Whether there is a strong reference to an object. Precondition: its memory is kept.
static inline bool cffi_is_alive(void *object) {
    uint64_t *counts = cffi_counts_of(object);
    if (__builtin_expect(counts != NULL, 1)) {
        uint64_t bits = __atomic_load_n(counts, __ATOMIC_RELAXED);
        if ((int64_t)bits >= 0) return (bits & CFFI_COUNTS_ENDING) == 0;
    }
    if (swift_tryRetain(object) == NULL) return false;
    swift_release(object);
    return true;
}

/// `swift_release`, for `cffi_release`.
CFFI_PRESERVING void cffi_release_by_runtime(void *object);

/// `swift_release`. Precondition: the caller has a reference to `object`.
CFFI_HOT_INLINE void cffi_release(void *object) {
    uint64_t *counts = cffi_counts_of(object);
    if (!__builtin_expect(counts != NULL, 1)) {
        cffi_release_by_runtime(object);
        return;
    }
    uint64_t bits = __atomic_load_n(counts, __ATOMIC_RELAXED);
    do {
        // The only reference, or there is a side table now.
        if (!__builtin_expect((int64_t)bits >= (int64_t)CFFI_COUNTS_ONE, 1)) {
            cffi_release_by_runtime(object);
            return;
        }
    } while (
        !__atomic_compare_exchange_n(counts, &bits, bits - CFFI_COUNTS_ONE, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
}

#pragma GCC visibility pop

#endif
