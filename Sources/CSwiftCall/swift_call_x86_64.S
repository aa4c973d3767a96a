// Swift's calling convention on x86-64 (SysV): the entry stubs, and the routine that makes calls. Offsets:
// CSwiftCall/limits.h. Clang's swiftcall cannot express these in C: it assigns the indirect result its register (rax)
// only in functions that return void, and one routine has to serve every kind of result.

#include "CSupport/platform.h"

#if defined(__x86_64__) && CFFI_IS_ELF

#include "CSwiftCall/limits.h"

        .text

// Copies rcx words from rsi to the stack, four at a time. The words that it copies too many are in the caller's frame
// or at its end, and the copies are not read. Uses rdx xmm8 xmm9.
.macro copy_stack_words
        addq    $3, %rcx
        andq    $-4, %rcx
        leaq    (,%rcx,8), %rdx
        subq    %rdx, %rsp
2:      movups  -32(%rsi,%rcx,8), %xmm8
        movups  -16(%rsi,%rcx,8), %xmm9
        movaps  %xmm8, -32(%rsp,%rcx,8)
        movaps  %xmm9, -16(%rsp,%rcx,8)
        subq    $4, %rcx
        jnz     2b
.endm

// Loads the vector argument registers from the cffi_caught at \offset(\base).
.macro load_vectors offset, base
        movaps  CFFI_AT_VECTORS+0+\offset(\base), %xmm0
        movaps  CFFI_AT_VECTORS+16+\offset(\base), %xmm1
        movaps  CFFI_AT_VECTORS+32+\offset(\base), %xmm2
        movaps  CFFI_AT_VECTORS+48+\offset(\base), %xmm3
        movaps  CFFI_AT_VECTORS+64+\offset(\base), %xmm4
        movaps  CFFI_AT_VECTORS+80+\offset(\base), %xmm5
        movaps  CFFI_AT_VECTORS+96+\offset(\base), %xmm6
        movaps  CFFI_AT_VECTORS+112+\offset(\base), %xmm7
.endm

// Stores them at the cffi_caught at the stack pointer.
.macro store_vectors
        movaps  %xmm0, CFFI_AT_VECTORS+0(%rsp)
        movaps  %xmm1, CFFI_AT_VECTORS+16(%rsp)
        movaps  %xmm2, CFFI_AT_VECTORS+32(%rsp)
        movaps  %xmm3, CFFI_AT_VECTORS+48(%rsp)
        movaps  %xmm4, CFFI_AT_VECTORS+64(%rsp)
        movaps  %xmm5, CFFI_AT_VECTORS+80(%rsp)
        movaps  %xmm6, CFFI_AT_VECTORS+96(%rsp)
        movaps  %xmm7, CFFI_AT_VECTORS+112(%rsp)
.endm

// Loads the other argument registers except self and error.
.macro load_integers offset, base
        movq    CFFI_AT_INTEGERS+0+\offset(\base), %rdi
        movq    CFFI_AT_INTEGERS+8+\offset(\base), %rsi
        movq    CFFI_AT_INTEGERS+16+\offset(\base), %rdx
        movq    CFFI_AT_INTEGERS+24+\offset(\base), %rcx
        movq    CFFI_AT_INTEGERS+32+\offset(\base), %r8
        movq    CFFI_AT_INTEGERS+40+\offset(\base), %r9
        movq    CFFI_AT_INDIRECT_RESULT+\offset(\base), %rax
.endm

// Stores all result registers except the error: integers at \integers(\base), vectors at \vectors(\base).
.macro store_results integers, vectors, base
        movq    %rax, 0+\integers(\base)
        movq    %rdx, 8+\integers(\base)
        movq    %rcx, 16+\integers(\base)
        movq    %r8, 24+\integers(\base)
        movaps  %xmm0, 0+\vectors(\base)
        movaps  %xmm1, 16+\vectors(\base)
        movaps  %xmm2, 32+\vectors(\base)
        movaps  %xmm3, 48+\vectors(\base)
.endm

// Loads what store_results stored.
.macro load_results integers, vectors, base
        movq    0+\integers(\base), %rax
        movq    8+\integers(\base), %rdx
        movq    16+\integers(\base), %rcx
        movq    24+\integers(\base), %r8
        movaps  0+\vectors(\base), %xmm0
        movaps  16+\vectors(\base), %xmm1
        movaps  32+\vectors(\base), %xmm2
        movaps  48+\vectors(\base), %xmm3
.endm

// One stub for each requirement, 16 bytes each: loads its number and jumps to the common part. Scratch: r10.
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

// The common part writes a cffi_caught and asks CFFI_GATE(caught, number) for the function to call and the number of
// the caller's stack words to copy. If there is a function, the common part calls it on the receiver, then leaves the place
// that keeps the receiver (as CSupport/calls.h does) or, if there is none, calls cffi_swift_end, which releases a receiver and
// preserves all registers. If there is no function, the common part extends the cffi_caught to a frame, and
// cffi_swift_dispatch(frame, number) does everything. Vectors are written for that only, if CFFI_GATE leaves them alone. The caller's frame pointer is saved two words below the
// caller's stack words, where the C side looks for it.
        .set    caught, -CFFI_CAUGHT_SIZE
        .set    whole, caught - CFFI_AT_CAUGHT
        .balign 16
        .type   swift_entry, @function
swift_entry:
        .cfi_startproc
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $CFFI_CAUGHT_SIZE, %rsp
        movq    %rdi, CFFI_AT_INTEGERS+0(%rsp)
        movq    %rsi, CFFI_AT_INTEGERS+8(%rsp)
        movq    %rdx, CFFI_AT_INTEGERS+16(%rsp)
        movq    %rcx, CFFI_AT_INTEGERS+24(%rsp)
        movq    %r8, CFFI_AT_INTEGERS+32(%rsp)
        movq    %r9, CFFI_AT_INTEGERS+40(%rsp)
#if !CFFI_SPARES_VECTORS
        store_vectors
#endif
        movq    %rax, CFFI_AT_INDIRECT_RESULT(%rsp)
        movq    %r13, CFFI_AT_SELF(%rsp)
        .cfi_offset %r13, CFFI_AT_SELF - CFFI_CAUGHT_TO_STACK
        movq    %rsp, %rdi
        movl    %r10d, %esi
        callq   CFFI_GATE
        testq   %rax, %rax
        jz      5f
        movq    %rax, %r11
        movq    CFFI_AT_RECEIVER+caught(%rbp), %r13
        movq    %rdx, %rcx
        testq   %rcx, %rcx
        jz      3f
        leaq    16(%rbp), %rsi
        copy_stack_words
3:      load_integers caught, %rbp
#if !CFFI_SPARES_VECTORS
        load_vectors caught, %rbp
#endif
        callq   *%r11
        movq    CFFI_AT_GUARD+caught(%rbp), %r10
        testq   %r10, %r10
        jz      4f
        movq    (%r10), %r9
        movq    $0, (%r10)
        movq    %r10, %r11
        andq    $-CFFI_AT_THREADS, %r11
        movq    %r10, CFFI_AT_NEXT_CALL(%r11)
        cmpb    $0, CFFI_AT_IS_AWAITED(%r10)
        je      6f
4:      movq    CFFI_AT_RECEIVER+caught(%rbp), %rdi
        movq    %r10, %rsi
        movq    %rdx, CFFI_AT_INTEGERS+caught(%rbp)
        movq    %r9, %rdx
        callq   cffi_swift_end
        movq    CFFI_AT_INTEGERS+caught(%rbp), %rdx
        jmp     6f
5:
#if CFFI_SPARES_VECTORS
        store_vectors
#endif
        subq    $CFFI_AT_CAUGHT, %rsp
        movq    %r12, CFFI_AT_ERROR(%rsp)
        leaq    16(%rbp), %rax
        movq    %rax, CFFI_AT_STACK(%rsp)
        movq    %rsp, %rdi
        movl    %edx, %esi
        callq   cffi_swift_dispatch
        load_results CFFI_AT_INTEGER_RESULTS+whole, CFFI_AT_VECTOR_RESULTS+whole, %rbp
        movq    CFFI_AT_ERROR+whole(%rbp), %r12
6:      movq    CFFI_AT_SELF+caught(%rbp), %r13
        .cfi_restore %r13
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
        movq    CFFI_AT_STACK_WORDS(%rbx), %rcx
        testq   %rcx, %rcx
        jz      3f
        movq    CFFI_AT_STACK(%rbx), %rsi
        copy_stack_words
3:      load_integers CFFI_AT_CAUGHT, %rbx
        load_vectors CFFI_AT_CAUGHT, %rbx
        movq    CFFI_AT_ERROR(%rbx), %r12
        callq   *%r11
        store_results CFFI_AT_INTEGER_RESULTS, CFFI_AT_VECTOR_RESULTS, %rbx
        movq    %r12, CFFI_AT_ERROR(%rbx)
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

#include "CSupport/assembly_end.h"
