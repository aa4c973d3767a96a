#include "CSupport/calls.h"

#include <stdio.h>
#include <stdlib.h>

#include "CSupport/hazard.h"
#include "CSupport/lock.h"

/// A value that waits for calls.
typedef struct awaiting {
    void *pointer;
    void (*destroy)(void *);
    struct awaiting *next;
} awaiting;

static cffi_lock lock = CFFI_LOCK_INIT;
static awaiting *all;

/// Whether a call uses a value. The threads of such calls are to look for what waits when they end; `is_new` is set if one of
/// them was not yet.
static bool is_used(const void *pointer, bool *is_new) {
    bool is_found = false;
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        for (int i = 0; i < CFFI_CALL_PLACES; i++) {
            if (atomic_load_explicit(&record->calls[i], memory_order_acquire) != pointer) continue;
            is_found = true;
            if (!atomic_exchange(&record->is_awaited, true)) *is_new = true;
        }
    }
    return is_found;
}

void cffi_calls_retire(void *pointer, void (*destroy)(void *)) {
    bool is_new = false;
    if (!is_used(pointer, &is_new)) {
        destroy(pointer);
        return;
    }
    awaiting *value = malloc(sizeof *value);
    if (value == NULL) {
        fputs("Switchboard: no memory to retire a value.\n", stderr);
        abort();
    }
    cffi_lock_acquire(&lock);
    *value = (awaiting){pointer, destroy, all};
    all = value;
    cffi_lock_release(&lock);
    cffi_calls_settle();
}

/// Puts what no call uses in another list. Precondition: the lock is held.
static void take_unused(awaiting **unused, bool *is_new) {
    for (awaiting **link = &all, *value; (value = *link) != NULL;) {
        if (is_used(value->pointer, is_new)) {
            link = &value->next;
        } else {
            *link = value->next;
            value->next = *unused;
            *unused = value;
        }
    }
}

void cffi_calls_settle(void) {
    awaiting *unused = NULL;
    cffi_lock_acquire(&lock);
    atomic_store(&cffi_thread_own->is_awaited, false);
    // Between a thread's flag and the last look there has to be a fence: a call that ends before it is seen to be over, and one
    // that ends later finds the flag. A call that was only about to use the value may have come in between, and then its
    // thread's flag is new. Tests/Models/calls.py tries all orders.
    for (bool is_new = true; is_new;) {
        cffi_hazard_fence();
        is_new = false;
        take_unused(&unused, &is_new);
    }
    cffi_lock_release(&lock);

    while (unused != NULL) {
        awaiting *value = unused;
        unused = value->next;
        value->destroy(value->pointer);
        free(value);
    }
}
