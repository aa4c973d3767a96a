// A thread that waits for another one, and what a thread runs for others.

#ifndef CSUPPORT_GATE_H
#define CSUPPORT_GATE_H

#include <stdbool.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// A gate that one thread opens, once, and another one waits for. It must not move. All zero it isn't valid.
typedef struct cffi_gate cffi_gate;

/// A closed gate. Ends the process if out of memory.
cffi_gate *cffi_gate_create(void);

/// Lets the thread pass that waits, or will wait.
void cffi_gate_open(cffi_gate *gate);

/// Waits until the gate is open, and frees it.
void cffi_gate_pass(cffi_gate *gate);

/// What the calling thread runs for others, the innermost first: each is on the stack of the code that runs it.
typedef struct cffi_running {
    const void *context;
    struct cffi_running *outer;
} cffi_running;

/// From here to `cffi_running_end`, on the same thread, it runs something for a context.
void cffi_running_begin(cffi_running *running, const void *context);
void cffi_running_end(const cffi_running *running);

/// Whether the calling thread runs something for a context.
bool cffi_is_running(const void *context);

CFFI_EXPORTS_END

#endif
