// Sizes and names that C and the assembly share.

#ifndef CSWIFTCALL_LIMITS_H
#define CSWIFTCALL_LIMITS_H

#include "CSupport/compiler.h"

/// The function that an entry calls for what it caught, named after what it leaves as it is, so that the assembly and C
/// agree.
#if CFFI_SPARES_VECTORS
#define CFFI_GATE cffi_swift_gate_sparing_vectors
#else
#define CFFI_GATE cffi_swift_gate
#endif

/// How many requirements one proxy can have, over all its protocols.
#define CFFI_SLOTS 512

/// Each slot has three stubs: one for plain calls, one for calls that `CFFI_GATE` need not look at
/// (coroutines), and one for calls that pass the address of self. Behind them are the stubs by which calls go on to
/// companions.
#define CFFI_COMPANION_STUBS (3 * CFFI_SLOTS)
#define CFFI_ENTRY_STUBS (4 * CFFI_SLOTS)

/// Each slot has two stubs for asynchronous calls: one for plain calls, and one for calls that pass the address of
/// self. Behind them are those of companions.
#define CFFI_ASYNC_COMPANION_STUBS (2 * CFFI_SLOTS)
#define CFFI_ASYNC_ENTRY_STUBS (3 * CFFI_SLOTS)

/// How many bytes the caller of an asynchronous requirement allocates for it: a `cffi_async_context`.
#define CFFI_ASYNC_CONTEXT_SIZE 208

/// How many bytes of stack the arguments of an asynchronous call can take.
#define CFFI_ASYNC_STACK_LIMIT (1 << 16)

/// The parts of an entry for asynchronous calls have the names that the Swift compiler would give to parts of
/// asynchronous functions `Switchboard.forward()` and `Switchboard.proceed()`. On Linux, who reads a stack knows by the
/// name's end that a frame belongs to such a function, takes the function's context from the word below the saved frame
/// pointer, and goes on with the functions that wait for it (swiftlang/swift,
/// stdlib/public/RuntimeModule/FramePointerUnwinder.swift).
#define CFFI_NAME_FORWARD "$s11Switchboard7forwardyyYaFTY0_"
#define CFFI_NAME_RESUME "$s11Switchboard7forwardyyYaFTQ1_"
#define CFFI_NAME_RESUME_OTHER "$s11Switchboard7forwardyyYaFTQ2_"
#define CFFI_NAME_RESUME_MOVED "$s11Switchboard7forwardyyYaFTY3_"
#define CFFI_NAME_PROCEED "$s11Switchboard7proceedyyYaFTY0_"

/// The distance between two entry stubs, in bytes.
#define CFFI_ENTRY_STUB_SIZE 16

/// Where the parts of a `cffi_swift_frame` are, in bytes.
#define CFFI_AT_INTEGER_RESULTS 0
#define CFFI_AT_VECTOR_RESULTS 32
#define CFFI_RESULTS_SIZE 96
#define CFFI_AT_ERROR 96
#define CFFI_AT_STACK 104
#define CFFI_AT_STACK_WORDS 112
#define CFFI_AT_ASYNC_CONTEXT 120
#define CFFI_AT_DROPPED 128
#define CFFI_AT_PUSHED 136
#define CFFI_AT_CAUGHT 144

/// Where the parts of a `cffi_caught` are, and its size.
#define CFFI_AT_INTEGERS 0
#if defined(__aarch64__)
#define CFFI_AT_VECTORS 64
#define CFFI_AT_INDIRECT_RESULT 192
#define CFFI_AT_SELF 200
#define CFFI_AT_RECEIVER 208
#define CFFI_AT_GUARD 216
#define CFFI_CAUGHT_SIZE 224
#else
#define CFFI_AT_VECTORS 48
#define CFFI_AT_INDIRECT_RESULT 176
#define CFFI_AT_SELF 184
#define CFFI_AT_RECEIVER 192
#define CFFI_AT_GUARD 200
#define CFFI_CAUGHT_SIZE 208
#endif

/// Where the next place of a thread's record is, the alignment of records, and where a place's flag is, in bytes
/// (CSupport/thread.h).
#define CFFI_AT_NEXT_CALL 32
#define CFFI_AT_THREADS 512
#define CFFI_AT_IS_AWAITED 8

/// The distance from a `cffi_caught` to its caller's stack words: between them are the frame pointer and the return
/// address.
#define CFFI_CAUGHT_TO_STACK (CFFI_CAUGHT_SIZE + 16)

#endif
