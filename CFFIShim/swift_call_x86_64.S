// Swift's calling convention on x86-64 (SysV): the entry stubs and the call back out. Offsets: cffi_frame.h.
// Clang's swiftcall cannot write these in C: it gives the indirect result its register (rax) only in functions that
// return void, and one routine has to serve every kind of result.

#if defined(__x86_64__) && defined(__ELF__)

#include "cffi_limits.h"

        .text

// Copies the words that the frame at \offset(\base) names to the stack, in pairs so that it stays aligned; the caller's own
// words may end at any word. Uses rax rcx rdx rsi xmm0 to xmm3.
.macro copy_stack_words offset, base
        movq    224+\offset(\base), %rcx
        testq   %rcx, %rcx
        jz      1f
        movq    216+\offset(\base), %rsi
        leaq    1(%rcx), %rax
        andq    $-2, %rax
        shlq    $3, %rax
        subq    %rax, %rsp
        xorl    %edx, %edx
        subq    $8, %rcx
        jb      3f
2:      movups  (%rsi,%rdx,8), %xmm0
        movups  16(%rsi,%rdx,8), %xmm1
        movups  32(%rsi,%rdx,8), %xmm2
        movups  48(%rsi,%rdx,8), %xmm3
        movups  %xmm0, (%rsp,%rdx,8)
        movups  %xmm1, 16(%rsp,%rdx,8)
        movups  %xmm2, 32(%rsp,%rdx,8)
        movups  %xmm3, 48(%rsp,%rdx,8)
        addq    $8, %rdx
        subq    $8, %rcx
        jae     2b
3:      addq    $8, %rcx
        jz      1f
4:      movq    (%rsi,%rdx,8), %rax
        movq    %rax, (%rsp,%rdx,8)
        incq    %rdx
        decq    %rcx
        jnz     4b
1:
.endm

// All argument registers but self, from the frame at \offset(\base).
.macro load_arguments offset, base
        movq    0+\offset(\base), %rdi
        movq    8+\offset(\base), %rsi
        movq    16+\offset(\base), %rdx
        movq    24+\offset(\base), %rcx
        movq    32+\offset(\base), %r8
        movq    40+\offset(\base), %r9
        movaps  64+\offset(\base), %xmm0
        movaps  80+\offset(\base), %xmm1
        movaps  96+\offset(\base), %xmm2
        movaps  112+\offset(\base), %xmm3
        movaps  128+\offset(\base), %xmm4
        movaps  144+\offset(\base), %xmm5
        movaps  160+\offset(\base), %xmm6
        movaps  176+\offset(\base), %xmm7
        movq    192+\offset(\base), %rax
        movq    208+\offset(\base), %r12
.endm

// All result registers, to the frame at \offset(\base).
.macro store_results offset, base
        movq    %rax, 240+\offset(\base)
        movq    %rdx, 248+\offset(\base)
        movq    %rcx, 256+\offset(\base)
        movq    %r8, 264+\offset(\base)
        movaps  %xmm0, 272+\offset(\base)
        movaps  %xmm1, 288+\offset(\base)
        movaps  %xmm2, 304+\offset(\base)
        movaps  %xmm3, 320+\offset(\base)
        movq    %r12, 208+\offset(\base)
.endm

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

// The common part: write the frame, ask cffi_swift_dispatch(frame, number) what to call, call it, release its self, and
// give the results back.
        .balign 16
        .type   swift_entry, @function
swift_entry:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $352, %rsp
        movq    %r13, -16(%rbp)
        .cfi_offset %r13, -32
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
        testq   %rax, %rax
        jz      5f
        movq    %rax, %r11
        copy_stack_words -352, %rbp
        load_arguments -352, %rbp
        movq    200-352(%rbp), %r13
        callq   *%r11
        store_results -352, %rbp
        movq    200-352(%rbp), %rdi
        callq   *swift_release@GOTPCREL(%rip)
        movq    -16(%rbp), %r13
        .cfi_restore %r13
5:      movq    240-352(%rbp), %rax
        movq    248-352(%rbp), %rdx
        movq    256-352(%rbp), %rcx
        movq    264-352(%rbp), %r8
        movaps  272-352(%rbp), %xmm0
        movaps  288-352(%rbp), %xmm1
        movaps  304-352(%rbp), %xmm2
        movaps  320-352(%rbp), %xmm3
        movq    208-352(%rbp), %r12
        leave
        .cfi_def_cfa %rsp, 8
        .cfi_restore %rbp
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
        copy_stack_words 0, %rbx
        load_arguments 0, %rbx
        callq   *%r11
        store_results 0, %rbx
        leaq    -32(%rbp), %rsp
        popq    %r14
        .cfi_restore %r14
        popq    %r13
        .cfi_restore %r13
        popq    %r12
        .cfi_restore %r12
        popq    %rbx
        .cfi_restore %rbx
        popq    %rbp
        .cfi_def_cfa %rsp, 8
        .cfi_restore %rbp
        retq
        .cfi_endproc
        .size   cffi_swift_call, . - cffi_swift_call

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", @progbits
#endif
