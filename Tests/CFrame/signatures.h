// Macros that make, of one line of signatures.inc, a receiver, a caller and a description. A list of arguments is a
// sequence, (type,place)(type,place)...: two macros take turns in walking it.

#ifndef SIGNATURES_H
#define SIGNATURES_H

#include "tests.h"

/// What a signature's caller and receiver have to do with each other in the call under way.
typedef struct expectation {
    uint64_t seed;
    bool throws;
    /// Nobody receives the call: its result is nothing to look at.
    bool probes;
    bool self_by_address;
    const test_proxy *proxy;
    const fake_object *receiver;
    /// What the receiver and the caller found.
    uint32_t arrivals, returns, failures;
} expectation;

extern expectation expected;

typedef struct signature {
    uint16_t number;
    bool may_throw;
    const void *receive;
    void (*call)(const void *function, void *self);
    const value_type *const *arguments;
    uint32_t argument_count;
} signature;

/// Notes a failure of signature `number`.
void mismatch(unsigned number, const char *what, int place);

/// What a receiver checks beside its arguments.
void arrived(unsigned number, const void *self, const void *type, const void *table);

/// The error that receivers throw.
extern char thrown;

/// Ends a walk: the macro whose turn would be next, the last token, becomes the empty one.
#define WALK_(...) __VA_ARGS__##_END
#define WALK(...) WALK_(__VA_ARGS__)

#define PARAMETERS(sequence) WALK(PARAMETER_A sequence)
#define PARAMETER_A(type, place) , type a##place PARAMETER_B
#define PARAMETER_B(type, place) , type a##place PARAMETER_A
#define PARAMETER_A_END
#define PARAMETER_B_END

/// Variables for what goes by address.
#define STORAGES(sequence) WALK(STORAGE_A sequence)
#define STORAGE_A(type, place) STORAGE_##type(place) STORAGE_B
#define STORAGE_B(type, place) STORAGE_##type(place) STORAGE_A
#define STORAGE_A_END
#define STORAGE_B_END
#define STORAGE_at(place) const large storage##place = value_large(expected.seed, place);
#define STORAGE_i64(place)
#define STORAGE_i32(place)
#define STORAGE_i8(place)
#define STORAGE_f32(place)
#define STORAGE_f64(place)
#define STORAGE_v128(place)
#define STORAGE_s2(place)
#define STORAGE_sm(place)
#define STORAGE_s3(place)

#define ARGUMENTS(sequence) WALK(ARGUMENT_A sequence)
#define ARGUMENT_A(type, place) , ARGUMENT_##type(place) ARGUMENT_B
#define ARGUMENT_B(type, place) , ARGUMENT_##type(place) ARGUMENT_A
#define ARGUMENT_A_END
#define ARGUMENT_B_END
#define ARGUMENT_at(place) &storage##place
#define ARGUMENT_i64(place) value_i64(expected.seed, place)
#define ARGUMENT_i32(place) value_i32(expected.seed, place)
#define ARGUMENT_i8(place) value_i8(expected.seed, place)
#define ARGUMENT_f32(place) value_f32(expected.seed, place)
#define ARGUMENT_f64(place) value_f64(expected.seed, place)
#define ARGUMENT_v128(place) value_v128(expected.seed, place)
#define ARGUMENT_s2(place) value_s2(expected.seed, place)
#define ARGUMENT_sm(place) value_sm(expected.seed, place)
#define ARGUMENT_s3(place) value_s3(expected.seed, place)

#define CHECKS(number, sequence) \
    const unsigned checked = number; \
    (void)checked; \
    WALK(CHECK_A sequence)
#define CHECK_A(type, place) \
    if (!same_##type(a##place, expected.seed, place)) mismatch(checked, #type, place); \
    CHECK_B
#define CHECK_B(type, place) \
    if (!same_##type(a##place, expected.seed, place)) mismatch(checked, #type, place); \
    CHECK_A
#define CHECK_A_END
#define CHECK_B_END

#define TYPES(sequence) WALK(TYPE_A sequence)
#define TYPE_A(type, place) &type_##type, TYPE_B
#define TYPE_B(type, place) &type_##type, TYPE_A
#define TYPE_A_END
#define TYPE_B_END

#define MAY_THROW_plain false
#define MAY_THROW_throws true
#define ERROR_plain
#define ERROR_throws , ERROR
#define THROW_plain
#define THROW_throws \
    if (expected.throws) *error = &thrown;
#define PASS_plain
#define PASS_throws , &error

/// The witness table and the class of self follow the arguments, as behind every requirement of a protocol.
#define HIDDEN , const void *type, const void *table
#define PASS_HIDDEN , &proxy_class, expected.proxy->table

#define DESCRIPTION(n, flavour, sequence) \
    static const value_type *const arguments_##n[] = {TYPES(sequence) NULL}; \
    static const signature signature_##n = { \
        n,        MAY_THROW_##flavour, (const void *)&receive_##n, \
        call_##n, arguments_##n,       sizeof arguments_##n / sizeof arguments_##n[0] - 1};

#define CALLED(n, flavour, good) \
    expected.returns++; \
    if (error != (expected.throws ? &thrown : NULL)) mismatch(n, "error", -1); \
    if (!expected.throws && !expected.probes && !(good)) mismatch(n, "result", -1);

#define DIRECT(n, flavour, kind, sequence) \
    static SWIFT kind receive_##n(SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) { \
        arrived(n, self, type, table); \
        CHECKS(n, sequence) \
        THROW_##flavour return value_##kind(expected.seed, 777); \
    } \
    static void call_##n(const void *function, void *self) { \
        SWIFT kind (*entry)(SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) = (void *)(uintptr_t)function; \
        STORAGES(sequence) \
        void *error = NULL; \
        kind result = entry(self PASS_##flavour ARGUMENTS(sequence) PASS_HIDDEN); \
        CALLED(n, flavour, same_##kind(result, expected.seed, 777)) \
    } \
    DESCRIPTION(n, flavour, sequence)

#define NOTHING(n, flavour, sequence) \
    static SWIFT void receive_##n(SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) { \
        arrived(n, self, type, table); \
        CHECKS(n, sequence) \
        THROW_##flavour \
    } \
    static void call_##n(const void *function, void *self) { \
        SWIFT void (*entry)(SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) = (void *)(uintptr_t)function; \
        STORAGES(sequence) \
        void *error = NULL; \
        entry(self PASS_##flavour ARGUMENTS(sequence) PASS_HIDDEN); \
        CALLED(n, flavour, true) \
    } \
    DESCRIPTION(n, flavour, sequence)

// Clang takes the type behind an indirect result for a pointer and may drop what is written beyond the first word, so
// the pointer is made opaque to it on both sides.
#define INDIRECT(n, flavour, sequence) \
    static SWIFT void receive_##n(RESULT(large), SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) { \
        OPAQUE(result); \
        arrived(n, self, type, table); \
        CHECKS(n, sequence) \
        if (!expected.throws) *result = value_large(expected.seed, 777); \
        OPAQUE(result); \
        THROW_##flavour \
    } \
    static void call_##n(const void *function, void *self) { \
        SWIFT void (*entry)(RESULT(large), SELF ERROR_##flavour PARAMETERS(sequence) HIDDEN) = \
            (void *)(uintptr_t)function; \
        STORAGES(sequence) \
        void *error = NULL; \
        large storage, *result = &storage; \
        OPAQUE(result); \
        entry(result, self PASS_##flavour ARGUMENTS(sequence) PASS_HIDDEN); \
        OPAQUE(result); \
        CALLED(n, flavour, same_large(result, expected.seed, 777)) \
    } \
    DESCRIPTION(n, flavour, sequence)

#endif
