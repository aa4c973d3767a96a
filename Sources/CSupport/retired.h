// A value that no thread can find any more, and that waits for the calls and readers that still use it. calls.c and
// hazard.c keep lists of them.
#pragma once

#include <stdio.h>
#include <stdlib.h>

typedef struct cffi_retired {
    /// What the calls and readers use. It is the value, or the value was found in it.
    const void *pointer;
    void *value;
    void (*destroy)(void *);
    struct cffi_retired *next;
} cffi_retired;

/// Ends the process if there is no memory: who retires a value could only leak it or destroy it in use.
static inline cffi_retired *cffi_retired_make(const void *pointer, void *value, void (*destroy)(void *)) {
    cffi_retired *made = malloc(sizeof *made);
    if (made == NULL) {
        fputs("Switchboard: no memory to retire a value.\n", stderr);
        abort();
    }
    *made = (cffi_retired){pointer, value, destroy, NULL};
    return made;
}

static inline void cffi_retired_push(cffi_retired **list, cffi_retired *value) {
    value->next = *list;
    *list = value;
}

/// Takes the value at `link` out of its list.
static inline cffi_retired *cffi_retired_unlink(cffi_retired **link) {
    cffi_retired *value = *link;
    *link = value->next;
    return value;
}

/// Destroys the values of a list, in its order. Call it without the lock: what is destroyed may retire others.
static inline void cffi_retired_destroy(cffi_retired *list) {
    while (list != NULL) {
        cffi_retired *value = cffi_retired_unlink(&list);
        value->destroy(value->value);
        free(value);
    }
}
