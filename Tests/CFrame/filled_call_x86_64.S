// filled_call.h for x86-64. A filled call takes its caller's return address off the stack, so that the caller's stack
// words are where the callee expects them, and keeps it and the caller's registers in memory: one call at a time.

#if defined(__x86_64__)

        .macro  check register, place, bit
        movabsq $0x1122334455667700 + \place, %r10
        cmpq    %r10, \register
        je      1f
        orq     $\bit, filled_call_clobbered(%rip)
1:      movq    saved + 8 * \place(%rip), \register
        .endm

        .macro  fill register, place
        movq    \register, saved + 8 * \place(%rip)
        movabsq $0x1122334455667700 + \place, \register
        .endm

        .text
        .globl  filled_call_plain, filled_call_throws
filled_call_plain:
        movl    $1, plain(%rip)
        fill    %r12, 5
        jmp     2f
filled_call_throws:
        movl    $0, plain(%rip)
2:      popq    saved(%rip)
        movq    %rsp, saved + 56(%rip)
        movq    %r13, saved + 64(%rip)
        fill    %rbx, 1
        fill    %rbp, 2
        fill    %r14, 3
        fill    %r15, 4
        callq   *filled_call_target(%rip)
        check   %rbx, 1, 1
        check   %rbp, 2, 2
        check   %r14, 3, 4
        check   %r15, 4, 8
        cmpq    %rsp, saved + 56(%rip)
        je      3f
        orq     $16, filled_call_clobbered(%rip)
3:      cmpq    %r13, saved + 64(%rip)
        je      4f
        orq     $32, filled_call_clobbered(%rip)
4:      cmpl    $0, plain(%rip)
        je      5f
        check   %r12, 5, 64
5:      jmpq    *saved(%rip)

// void unwinding_call(const void *function, const void *self, uint64_t argument, const void *type, const void *table)
        .globl  unwinding_call
        .type   unwinding_call, @function
unwinding_call:
        .cfi_startproc
        .irp    register, rbx, rbp, r12, r13, r14, r15
        pushq   %\register
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset %\register, 0
        .endr
        subq    $8, %rsp
        .cfi_adjust_cfa_offset 8
        movq    %rdi, %rax
        movq    %rsi, %r13
        movq    %rdx, %rdi
        movq    %rcx, %rsi
        movq    %r8, %rdx
        movabsq $0x5a5a000000000000, %rbx
        movabsq $0x5a5a000000000001, %rbp
        movabsq $0x5a5a000000000002, %r12
        movabsq $0x5a5a000000000003, %r14
        movabsq $0x5a5a000000000004, %r15
        callq   *%rax
        addq    $8, %rsp
        .cfi_adjust_cfa_offset -8
        .irp    register, r15, r14, r13, r12, rbp, rbx
        popq    %\register
        .cfi_adjust_cfa_offset -8
        .cfi_restore %\register
        .endr
        retq
        .cfi_endproc
        .size   unwinding_call, . - unwinding_call

        .bss
        .balign 8
        .globl  filled_call_target, filled_call_clobbered
filled_call_target:
        .zero   8
filled_call_clobbered:
        .zero   8
saved:  .zero   72
plain:  .zero   4

#endif

        .section .note.GNU-stack, "", %progbits
