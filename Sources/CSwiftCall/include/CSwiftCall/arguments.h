// The arguments and the result of a call that an entry stub caught.

#ifndef CSWIFTCALL_ARGUMENTS_H
#define CSWIFTCALL_ARGUMENTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "CSupport/compiler.h"
#include "CSwiftCall/frame.h"
#include "CSwiftCall/method.h"

CFFI_EXPORTS_BEGIN

/// Writes a value to where the caller of a method finds the result, and takes the value over. Precondition: `frame` is
/// of a call of `method`, and `value` has the type of its result.
void cffi_frame_return(cffi_swift_frame *frame, const cffi_method *method, const void *value);

/// The same, but leaves registers as they are that a result of the type does not use.
void cffi_frame_put_result(cffi_swift_frame *frame, const cffi_method *method, const void *value);

/// Whether a call has these two words behind its arguments, where the method has them. Precondition: the frame's stack
/// is readable as far as the method says.
bool cffi_arguments_have_hidden(const cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                const void *table);

/// Makes the call throw; takes the error over. Precondition: `frame` is of a call of `method`, which throws and was
/// called with the error register zero, and `error` has the type that the method declares.
void cffi_frame_throw(cffi_swift_frame *frame, const cffi_method *method, const void *error);

CFFI_EXPORTS_END

#pragma GCC visibility push(hidden)

/// Arguments that need more room than this, in bytes, are decoded on the heap.
enum { cffi_argument_room = 2048 };

/// How many bytes of the stack a method's decoded arguments take, including what is needed to align them.
static inline size_t cffi_arguments_room_on_stack(const cffi_method *method) {
    size_t size = (size_t)method->size + method->alignment;
    return CFFI_LIKELY(size <= cffi_argument_room) ? size : 1;
}

/// The first place from `memory` on where a method's decoded arguments can be.
static inline void *cffi_arguments_align(char *memory, const cffi_method *method) {
    return (void *)(((uintptr_t)memory + method->alignment - 1) & ~(uintptr_t)(method->alignment - 1));
}

/// Aligned room for a method's decoded arguments: either in `stack`, which has `cffi_arguments_room_on_stack` bytes,
/// and `heap` is set to null; or in allocated memory, which is written to `heap` for the caller to free.
static inline void *cffi_arguments_room(const cffi_method *method, char *stack, void **heap);

/// Has registers that hold a bit say nothing else: each of `bits` stands for one of `registers`.
CFFI_HOT_INLINE void cffi_settle_bits(uint64_t *registers, uint32_t bits) {
    for (; CFFI_UNLIKELY(bits != 0); bits &= bits - 1) registers[__builtin_ctz(bits)] &= 1;
}

/// A call's arguments as a tuple where they lie in the frame as in memory; null where they have to be decoded. They
/// change where the words behind the arguments are looked for by their values, and found among these, too.
/// Precondition: the method's `bit_registers` are settled.
static inline void *cffi_arguments_in_registers(cffi_swift_frame *frame, const cffi_method *method) {
    return CFFI_LIKELY(method->arguments_register >= 0) ? &frame->integers[method->arguments_register] : NULL;
}

/// Puts a call's arguments together from its registers as a tuple in `room`, and returns it; null where they have to be
/// decoded. They are borrowed. Preconditions: the method's `bit_registers` are settled; `room` has
/// CFFI_WORDS_OF_ARGUMENTS words, aligned as a vector.
CFFI_HOT_INLINE void *cffi_arguments_from_registers(const cffi_swift_frame *frame, const cffi_method *method,
                                                    uint64_t *room) {
    const uint64_t *registers = (const uint64_t *)((const char *)frame + offsetof(cffi_swift_frame, integers));
    uint32_t count = method->word_count;
    for (uint32_t i = 0; i < count; i++) room[i] = registers[method->words[i]];
    return count != 0 ? room : NULL;
}

/// Writes a call's arguments as a tuple. They are borrowed, except for closures, which are converted to the general
/// form.
void cffi_arguments_decode(const cffi_swift_frame *frame, const cffi_method *method, char *arguments);

/// The same, but leaves closures in the form in which they were passed, and bits as they are in their registers: a call
/// whose arguments are elsewhere must not look like one of `method`.
void cffi_arguments_copy(const cffi_swift_frame *frame, const cffi_method *method, char *arguments);

/// Writes a tuple of arguments to where a receiver of the call expects them. Closures stay those that the frame has.
/// Values that travel by address stay in the tuple, which has to outlive the call. Preconditions: `frame` is of a call
/// of `method`; `stack` has room for the method's stack words, and outlives the frame.
void cffi_arguments_encode(cffi_swift_frame *frame, const cffi_method *method, const char *arguments, uint64_t *stack);

/// What the closures in a tuple of arguments are.
typedef enum cffi_closures {
    /// Each can be passed to a receiver when the call is over.
    cffi_closures_kept,
    /// One ends with the call.
    cffi_closures_local,
    /// One was not decoded from a call: an interceptor made it.
    cffi_closures_foreign,
} cffi_closures;

/// Says so of a method's arguments.
cffi_closures cffi_arguments_closures(const cffi_method *method, const void *arguments);

/// Makes the frame of a call with a tuple of arguments, which it borrows; all but the words behind them. If there are
/// closures among them, `tuple` gets their bits, with the closures as they were decoded, and `passed` as they are
/// passed. Preconditions:
/// `cffi_arguments_closures` says that they are kept; `tuple` and `passed` have room for the arguments, `stack` for the
/// method's stack words; all of them outlive the frame.
void cffi_arguments_make_frame(cffi_swift_frame *frame, const cffi_method *method, const void *arguments, char *tuple,
                               char *passed, uint64_t *stack);

/// Copies arguments for a receiver that takes some over: those as values of their own, with the original closures. When
/// the call is over, `cffi_arguments_end_passing` ends what the receiver did not take; `was_taken`: whether there was
/// one.
void cffi_arguments_copy_for_passing(const cffi_method *method, const void *arguments, char *copied);
void cffi_arguments_end_passing(const cffi_method *method, char *copied, bool was_taken);

/// Writes the two words behind the arguments. Preconditions: as for `cffi_arguments_encode`, which was called before.
void cffi_arguments_encode_hidden(cffi_swift_frame *frame, const cffi_method *method, const void *type,
                                  const void *table, uint64_t *stack);

/// The sum of `cffi_closure_taken` for the closures that `cffi_arguments_decode` made.
size_t cffi_arguments_taken(const cffi_method *method, const char *arguments, size_t own);

/// Releases the closures that `cffi_arguments_decode` made. Copies of them stay valid.
void cffi_arguments_release_closures(const cffi_method *method, char *arguments);

/// The same, and destroys what the receiver was to take over. Precondition: the receiver did not get it.
void cffi_arguments_end(const cffi_method *method, char *arguments);

/// Whether a class is another one or inherits from it, which are not the same.
bool cffi_class_inherits(const void *const *type, const void *const *from);

/// Whether decoded arguments have the types that observers were promised. They may not, after a conversion of the
/// method reference: an observer's `Sub` for a declared `Base`, or a `String` for a declared `String?`.
static inline bool cffi_arguments_are_right(const cffi_method *method, const char *arguments) {
    const cffi_check *checks = cffi_method_checks((cffi_method *)method);
    for (uint32_t i = 0; i < method->check_count; i++) {
        const void *const *word;
        memcpy(&word, arguments + checks[i].offset, sizeof word);
        if (CFFI_UNLIKELY(word == NULL)) return false;
        // The first word of an object is its class.
        if (checks[i].type == NULL || CFFI_LIKELY(*word == checks[i].type)) continue;
        if (!cffi_class_inherits((const void *const *)*word, (const void *const *)checks[i].type)) return false;
    }
    return true;
}

/// Returns a word of the caller's stack arguments.
uint64_t cffi_frame_word(const cffi_swift_frame *frame, uint64_t index);

/// Sets the result registers to zero.
void cffi_frame_return_nothing(cffi_swift_frame *frame);

/// Copies the result of a call that returned it in registers; this neither retains nor takes it over. Precondition:
/// `method` is the call's; `room` has its `result_size` bytes, aligned as a register.
void cffi_results_copy(const cffi_swift_results *results, const cffi_method *method, void *room);

/// The same for the error of a declared type of a call that threw. Precondition: the method has such errors, and `room`
/// has `CFFI_TYPED_ERROR_SIZE` bytes, aligned as a register.
void cffi_results_copy_error(const cffi_swift_results *results, const cffi_method *method, void *room);

/// Destroys the error of a call that threw; this may run foreign code. Precondition: `method` is the call's.
void cffi_frame_drop_error(const cffi_swift_frame *frame, const cffi_method *method);

/// Allocates memory for arguments that do not fit in `stack`. Ends the process if there is none.
void *cffi_arguments_allocate(size_t size);

static inline void *cffi_arguments_room(const cffi_method *method, char *stack, void **heap) {
    size_t size = (size_t)method->size + method->alignment;
    *heap = NULL;
    if (CFFI_UNLIKELY(size > cffi_argument_room)) stack = (char *)(*heap = cffi_arguments_allocate(size));
    return cffi_arguments_align(stack, method);
}

#pragma GCC visibility pop

#endif
