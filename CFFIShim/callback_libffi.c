// Callbacks that use libffi's closures, for what the pool does not serve.

#include <string.h>

#include "CSupport/aligned.h"
#include "CSupport/lock.h"
#include "callback_internal.h"

/// Used in place of libffi's own lock, which would stay locked in a child process of `fork()`.
static cffi_lock libffi_lock = CFFI_LOCK_INIT;

static void enter_from_libffi(ffi_cif *cif, void *result, void **arguments, void *user_data) {
    (void)cif;
    cffi_callback *entry = user_data;
    // An entry with a closure always keeps the same signature.
    const cffi_signature *signature = atomic_load_explicit(&entry->signature, memory_order_relaxed);
    const cffi_type *type = cffi_signature_result(signature);
    // libffi has room for at least a word, even if the result is shorter or void.
    cffi_zero(result, type->size > sizeof(uint64_t) ? type->size : sizeof(uint64_t));
    cffi_callback_stay stay = cffi_callback_come_in(entry);
    if (stay.is_open) {
        void *found = cffi_callback_call(entry, signature, arguments, result);
        if (found != result) memcpy(result, found, type->size);
        if (cffi_is_short_integer(type)) {
            ffi_arg word = cffi_widened(result, type->kind);
            memcpy(result, &word, sizeof word);
        }
    }
    cffi_callback_leave(entry, stay);
}

cffi_callback *cffi_callback_allocate(const cffi_signature *signature, cffi_callback_problem *problem) {
    cffi_callback *entry = cffi_aligned_allocate(_Alignof(cffi_callback), sizeof *entry);
    *problem = cffi_callback_no_memory;
    if (entry == NULL) return NULL;
    memset(entry, 0, sizeof *entry);
    atomic_init(&entry->state, cffi_callback_closed | cffi_callback_unplaced | cffi_callback_idle);
    atomic_init(&entry->signature, signature);
    void *code = NULL;
    cffi_lock_acquire(&libffi_lock);
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
    cffi_lock_release(&libffi_lock);
    *problem = cffi_callback_no_executable_memory;
    if (closure == NULL) {
        cffi_aligned_free(entry);
        return NULL;
    }
    if (ffi_prep_closure_loc(closure, (ffi_cif *)&signature->cif, enter_from_libffi, entry, code) != FFI_OK) {
        cffi_lock_acquire(&libffi_lock);
        ffi_closure_free(closure);
        cffi_lock_release(&libffi_lock);
        cffi_aligned_free(entry);
        return NULL;
    }
    memcpy(&entry->function, &code, sizeof code);
    return entry;
}
