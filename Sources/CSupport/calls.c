#include "CSupport/calls.h"

#include "CSupport/hazard.h"
#include "CSupport/lock.h"
#include "retired.h"

static cffi_lock lock = CFFI_LOCK_INIT;
/// The values that wait for calls.
static cffi_retired *all;

/// Whether a call uses a value. With `is_new`, flags the guards of such calls, and sets it if one of them was not yet
/// flagged.
static bool is_used(const void *pointer, bool *is_new) {
    bool is_found = false;
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        for (int i = 0; i < CFFI_CALL_GUARDS; i++) {
            cffi_call_guard *guard = &record->calls[i];
            if (atomic_load_explicit(&guard->used, memory_order_acquire) != pointer) continue;
            if (is_new == NULL) return true;
            is_found = true;
            if (!atomic_exchange(&guard->is_awaited, true)) *is_new = true;
        }
    }
    return is_found;
}

static bool is_waiting(const void *pointer) {
    for (const cffi_retired *value = all; value != NULL; value = value->next) {
        if (value->pointer == pointer) return true;
    }
    return false;
}

/// What waits with this pointer, taken out of the list; null if there is nothing, or a call uses it. Precondition: the
/// lock is held.
static cffi_retired *take_unused(const void *pointer) {
    if (!is_waiting(pointer)) return NULL;
    bool is_found, is_new = false;
    while ((is_found = is_used(pointer, &is_new)) && is_new) {
        // Between a guard's flag and the last look there has to be a fence: a call that ends before it is seen to be
        // over, and one that ends later finds the flag. Tests/Models/calls.py tries all orders.
        cffi_hazard_fence_for_all();
        is_new = false;
    }
    if (is_found) return NULL;
    cffi_retired *unused = NULL;
    for (cffi_retired **link = &all; *link != NULL;) {
        if ((*link)->pointer == pointer) {
            cffi_retired_push(&unused, cffi_retired_unlink(link));
        } else {
            link = &(*link)->next;
        }
    }
    return unused;
}

bool cffi_calls_are_under_way(void) {
    for (cffi_thread *record = cffi_thread_first(); record != NULL; record = record->next) {
        for (int i = 0; i < CFFI_CALL_GUARDS; i++) {
            if (atomic_load_explicit(&record->calls[i].used, memory_order_acquire) != NULL) return true;
        }
    }
    return false;
}

void cffi_calls_retire(void *pointer, void (*destroy)(void *)) {
    if (!is_used(pointer, NULL)) {
        destroy(pointer);
        return;
    }
    cffi_retired *unused = NULL;
    cffi_lock_acquire(&lock);
    // If another reference waits already, that one keeps what calls use.
    bool is_kept = is_waiting(pointer);
    if (!is_kept) {
        cffi_retired_push(&all, cffi_retired_make(pointer, pointer, destroy));
        unused = take_unused(pointer);
    }
    cffi_lock_release(&lock);
    if (is_kept) destroy(pointer);
    cffi_retired_destroy(unused);
}

CFFI_PRESERVING void cffi_calls_settle(cffi_call_guard *guard, const void *used) {
    CFFI_KEEP_FRAME_POINTER();
    cffi_lock_acquire(&lock);
    // Flags are set under this lock, and this guard is free: nothing waits for it.
    atomic_store(&guard->is_awaited, false);
    cffi_retired *unused = take_unused(used);
    cffi_lock_release(&lock);
    cffi_retired_destroy(unused);
}
