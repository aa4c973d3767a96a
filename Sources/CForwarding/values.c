#include "CForwarding/values.h"

#include "CForwarding/swift_functions.h"
#include "CSupport/hazard.h"
#include "proxy_words.h"
#include "receiver_layout.h"

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: Types

// The witnesses of a value's type, in front of its metadata (swiftlang/swift, include/swift/ABI/ValueWitness.def).
typedef CFFI_SWIFTCALL void destroy_witness(void *value, const void *type);
typedef CFFI_SWIFTCALL void *copy_witness(void *to, const void *from, const void *type);

typedef struct value_witnesses {
    const void *copy_buffer;
    destroy_witness *destroy;
    copy_witness *initialize_with_copy;
    copy_witness *assign_with_copy;
    copy_witness *initialize_with_take;
    copy_witness *assign_with_take;
    const void *get_tag, *store_tag;
    size_t size, stride;
    uint32_t flags;
} value_witnesses;

/// `ValueWitnessFlags::IsNonPOD`.
enum { is_not_trivial = 0x10000 };

static const value_witnesses *witnesses_of(const void *type) {
    return ((const value_witnesses *const *)type)[-1];
}

static size_t mask_of(const value_witnesses *witnesses) {
    return witnesses->flags & 0xFF;
}

__attribute__((no_sanitize("function"))) static void copy(void *to, const void *from, const void *type) {
    const value_witnesses *witnesses = witnesses_of(type);
    if (witnesses->flags & is_not_trivial) {
        witnesses->initialize_with_copy(to, from, type);
    } else {
        memcpy(to, from, witnesses->size);
    }
}

__attribute__((no_sanitize("function"))) static void take(void *to, const void *from, const void *type) {
    const value_witnesses *witnesses = witnesses_of(type);
    if (witnesses->flags & is_not_trivial) {
        witnesses->initialize_with_take(to, from, type);
    } else {
        memcpy(to, from, witnesses->size);
    }
}

__attribute__((no_sanitize("function"))) static void destroy(void *value, const void *type) {
    const value_witnesses *witnesses = witnesses_of(type);
    if (witnesses->flags & is_not_trivial) witnesses->destroy(value, type);
}

// MARK: State

// A state's parts: a call changes the value where it is; the value is stored, or is about to be changed, for which a
// thread waits; how many threads copy it now, for which a thread waits, too; how often it was changed.
#define CHANGING UINT64_C(1)
#define STORING UINT64_C(2)
#define COPY UINT64_C(4)
#define COPIES UINT64_C(0xFFFFFFFC)
#define VERSION UINT64_C(0x100000000)

static uint64_t *state_of(void *box) {
    return &((cffi_value_state *)((char *)box + CFFI_OBJECT_HEADER))->word;
}

static void *value_in(void *box, const void *type) {
    return (char *)box + cffi_value_place(mask_of(witnesses_of(type)));
}

/// Waits for another thread that copies or stores the value.
static void wait_a_little(uint32_t *rounds) {
    if (++*rounds % 64 == 0) sched_yield();
}

/// Takes part in copying a value; false if a call is changing it.
static bool begin_copying(uint64_t *state, uint32_t *version) {
    uint32_t rounds = 0;
    uint64_t now = __atomic_load_n(state, __ATOMIC_RELAXED);
    while (true) {
        if (now & CHANGING) return false;
        if (now & STORING) {
            wait_a_little(&rounds);
            now = __atomic_load_n(state, __ATOMIC_RELAXED);
        } else if (__atomic_compare_exchange_n(state, &now, now + COPY, true, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
            *version = (uint32_t)(now / VERSION);
            return true;
        }
    }
}

static void end_copying(uint64_t *state) {
    __atomic_fetch_sub(state, COPY, __ATOMIC_RELEASE);
}

/// Gives this thread the value alone, and counts a change; false if a call is changing it, or, unless `version` is
/// null, if it was changed since. `STORING` is set then.
static bool begin_storing(uint64_t *state, const uint32_t *version) {
    uint32_t rounds = 0;
    uint64_t now = __atomic_load_n(state, __ATOMIC_RELAXED);
    while (true) {
        if (now & CHANGING || (version != NULL && *version != (uint32_t)(now / VERSION))) return false;
        if (now & STORING) {
            wait_a_little(&rounds);
            now = __atomic_load_n(state, __ATOMIC_RELAXED);
        } else if (__atomic_compare_exchange_n(state, &now, (now + VERSION) | STORING, true, __ATOMIC_ACQUIRE,
                                               __ATOMIC_RELAXED)) {
            break;
        }
    }
    while (__atomic_load_n(state, __ATOMIC_ACQUIRE) & COPIES) wait_a_little(&rounds);
    return true;
}

// MARK: Access

typedef enum way {
    /// The value has no bytes.
    way_none,
    way_copy,
    way_change,
    way_object,
} way;

static __attribute__((noreturn, cold, noinline)) void trap(const cffi_value_access *access) {
    const cffi_slot *slots = cffi_words_of(access->proxy)->dispatch_table->slots;
    cffi_swift.trap(cffi_trap_exclusivity, access->proxy, (uint32_t)(access->slot - slots));
    abort();
}

static size_t aligned(size_t size, const value_witnesses *witnesses) {
    return (size + mask_of(witnesses)) & ~mask_of(witnesses);
}

/// Where the bytes are that a copy had in the beginning: behind it, aligned as a value.
static void *bytes_behind(const cffi_value_access *access) {
    const value_witnesses *witnesses = witnesses_of(access->type);
    return (char *)access->value + aligned(witnesses->size, witnesses);
}

/// This thread's calls on copies, innermost first. A call that may end on another thread isn't among them.
static CFFI_THREAD_LOCAL cffi_value_access *copying_calls;

/// Notes that a call of this thread reads the value in a box: a call around it that changes its copy had to be alone.
static void note_read(const void *box) {
    for (cffi_value_access *one = copying_calls; one != NULL; one = one->outer) {
        if (one->box == box) one->was_read = true;
    }
}

static void leave(const cffi_value_access *access) {
    cffi_value_access **next = &copying_calls;
    while (*next != NULL && *next != access) next = &(*next)->outer;
    if (*next != NULL) *next = access->outer;
}

size_t cffi_value_room(const void *type) {
    const value_witnesses *witnesses = witnesses_of(type);
    return 2 * aligned(witnesses->size, witnesses) + mask_of(witnesses);
}

void cffi_value_begin(cffi_value_access *access, cffi_value_ending ending, void *proxy, cffi_slot *slot, void *box,
                      const void *type, void *room) {
    const value_witnesses *witnesses = witnesses_of(type);
    uint64_t *state = state_of(box);
    *access = (cffi_value_access){.value = value_in(box, type), .proxy = proxy, .slot = slot, .box = box, .type = type};
    if (witnesses->size == 0) return;
    if (cffi_slot_has_learnt(slot, cffi_learnt_mutating) && !cffi_slot_has_learnt(slot, cffi_learnt_consuming)) {
        if (!begin_storing(state, NULL)) trap(access);
        access->way = way_change;
        // No thread copies the value, and none begins to, so nothing else changes the state.
        __atomic_store_n(state, (__atomic_load_n(state, __ATOMIC_RELAXED) & ~STORING) | CHANGING, __ATOMIC_RELAXED);
        return;
    }
    if (!begin_copying(state, &access->version)) trap(access);
    void *copied = (void *)aligned((uintptr_t)room, witnesses);
    copy(copied, access->value, type);
    end_copying(state);
    access->way = way_copy;
    access->value = copied;
    memcpy(bytes_behind(access), copied, witnesses->size);
    note_read(box);
    if (ending != cffi_value_ends_here) return;
    access->is_noted = true;
    access->outer = copying_calls;
    copying_calls = access;
}

/// Stores a changed copy in its box.
static __attribute__((noinline)) void store(cffi_value_access *access) {
    uint64_t *state = state_of(access->box);
    cffi_slot_learn(access->slot, cffi_learnt_mutating);
    if (access->was_read || !begin_storing(state, &access->version)) trap(access);
    void *value = value_in(access->box, access->type), *before = bytes_behind(access);
    take(before, value, access->type);
    take(value, access->value, access->type);
    __atomic_fetch_and(state, ~STORING, __ATOMIC_RELEASE);
    // Afterwards, because the end of what it refers to may call the proxy.
    destroy(before, access->type);
}

// MARK: Objects

void cffi_object_begin(cffi_value_access *access, void *proxy, cffi_slot *slot, void *object, uint8_t pair_place) {
    swift_retain(object);
    *access = (cffi_value_access){.value = object, .proxy = proxy, .slot = slot, .box = object, .way = way_object};
    access->version = (uint32_t)swift_retainCount(object);
    access->pair_place = pair_place;
}

/// Whether fewer references to a call's object are left than the call and the proxy have. This is so only if it took
/// one over.
static bool is_taken_over(const cffi_value_access *access) {
    // The call's, and that to spare.
    size_t held = 2;
    cffi_receiver *receiver = cffi_hazard_protect_inline((void *const *)&cffi_words_of(access->proxy)->forward);
    held += receiver != NULL && receiver->object == access->box && receiver->holding == cffi_holding_strong;
    size_t count = swift_retainCount(access->box);
    if (receiver != NULL) cffi_hazard_clear_inline();
    return count < held;
}

/// Has the next calls of a slot go the shortest way.
static void learn_borrowing(const cffi_value_access *access) {
    cffi_slot_learn(access->slot, cffi_learnt_borrowing);
    if (access->pair_place == 0) return;
    cffi_slot_remember_pair(access->slot, access->pair_place);
}

static void end_object(const cffi_value_access *access) {
    if (cffi_slot_has_learnt(access->slot, cffi_learnt_consuming)) return;
    // A `mutating` method of a protocol's extension assigned it, and released what was there.
    if (CFFI_UNLIKELY(access->value != access->box)) {
        learn_borrowing(access);
        swift_release(access->value);
        return;
    }
    if (CFFI_UNLIKELY(is_taken_over(access))) {
        cffi_slot_end_shortest_way(access->slot, cffi_learnt_consuming);
        return;
    }
    // If others keep the object as well, it may have been one of theirs that is gone: the next call may tell.
    if (swift_retainCount(access->box) >= access->version) learn_borrowing(access);
    swift_release(access->box);
}

// MARK: The end

void cffi_value_end(cffi_value_access *access) {
    switch ((way)access->way) {
    case way_none: break;
    case way_object: end_object(access); break;
    case way_change: __atomic_fetch_and(state_of(access->box), ~CHANGING, __ATOMIC_RELEASE); break;
    case way_copy:
        if (access->is_noted) leave(access);
        // The copy was taken over.
        if (CFFI_UNLIKELY(cffi_slot_has_learnt(access->slot, cffi_learnt_consuming))) break;
        if (CFFI_UNLIKELY(memcmp(access->value, bytes_behind(access), witnesses_of(access->type)->size) != 0)) {
            store(access);
        } else {
            destroy(access->value, access->type);
        }
    }
}

cffi_value_access *cffi_value_begin_apart(cffi_value_ending ending, void *proxy, cffi_slot *slot, void *box,
                                          const void *type) {
    cffi_value_access *access = malloc(sizeof *access + cffi_value_room(type));
    if (access == NULL) {
        fputs("Switchboard: no memory for a copy of a target.\n", stderr);
        abort();
    }
    cffi_value_begin(access, ending, proxy, slot, box, type, access + 1);
    return access;
}

void cffi_value_end_apart(cffi_value_access *access) {
    cffi_value_end(access);
    free(access);
}

bool cffi_value_copy(void *box, const void *type, void *to) {
    uint32_t version;
    if (!begin_copying(state_of(box), &version)) return false;
    copy(to, value_in(box, type), type);
    end_copying(state_of(box));
    note_read(box);
    return true;
}
