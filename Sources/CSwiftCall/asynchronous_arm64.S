// Entries for asynchronous requirements on arm64 (AAPCS64). The convention: CSwiftCall/asynchronous.h; offsets:
// CSwiftCall/limits.h.

#include "CSupport/platform.h"

#if defined(__aarch64__) && CFFI_IS_ELF

#include "CSwiftCall/limits.h"

        .text

// Calls \function(frame, number) with a frame of what is in the registers, and goes on at the code that it returns, with
// what the frame has then. The number is in w17. The caller's frame pointer is saved two words below the caller's stack
// words, where the C side looks for it. In the word below it, where who reads the stack looks, is the entry's own context,
// which the instruction \context loads to x9. Scratch: x9, x16, x17.
        .macro  ask function, context:vararg
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov     x29, sp
        .cfi_def_cfa x29, 16
        sub     sp, sp, #CFFI_AT_CAUGHT+CFFI_CAUGHT_SIZE+16
        \context
        str     x9, [x29, #-8]
        stp     x0, x1, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+0]
        stp     x2, x3, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+16]
        stp     x4, x5, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+32]
        stp     x6, x7, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+48]
        stp     q0, q1, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+0]
        stp     q2, q3, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+32]
        stp     q4, q5, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+64]
        stp     q6, q7, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+96]
        str     x20, [sp, #CFFI_AT_CAUGHT+CFFI_AT_SELF]
        str     x22, [sp, #CFFI_AT_ASYNC_CONTEXT]
        add     x9, x29, #16
        stp     xzr, x9, [sp, #CFFI_AT_ERROR]
        stp     xzr, xzr, [sp, #CFFI_AT_DROPPED]
        mov     x0, sp
        mov     w1, w17
        bl      \function
        mov     x16, x0
        ldp     x0, x1, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+0]
        ldp     x2, x3, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+16]
        ldp     x4, x5, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+32]
        ldp     x6, x7, [sp, #CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+48]
        ldp     q0, q1, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+0]
        ldp     q2, q3, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+32]
        ldp     q4, q5, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+64]
        ldp     q6, q7, [sp, #CFFI_AT_CAUGHT+CFFI_AT_VECTORS+96]
        ldr     x20, [sp, #CFFI_AT_CAUGHT+CFFI_AT_SELF]
        ldr     x22, [sp, #CFFI_AT_ASYNC_CONTEXT]
        ldp     x9, x10, [sp, #CFFI_AT_DROPPED]
        mov     sp, x29
        .cfi_def_cfa sp, 16
        ldp     x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        add     sp, sp, x9
        cbz     x10, 3f
        ldr     x11, [x10], #8
        sub     sp, sp, x11, lsl #3
        mov     x12, sp
2:      ldr     x13, [x10], #8
        str     x13, [x12], #8
        subs    x11, x11, #1
        b.ne    2b
3:      br      x16
        .endm

// One stub for each record, 16 bytes each: loads its number and jumps to the common part.
        .balign 16
        .type   async_stubs, %function
async_stubs:
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_ASYNC_ENTRY_STUBS
        .balign CFFI_ENTRY_STUB_SIZE
        hint    #38                     // bti jc
        movz    w17, #number
        b       .Lasync_entry
        .set    number, number + 1
        .endr
        .balign CFFI_ENTRY_STUB_SIZE
        .cfi_endproc
        .size   async_stubs, . - async_stubs

        .balign 16
        .type   CFFI_NAME_FORWARD, %function
CFFI_NAME_FORWARD:
.Lasync_entry:
        .cfi_startproc
        ask     cffi_async_enter, mov x9, x22
        .cfi_endproc
        .size   CFFI_NAME_FORWARD, . - CFFI_NAME_FORWARD

        .balign 16
        .globl  CFFI_NAME_RESUME
        .hidden CFFI_NAME_RESUME
        .type   CFFI_NAME_RESUME, %function
// Most calls only give their results to the caller: these are the registers that matter. The error register is one that a
// called function preserves.
CFFI_NAME_RESUME:
        .cfi_startproc
        hint    #38                     // bti jc
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov     x29, sp
        .cfi_def_cfa x29, 16
        sub     sp, sp, #CFFI_RESULTS_SIZE+16
        ldr     x9, [x22]
        str     x9, [x29, #-8]
        stp     x0, x1, [sp, #CFFI_AT_INTEGER_RESULTS]
        stp     x2, x3, [sp, #CFFI_AT_INTEGER_RESULTS+16]
        stp     q0, q1, [sp, #CFFI_AT_VECTOR_RESULTS]
        stp     q2, q3, [sp, #CFFI_AT_VECTOR_RESULTS+32]
        mov     x0, x22
        mov     x1, sp
        mov     x2, x20
        bl      cffi_async_end
        mov     x16, x0
        mov     x22, x1
        ldp     x0, x1, [sp, #CFFI_AT_INTEGER_RESULTS]
        ldp     x2, x3, [sp, #CFFI_AT_INTEGER_RESULTS+16]
        ldp     q0, q1, [sp, #CFFI_AT_VECTOR_RESULTS]
        ldp     q2, q3, [sp, #CFFI_AT_VECTOR_RESULTS+32]
        mov     sp, x29
        .cfi_def_cfa sp, 16
        ldp     x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        cbz     x16, .Lasync_resume_other
        br      x16
        .cfi_endproc
        .size   CFFI_NAME_RESUME, . - CFFI_NAME_RESUME

        .balign 16
        .type   CFFI_NAME_RESUME_OTHER, %function
CFFI_NAME_RESUME_OTHER:
.Lasync_resume_other:
        .cfi_startproc
        ask     cffi_async_return, ldr x9, [x22]
        .cfi_endproc
        .size   CFFI_NAME_RESUME_OTHER, . - CFFI_NAME_RESUME_OTHER

        .balign 16
        .globl  CFFI_NAME_RESUME_MOVED
        .hidden CFFI_NAME_RESUME_MOVED
        .type   CFFI_NAME_RESUME_MOVED, %function
CFFI_NAME_RESUME_MOVED:
        .cfi_startproc
        hint    #38                     // bti jc
        ask     cffi_async_return_moved, mov x9, x22
        .cfi_endproc
        .size   CFFI_NAME_RESUME_MOVED, . - CFFI_NAME_RESUME_MOVED

        .balign 16
        .type   CFFI_NAME_PROCEED, %function
CFFI_NAME_PROCEED:
.Lasync_proceed:
        .cfi_startproc
        hint    #38                     // bti jc
        ask     cffi_async_proceed, mov x9, x22
        .cfi_endproc
        .size   CFFI_NAME_PROCEED, . - CFFI_NAME_PROCEED

// The arguments: where the stack is, without words of arguments; the frame pointer; the address to return to.
        .balign 16
        .type   async_generic_call, %function
async_generic_call:
        .cfi_startproc
        hint    #38                     // bti jc
        mov     x0, sp
        mov     x1, x29
        mov     x2, x30
        b       cffi_async_generic_call_begin
        .cfi_endproc
        .size   async_generic_call, . - async_generic_call

        .section .rodata
        .balign 8
        .globl  cffi_async_entry_records
        .hidden cffi_async_entry_records
        .type   cffi_async_entry_records, %object
cffi_async_entry_records:
        .set    number, 0
        .rept   CFFI_ASYNC_ENTRY_STUBS
        .long   async_stubs + CFFI_ENTRY_STUB_SIZE * number - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .set    number, number + 1
        .endr
        .size   cffi_async_entry_records, . - cffi_async_entry_records

        .balign 8
        .globl  cffi_async_generic_record
        .hidden cffi_async_generic_record
        .type   cffi_async_generic_record, %object
cffi_async_generic_record:
        .long   async_generic_call - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .size   cffi_async_generic_record, . - cffi_async_generic_record

        .balign 8
        .globl  cffi_async_proceed_record
        .hidden cffi_async_proceed_record
        .type   cffi_async_proceed_record, %object
cffi_async_proceed_record:
        .long   .Lasync_proceed - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .size   cffi_async_proceed_record, . - cffi_async_proceed_record

#endif

#include "CSupport/assembly_end.h"
