// cffi_call_by_plan(invocation, function, results, stack_size): calls any C function whose arguments' places are known.
// Downwards from the frame pointer: the saved registers, a cffi_registers, then the arguments on the stack, which the
// called function finds above its return address. C cannot express this: it has no way to lay out the stack.

#include "invocation_registers.h"

#if CFFI_HAS_PLANS

        .text
        .balign 16
        .globl  CFFI_SYMBOL(cffi_call_by_plan)
        CFFI_HIDDEN(cffi_call_by_plan)

#if defined(__x86_64__)

CFFI_SYMBOL(cffi_call_by_plan):
        .cfi_startproc
        endbr64
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        pushq   %rbx
        pushq   %r12
        pushq   %r13
        .cfi_offset %rbx, -24
        .cfi_offset %r12, -32
        .cfi_offset %r13, -40
        movq    %rsi, %rbx
        movq    %rdx, %r12
        // Eight more than its size, to align the stack to 16 again.
        subq    $(CFFI_REGISTERS_SIZE + 8), %rsp
        movq    %rsp, %r13
        // Page by page, so that a stack that is too small faults at its guard page and does not jump over it.
        jmp     3f
2:
        subq    $4096, %rsp
        orq     $0, (%rsp)
        subq    $4096, %rcx
3:
        cmpq    $4096, %rcx
        ja      2b
        subq    %rcx, %rsp
        movq    %r13, %rsi
        callq   CFFI_SYMBOL(cffi_call_fill)
        movq    0(%r13), %rdi
        movq    8(%r13), %rsi
        movq    16(%r13), %rdx
        movq    24(%r13), %rcx
        movq    32(%r13), %r8
        movq    40(%r13), %r9
        movsd   48(%r13), %xmm0
        movsd   56(%r13), %xmm1
        movsd   64(%r13), %xmm2
        movsd   72(%r13), %xmm3
        movsd   80(%r13), %xmm4
        movsd   88(%r13), %xmm5
        movsd   96(%r13), %xmm6
        movsd   104(%r13), %xmm7
        movl    112(%r13), %eax
        callq   *%rbx
        movq    %rax, 0(%r12)
        movq    %rdx, 8(%r12)
        movsd   %xmm0, 16(%r12)
        movsd   %xmm1, 24(%r12)
        movl    120(%r13), %ecx
        testl   %ecx, %ecx
        jz      1f
        fstpt   32(%r12)
        decl    %ecx
        jz      1f
        fstpt   48(%r12)
1:
        leaq    -24(%rbp), %rsp
        popq    %r13
        popq    %r12
        popq    %rbx
        popq    %rbp
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_endproc

#else

CFFI_SYMBOL(cffi_call_by_plan):
        .cfi_startproc
        hint    #34 // bti c
        stp     x29, x30, [sp, #-48]!
        .cfi_def_cfa_offset 48
        .cfi_offset x29, -48
        .cfi_offset x30, -40
        mov     x29, sp
        .cfi_def_cfa_register x29
        stp     x19, x20, [sp, #16]
        str     x21, [sp, #32]
        .cfi_offset x19, -32
        .cfi_offset x20, -24
        .cfi_offset x21, -16
        mov     x19, x1
        mov     x20, x2
        sub     x21, sp, #CFFI_REGISTERS_SIZE
        // Page by page, so that a stack that is too small faults at its guard page and does not jump over it.
        mov     sp, x21
        b       3f
2:
        sub     sp, sp, #4096
        str     xzr, [sp]
        sub     x3, x3, #4096
3:
        cmp     x3, #4096
        b.hi    2b
        sub     sp, sp, x3
        mov     x1, x21
        bl      CFFI_SYMBOL(cffi_call_fill)
        ldp     x0, x1, [x21, #0]
        ldp     x2, x3, [x21, #16]
        ldp     x4, x5, [x21, #32]
        ldp     x6, x7, [x21, #48]
        ldp     q0, q1, [x21, #64]
        ldp     q2, q3, [x21, #96]
        ldp     q4, q5, [x21, #128]
        ldp     q6, q7, [x21, #160]
        ldr     x8, [x21, #192]
        blr     x19
        stp     x0, x1, [x20, #0]
        stp     q0, q1, [x20, #16]
        stp     q2, q3, [x20, #48]
        mov     sp, x29
        ldp     x19, x20, [sp, #16]
        ldr     x21, [sp, #32]
        ldp     x29, x30, [sp], #48
        .cfi_def_cfa sp, 0
        .cfi_restore x29
        .cfi_restore x30
        .cfi_restore x19
        .cfi_restore x20
        .cfi_restore x21
        ret
        .cfi_endproc

#endif
#endif

#include "CSupport/assembly_end.h"
