// Words of classes' metadata that the library replaces.

#ifndef CFORWARDING_WRITABLE_WORD_H
#define CFORWARDING_WRITABLE_WORD_H

#include <stdbool.h>

#pragma GCC visibility push(hidden)

/// Whether a word is writable. So far compilers put classes' metadata in writable memory, but nothing guarantees it.
bool cffi_is_writable(void *word);

#pragma GCC visibility pop

#endif
