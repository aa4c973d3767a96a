// What C and the assembly know of the compiled entries.

#ifndef CFFI_CALLBACK_ENTRY_H
#define CFFI_CALLBACK_ENTRY_H

/// `CFFI_COMPILED_CALLBACKS` is the same number; the assembler reads no enumerations.
#define CFFI_CALLBACK_STUBS 1024

/// The distance between two stubs, in bytes.
#define CFFI_CALLBACK_STUB_SIZE 16

#if (defined(__x86_64__) || defined(__aarch64__)) && !defined(_WIN32) && (defined(__ELF__) || defined(__APPLE__))
#define CFFI_HAS_CALLBACK_STUBS 1
#else
#define CFFI_HAS_CALLBACK_STUBS 0
#endif

#ifdef __APPLE__
#define CFFI_SYMBOL(name) _##name
#define CFFI_HIDDEN(name) .private_extern _##name
#else
#define CFFI_SYMBOL(name) name
#define CFFI_HIDDEN(name) .hidden name
#endif

#endif
