// Swift's calling convention on arm64 (AAPCS64): the entry stubs, and the routine that makes calls. Offsets:
// CSwiftCall/limits.h.

#include "CSupport/platform.h"

#if defined(__aarch64__) && CFFI_IS_ELF

#include "CSwiftCall/limits.h"

        .text

// Copies x9 words from x10 to the stack, in pairs to keep it aligned; the number of the caller's own words may be odd.
// Uses x9 to x14.
        .macro  copy_stack_words
        cbz     x9, 3f
        add     x11, x9, #1
        and     x11, x11, #-2
        sub     sp, sp, x11, lsl #3
        mov     x12, sp
1:      subs    x9, x9, #2
        b.lo    2f
        ldp     x13, x14, [x10], #16
        stp     x13, x14, [x12], #16
        b       1b
2:      tbz     x9, #0, 3f
        ldr     x13, [x10]
        str     x13, [x12]
3:
        .endm

// Loads all argument registers except self and error from the cffi_caught at \offset from \base.
        .macro  load_arguments base, offset
        ldp     x0, x1, [\base, #CFFI_AT_INTEGERS+0+\offset]
        ldp     x2, x3, [\base, #CFFI_AT_INTEGERS+16+\offset]
        ldp     x4, x5, [\base, #CFFI_AT_INTEGERS+32+\offset]
        ldp     x6, x7, [\base, #CFFI_AT_INTEGERS+48+\offset]
        ldp     q0, q1, [\base, #CFFI_AT_VECTORS+0+\offset]
        ldp     q2, q3, [\base, #CFFI_AT_VECTORS+32+\offset]
        ldp     q4, q5, [\base, #CFFI_AT_VECTORS+64+\offset]
        ldp     q6, q7, [\base, #CFFI_AT_VECTORS+96+\offset]
        ldr     x8, [\base, #CFFI_AT_INDIRECT_RESULT+\offset]
        .endm

// Stores all result registers except the error: integers at \integers from \base, vectors at \vectors.
        .macro  store_results base, integers, vectors
        stp     x0, x1, [\base, #0+\integers]
        stp     x2, x3, [\base, #16+\integers]
        stp     q0, q1, [\base, #0+\vectors]
        stp     q2, q3, [\base, #32+\vectors]
        .endm

// Loads what store_results stored.
        .macro  load_results base, integers, vectors
        ldp     x0, x1, [\base, #0+\integers]
        ldp     x2, x3, [\base, #16+\integers]
        ldp     q0, q1, [\base, #0+\vectors]
        ldp     q2, q3, [\base, #32+\vectors]
        .endm

// One stub for each requirement, 16 bytes each: loads its number and jumps to the common part. Scratch: x16, x17.
        .balign 16
        .globl  cffi_swift_entry_stubs
        .hidden cffi_swift_entry_stubs
        .type   cffi_swift_entry_stubs, %function
cffi_swift_entry_stubs:
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_ENTRY_STUBS
        .balign CFFI_ENTRY_STUB_SIZE
        hint    #34                     // bti c
        movz    w17, #number
        b       swift_entry
        .set    number, number + 1
        .endr
        .balign CFFI_ENTRY_STUB_SIZE
        .cfi_endproc
        .size   cffi_swift_entry_stubs, . - cffi_swift_entry_stubs

// The common part writes a cffi_caught and asks cffi_swift_gate(caught, number) for the function to call and the
// number of the caller's stack words to copy. If there is a function, the common part calls it on the receiver, then
// leaves the place that keeps the receiver (as CSupport/calls.h does) or, if there is none, releases it; meanwhile the results are kept where the arguments were. If there is none, the common part
// extends the cffi_caught to a frame, and cffi_swift_dispatch(frame, number) does everything. The caller's frame
// pointer is saved two words below the caller's stack words, where the C side looks for it. Between calls x15 is the
// address of the cffi_caught, or of the whole frame.
        .balign 16
        .type   swift_entry, %function
swift_entry:
        .cfi_startproc
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov     x29, sp
        .cfi_def_cfa x29, 16
        sub     sp, sp, #CFFI_CAUGHT_SIZE
        stp     x0, x1, [sp, #CFFI_AT_INTEGERS+0]
        stp     x2, x3, [sp, #CFFI_AT_INTEGERS+16]
        stp     x4, x5, [sp, #CFFI_AT_INTEGERS+32]
        stp     x6, x7, [sp, #CFFI_AT_INTEGERS+48]
        stp     q0, q1, [sp, #CFFI_AT_VECTORS+0]
        stp     q2, q3, [sp, #CFFI_AT_VECTORS+32]
        stp     q4, q5, [sp, #CFFI_AT_VECTORS+64]
        stp     q6, q7, [sp, #CFFI_AT_VECTORS+96]
        stp     x8, x20, [sp, #CFFI_AT_INDIRECT_RESULT]
        .cfi_offset x20, CFFI_AT_SELF - CFFI_CAUGHT_TO_STACK
        mov     x0, sp
        mov     w1, w17
        bl      cffi_swift_gate
        sub     x15, x29, #CFFI_CAUGHT_SIZE
        cbz     x0, 5f
        mov     x16, x0
        ldr     x20, [x15, #CFFI_AT_RECEIVER]
        mov     x9, x1
        add     x10, x29, #16
        copy_stack_words
        load_arguments x15, 0
        blr     x16
        sub     x15, x29, #CFFI_CAUGHT_SIZE
        ldr     x9, [x15, #CFFI_AT_GUARD]
        cbz     x9, 4f
        ldr     x11, [x9]
        stlr    xzr, [x9]
        and     x10, x9, #-CFFI_AT_THREADS
        str     x9, [x10, #CFFI_AT_NEXT_CALL]
        ldrb    w10, [x9, #CFFI_AT_IS_AWAITED]
        cbz     w10, 6f
4:      store_results x15, CFFI_AT_INTEGERS, CFFI_AT_VECTORS
        ldr     x0, [x15, #CFFI_AT_RECEIVER]
        mov     x1, x9
        mov     x2, x11
        bl      cffi_swift_end
        sub     x15, x29, #CFFI_CAUGHT_SIZE
        load_results x15, CFFI_AT_INTEGERS, CFFI_AT_VECTORS
        b       6f
5:      sub     sp, sp, #CFFI_AT_CAUGHT
        add     x9, x29, #16
        stp     x21, x9, [sp, #CFFI_AT_ERROR]
        mov     x0, sp
        bl      cffi_swift_dispatch
        sub     x15, x29, #CFFI_AT_CAUGHT+CFFI_CAUGHT_SIZE
        load_results x15, CFFI_AT_INTEGER_RESULTS, CFFI_AT_VECTOR_RESULTS
        ldr     x21, [x15, #CFFI_AT_ERROR]
6:      sub     x15, x29, #CFFI_CAUGHT_SIZE
        ldr     x20, [x15, #CFFI_AT_SELF]
        .cfi_restore x20
        mov     sp, x29
        .cfi_def_cfa sp, 16
        ldp     x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc
        .size   swift_entry, . - swift_entry

// void cffi_swift_call(cffi_swift_frame *frame, const void *function, const void *self)
        .balign 16
        .globl  cffi_swift_call
        .hidden cffi_swift_call
        .type   cffi_swift_call, %function
cffi_swift_call:
        .cfi_startproc
        hint    #34                     // bti c
        stp     x29, x30, [sp, #-48]!
        .cfi_def_cfa_offset 48
        .cfi_offset x29, -48
        .cfi_offset x30, -40
        mov     x29, sp
        .cfi_def_cfa x29, 48
        stp     x19, x20, [sp, #16]
        str     x21, [sp, #32]
        .cfi_offset x19, -32
        .cfi_offset x20, -24
        .cfi_offset x21, -16
        mov     x19, x0
        mov     x16, x1
        mov     x20, x2
        ldp     x10, x9, [x19, #CFFI_AT_STACK]
        copy_stack_words
        load_arguments x19, CFFI_AT_CAUGHT
        ldr     x21, [x19, #CFFI_AT_ERROR]
        blr     x16
        store_results x19, CFFI_AT_INTEGER_RESULTS, CFFI_AT_VECTOR_RESULTS
        str     x21, [x19, #CFFI_AT_ERROR]
        mov     sp, x29
        .cfi_def_cfa sp, 48
        ldp     x19, x20, [sp, #16]
        ldr     x21, [sp, #32]
        ldp     x29, x30, [sp], #48
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        .cfi_restore x19
        .cfi_restore x20
        .cfi_restore x21
        ret
        .cfi_endproc
        .size   cffi_swift_call, . - cffi_swift_call

#endif

#include "CSupport/assembly_end.h"
