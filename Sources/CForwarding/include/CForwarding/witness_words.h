// Words of witness tables that the compiler made.

#ifndef CFORWARDING_WITNESS_WORDS_H
#define CFORWARDING_WITNESS_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// Replaces a word of a witness table, which may be in memory that is read-only: it is made writable for that moment.
/// False if it can't be. Precondition: only one thread at a time calls this.
bool cffi_replace_witness(const void **word, const void *witness);

CFFI_EXPORTS_END

#endif
