// Counts the allocations of the calling thread by standing in front of the C library's allocator (glibc only).

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here.
bool allocation_counter_available(void);

/// How many blocks this thread has asked for since it began.
uint64_t allocation_count(void);

#endif
