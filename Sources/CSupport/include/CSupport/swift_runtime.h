// The few functions of the Swift runtime that the dispatch path calls. They are exported by libswiftCore and declared
// here, because Swift code may not declare them itself (`@_silgen_name` for swift_* symbols is to become an error).
// Source: swiftlang/swift, include/swift/Runtime/HeapObject.h.

#ifndef CSUPPORT_SWIFT_RUNTIME_H
#define CSUPPORT_SWIFT_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if __has_attribute(swiftcall)
#define CFFI_SWIFTCALL __attribute__((swiftcall))
#define CFFI_SWIFT_CONTEXT __attribute__((swift_context))
#define CFFI_SWIFT_INDIRECT_RESULT __attribute__((swift_indirect_result))
#else
#define CFFI_SWIFTCALL
#define CFFI_SWIFT_CONTEXT
#define CFFI_SWIFT_INDIRECT_RESULT
#endif

/// The offset of an object's first stored property, after its class pointer and its reference counts.
#define CFFI_OBJECT_HEADER 16

/// A protocol's witness table: word 0 the conformance descriptor, then one word for each requirement.
typedef const void *const *cffi_witness_table;

/// Allocates an object of a class, with one reference. `alignment_mask`: the alignment minus one.
void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask);

void *swift_retain(void *object);
void swift_release(void *object);

/// The type of any value that conforms to the protocols. `is_any`: false for protocols of classes only.
const void *swift_getExistentialTypeMetadata(bool is_any, const void *superclass, size_t count,
                                             const void *const *protocols);

/// Retains `object`, or returns null if it is being destroyed. Precondition: during the call, `object` has an unowned
/// or strong reference.
void *swift_tryRetain(void *object);

/// Keeps the memory of `object`, not the object, alive. Precondition: `object` is alive, or its memory is kept.
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);

/// A weak reference is one word, which `swift_weakInit` initializes and `swift_weakDestroy` destroys. Loading returns
/// the object retained, or null once it is gone. On systems without Objective-C loading only reads the word, so several
/// threads may load at once.
void *swift_weakInit(void *reference, void *object);
void *swift_weakLoadStrong(void *reference);
void swift_weakDestroy(void *reference);

/// Releases an error that was thrown.
void swift_errorRelease(void *error);

/// Whether `object` has one strong reference. Precondition: it is alive. `isKnownUniquelyReferenced` asks this, too;
/// but of an `AnyObject` in memory, debug builds make a copy first, and count it.
__attribute__((nonnull)) bool swift_isUniquelyReferenced_nonNull_native(const void *object);

/// How many strong references `object` has. Precondition: it is alive.
__attribute__((nonnull)) size_t swift_retainCount(void *object);

/// How many unowned and weak references `object` has. Precondition: it is alive.
__attribute__((nonnull)) size_t swift_unownedRetainCount(void *object);
__attribute__((nonnull)) size_t swift_weakRetainCount(void *object);

/// The witness table of a type's conformance to the protocol with that descriptor; null if it does not conform.
const void *swift_conformsToProtocol(const void *metadata, const void *protocol);

/// Registers conformances that no image declares. `begin` to `end` are 32-bit relative pointers to conformance
/// descriptors, which live for ever. Casts that failed before are tried again. Source:
/// include/swift/Runtime/Metadata.h.
void swift_registerProtocolConformances(const void *begin, const void *end);

/// What the runtime answers when it is asked for a type's metadata.
struct cffi_metadata_response {
    const void *metadata;
    size_t state;
};

/// The type that a conformance has for an associated type. `request`: 0, for complete metadata. `requirements` and
/// `requirement`: the word before the protocol's first requirement, and the requirement, in the protocol's descriptor.
/// Source: include/swift/Runtime/Metadata.h.
CFFI_SWIFTCALL struct cffi_metadata_response swift_getAssociatedTypeWitness(size_t request, void *table,
                                                                            const void *type, const void *requirements,
                                                                            const void *requirement);

static inline const void *cffi_associated_type(cffi_witness_table table, const void *type, const void *requirements,
                                               const void *requirement) {
    return swift_getAssociatedTypeWitness(0, (void *)table, type, requirements, requirement).metadata;
}

// Source: stdlib/public/runtime/MetadataLookup.cpp, for distributed actors.
CFFI_SWIFTCALL int32_t swift_func_getParameterCount(const char *name, size_t length);
CFFI_SWIFTCALL int32_t swift_func_getParameterTypeInfo(const char *name, size_t length, const void *environment,
                                                       const void *arguments, const void **types, uint32_t count);
CFFI_SWIFTCALL const void *swift_func_getReturnTypeInfo(const char *name, size_t length, const void *environment,
                                                        const void *arguments);

/// How many parameters the function with that mangled name has; negative if it is no function's name. `length`: in
/// bytes.
static inline int32_t cffi_parameter_count(const char *name, size_t length) {
    return swift_func_getParameterCount(name, length);
}

/// Writes the types of its parameters; false if one is not known, or is not just passed, as `inout`. `environment`:
/// which generic parameters there are; `arguments`: their metadata. Both are null for a function that is not generic.
static inline bool cffi_parameter_types(const char *name, size_t length, const void *environment,
                                        const void *const *arguments, const void **types, int32_t count) {
    return swift_func_getParameterTypeInfo(name, length, environment, arguments, types, (uint32_t)count) == count;
}

/// The type of its result; null if it is not known.
static inline const void *cffi_result_type(const char *name, size_t length, const void *environment,
                                           const void *const *arguments) {
    return swift_func_getReturnTypeInfo(name, length, environment, arguments);
}

/// A mangled name as text, which the caller frees, or null. Source: include/swift/Demangling/Demangle.h,
/// swift_demangle.
char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

/// The type of tuples of these types, without labels. Source: include/swift/Runtime/Metadata.h.
CFFI_SWIFTCALL struct cffi_metadata_response swift_getTupleTypeMetadata(size_t request, size_t count,
                                                                        const void *const *types, const char *labels,
                                                                        const void *witnesses);

static inline const void *cffi_tuple_type(const void *const *types, size_t count) {
    return swift_getTupleTypeMetadata(0, count, types, NULL, NULL).metadata;
}

/// Memory of the current task; freed in the opposite order of allocation, by the same task. The size need not be a
/// multiple of anything; the memory is aligned to 16 bytes. Exported by libswift_Concurrency; source:
/// include/swift/Runtime/Concurrency.h.
CFFI_SWIFTCALL void *swift_task_alloc(size_t size);
CFFI_SWIFTCALL void swift_task_dealloc(void *memory);

/// Frees this memory, and what was allocated after it. Null where the runtime does not have it (before Swift 6.2).
CFFI_SWIFTCALL void swift_task_dealloc_through(void *memory) __attribute__((weak));

/// The current task; null if there is none.
CFFI_SWIFTCALL void *swift_task_getCurrent(void);

/// The number of a task: no other task of the process has it. Exported by libswift_Concurrency; source:
/// include/swift/Runtime/Concurrency.h.
CFFI_SWIFTCALL uint64_t swift_task_getJobTaskId(void *task);

/// Whether the last strong reference to `object` is gone. Precondition: its memory is kept.
bool swift_isDeallocating(void *object);

/// Resumes the task that waits in an `UnsafeContinuation<Void, Never>`, whose representation is this word. Exported by
/// libswift_Concurrency; source: include/swift/Runtime/Concurrency.h.
CFFI_SWIFTCALL void swift_continuation_resume(void *continuation);

static inline void cffi_continuation_resume(void *continuation) {
    swift_continuation_resume(continuation);
}

#endif
