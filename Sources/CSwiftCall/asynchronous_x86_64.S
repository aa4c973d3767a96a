// Entries for asynchronous requirements on x86-64 (SysV). The convention: CSwiftCall/asynchronous.h; offsets:
// CSwiftCall/limits.h.

#include "CSupport/platform.h"

#if defined(__x86_64__) && CFFI_IS_ELF

#include "CSwiftCall/limits.h"

        .text

// Calls \function(frame, number) with a frame of what is in the registers, and goes on at the code that it returns, with
// what the frame has then. The number is in esi. The caller's frame pointer is saved two words below the caller's stack
// words, where the C side looks for it. In the word below it, where who reads the stack looks, is the entry's own context,
// which is at \context. Scratch: r10, r11, rax.
.macro ask function, context
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $(CFFI_AT_CAUGHT + CFFI_CAUGHT_SIZE + 16), %rsp
        movq    \context, %r11
        movq    %r11, -8(%rbp)
        movq    %rdi, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+0(%rsp)
        movq    %rsi, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+8(%rsp)
        movq    %rdx, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+16(%rsp)
        movq    %rcx, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+24(%rsp)
        movq    %r8, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+32(%rsp)
        movq    %r9, CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+40(%rsp)
        movaps  %xmm0, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+0(%rsp)
        movaps  %xmm1, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+16(%rsp)
        movaps  %xmm2, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+32(%rsp)
        movaps  %xmm3, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+48(%rsp)
        movaps  %xmm4, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+64(%rsp)
        movaps  %xmm5, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+80(%rsp)
        movaps  %xmm6, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+96(%rsp)
        movaps  %xmm7, CFFI_AT_CAUGHT+CFFI_AT_VECTORS+112(%rsp)
        movq    %r13, CFFI_AT_CAUGHT+CFFI_AT_SELF(%rsp)
        movq    %r14, CFFI_AT_ASYNC_CONTEXT(%rsp)
        movq    $0, CFFI_AT_ERROR(%rsp)
        movq    $0, CFFI_AT_DROPPED(%rsp)
        movq    $0, CFFI_AT_PUSHED(%rsp)
        leaq    16(%rbp), %rax
        movq    %rax, CFFI_AT_STACK(%rsp)
        movq    %rsp, %rdi
        movl    %r10d, %esi
        callq   \function
        movq    %rax, %r11
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+0(%rsp), %rdi
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+8(%rsp), %rsi
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+16(%rsp), %rdx
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+24(%rsp), %rcx
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+32(%rsp), %r8
        movq    CFFI_AT_CAUGHT+CFFI_AT_INTEGERS+40(%rsp), %r9
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+0(%rsp), %xmm0
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+16(%rsp), %xmm1
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+32(%rsp), %xmm2
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+48(%rsp), %xmm3
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+64(%rsp), %xmm4
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+80(%rsp), %xmm5
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+96(%rsp), %xmm6
        movaps  CFFI_AT_CAUGHT+CFFI_AT_VECTORS+112(%rsp), %xmm7
        movq    CFFI_AT_CAUGHT+CFFI_AT_SELF(%rsp), %r13
        movq    CFFI_AT_ASYNC_CONTEXT(%rsp), %r14
        movq    CFFI_AT_DROPPED(%rsp), %r10
        movq    CFFI_AT_PUSHED(%rsp), %rax
        leave
        .cfi_def_cfa %rsp, 8
        .cfi_restore %rbp
        testq   %r10, %r10
        jnz     2f
        testq   %rax, %rax
        jnz     3f
        jmpq    *%r11
2:      popq    %rax
        addq    %r10, %rsp
        pushq   %rax
        jmpq    *%r11
// A call without arguments on the stack has room for one word above its return address. The words end there.
3:      popq    %r10
        addq    $8, %rsp
        movq    %r15, %xmm15
        movq    (%rax), %r15
4:      pushq   (%rax,%r15,8)
        decq    %r15
        jnz     4b
        movq    %xmm15, %r15
        pushq   %r10
        jmpq    *%r11
.endm

// One stub for each record, 16 bytes each: loads its number and jumps to the common part.
        .balign 16
        .type   async_stubs, @function
async_stubs:
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_ASYNC_ENTRY_STUBS
        .balign CFFI_ENTRY_STUB_SIZE
        endbr64
        movl    $number, %r10d
        jmp     .Lasync_entry
        .set    number, number + 1
        .endr
        .balign CFFI_ENTRY_STUB_SIZE
        .cfi_endproc
        .size   async_stubs, . - async_stubs

        .balign 16
        .type   CFFI_NAME_FORWARD, @function
CFFI_NAME_FORWARD:
.Lasync_entry:
        .cfi_startproc
        ask     cffi_async_enter, %r14
        .cfi_endproc
        .size   CFFI_NAME_FORWARD, . - CFFI_NAME_FORWARD

        .balign 16
        .globl  CFFI_NAME_RESUME
        .hidden CFFI_NAME_RESUME
        .type   CFFI_NAME_RESUME, @function
// Most calls only give their results to the caller: these are the registers that matter. The error register is one that a
// called function preserves.
CFFI_NAME_RESUME:
        .cfi_startproc
        endbr64
        pushq   %rbp
        .cfi_def_cfa_offset 16
        .cfi_offset %rbp, -16
        movq    %rsp, %rbp
        .cfi_def_cfa_register %rbp
        subq    $(CFFI_RESULTS_SIZE + 16), %rsp
        movq    (%r14), %r11
        movq    %r11, -8(%rbp)
        movq    %rdi, CFFI_AT_INTEGER_RESULTS+0(%rsp)
        movq    %rsi, CFFI_AT_INTEGER_RESULTS+8(%rsp)
        movq    %rdx, CFFI_AT_INTEGER_RESULTS+16(%rsp)
        movq    %rcx, CFFI_AT_INTEGER_RESULTS+24(%rsp)
        movaps  %xmm0, CFFI_AT_VECTOR_RESULTS+0(%rsp)
        movaps  %xmm1, CFFI_AT_VECTOR_RESULTS+16(%rsp)
        movaps  %xmm2, CFFI_AT_VECTOR_RESULTS+32(%rsp)
        movaps  %xmm3, CFFI_AT_VECTOR_RESULTS+48(%rsp)
        movq    %r14, %rdi
        movq    %rsp, %rsi
        movq    %r13, %rdx
        callq   cffi_async_end
        movq    %rax, %r11
        movq    %rdx, %r14
        movq    CFFI_AT_INTEGER_RESULTS+0(%rsp), %rdi
        movq    CFFI_AT_INTEGER_RESULTS+8(%rsp), %rsi
        movq    CFFI_AT_INTEGER_RESULTS+16(%rsp), %rdx
        movq    CFFI_AT_INTEGER_RESULTS+24(%rsp), %rcx
        movaps  CFFI_AT_VECTOR_RESULTS+0(%rsp), %xmm0
        movaps  CFFI_AT_VECTOR_RESULTS+16(%rsp), %xmm1
        movaps  CFFI_AT_VECTOR_RESULTS+32(%rsp), %xmm2
        movaps  CFFI_AT_VECTOR_RESULTS+48(%rsp), %xmm3
        leave
        .cfi_def_cfa %rsp, 8
        .cfi_restore %rbp
        testq   %r11, %r11
        jz      .Lasync_resume_other
        jmpq    *%r11
        .cfi_endproc
        .size   CFFI_NAME_RESUME, . - CFFI_NAME_RESUME

        .balign 16
        .type   CFFI_NAME_RESUME_OTHER, @function
CFFI_NAME_RESUME_OTHER:
.Lasync_resume_other:
        .cfi_startproc
        ask     cffi_async_return, (%r14)
        .cfi_endproc
        .size   CFFI_NAME_RESUME_OTHER, . - CFFI_NAME_RESUME_OTHER

        .balign 16
        .globl  CFFI_NAME_RESUME_MOVED
        .hidden CFFI_NAME_RESUME_MOVED
        .type   CFFI_NAME_RESUME_MOVED, @function
CFFI_NAME_RESUME_MOVED:
        .cfi_startproc
        endbr64
        ask     cffi_async_return_moved, %r14
        .cfi_endproc
        .size   CFFI_NAME_RESUME_MOVED, . - CFFI_NAME_RESUME_MOVED

        .balign 16
        .type   CFFI_NAME_PROCEED, @function
CFFI_NAME_PROCEED:
.Lasync_proceed:
        .cfi_startproc
        endbr64
        ask     cffi_async_proceed, %r14
        .cfi_endproc
        .size   CFFI_NAME_PROCEED, . - CFFI_NAME_PROCEED

// The arguments: where the stack is, without words of arguments; the frame pointer; the address to return to.
        .balign 16
        .type   async_generic_call, @function
async_generic_call:
        .cfi_startproc
        endbr64
        leaq    8(%rsp), %rdi
        movq    %rbp, %rsi
        movq    (%rsp), %rdx
        jmp     cffi_async_generic_call_begin
        .cfi_endproc
        .size   async_generic_call, . - async_generic_call

        .section .rodata
        .balign 8
        .globl  cffi_async_entry_records
        .hidden cffi_async_entry_records
        .type   cffi_async_entry_records, @object
cffi_async_entry_records:
        .set    number, 0
        .rept   CFFI_ASYNC_ENTRY_STUBS
        .long   async_stubs + CFFI_ENTRY_STUB_SIZE * number - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .set    number, number + 1
        .endr
        .size   cffi_async_entry_records, . - cffi_async_entry_records

        .balign 8
        .globl  cffi_async_generic_record
        .hidden cffi_async_generic_record
        .type   cffi_async_generic_record, @object
cffi_async_generic_record:
        .long   async_generic_call - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .size   cffi_async_generic_record, . - cffi_async_generic_record

        .balign 8
        .globl  cffi_async_proceed_record
        .hidden cffi_async_proceed_record
        .type   cffi_async_proceed_record, @object
cffi_async_proceed_record:
        .long   .Lasync_proceed - .
        .long   CFFI_ASYNC_CONTEXT_SIZE
        .size   cffi_async_proceed_record, . - cffi_async_proceed_record

#endif

#include "CSupport/assembly_end.h"
