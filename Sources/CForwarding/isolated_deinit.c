#include "isolated_deinit.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "CSupport/compiler.h"
#include "CSupport/import.h"
#include "CSupport/lock.h"
#include "CSupport/pointer_map.h"
#include "CSupport/swift_runtime.h"
#include "CSupport/symbol.h"

/// An isolated deallocating destructor, which takes its object as an argument.
typedef __attribute__((swiftcall)) void deinit_work(void *object);
/// `identity` and `implementation`: the executor.
typedef __attribute__((swiftcall)) void deinit_on_executor(void *object, deinit_work *work, void *identity,
                                                           const void *implementation, size_t flags);

/// Of the runtime, and null where it is older than isolated deinits.
extern deinit_on_executor swift_task_deinitOnExecutor __attribute__((weak));

/// Its address, in a word of data, which is not replaced: where this binary's word is, a call by name would come back here.
/// Volatile, so that the compiler does not make it one.
static deinit_on_executor *volatile runtime = swift_task_deinitOnExecutor;

/// A binary with hooked classes. They are never freed.
typedef struct binary {
    /// An address in it.
    const void *address;
    /// Whether it calls `replacement` now.
    cffi_importing importing;
    /// Through which it calls the function.
    void **word;
    /// What it called before: the runtime's function, or that of another copy of the library.
    deinit_on_executor *previous;
    struct binary *next;
} binary;

/// Atomic.
static binary *binaries;
/// Whether one of them called another copy of the library before. Atomic.
static bool has_other_copy;

/// The descriptor of a class, which is in the class's binary also where its metadata is made at run time (swiftlang/swift,
/// include/swift/ABI/Metadata.h, TargetClassMetadata); null for a class without one.
static const void *descriptor_of(const void *type) {
    return ((const void *const *)type)[5];
}

/// Null if no class of the binary was hooked.
static binary *binary_of(const void *address) {
    binary *one = __atomic_load_n(&binaries, __ATOMIC_ACQUIRE);
    while (one != NULL && !cffi_is_same_binary(one->address, address)) one = one->next;
    return one;
}

/// A class whose binary calls `replacement`.
typedef struct watched_class {
    binary *of;
    /// The class's isolated deallocating destructor, once it is known. Atomic.
    deinit_work *work;
} watched_class;

static cffi_pointer_map classes = CFFI_POINTER_MAP_INIT;

/// What the binary of an object's class called before.
static deinit_on_executor *previous_of(const void *type) {
    const void *descriptor = descriptor_of(type);
    if (CFFI_LIKELY(!__atomic_load_n(&has_other_copy, __ATOMIC_ACQUIRE)) || descriptor == NULL) return runtime;
    binary *of = binary_of(descriptor);
    return of == NULL ? runtime : of->previous;
}

/// An object whose deallocating destructor is called on this thread; null once its isolated destructor was passed on.
typedef struct destruction {
    void *object;
    watched_class *class;
    struct destruction *outer;
} destruction;

static CFFI_THREAD_LOCAL destruction *innermost;

__attribute__((swiftcall)) static void finish(void *object) {
    const void *type = *(const void *const *)object;
    watched_class *class = (watched_class *)cffi_pointer_map_find(&classes, type);
    __atomic_load_n(&class->work, __ATOMIC_ACQUIRE)(object);
    cffi_deinit_is_over(object);
}

__attribute__((swiftcall)) static void replacement(void *object, deinit_work *work, void *identity, const void *implementation,
                                                   size_t flags) {
    deinit_on_executor *previous = previous_of(*(const void *const *)object);
    destruction *current = innermost;
    if (current != NULL && current->object == object) {
        // Before the end, because afterwards another object may have the address.
        current->object = NULL;
        __atomic_store_n(&current->class->work, work, __ATOMIC_RELEASE);
        work = finish;
    }
    previous(object, work, identity, implementation, flags);
}

void cffi_destroy(void *object, const void *type, cffi_destroyer *destroy) {
    watched_class *class = (watched_class *)cffi_pointer_map_find(&classes, type);
    if (class == NULL) {
        destroy(object);
        cffi_deinit_is_over(object);
        return;
    }
    // A thread that called the function for the first time while it was replaced may have written the word after that. It is
    // read first, because it may be read-only; then the dynamic linker never writes it again.
    void **word = class->of->word, *expected = (void *)runtime;
    if (CFFI_UNLIKELY(__atomic_load_n(word, __ATOMIC_RELAXED) == expected)) {
        __atomic_compare_exchange_n(word, &expected, (void *)replacement, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
    }
    destruction current = {object, class, innermost};
    innermost = &current;
    destroy(object);
    innermost = current.outer;
    if (current.object != NULL) cffi_deinit_is_over(object);
}

/// Whether a class's deinit is isolated, as the symbols of its binary say: the isolated deallocating destructor has the name of
/// the deallocating destructor except for its last letter (docs/ABI/Mangling.rst). False if there are no symbols.
static bool is_isolated(cffi_destroyer *destroy) {
    const void *address = (const void *)destroy;
    char *name;
    cffi_function_names(&address, 1, "fD", &name);
    if (name == NULL) return false;
    name[strlen(name) - 1] = 'Z';
    bool result = cffi_has_function(address, name);
    cffi_free_name(name);
    return result;
}

/// Has a binary call `replacement`; null if there is no memory.
static binary *replace_in(const void *address) {
    binary *new = malloc(sizeof *new);
    if (new == NULL) return NULL;
    cffi_import found;
    *new = (binary){.address = address, .previous = runtime, .next = binaries};
    new->importing =
        cffi_import_replace(address, "swift_task_deinitOnExecutor", (const void *)runtime, (void *)replacement, &found);
    new->word = found.word;
    if (found.previous != NULL) {
        new->previous = (deinit_on_executor *)found.previous;
        __atomic_store_n(&has_other_copy, true, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&binaries, new, __ATOMIC_RELEASE);
    return new;
}

bool cffi_watch_isolated_deinits(const void *type, cffi_destroyer *destroy) {
    if (runtime == NULL) return true;
    const void *descriptor = descriptor_of(type);
    const void *address = descriptor != NULL ? descriptor : (const void *)destroy;
    // Once for each binary: a copy of the library that comes later calls this one.
    binary *of = binary_of(address);
    if (of == NULL) of = replace_in(address);
    if (of == NULL) return false;
    if (of->importing == cffi_import_read_only) return !is_isolated(destroy);
    if (of->importing == cffi_import_absent) {
        return !cffi_is_same_binary(address, (const void *)runtime) || !is_isolated(destroy);
    }
    watched_class *class = malloc(sizeof *class);
    if (class == NULL) return false;
    *class = (watched_class){of, NULL};
    return cffi_pointer_map_add(&classes, type, class);
}
