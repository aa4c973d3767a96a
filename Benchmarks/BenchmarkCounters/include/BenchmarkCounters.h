// What is counted beside time: allocations, instructions, memory.

#ifndef BENCHMARK_COUNTERS_H
#define BENCHMARK_COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted here: by functions that stand in front of the C library's allocator (glibc only).
bool allocation_counter_available(void);

/// How many blocks this thread has asked for since it began.
uint64_t allocation_count(void);

/// The bytes of the heap that are given out and not given back. False where they cannot be known.
bool allocated_bytes(uint64_t *bytes);

/// The bytes of the process that are in memory. False where they cannot be known.
bool resident_bytes(uint64_t *bytes);

/// The instructions that this thread has executed outside the kernel since it first asked. False where the kernel or
/// the processor does not count them, as on many virtual machines.
bool instruction_count(uint64_t *instructions);

/// What an observer and a receiver do where several threads call: an addition to a number that each thread has by
/// itself, so that the figures say what the call costs and not what the observer shares.
void note(int64_t value);

#endif
