// The compiled entries of callbacks: one stub for each, which loads its number, and a common part. The common part
// writes the argument registers to memory, calls cffi_callback_enter(frame, number), and loads all result registers;
// the caller reads those that its signature says. C cannot express this: on arm64 no C type is returned in both kinds
// of registers.
//
// `frame` is a cffi_callback_frame: a cffi_registers, then a cffi_results. The caller's arguments on the stack begin
// CFFI_INCOMING_STACK bytes behind the beginning of the frame.

#include "callback_entry.h"

#if CFFI_HAS_PLANS

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
        movl    $(number), %r10d // Mach-O's assembler takes `$n` for a macro's argument.
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
        subq    $(CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE), %rsp
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
        movl    %eax, %ecx
        movq    CFFI_REGISTERS_SIZE+0(%rsp), %rax
        movq    CFFI_REGISTERS_SIZE+8(%rsp), %rdx
        movsd   CFFI_REGISTERS_SIZE+16(%rsp), %xmm0
        movsd   CFFI_REGISTERS_SIZE+24(%rsp), %xmm1
        testl   %ecx, %ecx
        jz      1f
        decl    %ecx
        jz      2f
        fldt    CFFI_REGISTERS_SIZE+48(%rsp)
2:      fldt    CFFI_REGISTERS_SIZE+32(%rsp)
1:
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
        sub     sp, sp, #CFFI_INCOMING_STACK
        .cfi_def_cfa_offset CFFI_INCOMING_STACK
        stp     q0, q1, [sp, #64]
        stp     q2, q3, [sp, #96]
        stp     q4, q5, [sp, #128]
        stp     q6, q7, [sp, #160]
        stp     x0, x1, [sp, #0]
        stp     x2, x3, [sp, #16]
        stp     x4, x5, [sp, #32]
        stp     x6, x7, [sp, #48]
        str     x8, [sp, #192]
        stp     x29, x30, [sp, #CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE]
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        add     x29, sp, #CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE
        mov     x0, sp
        mov     w1, w16
        bl      CFFI_SYMBOL(cffi_callback_enter)
        ldp     x0, x1, [sp, #CFFI_REGISTERS_SIZE]
        ldp     q0, q1, [sp, #CFFI_REGISTERS_SIZE + 16]
        ldp     q2, q3, [sp, #CFFI_REGISTERS_SIZE + 48]
        ldp     x29, x30, [sp, #CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE]
        add     sp, sp, #CFFI_INCOMING_STACK
        .cfi_def_cfa sp, 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc

#endif
#endif

#include "CSupport/assembly_end.h"
