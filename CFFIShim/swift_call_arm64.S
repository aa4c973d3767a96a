// Swift's calling convention on arm64 (AAPCS64): the entry stubs and the call back out. Offsets: cffi_frame.h.

#if defined(__aarch64__) && defined(__ELF__)

#include "cffi_limits.h"

        .text

// Copies the words that the frame at \base names to the stack, in pairs so that it stays aligned; the caller's own words
// may end at any word. Uses x9 to x14.
        .macro  copy_stack_words base
        ldp     x10, x9, [\base, #216]
        cbz     x9, 3f
        add     x11, x9, #1
        and     x11, x11, #-2
        sub     sp, sp, x11, lsl #3
        mov     x12, sp
1:      subs    x9, x9, #2
        b.lo    2f
        ldp     x13, x14, [x10], #16
        stp     x13, x14, [x12], #16
        b       1b
2:      tbz     x9, #0, 3f
        ldr     x13, [x10]
        str     x13, [x12]
3:
        .endm

// All argument registers but self, from the frame at \base.
        .macro  load_arguments base
        ldp     x0, x1, [\base, #0]
        ldp     x2, x3, [\base, #16]
        ldp     x4, x5, [\base, #32]
        ldp     x6, x7, [\base, #48]
        ldp     q0, q1, [\base, #64]
        ldp     q2, q3, [\base, #96]
        ldp     q4, q5, [\base, #128]
        ldp     q6, q7, [\base, #160]
        ldr     x8, [\base, #192]
        ldr     x21, [\base, #208]
        .endm

// All result registers, to the frame at \base.
        .macro  store_results base
        stp     x0, x1, [\base, #240]
        stp     x2, x3, [\base, #256]
        stp     q0, q1, [\base, #272]
        stp     q2, q3, [\base, #304]
        str     x21, [\base, #208]
        .endm

// One stub for each requirement, 16 bytes each: note the number, go to the common part. Scratch: x16, x17.
        .balign 16
        .globl  cffi_swift_entry_stubs
        .hidden cffi_swift_entry_stubs
        .type   cffi_swift_entry_stubs, %function
cffi_swift_entry_stubs:
        .cfi_startproc
        .set    number, 0
        .rept   CFFI_ENTRY_STUBS
        .balign CFFI_ENTRY_STUB_SIZE
        hint    #34                     // bti c
        movz    w17, #number
        b       swift_entry
        .set    number, number + 1
        .endr
        .balign CFFI_ENTRY_STUB_SIZE
        .cfi_endproc
        .size   cffi_swift_entry_stubs, . - cffi_swift_entry_stubs

// The common part: write the frame and ask cffi_swift_prepare(frame, number) what to call on which object. Where it
// knows, call that, and release the object. Where it does not, cffi_swift_dispatch(frame, number) does it all. x19 holds the frame, since the caller's stack words come below it. The caller's frame pointer
// is saved right in front of its stack words, where the C side looks for it.
        .balign 16
        .type   swift_entry, %function
swift_entry:
        .cfi_startproc
        stp     x29, x30, [sp, #-16]!
        .cfi_def_cfa_offset 16
        .cfi_offset x29, -16
        .cfi_offset x30, -8
        mov     x29, sp
        .cfi_def_cfa x29, 16
        stp     x19, x20, [sp, #-16]!
        .cfi_offset x19, -32
        .cfi_offset x20, -24
        sub     sp, sp, #336
        mov     x19, sp
        stp     x0, x1, [sp, #0]
        stp     x2, x3, [sp, #16]
        stp     x4, x5, [sp, #32]
        stp     x6, x7, [sp, #48]
        stp     q0, q1, [sp, #64]
        stp     q2, q3, [sp, #96]
        stp     q4, q5, [sp, #128]
        stp     q6, q7, [sp, #160]
        stp     x8, x20, [sp, #192]
        add     x9, x29, #16
        stp     x21, x9, [sp, #208]
        str     x17, [sp, #232]
        mov     x0, sp
        mov     w1, w17
        bl      cffi_swift_prepare
        cbz     x0, 5f
        mov     x16, x0
        mov     x20, x1
        copy_stack_words x19
        load_arguments x19
        blr     x16
        store_results x19
        mov     x0, x20
        bl      swift_release
        b       6f
5:      mov     x0, x19
        ldr     w1, [x19, #232]
        bl      cffi_swift_dispatch
6:      ldp     x0, x1, [x19, #240]
        ldp     x2, x3, [x19, #256]
        ldp     q0, q1, [x19, #272]
        ldp     q2, q3, [x19, #304]
        ldr     x21, [x19, #208]
        sub     sp, x29, #16
        ldp     x19, x20, [sp], #16
        .cfi_def_cfa sp, 16
        .cfi_restore x19
        .cfi_restore x20
        ldp     x29, x30, [sp], #16
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        ret
        .cfi_endproc
        .size   swift_entry, . - swift_entry

// void cffi_swift_call(cffi_swift_frame *frame, const void *function, const void *self)
        .balign 16
        .globl  cffi_swift_call
        .hidden cffi_swift_call
        .type   cffi_swift_call, %function
cffi_swift_call:
        .cfi_startproc
        hint    #34                     // bti c
        stp     x29, x30, [sp, #-48]!
        .cfi_def_cfa_offset 48
        .cfi_offset x29, -48
        .cfi_offset x30, -40
        mov     x29, sp
        .cfi_def_cfa x29, 48
        stp     x19, x20, [sp, #16]
        str     x21, [sp, #32]
        .cfi_offset x19, -32
        .cfi_offset x20, -24
        .cfi_offset x21, -16
        mov     x19, x0
        mov     x16, x1
        mov     x20, x2
        copy_stack_words x19
        load_arguments x19
        blr     x16
        store_results x19
        mov     sp, x29
        .cfi_def_cfa sp, 48
        ldp     x19, x20, [sp, #16]
        ldr     x21, [sp, #32]
        ldp     x29, x30, [sp], #48
        .cfi_def_cfa_offset 0
        .cfi_restore x29
        .cfi_restore x30
        .cfi_restore x19
        .cfi_restore x20
        .cfi_restore x21
        ret
        .cfi_endproc
        .size   cffi_swift_call, . - cffi_swift_call

#endif

#if defined(__ELF__)
        .section .note.GNU-stack, "", %progbits
#endif
