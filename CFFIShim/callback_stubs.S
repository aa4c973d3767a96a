// The compiled entries of callbacks: one stub for each, which loads its entry's address, or on arm64 its number, and a
// common part. The common part writes the argument registers to memory, those for vectors only if there are any, calls
// cffi_callback_enter(frame, entry), and loads the result registers that this asks for, or more; the caller reads those
// that its signature says. C cannot express this: on arm64 no C type is returned in both kinds of registers.
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
        leaq    CFFI_SYMBOL(cffi_callback_entries)+(number<<CFFI_CALLBACK_SIZE_POWER)(%rip), %r10
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
        cmpb    $0, CFFI_CALLBACK_TAKES_VECTORS(%r10)
        je      1f
        movsd   %xmm0, 48(%rsp)
        movsd   %xmm1, 56(%rsp)
        movsd   %xmm2, 64(%rsp)
        movsd   %xmm3, 72(%rsp)
        movsd   %xmm4, 80(%rsp)
        movsd   %xmm5, 88(%rsp)
        movsd   %xmm6, 96(%rsp)
        movsd   %xmm7, 104(%rsp)
1:
        movq    %rsp, %rdi
        movq    %r10, %rsi
        callq   CFFI_SYMBOL(cffi_callback_enter)
        testl   %eax, %eax
        jnz     3f
2:
        movq    CFFI_REGISTERS_SIZE+0(%rsp), %rax
        movsd   CFFI_REGISTERS_SIZE+16(%rsp), %xmm0
        .cfi_remember_state
        leave
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_restore_state
3:
        movq    CFFI_REGISTERS_SIZE+8(%rsp), %rdx
        movsd   CFFI_REGISTERS_SIZE+24(%rsp), %xmm1
        decl    %eax
        jz      2b
        decl    %eax
        jz      4f
        fldt    CFFI_REGISTERS_SIZE+48(%rsp)
4:      fldt    CFFI_REGISTERS_SIZE+32(%rsp)
        jmp     2b
        .cfi_endproc

#else

#ifdef __APPLE__
#define PAGE(name) CFFI_SYMBOL(name)@PAGE
#define IN_PAGE(name) CFFI_SYMBOL(name)@PAGEOFF
#else
#define PAGE(name) CFFI_SYMBOL(name)
#define IN_PAGE(name) :lo12:CFFI_SYMBOL(name)
#endif

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
        stp     x0, x1, [sp, #0]
        stp     x2, x3, [sp, #16]
        stp     x4, x5, [sp, #32]
        stp     x6, x7, [sp, #48]
        str     x8, [sp, #192]
        stp     x29, x30, [sp, #CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE]
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        add     x29, sp, #CFFI_REGISTERS_SIZE + CFFI_RESULTS_SIZE
        adrp    x1, PAGE(cffi_callback_entries)
        add     x1, x1, IN_PAGE(cffi_callback_entries)
        add     x1, x1, x16, lsl #CFFI_CALLBACK_SIZE_POWER
        ldrb    w16, [x1, #CFFI_CALLBACK_TAKES_VECTORS]
        cbz     w16, 1f
        stp     q0, q1, [sp, #64]
        stp     q2, q3, [sp, #96]
        stp     q4, q5, [sp, #128]
        stp     q6, q7, [sp, #160]
1:
        mov     x0, sp
        bl      CFFI_SYMBOL(cffi_callback_enter)
        cbz     w0, 2f
        ldp     x0, x1, [sp, #CFFI_REGISTERS_SIZE]
        ldp     q0, q1, [sp, #CFFI_REGISTERS_SIZE + 16]
        ldp     q2, q3, [sp, #CFFI_REGISTERS_SIZE + 48]
        b       3f
2:
        ldr     x0, [sp, #CFFI_REGISTERS_SIZE]
        ldr     d0, [sp, #CFFI_REGISTERS_SIZE + 16]
3:
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
