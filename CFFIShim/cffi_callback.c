#include "cffi_callback.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "cffi_callback_entry.h"
#include "cffi_invocation_internal.h"
#include "cffi_lock.h"

// MARK: Entries

/// A callback: an entry of the pool, or one with a closure of libffi's. Entries are never freed, so a thread that is on
/// its way into one always finds it.
struct cffi_callback {
    /// How many threads are inside, in the low half; above it `closed` and `idle`, then a number that grows whenever
    /// the entry becomes idle. All other fields change only while it is idle.
    _Alignas(64) _Atomic(uint64_t) state;
    cffi_callback_handler *handler;
    void *context;
    const cffi_signature *signature;
    cffi_context_release *release;
    cffi_function *function;
    /// In a list of free entries.
    cffi_callback *next;
    bool is_compiled;
};

static const uint64_t inside_mask = 0xffffffff, closed = (uint64_t)1 << 32, idle = (uint64_t)1 << 33,
                      generation = (uint64_t)1 << 34;

/// Free entries, the one that has been free for longest first.
typedef struct queue { cffi_callback *first, *last; } queue;

/// Guards what follows.
static cffi_lock entries_lock = CFFI_LOCK_INIT;
static queue free_compiled;
static queue free_allocated;

static void append(queue *to, cffi_callback *entry) {
    entry->next = NULL;
    if (to->first == NULL) {
        to->first = entry;
    } else {
        to->last->next = entry;
    }
    to->last = entry;
}

/// Takes out the first entry for a signature, or the first of all if `signature` is null.
static cffi_callback *take(queue *from, const cffi_signature *signature) {
    cffi_callback *before = NULL, *entry = from->first;
    while (entry != NULL && signature != NULL && entry->signature != signature) {
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

/// Releases the context of an entry that is closed, as soon as nobody is inside: whoever finds it so first.
static void finish(cffi_callback *entry) {
    uint64_t state = atomic_load(&entry->state);
    if ((state & closed) == 0 || (state & idle) != 0 || (state & inside_mask) != 0) return;
    // A thread that has come too late may be inside for a moment; it looks itself when it leaves.
    if (!atomic_compare_exchange_strong(&entry->state, &state, (state | idle) + generation)) return;
    if (entry->release != NULL) entry->release(entry->context);
    cffi_lock_acquire(&entries_lock);
    append(entry->is_compiled ? &free_compiled : &free_allocated, entry);
    cffi_lock_release(&entries_lock);
}

/// Counts this thread in: true where the callback has not ended. Its fields stay as they are until `leave` then.
static inline bool is_open_inside(cffi_callback *entry) {
    return (atomic_fetch_add(&entry->state, 1) & closed) == 0;
}

static inline void leave(cffi_callback *entry) {
    uint64_t state = atomic_fetch_sub(&entry->state, 1) - 1;
    if (__builtin_expect((state & closed) != 0, 0)) finish(entry);
}

// MARK: Calls by way of libffi

static void enter_from_libffi(ffi_cif *cif, void *result, void **arguments, void *user_data) {
    (void)cif;
    cffi_callback *entry = user_data;
    // An entry with a closure keeps its signature, so this may be read by a call that comes too late.
    const cffi_type *type = cffi_signature_result(entry->signature);
    bool is_short = cffi_is_short_integer(type);
    memset(result, 0, is_short ? sizeof(ffi_arg) : type->size);
    if (is_open_inside(entry)) {
        cffi_invocation invocation = {.signature = entry->signature, .arguments = arguments, .result = result};
        entry->handler(&invocation, entry->context);
        if (invocation.result != result) memcpy(result, invocation.result, type->size);
        if (is_short) cffi_widen(result, type->kind);
    }
    leave(entry);
}

/// An entry with a new closure. Closures are kept for their signature, so that a late call finds what it expects.
static cffi_callback *allocate(const cffi_signature *signature, cffi_callback_problem *problem) {
    cffi_callback *entry = aligned_alloc(_Alignof(cffi_callback), sizeof *entry);
    *problem = cffi_callback_no_memory;
    if (entry == NULL) return NULL;
    memset(entry, 0, sizeof *entry);
    atomic_init(&entry->state, closed | idle);
    entry->signature = signature;
    void *code = NULL;
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
    *problem = cffi_callback_no_executable_memory;
    if (closure == NULL) {
        free(entry);
        return NULL;
    }
    if (ffi_prep_closure_loc(closure, (ffi_cif *)&signature->cif, enter_from_libffi, entry, code) != FFI_OK) {
        ffi_closure_free(closure);
        free(entry);
        return NULL;
    }
    memcpy(&entry->function, &code, sizeof code);
    return entry;
}

// MARK: Calls by way of the pool

#if CFFI_HAS_CALLBACK_STUBS

_Static_assert(CFFI_CALLBACK_STUBS == CFFI_COMPILED_CALLBACKS, "one stub for each");

/// As the assembly writes it.
typedef struct cffi_callback_registers {
    uint64_t integers[CFFI_CALL_INTEGERS];
    uint64_t vectors[CFFI_CALL_VECTORS];
    uint64_t result;
} cffi_callback_registers;

_Static_assert(offsetof(cffi_callback_registers, result) == (CFFI_CALL_INTEGERS + 8) * 8, "the stubs know it");

void cffi_callback_stubs(void);
void cffi_callback_enter(cffi_callback_registers *registers, uint32_t number);

static cffi_callback compiled[CFFI_COMPILED_CALLBACKS];
/// How many entries have been used: the others are taken in turn, and are not in the list of free ones. Under the lock.
static uint32_t compiled_used;

void cffi_callback_enter(cffi_callback_registers *registers, uint32_t number) {
    cffi_callback *entry = &compiled[number];
    registers->result = 0;
    if (is_open_inside(entry)) {
        const cffi_signature *signature = entry->signature;
        void *arguments[CFFI_CALL_REGISTERS];
        for (uint32_t i = 0; i < signature->argument_count; i++) {
            cffi_register_argument place = signature->registers[i];
            // Little-endian: a shorter value is at the beginning of its register.
            arguments[i] = place.load >= cffi_load_float ? &registers->vectors[place.index]
                                                         : &registers->integers[place.index];
        }
        _Alignas(16) uint64_t result[2] = {0, 0};
        cffi_invocation invocation = {.signature = signature, .arguments = arguments, .result = result};
        entry->handler(&invocation, entry->context);
        const cffi_type *type = cffi_signature_result(signature);
        memcpy(&registers->result, invocation.result, type->size);
        if (cffi_is_short_integer(type)) cffi_widen(&registers->result, type->kind);
    }
    leave(entry);
}

/// Precondition: `entries_lock` is held.
static cffi_callback *take_compiled(void) {
    if (compiled_used == CFFI_COMPILED_CALLBACKS) return take(&free_compiled, NULL);
    cffi_callback *entry = &compiled[compiled_used];
    atomic_store(&entry->state, closed | idle);
    entry->is_compiled = true;
    entry->function = (cffi_function *)((char *)cffi_callback_stubs + compiled_used * CFFI_CALLBACK_STUB_SIZE);
    compiled_used++;
    return entry;
}

#else

static cffi_callback *take_compiled(void) {
    return NULL;
}

#endif

// MARK: Callbacks

static cffi_callback *find_entry(const cffi_signature *signature, cffi_callback_code code,
                                 cffi_callback_problem *problem) {
    cffi_callback *entry = NULL;
    *problem = cffi_callback_variadic;
    if (signature->fixed_arguments != CFFI_NOT_VARIADIC) return NULL;
    cffi_lock_acquire(&entries_lock);
    if (code != cffi_callback_allocated && signature->in_registers) entry = take_compiled();
    if (entry == NULL && code != cffi_callback_compiled) entry = take(&free_allocated, signature);
    cffi_lock_release(&entries_lock);
    *problem = cffi_callback_no_compiled_entry;
    return entry != NULL || code == cffi_callback_compiled ? entry : allocate(signature, problem);
}

cffi_callback *cffi_callback_create(const cffi_signature *signature, cffi_callback_code code,
                                    cffi_callback_handler *handler, void *context, cffi_context_release *release,
                                    cffi_callback_problem *problem) {
    cffi_callback *entry = find_entry(signature, code, problem);
    if (entry == NULL) return NULL;
    entry->handler = handler;
    entry->context = context;
    entry->release = release;
    if (entry->is_compiled) entry->signature = signature;
    // A late caller of what the entry was before may be counting itself in and out right now.
    atomic_fetch_and(&entry->state, ~(closed | idle));
    return entry;
}

cffi_function *cffi_callback_function(const cffi_callback *callback) {
    return callback->function;
}

bool cffi_callback_is_compiled(const cffi_callback *callback) {
    return callback->is_compiled;
}

void cffi_callback_release(cffi_callback *callback) {
    atomic_fetch_or(&callback->state, closed);
    finish(callback);
}
