#include <complex.h>
#include <string.h>

#include "CFFIShim/encoding.h"
#include "tests.h"

// MARK: What is accepted, and how it is laid out

typedef struct point {
    double x, y;
} point;
typedef struct rectangle {
    point origin, size;
} rectangle;
typedef struct mixed {
    char c;
    short s;
    long long q;
    float f;
    char end;
} mixed;
typedef struct with_array {
    char c;
    int values[3][2];
    bool b;
} with_array;
typedef union either {
    char c;
    double d;
    int values[3];
} either;
typedef struct with_union {
    char c;
    either e;
} with_union;
typedef struct with_complex {
    float f;
    float _Complex c;
    long double e;
} with_complex;
typedef struct with_pointers {
    char c;
    void *p;
} with_pointers;

#define OF(type) sizeof(type), _Alignof(type)

static const struct accepted {
    const char *text;
    cffi_type_kind kind;
    size_t size, alignment;
    uint32_t types;
} accepted[] = {
    {"v", cffi_type_void, 0, 1, 1},
    {"c", cffi_type_int8, OF(signed char), 1},
    {"C", cffi_type_uint8, OF(unsigned char), 1},
    {"s", cffi_type_int16, OF(short), 1},
    {"S", cffi_type_uint16, OF(unsigned short), 1},
    {"i", cffi_type_int32, OF(int), 1},
    {"I", cffi_type_uint32, OF(unsigned), 1},
    {"l", cffi_type_int32, OF(int), 1},
    {"L", cffi_type_uint32, OF(unsigned), 1},
    {"q", cffi_type_int64, OF(long long), 1},
    {"Q", cffi_type_uint64, OF(unsigned long long), 1},
    {"f", cffi_type_float, OF(float), 1},
    {"d", cffi_type_double, OF(double), 1},
    {"D", cffi_type_long_double, OF(long double), 1},
    {"jf", cffi_type_complex_float, OF(float _Complex), 1},
    {"jd", cffi_type_complex_double, OF(double _Complex), 1},
    {"jD", cffi_type_complex_long_double, OF(long double _Complex), 1},
    {"B", cffi_type_bool, OF(bool), 1},
    {"*", cffi_type_string, OF(char *), 1},
    {"r*", cffi_type_string, OF(char *), 1},
    {"#", cffi_type_class, OF(void *), 1},
    {":", cffi_type_selector, OF(void *), 1},
    {"@", cffi_type_object, OF(void *), 1},
    {"@\"NSString\"", cffi_type_object, OF(void *), 1},
    {"@?", cffi_type_block, OF(void *), 1},
    {"@?<v@?@\"NSString\"^B{P=dd}>q", cffi_type_block, OF(void *), 2},
    {"^?", cffi_type_function, OF(void *), 1},
    {"^v", cffi_type_pointer, OF(void *), 1},
    {"^^^^rnNoORVAi", cffi_type_pointer, OF(void *), 1},
    {"^{opaque}", cffi_type_pointer, OF(void *), 1},
    {"^{empty=}", cffi_type_pointer, OF(void *), 1},
    {"^{bits=b1b2b3}", cffi_type_pointer, OF(void *), 1},
    {"^{bits=b0I3b3I5i}", cffi_type_pointer, OF(void *), 1},
    {"^[999999999999999999999i]", cffi_type_pointer, OF(void *), 1},
    {"^t", cffi_type_pointer, OF(void *), 1},
    {"^ji", cffi_type_pointer, OF(void *), 1},
    {"^Ajf", cffi_type_pointer, OF(void *), 1},
    {"{CGPoint=dd}", cffi_type_struct, OF(point), 1},
    {"{CGRect={CGPoint=dd}{CGSize=dd}}", cffi_type_struct, OF(rectangle), 1},
    {"{CGPoint=\"x\"d\"y\"d}", cffi_type_struct, OF(point), 1},
    {"{m=csqfc}", cffi_type_struct, OF(mixed), 1},
    {"{a=c[3[2i]]B}", cffi_type_struct, OF(with_array), 1},
    {"(e=cd[3i])", cffi_type_union, OF(either), 1},
    {"{u=c(e=cd[3i])}", cffi_type_struct, OF(with_union), 1},
    {"{c=fjfD}", cffi_type_struct, OF(with_complex), 1},
    {"{p=\"c\"c\"p\"@\"q\"}", cffi_type_struct, OF(with_pointers), 1},
    {"{p=\"c\"c\"p\"@\"NSString\"}", cffi_type_struct, OF(with_pointers), 1},
    {"{p=\"c\"c\"p\"^@\"NSString\"}", cffi_type_struct, OF(with_pointers), 1},
    {"{std::pair<a<b=c>, d>=dd}", cffi_type_struct, OF(point), 1},
    {"v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}", cffi_type_void, 0, 1, 6},
    {"v40@0:8@16q24", cffi_type_void, 0, 1, 5},
    {"c-16@+8:-99999999999999999999", cffi_type_int8, OF(char), 3},
    {"Vv@:rn^{__CFString=}Oo@", cffi_type_void, 0, 1, 5},
};

static void test_accepted(void) {
    for (size_t i = 0; i < sizeof accepted / sizeof accepted[0]; i++) {
        const struct accepted *expected = &accepted[i];
        cffi_encoding_error error;
        cffi_encoding *parsed = cffi_encoding_parse(expected->text, strlen(expected->text), &error);
        if (parsed == NULL) {
            char text[256];
            cffi_encoding_describe(&error, text, sizeof text);
            CHECK(false, "%s: %s", expected->text, text);
            continue;
        }
        CHECK(parsed->count == expected->types, "%s: %u types", expected->text, parsed->count);
        CHECK(parsed->types[0].kind == expected->kind, "%s: kind %d", expected->text, parsed->types[0].kind);
        CHECK(parsed->types[0].size == expected->size, "%s: size %u", expected->text, parsed->types[0].size);
        CHECK(parsed->types[0].alignment == expected->alignment, "%s: alignment %u", expected->text,
              parsed->types[0].alignment);
        cffi_encoding_free(parsed);
    }
}

static void test_offsets(void) {
    static const char text[] = "{m=csqfc}{u=c(e=cd[3i])}";
    static const uint32_t offsets[] = {offsetof(mixed, c), offsetof(mixed, s), offsetof(mixed, q), offsetof(mixed, f),
                                       offsetof(mixed, end)};
    cffi_encoding_error error;
    cffi_encoding *parsed = cffi_encoding_parse(text, strlen(text), &error);
    CHECK(parsed != NULL, "%s", text);
    if (parsed == NULL) return;
    CHECK(parsed->types[0].span == 6 && parsed->types[0].count == 5, "span %u", parsed->types[0].span);
    for (uint32_t i = 0; i < 5; i++) {
        CHECK(parsed->types[i + 1].offset == offsets[i], "member %u at %u", i, parsed->types[i + 1].offset);
    }
    const cffi_type *second = &parsed->types[6];
    CHECK(second[2].kind == cffi_type_union && second[2].offset == offsetof(with_union, e), "at %u", second[2].offset);
    CHECK(second[2].span == 5 && second[2].count == 3, "span %u", second[2].span);
    CHECK(second[5].kind == cffi_type_array && second[5].count == 3 && second[5].size == 12, "size %u", second[5].size);
    CHECK(strncmp(text + second[2].text, "(e=cd[3i])", second[2].text_length) == 0, "length %u", second[2].text_length);
    cffi_encoding_free(parsed);
}

// MARK: What is refused, and where

static const struct refused {
    const char *text;
    cffi_encoding_problem problem;
    uint32_t position;
    /// Part of what the error says was expected.
    const char *expected;
} refused[] = {
    {"", cffi_encoding_malformed, 0, "a result's type"},
    {"v@:x", cffi_encoding_malformed, 3, "a type"},
    {"12", cffi_encoding_malformed, 0, "a type"},
    {"v-", cffi_encoding_malformed, 1, "a type"},
    {"vr", cffi_encoding_malformed, 2, "a type"},
    {"v^", cffi_encoding_malformed, 2, "a type"},
    {"vv", cffi_encoding_malformed, 1, "other than void"},
    {"{a=v}", cffi_encoding_malformed, 3, "other than void"},
    {"v{a=i", cffi_encoding_malformed, 5, "a member or }"},
    {"v(a=i", cffi_encoding_malformed, 5, "a member or )"},
    {"v{a", cffi_encoding_malformed, 3, "= or the closing bracket"},
    {"v{a<b=i}", cffi_encoding_malformed, 8, "= or the closing bracket"},
    {"v{a=\"b}", cffi_encoding_malformed, 7, "quotation mark"},
    {"v{a=[i]}", cffi_encoding_malformed, 5, "count"},
    {"v{a=[3]}", cffi_encoding_malformed, 6, "a type"},
    {"v{a=[3i}", cffi_encoding_malformed, 7, "]"},
    {"v@?<v", cffi_encoding_malformed, 5, "> at the end"},
    {"v^b", cffi_encoding_malformed, 3, "bits"},
    {"v@\"a", cffi_encoding_malformed, 4, "quotation mark"},
    {"v{a=i)", cffi_encoding_malformed, 5, "a type"},
    {"v{bits=ib3}", cffi_encoding_unsupported, 8, "no bit-field"},
    {"vt", cffi_encoding_unsupported, 1, "128-bit"},
    {"T", cffi_encoding_unsupported, 0, "128-bit"},
    {"v![16,16i]", cffi_encoding_unsupported, 1, "vector"},
    {"v%", cffi_encoding_unsupported, 1, "atom"},
    {"v?", cffi_encoding_unsupported, 1, "known type"},
    {"v[3i]", cffi_encoding_unsupported, 1, "array's address"},
    {"[3i]", cffi_encoding_unsupported, 0, "array's address"},
    {"v{a=[0i]}", cffi_encoding_unsupported, 5, "at least one element"},
    {"v{a=}", cffi_encoding_unsupported, 4, "at least one member"},
    {"v{a}", cffi_encoding_unsupported, 3, "members"},
    {"v(u=Di)", cffi_encoding_unsupported, 1, "long double in a union"},
    {"v(u={s=[2jD]}d)", cffi_encoding_unsupported, 1, "long double in a union"},
    {"vA{a=ccc}", cffi_encoding_unsupported, 2, "atomic"},
    {"v{a=cAjf}", cffi_encoding_unsupported, 7, "atomic"},
    {"vAjd", cffi_encoding_unsupported, 3, "atomic"},
    {"vji", cffi_encoding_unsupported, 2, "complex"},
    {"v{a=[65537c]}", cffi_encoding_too_large, 5, "65536 bytes"},
    {"v{a=[99999999999999999999c]}", cffi_encoding_too_large, 5, "65536 bytes"},
    {"v{a=[65536[65536[65536[65536q]]]]}", cffi_encoding_too_large, 23, "65536 bytes"},
    {"v{a=[65536c]c}", cffi_encoding_too_large, 1, "65536 bytes"},
    {"v{a=[40000c]}{a=[40000c]}", cffi_encoding_too_large, 13, "together"},
};

static void test_refused(void) {
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        const struct refused *expected = &refused[i];
        cffi_encoding_error error = {0};
        cffi_encoding *parsed = cffi_encoding_parse(expected->text, strlen(expected->text), &error);
        CHECK(parsed == NULL, "%s", expected->text);
        cffi_encoding_free(parsed);
        if (parsed != NULL) continue;
        CHECK(error.problem == expected->problem, "%s: problem %d", expected->text, error.problem);
        CHECK(error.position == expected->position, "%s: position %u", expected->text, error.position);
        CHECK(error.found == expected->text[error.position], "%s: found %c", expected->text, error.found);
        CHECK(strstr(error.expected, expected->expected) != NULL, "%s: %s", expected->text, error.expected);
    }
}

static void expect_too_large(const char *text, size_t length, const char *expected) {
    cffi_encoding_error error = {0};
    cffi_encoding *parsed = cffi_encoding_parse(text, length, &error);
    CHECK(parsed == NULL, "%s", expected);
    cffi_encoding_free(parsed);
    if (parsed != NULL) return;
    CHECK(error.problem == cffi_encoding_too_large, "%s: problem %d", expected, error.problem);
    CHECK(strstr(error.expected, expected) != NULL, "%s: %s", expected, error.expected);
}

static void test_limits(void) {
    static char text[CFFI_ENCODING_LENGTH + 1];
    static const char nesting[] = {'^', '{', '(', '['};
    for (size_t i = 0; i < sizeof nesting; i++) {
        size_t length = 0;
        while (length + 2 < CFFI_ENCODING_LENGTH) {
            text[length++] = nesting[i];
            if (nesting[i] == '[') text[length++] = '1';
            if (nesting[i] == '{' || nesting[i] == '(') text[length++] = '=';
            if (nesting[i] == '[' && length == 2) memcpy(text, "{=", 2);
        }
        expect_too_large(text, length, "levels");
    }
    memset(text, 'i', sizeof text);
    expect_too_large(text, CFFI_ENCODING_LENGTH, "255 arguments");
    expect_too_large(text, sizeof text, "8192 bytes");
    cffi_encoding_error error;
    cffi_encoding *most = cffi_encoding_parse(text, 1 + CFFI_ENCODING_ARGUMENTS, &error);
    CHECK(most != NULL && most->count == 1 + CFFI_ENCODING_ARGUMENTS, "255 arguments");
    cffi_encoding_free(most);
}

static void test_description(void) {
    cffi_encoding_error error;
    char text[128];
    CHECK(cffi_encoding_parse("v{a=b3}", 7, &error) == NULL, "a bit-field");
    cffi_encoding_describe(&error, text, sizeof text);
    CHECK(strcmp(text, "type encoding, position 4: expected no bit-field in a type by value, found 'b' "
                       "(not supported)") == 0,
          "%s", text);
    CHECK(cffi_encoding_describe(&error, text, 5) > 5 && strcmp(text, "type") == 0, "%s", text);
}

void test_encodings(void) {
    test_accepted();
    test_offsets();
    test_refused();
    test_limits();
    test_description();
}
