// A call with a known value in every register that a callee must preserve.

#ifndef FILLED_CALL_H
#define FILLED_CALL_H

#include <stdint.h>

/// What is called, and then which registers it did not preserve, one bit each.
extern const void *filled_call_target;
extern uint64_t filled_call_clobbered;

/// Jump-ins that pass every argument on to `filled_call_target`: for calls that throw, whose error register is not
/// preserved, and for all others.
extern const char filled_call_throws[], filled_call_plain[];

/// Calls `function(argument, type, table)` by Swift's convention with `self`, with `unwinding_value(n)` in the
/// callee-saved registers and with call frame information that says so.
void unwinding_call(const void *function, const void *self, uint64_t argument, const void *type, const void *table);

/// What register `n` of the list in filled_call_*.S holds during `unwinding_call`.
#define UNWINDING_VALUE(n) (0x5a5a000000000000 + (uint64_t)(n))

#endif
