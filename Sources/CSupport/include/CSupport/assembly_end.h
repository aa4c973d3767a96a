// clang-format off
// The end of every file of assembly: notes for ELF linkers. A linker keeps a property for the program only if all parts
// have it.

#if defined(__ELF__)

// The stack need not be executable.
        .section .note.GNU-stack, "", %progbits

#if defined(__x86_64__) || defined(__aarch64__)
        .section .note.gnu.property, "a", %note
        .balign 8
        .long   4                       // The size of the name.
        .long   16                      // The size of the rest.
        .long   5                       // NT_GNU_PROPERTY_TYPE_0
        .asciz  "GNU"
#if defined(__x86_64__)
// Code that is called or jumped to by an address begins with `endbr64` (indirect branch tracking), and each `ret`
// returns to where a `call` came from (shadow stack). Source: x86-64 psABI, "Program Property".
        .long   0xc0000002              // GNU_PROPERTY_X86_FEATURE_1_AND
        .long   4
        .long   3                       // GNU_PROPERTY_X86_FEATURE_1_IBT and _SHSTK
#else
// Code that is called or jumped to by an address begins with `bti`. Source: ELF for the Arm 64-bit Architecture,
// "Program Property".
        .long   0xc0000000              // GNU_PROPERTY_AARCH64_FEATURE_1_AND
        .long   4
        .long   1                       // GNU_PROPERTY_AARCH64_FEATURE_1_BTI
#endif
        .long   0
#endif

#endif
