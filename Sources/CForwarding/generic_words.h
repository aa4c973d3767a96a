// What entries and probing calls ask about generic requirements.

#ifndef CFORWARDING_GENERIC_WORDS_H
#define CFORWARDING_GENERIC_WORDS_H

#include "CForwarding/instance.h"
#include "CSwiftCall/frame.h"

#pragma GCC visibility push(hidden)

/// The slot of the instance of which a call is; if the program has not referenced that instance, the requirement's own
/// slot.
__attribute__((noinline)) cffi_slot *cffi_find_instance(const cffi_swift_frame *frame,
                                                        const cffi_dispatch_table *dispatch_table, cffi_slot *slot);

/// The same for any requirement: most have no instances.
CFFI_HOT_INLINE cffi_slot *cffi_instance_of(const cffi_swift_frame *frame, const cffi_dispatch_table *dispatch_table,
                                            cffi_slot *slot) {
    return CFFI_LIKELY(!cffi_slot_has_learnt(slot, cffi_learnt_generic))
               ? slot
               : cffi_find_instance(frame, dispatch_table, slot);
}

/// Whether a call has these words in their places.
bool cffi_frame_has_generic_words(const cffi_swift_frame *frame, const cffi_generic_words *words);

/// Finds the words that may say what a call's generic parameters are, in front of the metadata and the table of `Self`:
/// all that are metadata or witness tables. The first of them may be arguments. False if there are none.
bool cffi_find_generic_words(const cffi_swift_frame *frame, const void *type, const void *table,
                             cffi_generic_words *found);

#pragma GCC visibility pop

#endif
