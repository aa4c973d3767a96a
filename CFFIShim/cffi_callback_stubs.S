// The compiled entries of callbacks: a stub for each, which notes its number, and a common part, which writes the
// argument registers to memory, calls cffi_callback_enter(registers, number), and returns its results in an integer
// register and in a vector register: a caller reads the one that its signature says. C cannot write this: no C type
// comes back in both on arm64.
//
// `registers` is a cffi_callback_registers: the integer registers, then the low halves of eight vector registers, then
// the results.

#include "cffi_callback_entry.h"

#if CFFI_HAS_CALLBACK_STUBS

#if defined(__x86_64__)

        .text
        .balign 16
        .globl  CFFI_SYMBOL(cffi_callback_stubs)
        CFFI_HIDDEN(cffi_callback_stubs)
CFFI_SYMBOL(cffi_callback_stubs):
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_CALLBACK_STUBS
        .balign CFFI_CALLBACK_STUB_SIZE
        endbr64
        movl    $number, %r10d
        jmp     callback_entry
        .set    number, number + 1
        .endr
        .balign CFFI_CALLBACK_STUB_SIZE
        .cfi_endproc

callback_entry:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $128, %rsp
        movq    %rdi, 0(%rsp)
        movq    %rsi, 8(%rsp)
        movq    %rdx, 16(%rsp)
        movq    %rcx, 24(%rsp)
        movq    %r8, 32(%rsp)
        movq    %r9, 40(%rsp)
        movsd   %xmm0, 48(%rsp)
        movsd   %xmm1, 56(%rsp)
        movsd   %xmm2, 64(%rsp)
        movsd   %xmm3, 72(%rsp)
        movsd   %xmm4, 80(%rsp)
        movsd   %xmm5, 88(%rsp)
        movsd   %xmm6, 96(%rsp)
        movsd   %xmm7, 104(%rsp)
        movq    %rsp, %rdi
        movl    %r10d, %esi
        callq   CFFI_SYMBOL(cffi_callback_enter)
        movq    112(%rsp), %rax
        movsd   112(%rsp), %xmm0
        leave
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_endproc

#else

        .text
        .balign 16
        .globl  CFFI_SYMBOL(cffi_callback_stubs)
        CFFI_HIDDEN(cffi_callback_stubs)
CFFI_SYMBOL(cffi_callback_stubs):
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_CALLBACK_STUBS
        .balign CFFI_CALLBACK_STUB_SIZE
        hint    #34 // bti c
        mov     w16, #number
        b       callback_entry
        .set    number, number + 1
        .endr
        .balign CFFI_CALLBACK_STUB_SIZE
        .cfi_endproc

callback_entry:
        .cfi_startproc
        stp     x29, x30, [sp, #-160]!
        .cfi_def_cfa_offset 160
        .cfi_offset x29, -160
        .cfi_offset x30, -152
        mov     x29, sp
        .cfi_def_cfa_register x29
        stp     x0, x1, [sp, #16]
        stp     x2, x3, [sp, #32]
        stp     x4, x5, [sp, #48]
        stp     x6, x7, [sp, #64]
        stp     d0, d1, [sp, #80]
        stp     d2, d3, [sp, #96]
        stp     d4, d5, [sp, #112]
        stp     d6, d7, [sp, #128]
        add     x0, sp, #16
        mov     w1, w16
        bl      CFFI_SYMBOL(cffi_callback_enter)
        ldr     x0, [sp, #144]
        ldr     d0, [sp, #144]
        ldp     x29, x30, [sp], #160
        .cfi_def_cfa sp, 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc

#endif
#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
