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

/// Its address, in a word of data, which is not replaced: where this binary's word is, a call by name would come back
/// here. Volatile, so that the compiler does not make it one.
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

/// The descriptor of a class, which is in the class's binary also where its metadata is made at run time
/// (swiftlang/swift, include/swift/ABI/Metadata.h, TargetClassMetadata); null for a class without one.
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

__attribute__((swiftcall)) static void replacement(void *object, deinit_work *work, void *identity,
                                                   const void *implementation, size_t flags) {
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
    // A thread that called the function for the first time while it was replaced may have written the word after that.
    // It is read first, because it may be read-only; then the dynamic linker never writes it again.
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

/// Where a direct call or a jump at `code` leads; null if there is neither. `length`: of the instruction.
static const uint8_t *direct_target(const uint8_t *code, size_t *length) {
#if defined(__x86_64__)
    int32_t distance;
    *length = 1;
    if (code[0] != 0xE8 && code[0] != 0xE9) return NULL;
    memcpy(&distance, code + 1, sizeof distance);
    return code + 5 + distance;
#elif defined(__aarch64__)
    uint32_t instruction;
    *length = 4;
    memcpy(&instruction, code, sizeof instruction);
    if ((instruction & 0x7C000000) != 0x14000000) return NULL;
    return code + (int64_t)((int32_t)(instruction << 6) >> 6) * 4;
#else
    (void)code;
    *length = 1;
    return NULL;
#endif
}

/// Whether a function is over before `code`: it returned or jumped before, and what follows is aligned as functions
/// are, or fills the room up to the next one.
static bool is_over(const uint8_t *code, const uint8_t *begin) {
#if defined(__x86_64__)
    bool has_left = code > begin && (code[-1] == 0xC3 || (code >= begin + 5 && code[-5] == 0xE9));
    return has_left && ((uintptr_t)code % 16 == 0 || *code == 0x0F || *code == 0x66 || *code == 0x90 || *code == 0xCC);
#else
    uint32_t previous;
    if (code == begin) return false;
    memcpy(&previous, code - 4, sizeof previous);
    return previous == 0xD65F03C0 || (previous & 0xFC000000) == 0x14000000;
#endif
}

/// Whether a deallocating destructor calls a function of its own binary, or jumps to it, as its instructions say.
/// Functions that the optimizer merged begin with a jump to what they share, which is followed. `depth`: how many such
/// jumps were.
static bool calls(const uint8_t *code, const uint8_t *function, int depth) {
    // An isolated one finds its executor, and passes its work on: those that were disassembled have up to 127 bytes.
    enum { most = 512, shared_within = 32, most_jumps = 2 };
    size_t length;
    for (size_t at = 0; at < most; at += length) {
        if (is_over(code + at, code) || !cffi_is_same_binary(code + at + 8, function)) return false;
        const uint8_t *target = direct_target(code + at, &length);
        if (target == function) return true;
        if (target != NULL && at < shared_within && depth < most_jumps && cffi_is_same_binary(target, function) &&
            calls(target, function, depth + 1)) {
            return true;
        }
    }
    return false;
}

/// Whether a class's deinit is isolated, where the function that passes it on is linked into the class's binary. Its
/// symbols tell: the isolated deallocating destructor has the name of the deallocating destructor except for its last
/// letter (docs/ABI/Mangling.rst). Where they were stripped, its instructions do.
static bool is_isolated(cffi_destroyer *destroy) {
    const void *address = (const void *)destroy;
    char *name;
    cffi_function_names(&address, 1, "fD", &name);
    if (name == NULL) return runtime != NULL && calls((const uint8_t *)address, (const uint8_t *)runtime, 0);
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

cffi_attachment cffi_watch_isolated_deinits(const void *type, cffi_destroyer *destroy) {
    if (runtime == NULL) return cffi_attached;
    const void *descriptor = descriptor_of(type);
    const void *address = descriptor != NULL ? descriptor : (const void *)destroy;
    // Once for each binary: a copy of the library that comes later calls this one.
    binary *of = binary_of(address);
    if (of == NULL) of = replace_in(address);
    if (of == NULL) return cffi_attachment_no_memory;
    if (of->importing == cffi_import_read_only) return is_isolated(destroy) ? cffi_attachment_isolated : cffi_attached;
    if (of->importing == cffi_import_absent) {
        bool is_unknown = cffi_is_same_binary(address, (const void *)runtime) && is_isolated(destroy);
        return is_unknown ? cffi_attachment_isolated : cffi_attached;
    }
    watched_class *class = malloc(sizeof *class);
    if (class == NULL) return cffi_attachment_no_memory;
    *class = (watched_class){of, NULL};
    return cffi_pointer_map_add(&classes, type, class) ? cffi_attached : cffi_attachment_no_memory;
}
