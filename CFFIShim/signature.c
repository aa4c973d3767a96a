#include "CFFIShim/signature.h"

#include <stdatomic.h>
#include <string.h>

#include "CSupport/lock.h"
#include "signature_internal.h"

// MARK: The cache

// Lists that only grow at their heads, so a reader follows pointers that never change. With this number of lists, the
// largest possible cache has 16 signatures in each on average.
enum { LISTS = 4096 };

static _Atomic(cffi_signature *) lists[LISTS];
static _Atomic(uint32_t) prepared_count;
/// Guarded by `writers`.
static size_t prepared_size;
static cffi_lock writers = CFFI_LOCK_INIT;

/// FNV-1a (Fowler, Noll, Vo), 64 bits.
static uint64_t hash_of(const char *text, size_t length, uint32_t fixed_arguments) {
    uint64_t hash = 0xcbf29ce484222325 ^ fixed_arguments;
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3;
    return hash;
}

static cffi_signature *find(uint64_t hash, const char *text, size_t length, uint32_t fixed_arguments) {
    cffi_signature *found = atomic_load_explicit(&lists[hash % LISTS], memory_order_acquire);
    for (; found != NULL; found = found->next) {
        if (found->hash == hash && found->length == length && found->fixed_arguments == fixed_arguments &&
            memcmp(found->text, text, length) == 0) {
            return found;
        }
    }
    return NULL;
}

/// Precondition: `writers` is held.
static const cffi_signature *publish(cffi_signature *made, cffi_encoding_error *error) {
    // Another thread may have been faster.
    cffi_signature *known = find(made->hash, made->text, made->length, made->fixed_arguments);
    bool fits = atomic_load_explicit(&prepared_count, memory_order_relaxed) < CFFI_SIGNATURES &&
                made->memory_size <= CFFI_SIGNATURES_SIZE - prepared_size;
    if (known == NULL && fits) {
        prepared_size += made->memory_size;
        atomic_fetch_add_explicit(&prepared_count, 1, memory_order_relaxed);
        made->next = atomic_load_explicit(&lists[made->hash % LISTS], memory_order_relaxed);
        atomic_store_explicit(&lists[made->hash % LISTS], made, memory_order_release);
        return made;
    }
    if (known == NULL) {
        *error = (cffi_encoding_error){cffi_encoding_too_many, 0, made->text[0], "fewer signatures in one process"};
    }
    cffi_signature_destroy(made);
    return known;
}

const cffi_signature *cffi_signature_for(const char *encoding, size_t length, uint32_t fixed_arguments,
                                         cffi_encoding_error *error) {
    // A longer encoding is refused by the parser, and need not be hashed for that.
    uint64_t hash = length <= CFFI_ENCODING_LENGTH ? hash_of(encoding, length, fixed_arguments) : 0;
    cffi_signature *known = find(hash, encoding, length, fixed_arguments);
    if (known != NULL) return known;

    // Without the lock: preparing takes longer than adding, and two threads seldom prepare the same signature at once.
    cffi_signature *made = cffi_signature_prepare(encoding, length, fixed_arguments, error);
    if (made == NULL) return NULL;
    made->hash = hash;
    cffi_lock_acquire(&writers);
    const cffi_signature *published = publish(made, error);
    cffi_lock_release(&writers);
    return published;
}

uint32_t cffi_signature_prepared_count(void) {
    return atomic_load_explicit(&prepared_count, memory_order_relaxed);
}

// MARK: What it says

uint32_t cffi_signature_argument_count(const cffi_signature *signature) {
    return signature->argument_count;
}

const cffi_type *cffi_signature_result(const cffi_signature *signature) {
    return signature->encoding->types;
}

const cffi_type *cffi_signature_argument(const cffi_signature *signature, uint32_t index) {
    return &signature->encoding->types[signature->argument_types[index]];
}

const char *cffi_signature_encoding(const cffi_signature *signature) {
    return signature->text;
}

bool cffi_signature_in_registers(const cffi_signature *signature) {
    return signature->in_registers;
}

bool cffi_signature_has_plan(const cffi_signature *signature) {
    return signature->plan.exists;
}
