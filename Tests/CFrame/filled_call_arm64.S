// filled_call.h for arm64. A filled call leaves the stack as it is, so that the caller's stack words are where the
// callee expects them, and keeps the caller's registers in memory: one call at a time. Scratch: x9 to x12, x16, x17.

#if defined(__aarch64__)

        .macro  address register, symbol
        adrp    \register, \symbol
        add     \register, \register, :lo12:\symbol
        .endm

        .macro  fill register, place
        str     \register, [x16, #8 * \place]
        mov     x17, #0x7700 + \place
        movk    x17, #0x1122, lsl #48
        .ifc    \register, d\place
        fmov    \register, x17
        .else
        mov     \register, x17
        .endif
        .endm

        .macro  check register, place
        mov     x10, #0x7700 + \place
        movk    x10, #0x1122, lsl #48
        .ifc    \register, d\place
        fmov    x11, \register
        .else
        mov     x11, \register
        .endif
        cmp     x10, x11
        b.eq    1f
        orr     x12, x12, #1 << \place
1:      ldr     \register, [x9, #8 * \place]
        .endm

        .text
        .globl  filled_call_plain, filled_call_throws
filled_call_plain:
        hint    #34                     // bti c
        address x16, saved
        fill    x21, 21
        mov     x17, #1
        b       2f
filled_call_throws:
        hint    #34                     // bti c
        address x16, saved
        mov     x17, #0
2:      str     x17, [x16]
        str     x20, [x16, #8 * 20]
        str     x30, [x16, #8 * 30]
        mov     x17, sp
        str     x17, [x16, #8 * 31]
        .irp    n, 19, 22, 23, 24, 25, 26, 27, 28, 29
        fill    x\n, \n
        .endr
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        fill    d\n, \n
        .endr
        address x17, filled_call_target
        ldr     x17, [x17]
        blr     x17
        address x9, saved
        mov     x12, #0
        .irp    n, 19, 22, 23, 24, 25, 26, 27, 28, 29
        check   x\n, \n
        .endr
        .irp    n, 8, 9, 10, 11, 12, 13, 14, 15
        check   d\n, \n
        .endr
        ldr     x10, [x9, #8 * 20]
        cmp     x10, x20
        b.eq    3f
        orr     x12, x12, #1 << 20
3:      ldr     x10, [x9, #8 * 31]
        mov     x11, sp
        cmp     x10, x11
        b.eq    4f
        orr     x12, x12, #1 << 31
4:      ldr     x10, [x9]
        cbz     x10, 5f
        check   x21, 21
5:      address x10, filled_call_clobbered
        str     x12, [x10]
        ldr     x30, [x9, #8 * 30]
        ret

// void unwinding_call(const void *function, const void *self, uint64_t argument, const void *type, const void *table)
        .globl  unwinding_call
        .type   unwinding_call, %function
unwinding_call:
        .cfi_startproc
        hint    #34                     // bti c
        stp     x29, x30, [sp, #-96]!
        .cfi_def_cfa_offset 96
        stp     x19, x20, [sp, #16]
        stp     x21, x22, [sp, #32]
        stp     x23, x24, [sp, #48]
        stp     x25, x26, [sp, #64]
        stp     x27, x28, [sp, #80]
        .cfi_rel_offset x29, 0
        .cfi_rel_offset x30, 8
        .set    place, 16
        .irp    n, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28
        .cfi_rel_offset x\n, place
        .set    place, place + 8
        .endr
        mov     x9, x0
        mov     x20, x1
        mov     x0, x2
        mov     x1, x3
        mov     x2, x4
        .set    value, 0
        .irp    n, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29
        mov     x\n, #value
        movk    x\n, #0x5a5a, lsl #48
        .set    value, value + 1
        .endr
        blr     x9
        ldp     x19, x20, [sp, #16]
        ldp     x21, x22, [sp, #32]
        ldp     x23, x24, [sp, #48]
        ldp     x25, x26, [sp, #64]
        ldp     x27, x28, [sp, #80]
        ldp     x29, x30, [sp], #96
        .cfi_def_cfa_offset 0
        .irp    n, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30
        .cfi_restore x\n
        .endr
        ret
        .cfi_endproc
        .size   unwinding_call, . - unwinding_call

        .bss
        .balign 8
        .globl  filled_call_target, filled_call_clobbered
filled_call_target:
        .zero   8
filled_call_clobbered:
        .zero   8
// x0's place says whether the call is one that does not throw, x31's keeps the stack pointer.
saved:  .zero   8 * 32

#endif

        .section .note.GNU-stack, "", %progbits
