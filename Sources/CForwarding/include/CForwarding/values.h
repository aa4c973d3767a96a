// Access to targets that are structs or enums. Such a target lies in a box, an object that the receiver retains; all
// calls of a proxy share it, as the references to a variable share the variable. So Swift's law of exclusivity is kept
// here: a call that changes the value needs it alone, across threads as well.
//
// Nothing at run time says whether a requirement is `mutating`: neither the protocol's descriptor, nor a witness or its
// symbol, and a closure in place of a reference may call it on a variable of its own. So a call gets a copy. A call
// that is not `mutating` leaves the bytes of its copy as they were, because the box keeps the original: even what a
// value has behind a reference that it would change in place, such as an array's elements, has two owners, and is
// copied first. If the bytes changed, they are stored in the box, which is a conflict if the value was changed since,
// or read by the call itself; and from then on the calls of this requirement change the value where it is, alone. Calls
// that only read never conflict with each other, and end as they began if the value is changed meanwhile, as calls of a
// copy do.

#ifndef CFORWARDING_VALUES_H
#define CFORWARDING_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CForwarding/dispatch_table.h"
#include "CSupport/swift_runtime.h"

CFFI_EXPORTS_BEGIN

// Nor does anything say whether a requirement is `consuming`. A caller gives such a call a reference to the proxy, or a
// copy of it, and a receiver takes over a reference to itself, or a copy. A reference to the method tells, when it is
// resolved. Of others, calls on an object tell, if nothing but the proxy keeps that: they are made with a reference to
// spare, and when they are over, fewer are left than are known to be held. Until a call left as many as it found, calls
// of a requirement go the slow way. A method that keeps the object leaves as many, and is not recognized.

/// The first stored property of a box: who uses the value now, and how often it was changed. Atomic.
typedef struct cffi_value_state {
    uint64_t word;
} cffi_value_state;

/// Where the value is in a box, in bytes, by the mask of its type's alignment: behind the state.
static inline size_t cffi_value_place(size_t alignment_mask) {
    return (CFFI_OBJECT_HEADER + sizeof(cffi_value_state) + alignment_mask) & ~alignment_mask;
}

/// A call's access to a value.
typedef struct cffi_value_access {
    /// Where the value is for the call.
    void *value;
    // For C only: the call, the box, the value's type, how often the value had been changed when it was copied, and how
    // it is accessed.
    void *proxy;
    cffi_slot *slot;
    void *box;
    const void *type;
    uint32_t version;
    uint8_t way;
    uint8_t pair_place;
    // Of a call that got a copy: whether another call of its thread read the value meanwhile, and the thread's next
    // such call.
    bool was_read, is_noted;
    struct cffi_value_access *outer;
} cffi_value_access;

/// The same for a receiver that is an object, with a reference to spare; `value` is the object. Only needed for a
/// requirement that is, or may be, `consuming`. `pair_place`: what the slot remembers if it is not.
void cffi_object_begin(cffi_value_access *access, void *proxy, cffi_slot *slot, void *object, uint8_t pair_place);

/// Whether that is needed.
static inline bool cffi_may_consume_self(const cffi_slot *slot) {
    return (__atomic_load_n(&slot->learnt, __ATOMIC_RELAXED) & (cffi_learnt_borrowing | cffi_learnt_consuming)) !=
           cffi_learnt_borrowing;
}

/// How much memory `cffi_value_begin` needs for a value of this type, in bytes.
size_t cffi_value_room(const void *type);

/// Where the access of a call ends.
typedef enum cffi_value_ending {
    /// On the thread that began it, and after all that this thread begins meanwhile.
    cffi_value_ends_here,
    /// On any thread, at any time.
    cffi_value_ends_anywhere,
} cffi_value_ending;

/// Begins the access of a call of a slot to the value of that type in a box, which stays alive until it ends; traps if
/// another call is changing the value. `room`: that much memory.
void cffi_value_begin(cffi_value_access *access, cffi_value_ending ending, void *proxy, cffi_slot *slot, void *box,
                      const void *type, void *room);

/// Ends the access; traps if the call changed the value, and another one did so meanwhile, or, if it ends where it
/// began, one that it made read the value.
void cffi_value_end(cffi_value_access *access);

/// The same, in memory of its own.
cffi_value_access *cffi_value_begin_apart(cffi_value_ending ending, void *proxy, cffi_slot *slot, void *box,
                                          const void *type);
void cffi_value_end_apart(cffi_value_access *access);

/// Copies the value of that type in a box; false if a call is changing it.
bool cffi_value_copy(void *box, const void *type, void *to);

CFFI_EXPORTS_END

#endif
