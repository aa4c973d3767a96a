// Swift's calling convention on x86-64 (SysV): the entry stubs and the call back out. Offsets: cffi_frame.h.
// Clang's swiftcall cannot write these in C: it gives the indirect result its register (rax) only in functions that
// return void, and one routine has to serve every kind of result.

#if defined(__x86_64__) && defined(__ELF__)

#include "cffi_limits.h"

        .text

// One stub for each requirement, 16 bytes each: note the number, go to the common part. Scratch: r10.
        .balign 16
        .globl  cffi_swift_entry_stubs
        .hidden cffi_swift_entry_stubs
        .type   cffi_swift_entry_stubs, @function
cffi_swift_entry_stubs:
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_ENTRY_STUBS
        .balign CFFI_ENTRY_STUB_SIZE
        endbr64
        movl    $number, %r10d
        jmp     swift_entry
        .set    number, number + 1
        .endr
        .balign CFFI_ENTRY_STUB_SIZE
        .cfi_endproc
        .size   cffi_swift_entry_stubs, . - cffi_swift_entry_stubs

// The common part: write the frame, call cffi_swift_dispatch(frame, number), give the results back.
        .balign 16
        .type   swift_entry, @function
swift_entry:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $336, %rsp
        movq    %rdi, 0(%rsp)
        movq    %rsi, 8(%rsp)
        movq    %rdx, 16(%rsp)
        movq    %rcx, 24(%rsp)
        movq    %r8, 32(%rsp)
        movq    %r9, 40(%rsp)
        movaps  %xmm0, 64(%rsp)
        movaps  %xmm1, 80(%rsp)
        movaps  %xmm2, 96(%rsp)
        movaps  %xmm3, 112(%rsp)
        movaps  %xmm4, 128(%rsp)
        movaps  %xmm5, 144(%rsp)
        movaps  %xmm6, 160(%rsp)
        movaps  %xmm7, 176(%rsp)
        movq    %rax, 192(%rsp)
        movq    %r13, 200(%rsp)
        movq    %r12, 208(%rsp)
        leaq    16(%rbp), %rax
        movq    %rax, 216(%rsp)
        movq    %rsp, %rdi
        movl    %r10d, %esi
        callq   cffi_swift_dispatch
        movq    240(%rsp), %rax
        movq    248(%rsp), %rdx
        movq    256(%rsp), %rcx
        movq    264(%rsp), %r8
        movaps  272(%rsp), %xmm0
        movaps  288(%rsp), %xmm1
        movaps  304(%rsp), %xmm2
        movaps  320(%rsp), %xmm3
        movq    208(%rsp), %r12
        leave
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_endproc
        .size   swift_entry, . - swift_entry

// void cffi_swift_call(cffi_swift_frame *frame, const void *function, const void *self)
        .balign 16
        .globl  cffi_swift_call
        .hidden cffi_swift_call
        .type   cffi_swift_call, @function
cffi_swift_call:
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
        pushq   %r14
        .cfi_offset %rbx, -24
        .cfi_offset %r12, -32
        .cfi_offset %r13, -40
        .cfi_offset %r14, -48
        movq    %rdi, %rbx
        movq    %rsi, %r11
        movq    %rdx, %r13
        movq    224(%rbx), %rcx
        testq   %rcx, %rcx
        jz      2f
        // Room for the words, in pairs so that the stack stays aligned; the caller's own words may end at any word.
        movq    216(%rbx), %rsi
        leaq    1(%rcx), %rax
        andq    $-2, %rax
        shlq    $3, %rax
        subq    %rax, %rsp
        xorl    %edx, %edx
        subq    $8, %rcx
        jb      4f
3:      movups  (%rsi,%rdx,8), %xmm0
        movups  16(%rsi,%rdx,8), %xmm1
        movups  32(%rsi,%rdx,8), %xmm2
        movups  48(%rsi,%rdx,8), %xmm3
        movups  %xmm0, (%rsp,%rdx,8)
        movups  %xmm1, 16(%rsp,%rdx,8)
        movups  %xmm2, 32(%rsp,%rdx,8)
        movups  %xmm3, 48(%rsp,%rdx,8)
        addq    $8, %rdx
        subq    $8, %rcx
        jae     3b
4:      addq    $8, %rcx
        jz      2f
5:      movq    (%rsi,%rdx,8), %rax
        movq    %rax, (%rsp,%rdx,8)
        incq    %rdx
        decq    %rcx
        jnz     5b
2:      movq    0(%rbx), %rdi
        movq    8(%rbx), %rsi
        movq    16(%rbx), %rdx
        movq    24(%rbx), %rcx
        movq    32(%rbx), %r8
        movq    40(%rbx), %r9
        movaps  64(%rbx), %xmm0
        movaps  80(%rbx), %xmm1
        movaps  96(%rbx), %xmm2
        movaps  112(%rbx), %xmm3
        movaps  128(%rbx), %xmm4
        movaps  144(%rbx), %xmm5
        movaps  160(%rbx), %xmm6
        movaps  176(%rbx), %xmm7
        movq    192(%rbx), %rax
        movq    208(%rbx), %r12
        callq   *%r11
        movq    %rax, 240(%rbx)
        movq    %rdx, 248(%rbx)
        movq    %rcx, 256(%rbx)
        movq    %r8, 264(%rbx)
        movaps  %xmm0, 272(%rbx)
        movaps  %xmm1, 288(%rbx)
        movaps  %xmm2, 304(%rbx)
        movaps  %xmm3, 320(%rbx)
        movq    %r12, 208(%rbx)
        leaq    -32(%rbp), %rsp
        popq    %r14
        popq    %r13
        popq    %r12
        popq    %rbx
        popq    %rbp
        .cfi_def_cfa %rsp, 8
        retq
        .cfi_endproc
        .size   cffi_swift_call, . - cffi_swift_call

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", @progbits
#endif
