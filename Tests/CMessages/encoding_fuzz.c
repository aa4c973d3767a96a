// Hostile encodings: what is generated here, the same at every run, and what libFuzzer thinks of (fuzz/target.c).

#include <stdlib.h>
#include <string.h>

#include "signature_internal.h"
#include "tests.h"

/// Checks a type and its members; gives how many `cffi_type` they take.
static uint32_t check_type(const cffi_type *type, size_t length) {
    CHECK(type->size <= CFFI_ENCODING_SIZE, "size %u", type->size);
    CHECK(type->alignment >= 1 && type->alignment <= 16 && type->size % type->alignment == 0, "alignment %u",
          type->alignment);
    CHECK(type->text + (uint64_t)type->text_length <= length, "text at %u", type->text);
    bool is_array = type->kind == cffi_type_array;
    uint32_t children = is_array ? 1 : type->count, span = 1;
    for (uint32_t i = 0; i < children; i++) {
        const cffi_type *member = &type[span];
        CHECK(member->offset % member->alignment == 0, "offset %u", member->offset);
        CHECK(member->offset + member->size * (is_array ? type->count : 1u) <= type->size, "offset %u", member->offset);
        span += check_type(member, length);
    }
    CHECK(span == type->span, "span %u", type->span);
    return span;
}

bool try_encoding(const char *text, size_t length) {
    cffi_encoding_error error = {.expected = NULL};
    cffi_encoding *parsed = cffi_encoding_parse(text, length, &error);
    if (parsed == NULL) {
        CHECK(error.expected != NULL && error.position <= length, "position %u", error.position);
        CHECK(error.found == (error.position < length ? text[error.position] : '\0'), "found %c", error.found);
        char sentence[200];
        CHECK(cffi_encoding_describe(&error, sentence, sizeof sentence) < sizeof sentence, "%s", sentence);
        return false;
    }
    uint32_t nodes = 0;
    for (uint32_t i = 0; i < parsed->count; i++) nodes += check_type(&parsed->types[nodes], length);
    CHECK(nodes == parsed->node_count && nodes <= length, "%u types", nodes);
    cffi_encoding_free(parsed);

    // What is right has to go through lowering and libffi, too, also as a variadic call.
    uint32_t fixed_arguments = length % 8 == 0 ? 1 : CFFI_NOT_VARIADIC;
    cffi_signature *signature = cffi_signature_prepare(text, length, fixed_arguments, &error);
    if (signature == NULL) {
        CHECK(fixed_arguments == 1 && error.expected != NULL, "%.*s: %s", (int)length, text, error.expected);
    } else {
        cffi_signature_destroy(signature);
    }
    return true;
}

// MARK: The generated corpus

enum { LONGEST = 4096 };

typedef struct generator {
    uint64_t random;
    size_t length;
    char text[LONGEST];
} generator;

static uint32_t pick(generator *g, uint32_t count) {
    return (uint32_t)(next_random(&g->random) >> 32) % count;
}

static void add(generator *g, char c) {
    if (g->length < LONGEST) g->text[g->length++] = c;
}

static void add_text(generator *g, const char *text) {
    while (*text != '\0') add(g, *text++);
}

static void add_type(generator *g, uint32_t depth) {
    static const char leaves[] = "cCsSiIlLqQfdDB*#:@";
    static const char *const others[] = {"^?", "@?", "@\"C\"", "jd",      "r*", "b3",
                                         "t",  "v",  "^{a}",   "@?<v@?>", "An", "jD"};
    uint32_t kind = pick(g, depth == 0 ? 12 : 20);
    if (kind < 10) {
        add(g, leaves[pick(g, sizeof leaves - 1)]);
    } else if (kind < 12) {
        add_text(g, others[pick(g, sizeof others / sizeof others[0])]);
    } else if (kind < 14) {
        add(g, '^');
        add_type(g, depth - 1);
    } else if (kind < 16) {
        static const char *const counts[] = {"1", "3", "16", "300", "65536", "0", "4294967297", "18446744073709551617"};
        add(g, '[');
        add_text(g, counts[pick(g, sizeof counts / sizeof counts[0])]);
        add_type(g, depth - 1);
        add(g, ']');
    } else {
        bool is_struct = kind < 19, named = pick(g, 4) == 0;
        add_text(g, is_struct ? "{s=" : "(u=");
        for (uint32_t count = pick(g, 5); count-- > 0;) {
            if (named) add_text(g, "\"m\"");
            add_type(g, depth - 1);
        }
        add(g, is_struct ? '}' : ')');
    }
}

static void add_encoding(generator *g) {
    static const char noise[] = "{}()[]=\"<>^@?bjA0123456789-+vtiqdD";
    g->length = 0;
    uint32_t way = pick(g, 16);
    if (way == 0) {
        for (uint32_t count = pick(g, 40); count-- > 0;) add(g, noise[pick(g, sizeof noise - 1)]);
        return;
    }
    if (way == 1) {
        for (uint32_t count = pick(g, 40); count-- > 0;) add(g, (char)pick(g, 256));
        return;
    }
    // Deep and long ones cost most, so there are fewer.
    uint32_t depth = pick(g, 64) == 0 ? 40 : pick(g, 4);
    for (uint32_t count = 1 + pick(g, 6); count-- > 0;) {
        add_type(g, depth);
        if (pick(g, 3) == 0) add_text(g, "16");
    }
    if (way < 6) return;
    // Most are a right one with some bytes changed, cut out or cut off.
    for (uint32_t changes = pick(g, 4); changes-- > 0 && g->length > 0;) {
        uint32_t at = pick(g, (uint32_t)g->length);
        switch (pick(g, 4)) {
        case 0: g->text[at] = noise[pick(g, sizeof noise - 1)]; break;
        case 1: g->text[at] = (char)pick(g, 256); break;
        case 2: memmove(&g->text[at], &g->text[at + 1], --g->length - at); break;
        default: g->length = at; break;
        }
    }
}

void test_generated_encodings(uint32_t count) {
    uint32_t accepted = 0;
    static generator g = {.random = 0x9e3779b97f4a7c15};
    for (uint32_t i = 0; i < count; i++) {
        add_encoding(&g);
        // In a block of its exact size, so that the address sanitizer sees a read beyond it.
        char *exact = malloc(g.length + (g.length == 0));
        if (exact == NULL) abort();
        memcpy(exact, g.text, g.length);
        accepted += try_encoding(exact, g.length);
        free(exact);
    }
    CHECK(accepted > count / 8 && accepted < count - count / 8, "%u", accepted);
    printf("%u inputs, %u of them right, ", count, accepted);
}
