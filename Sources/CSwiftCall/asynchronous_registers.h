// How C declares asynchronous functions, and calls them with all registers that may have arguments. A function ignores
// those in which it has none.

#ifndef CSWIFTCALL_ASYNCHRONOUS_REGISTERS_H
#define CSWIFTCALL_ASYNCHRONOUS_REGISTERS_H

#if __has_attribute(swiftasynccall)

#include <string.h>

#include "CSwiftCall/frame.h"

#define ASYNC __attribute__((swiftasynccall))
#define CONTEXT __attribute__((swift_async_context))
#define SELF __attribute__((swift_context))

typedef uint64_t cffi_async_word;
typedef __attribute__((vector_size(16))) uint64_t cffi_async_vector;
_Static_assert(sizeof(cffi_async_vector) == sizeof(cffi_vector), "");

static inline cffi_async_vector cffi_async_vector_of(const cffi_vector *from) {
    cffi_async_vector value;
    memcpy(&value, from, sizeof value);
    return value;
}

#if CFFI_INTEGER_REGISTERS == 8
#define CFFI_ASYNC_MORE_WORDS cffi_async_word, cffi_async_word,
#define CFFI_ASYNC_MORE_INTEGERS(frame) (frame).integers[6], (frame).integers[7],
#else
#define CFFI_ASYNC_MORE_WORDS
#define CFFI_ASYNC_MORE_INTEGERS(frame)
#endif

/// The code of an asynchronous function.
typedef ASYNC void cffi_async_called(cffi_async_word, cffi_async_word, cffi_async_word, cffi_async_word,
                                     cffi_async_word, cffi_async_word, CFFI_ASYNC_MORE_WORDS cffi_async_vector,
                                     cffi_async_vector, cffi_async_vector, cffi_async_vector, cffi_async_vector,
                                     cffi_async_vector, cffi_async_vector, cffi_async_vector, CONTEXT void *,
                                     SELF const void *);

/// Its arguments, as a frame has them.
#define CFFI_ASYNC_REGISTERS(frame) \
    (frame).integers[0], (frame).integers[1], (frame).integers[2], (frame).integers[3], (frame).integers[4], \
        (frame).integers[5], CFFI_ASYNC_MORE_INTEGERS(frame) cffi_async_vector_of(&(frame).vectors[0]), \
        cffi_async_vector_of(&(frame).vectors[1]), cffi_async_vector_of(&(frame).vectors[2]), \
        cffi_async_vector_of(&(frame).vectors[3]), cffi_async_vector_of(&(frame).vectors[4]), \
        cffi_async_vector_of(&(frame).vectors[5]), cffi_async_vector_of(&(frame).vectors[6]), \
        cffi_async_vector_of(&(frame).vectors[7])

#endif

#endif
