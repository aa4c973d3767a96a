// Swift's calling convention on x86-64 (SysV): the entry stubs and the call back out. Offsets: cffi_frame.h.
// Clang's swiftcall cannot write these in C: it gives the indirect result its register (rax) only in functions that
// return void, and one routine has to serve every kind of result.

#if defined(__x86_64__) && defined(__ELF__)

#include "cffi_limits.h"

        .text

// Copies rcx words from rsi to the stack, four at a time: what is copied past their end is never looked at, and lies in
// the caller's frame or at the end of it. Uses rdx xmm0 xmm1.
.macro copy_stack_words
        addq    $3, %rcx
        andq    $-4, %rcx
        leaq    (,%rcx,8), %rdx
        subq    %rdx, %rsp
2:      movups  -32(%rsi,%rcx,8), %xmm0
        movups  -16(%rsi,%rcx,8), %xmm1
        movaps  %xmm0, -32(%rsp,%rcx,8)
        movaps  %xmm1, -16(%rsp,%rcx,8)
        subq    $4, %rcx
        jnz     2b
.endm

// All argument registers but self and error, from the frame at \offset(\base).
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

// The common part: write the frame and ask cffi_swift_prepare(frame, number) what to call on which object. Where it
// knows, call that, and release the object. Where it does not, cffi_swift_dispatch(frame, number) does it all.
//
// Between the two atomic operations, which retain and release the object, there are as few stores as can be, because an
// atomic operation waits for the stores before it: integer results wait in registers that the callee preserves.
        .balign 16
        .type   swift_entry, @function
swift_entry:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $368, %rsp
        movq    %rbx, -8(%rbp)
        movq    %r13, -16(%rbp)
        movq    %r14, -24(%rbp)
        movq    %r15, -32(%rbp)
        .cfi_offset %rbx, -24
        .cfi_offset %r13, -32
        .cfi_offset %r14, -40
        .cfi_offset %r15, -48
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
        movl    %r10d, %ebx
        movq    %rsp, %rdi
        movl    %ebx, %esi
        callq   cffi_swift_prepare
        testq   %rax, %rax
        jz      5f
        movq    %rax, %r11
        movq    %rdx, %r13
        movq    224-368(%rbp), %rcx
        testq   %rcx, %rcx
        jz      3f
        leaq    16(%rbp), %rsi
        copy_stack_words
3:      load_arguments -368, %rbp
        callq   *%r11
        movq    %rax, %rbx
        movq    %rdx, %r14
        movq    %rcx, %r15
        movq    %r13, %rdi
        movq    %r8, %r13
        movaps  %xmm0, 272-368(%rbp)
        movaps  %xmm1, 288-368(%rbp)
        movaps  %xmm2, 304-368(%rbp)
        movaps  %xmm3, 320-368(%rbp)
        callq   *swift_release@GOTPCREL(%rip)
        movq    %rbx, %rax
        movq    %r14, %rdx
        movq    %r15, %rcx
        movq    %r13, %r8
        jmp     6f
5:      movq    %r12, 208(%rsp)
        leaq    16(%rbp), %rax
        movq    %rax, 216(%rsp)
        movq    %rsp, %rdi
        movl    %ebx, %esi
        callq   cffi_swift_dispatch
        movq    240-368(%rbp), %rax
        movq    248-368(%rbp), %rdx
        movq    256-368(%rbp), %rcx
        movq    264-368(%rbp), %r8
        movq    208-368(%rbp), %r12
6:      movaps  272-368(%rbp), %xmm0
        movaps  288-368(%rbp), %xmm1
        movaps  304-368(%rbp), %xmm2
        movaps  320-368(%rbp), %xmm3
        movq    -8(%rbp), %rbx
        .cfi_restore %rbx
        movq    -16(%rbp), %r13
        .cfi_restore %r13
        movq    -24(%rbp), %r14
        .cfi_restore %r14
        movq    -32(%rbp), %r15
        .cfi_restore %r15
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
        movq    224(%rbx), %rcx
        testq   %rcx, %rcx
        jz      3f
        movq    216(%rbx), %rsi
        copy_stack_words
3:      load_arguments 0, %rbx
        movq    208(%rbx), %r12
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
