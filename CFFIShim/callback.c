#include "CSupport/hazard.h"
#include "CSupport/lock.h"
#include "callback_internal.h"

// MARK: Entries

static const uint64_t inside_mask = 0xffffffff, closed = cffi_callback_closed, idle = cffi_callback_idle,
                      unplaced = cffi_callback_unplaced, generation = (uint64_t)1 << 35;

/// Free entries, the one that has been free for longest first.
typedef struct queue {
    cffi_callback *first, *last;
} queue;

/// Guards the variables that follow.
static cffi_lock entries_lock = CFFI_LOCK_INIT;
static queue free_compiled;
static queue free_allocated;
/// How many entries of the pool have ever been used. The rest are taken in order, and are not in the list.
static uint32_t compiled_used;

static void append(queue *to, cffi_callback *entry) {
    entry->next = NULL;
    if (to->first == NULL) {
        to->first = entry;
    } else {
        to->last->next = entry;
    }
    to->last = entry;
}

/// Removes the first entry for a signature, or the first of all if `signature` is null.
static cffi_callback *take(queue *from, const cffi_signature *signature) {
    cffi_callback *before = NULL, *entry = from->first;
    while (entry != NULL && signature != NULL && cffi_callback_signature(entry) != signature) {
        before = entry;
        entry = entry->next;
    }
    if (entry == NULL) return NULL;
    if (before == NULL) {
        from->first = entry->next;
    } else {
        before->next = entry->next;
    }
    if (from->last == entry) from->last = before;
    return entry;
}

void cffi_callback_finish(cffi_callback *entry) {
    uint64_t state = atomic_load(&entry->state);
    if ((state & unplaced) == 0 || (state & idle) != 0 || (state & inside_mask) != 0) return;
    // A late caller may be inside for a moment; it calls this function itself when it leaves.
    if (!atomic_compare_exchange_strong(&entry->state, &state, (state | idle) + generation)) return;
    if (entry->release != NULL) entry->release(entry->context);
    cffi_lock_acquire(&entries_lock);
    append(entry->is_compiled ? &free_compiled : &free_allocated, entry);
    cffi_lock_release(&entries_lock);
}

/// Takes an entry of the pool; null if none is free. Precondition: `entries_lock` is held.
static cffi_callback *take_compiled(const cffi_signature *signature) {
    // An entry that was never used has no late callers, and late callers of an entry for the same signature find what
    // they expect. So an entry that had another signature is the last choice, unless both signatures only use
    // registers.
    cffi_callback *entry = signature->in_registers ? NULL : take(&free_compiled, signature);
    if (entry == NULL && compiled_used < CFFI_COMPILED_CALLBACKS) {
        entry = cffi_callback_compiled_entry(compiled_used);
        compiled_used += entry != NULL;
    }
    return entry != NULL ? entry : take(&free_compiled, NULL);
}

cffi_callback_stay cffi_callback_come_in_counted(cffi_callback *entry) {
    return (cffi_callback_stay){(atomic_fetch_add(&entry->state, 1) & closed) == 0, NULL};
}

void cffi_callback_leave_counted(cffi_callback *entry) {
    uint64_t state = atomic_fetch_sub(&entry->state, 1) - 1;
    if ((state & closed) != 0) cffi_callback_finish(entry);
}

// MARK: Callbacks

static cffi_callback *find_entry(const cffi_signature *signature, cffi_callback_code code,
                                 cffi_callback_problem *problem) {
    cffi_callback *entry = NULL;
    *problem = cffi_callback_variadic;
    if (signature->fixed_arguments != CFFI_NOT_VARIADIC) return NULL;
    cffi_lock_acquire(&entries_lock);
    if (code != cffi_callback_allocated && signature->plan.exists) entry = take_compiled(signature);
    if (entry == NULL && code != cffi_callback_compiled) entry = take(&free_allocated, signature);
    cffi_lock_release(&entries_lock);
    *problem = cffi_callback_no_compiled_entry;
    return entry != NULL || code == cffi_callback_compiled ? entry : cffi_callback_allocate(signature, problem);
}

/// Opens an entry whose handler or closure is there.
static void open(cffi_callback *entry, const cffi_signature *signature, void *context, cffi_context_release *release) {
    entry->context = context;
    entry->release = release;
    entry->takes_vectors = signature->plan.vector_count > 0;
    entry->is_plain = signature->plan.is_plain;
    if (entry->is_compiled) atomic_store_explicit(&entry->signature, signature, memory_order_release);
    // So that this thread's calls need not count.
    cffi_hazard_record_of_thread();
    // A late caller of the entry's previous callback may be counting itself in and out right now.
    atomic_fetch_and(&entry->state, ~(closed | idle | unplaced));
}

cffi_callback *cffi_callback_create(const cffi_signature *signature, cffi_callback_code code,
                                    cffi_callback_handler *handler, void *context, cffi_context_release *release,
                                    cffi_callback_problem *problem) {
    cffi_callback *entry = find_entry(signature, code, problem);
    if (entry == NULL) return NULL;
    entry->handler = handler;
    entry->has_closure = false;
    open(entry, signature, context, release);
    return entry;
}

cffi_callback *cffi_callback_create_for_closure(const cffi_signature *signature, cffi_callback_code code,
                                                cffi_function *closure, void *context, cffi_context_release *release,
                                                cffi_callback_problem *problem) {
    cffi_callback *entry = find_entry(signature, code, problem);
    if (entry == NULL) return NULL;
    entry->closure = (cffi_callback_closure *)closure;
    entry->has_closure = true;
    open(entry, signature, context, release);
    return entry;
}

cffi_function *cffi_callback_function(const cffi_callback *callback) {
    return callback->function;
}

bool cffi_callback_is_compiled(const cffi_callback *callback) {
    return callback->is_compiled;
}

/// Called when no call has the closed entry in a place.
static void note_unplaced(void *callback) {
    cffi_callback *entry = callback;
    atomic_fetch_or(&entry->state, unplaced);
    cffi_callback_finish(entry);
}

static void wait_for_places(void *callback) {
    cffi_calls_retire(callback, note_unplaced);
}

void cffi_callback_release(cffi_callback *callback) {
    // A call that does not see this has its place before the fence with which the search for places begins.
    atomic_fetch_or(&callback->state, closed);
    cffi_hazard_retire(callback, wait_for_places);
}
