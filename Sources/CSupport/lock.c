#include "CSupport/lock.h"

#include <stdint.h>

/// A lock in a cache line of its own.
typedef union shared_lock {
    cffi_lock lock;
    char room[64];
} shared_lock;

enum { shared_lock_bits = 6 };

static shared_lock shared_locks[1 << shared_lock_bits] = {[0 ...(1 << shared_lock_bits) - 1] = {CFFI_LOCK_INIT}};

cffi_lock *cffi_lock_of(const void *object) {
    // Objects are aligned to 16 bytes. The highest bits of the product are mixed best.
    uint64_t hash = ((uintptr_t)object >> 4) * UINT64_C(0x9E3779B97F4A7C15);
    return &shared_locks[hash >> (64 - shared_lock_bits)].lock;
}
