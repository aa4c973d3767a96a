// The functions that stand in the place of setters, for arm64 (AAPCS64): setter_stubs.h.

#include "setter_stubs.h"

#if CFFI_HAS_SETTER_STUBS && defined(__aarch64__)

        .text
        .globl  cffi_setter_stubs
        .hidden cffi_setter_stubs
        .type   cffi_setter_stubs, @function
        .balign 16
cffi_setter_stubs:
        .set    number, 0
        .rept   CFFI_SETTER_STUBS
        .balign CFFI_SETTER_STUB_SIZE
        hint    #34                     // bti c
        movz    w16, #number
        b       setter
        .set    number, number + 1
        .endr
        .balign CFFI_SETTER_STUB_SIZE
        .size   cffi_setter_stubs, . - cffi_setter_stubs

// Another property's setter may take other values, so all that it may be called with is kept.
        .type   setter, @function
setter:
        .cfi_startproc
        stp     x29, x30, [sp, #-224]!
        .cfi_def_cfa_offset 224
        .cfi_offset x29, -224
        .cfi_offset x30, -216
        mov     x29, sp
        stp     x0, x1, [sp, #16]
        stp     x2, x3, [sp, #32]
        stp     x4, x5, [sp, #48]
        stp     x6, x7, [sp, #64]
        stp     x20, x8, [sp, #80]
        stp     q0, q1, [sp, #96]
        stp     q2, q3, [sp, #128]
        stp     q4, q5, [sp, #160]
        stp     q6, q7, [sp, #192]
        add     x0, sp, #16
        mov     w1, w16
        bl      cffi_setter_called
        mov     x16, x0
        ldp     x0, x1, [sp, #16]
        ldp     x2, x3, [sp, #32]
        ldp     x4, x5, [sp, #48]
        ldp     x6, x7, [sp, #64]
        ldr     x8, [sp, #88]
        ldp     q0, q1, [sp, #96]
        ldp     q2, q3, [sp, #128]
        ldp     q4, q5, [sp, #160]
        ldp     q6, q7, [sp, #192]
        ldp     x29, x30, [sp], #224
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        br      x16
        .cfi_endproc
        .size   setter, . - setter

#endif

#include "CSupport/assembly_end.h"
