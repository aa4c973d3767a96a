// The arguments and the result of a call that an entry stub caught.

#ifndef CSWIFTCALL_ARGUMENTS_H
#define CSWIFTCALL_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// Puts a value in the places where the caller of a method finds the result; takes the value over. Precondition: `frame`
/// is of a call of `method`, and `value` of its result's type.
void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value);

/// Has the call throw; takes the error over. Precondition: `frame` is of a call of `method`, which throws, made with the
/// error register zero, and `error` is of the type that it declares.
void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error);

CFFI_EXPORTS_END

#pragma GCC visibility push(hidden)

/// Arguments that need more room than this, in bytes, are decoded to the heap.
enum { cffi_argument_room = 2048 };

/// How many bytes of the stack a method's decoded arguments take, with what it takes to align them.
static inline size_t cffi_arguments_room_on_stack(const cffi_method *method) {
    size_t size = (size_t)method->size + method->alignment;
    return CFFI_LIKELY(size <= cffi_argument_room) ? size : 1;
}

/// Aligned room for a method's decoded arguments: in `stack`, of `cffi_arguments_room_on_stack` bytes, or in memory that is
/// written to `heap`, for the caller to free, and null otherwise.
static inline void *cffi_arguments_room(const cffi_method *method, char *stack, void **heap);

/// Lays a call's arguments out as the tuple of them: borrowed, but for closures that are made one in another form.
void cffi_arguments_decode(const cffi_swift_frame *frame, const cffi_method *method, char *arguments);

/// The same, and leaves closures as they were passed.
void cffi_arguments_copy(const cffi_swift_frame *frame, const cffi_method *method, char *arguments);

/// Drops the closures that `cffi_arguments_decode` made. Those that were copied live on.
void cffi_arguments_release_closures(const cffi_method *method, char *arguments);

/// As above, and drops what the receiver was to take over. Precondition: it did not get it.
void cffi_arguments_end(const cffi_method *method, char *arguments);

/// `cffi_arguments_are_right` of a method with checks.
bool cffi_arguments_pass(const cffi_method *method, const char *arguments);

/// Whether decoded arguments are of the types that observers were promised. They may not be, by a conversion of the
/// method reference: an observer's `Sub` for a declared `Base`, or a `String` for a declared `String?`.
static inline bool cffi_arguments_are_right(const cffi_method *method, const char *arguments) {
    return method->check_count == 0 || cffi_arguments_pass(method, arguments);
}

/// A word of the caller's stack arguments.
uint64_t cffi_frame_word(const cffi_swift_frame *frame, uint64_t index);

/// Sets the result registers to zero.
void cffi_frame_return_nothing(cffi_swift_frame *frame);

/// Drops the error of a call that threw. It may run anybody's code. Precondition: `method` is the call's, if it is known.
void cffi_frame_drop_error(const cffi_swift_frame *frame, const cffi_method *method);

/// Memory for arguments that `stack` has no room for. Ends the process where there is none.
void *cffi_arguments_allocate(size_t size);

static inline void *cffi_arguments_room(const cffi_method *method, char *stack, void **heap) {
    size_t size = (size_t)method->size + method->alignment;
    *heap = NULL;
    if (CFFI_UNLIKELY(size > cffi_argument_room)) stack = *heap = cffi_arguments_allocate(size);
    return (void *)(((uintptr_t)stack + method->alignment - 1) & ~(uintptr_t)(method->alignment - 1));
}

#pragma GCC visibility pop

#endif
