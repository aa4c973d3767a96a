// Instances of generic requirements: the methods that they are with certain types for their own generic parameters.
//
// A call passes words behind its arguments that say what these types are: the metadata of each parameter, and then
// their witness tables (swiftlang/swift, lib/IRGen/GenProto.cpp, expandTrailingWitnessSignature). An instance that a
// program named has a slot of its own, with its own observers and interceptors; where its calls go on is the same as
// for the requirement's slot.

#ifndef CFORWARDING_INSTANCE_H
#define CFORWARDING_INSTANCE_H

#include <stdbool.h>
#include <stdint.h>

#include "CForwarding/dispatch_table.h"
#include "CSwiftCall/frame.h"

CFFI_EXPORTS_BEGIN

/// How many words may say what the generic parameters of a requirement are.
#define CFFI_GENERIC_WORDS 8

/// The words of a call that say what the generic parameters are, and where each of them is: the number of the integer
/// register, or `CFFI_INTEGER_REGISTERS` and the index of the word on the stack.
typedef struct cffi_generic_words {
    uint32_t count;
    uint16_t places[CFFI_GENERIC_WORDS];
    const void *words[CFFI_GENERIC_WORDS];
} cffi_generic_words;

/// One instance. Never freed.
typedef struct cffi_instance {
    const struct cffi_instance *next;
    /// The slots of the requirement and of the instance.
    uint32_t requirement, slot;
    cffi_generic_words words;
} cffi_instance;

/// Gives a requirement's slot the calls of one more instance, whose slot becomes a copy of it with a method of its own.
/// False if there is no memory. Preconditions: the instance is new, and nothing was published in its slot; one thread
/// at a time calls this.
bool cffi_dispatch_table_add_instance(cffi_dispatch_table *dispatch_table, uint32_t requirement, uint32_t slot,
                                      const cffi_method *method, const cffi_generic_words *words);

/// Writes the `count` words of a call of a generic requirement that say what its generic parameters are. False if the
/// call has no pair behind its arguments. What is written is metadata and witness tables if that is so for this call's
/// method.
bool cffi_frame_generic_words(const cffi_swift_frame *frame, void *proxy, uint32_t slot, uint32_t count,
                              cffi_generic_words *words);

/// Whether each of the words is metadata or a witness table. Asks the system whether memory can be read, which takes
/// microseconds.
bool cffi_generic_words_are_right(const cffi_generic_words *words);

CFFI_EXPORTS_END

#endif
