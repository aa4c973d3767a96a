// The functions that stand in the place of setters, for x86-64 (SysV): setter_stubs.h.

#include "setter_stubs.h"

#if CFFI_HAS_SETTER_STUBS && defined(__x86_64__)

        .text
        .globl  cffi_setter_stubs
        .hidden cffi_setter_stubs
        .type   cffi_setter_stubs, @function
        .balign 16
cffi_setter_stubs:
        .set    number, 0
        .rept   CFFI_SETTER_STUBS
        .balign CFFI_SETTER_STUB_SIZE
        endbr64
        movl    $number, %r11d
        jmp     setter
        .set    number, number + 1
        .endr
        .balign CFFI_SETTER_STUB_SIZE
        .size   cffi_setter_stubs, . - cffi_setter_stubs

// Another property's setter may take other values, so all that it may be called with is kept.
        .type   setter, @function
setter:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $192, %rsp
        movq    %rdi, 0(%rsp)
        movq    %rsi, 8(%rsp)
        movq    %rdx, 16(%rsp)
        movq    %rcx, 24(%rsp)
        movq    %r8, 32(%rsp)
        movq    %r9, 40(%rsp)
        movq    %r13, 48(%rsp)
        movq    %rax, 56(%rsp)
        movaps  %xmm0, 64(%rsp)
        movaps  %xmm1, 80(%rsp)
        movaps  %xmm2, 96(%rsp)
        movaps  %xmm3, 112(%rsp)
        movaps  %xmm4, 128(%rsp)
        movaps  %xmm5, 144(%rsp)
        movaps  %xmm6, 160(%rsp)
        movaps  %xmm7, 176(%rsp)
        movq    %rsp, %rdi
        movl    %r11d, %esi
        call    cffi_setter_called
        movq    %rax, %r11
        movq    0(%rsp), %rdi
        movq    8(%rsp), %rsi
        movq    16(%rsp), %rdx
        movq    24(%rsp), %rcx
        movq    32(%rsp), %r8
        movq    40(%rsp), %r9
        movq    56(%rsp), %rax
        movaps  64(%rsp), %xmm0
        movaps  80(%rsp), %xmm1
        movaps  96(%rsp), %xmm2
        movaps  112(%rsp), %xmm3
        movaps  128(%rsp), %xmm4
        movaps  144(%rsp), %xmm5
        movaps  160(%rsp), %xmm6
        movaps  176(%rsp), %xmm7
        leave
        .cfi_def_cfa %rsp, 8
        jmpq    *%r11
        .cfi_endproc
        .size   setter, . - setter

#endif

#include "CSupport/assembly_end.h"
