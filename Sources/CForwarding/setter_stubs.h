// The functions that stand in the place of setters. One of them is a number, and the rest is common to all.

#ifndef CFORWARDING_SETTER_STUBS_H
#define CFORWARDING_SETTER_STUBS_H

#include "CSupport/platform.h"

#if CFFI_IS_ELF && (defined(__x86_64__) || defined(__aarch64__))
#define CFFI_HAS_SETTER_STUBS 1
#else
#define CFFI_HAS_SETTER_STUBS 0
#endif

#define CFFI_SETTER_STUBS 512
#define CFFI_SETTER_STUB_SIZE 16
#if defined(__aarch64__)
#define CFFI_SETTING_WORDS 8
#else
#define CFFI_SETTING_WORDS 6
#endif

#ifndef __ASSEMBLER__

#include <stdint.h>

#pragma GCC visibility push(hidden)

/// The registers with which a setter was called: its value, and self.
typedef struct cffi_setting {
    void *words[CFFI_SETTING_WORDS];
    void *self;
} cffi_setting;

/// `CFFI_SETTER_STUBS` functions, side by side.
extern const uint8_t cffi_setter_stubs[];

/// What the stubs call: returns the function to which they jump, with the registers that `setting` has then.
const void *cffi_setter_called(cffi_setting *setting, uint32_t number);

#pragma GCC visibility pop

#endif

#endif
