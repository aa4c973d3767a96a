// Counts the allocations of the calling thread by standing in front of the C library's allocator (glibc only).

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here.
bool allocation_counter_available(void);

/// How many blocks this thread has asked for since it began.
uint64_t allocation_count(void);

/// The bytes of the heap that are given out and not given back. False where they cannot be known.
bool allocated_bytes(uint64_t *bytes);

#endif
