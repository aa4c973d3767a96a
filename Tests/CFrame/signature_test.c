#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "filled_call.h"
#include "signatures.h"

expectation expected;
char thrown;

void mismatch(unsigned number, const char *what, int place) {
    expected.failures++;
    report("signature %u: %s %d is not what was passed", number, what, place);
}

void arrived(unsigned number, const void *self, const void *type, const void *table) {
    expected.arrivals++;
    const void *object = expected.self_by_address ? *(const void *const *)self : self;
    if (object != expected.receiver) mismatch(number, "self", -1);
    if (type != &receiver_class) mismatch(number, "class of self", -1);
    if (table != expected.proxy->receiver_table) mismatch(number, "witness table", -1);
}

#include "signatures.inc"

#undef DIRECT
#undef NOTHING
#undef INDIRECT
#define DIRECT(n, flavour, kind, sequence) &signature_##n,
#define NOTHING(n, flavour, sequence) &signature_##n,
#define INDIRECT(n, flavour, sequence) &signature_##n,

static const signature *const signatures[] = {
#include "signatures.inc"
};

enum { count = sizeof signatures / sizeof signatures[0], argument_room = 48 };

/// Room for each argument where an observed call is decoded, and whether it has been decoded as it was passed.
typedef struct decoded {
    _Alignas(16) char bytes[argument_room];
} decoded;

// MARK: Where the arguments of a signature are, by the rules at the top of CSwiftCall/frame.h

typedef struct places {
    uint32_t integers, vectors, words;
} places;

static cffi_piece take(places *used, unsigned kind, uint32_t offset, uint32_t size) {
    cffi_piece piece = {.offset = offset, .size = size};
    if (kind == part_vector && used->vectors < CFFI_VECTOR_REGISTERS) {
        piece.place = cffi_place_vector;
        piece.index = (uint16_t)used->vectors++;
    } else if (kind != part_vector && used->integers < CFFI_INTEGER_REGISTERS) {
        piece.place = kind == part_address ? cffi_place_at_integer : cffi_place_integer;
        piece.index = (uint16_t)used->integers++;
    } else {
        uint32_t words = kind == part_vector && size == 16 ? 2 : 1;
        used->words = (used->words + words - 1) / words * words;
        piece.place = kind == part_address ? cffi_place_at_stack : cffi_place_stack;
        piece.index = (uint16_t)used->words;
        used->words += words;
    }
    return piece;
}

static cffi_method *make_method(const signature *of) {
    cffi_method *method = calloc(1, sizeof *method + (of->argument_count * 3 + 2) * sizeof(cffi_piece));
    if (method == NULL) abort();
    places used = {0, 0, 0};
    uint32_t pieces = 0;
    for (uint32_t i = 0; i < of->argument_count; i++) {
        const value_type *type = of->arguments[i];
        for (unsigned part = 0; part < type->part_count; part++) {
            cffi_method_pieces(method)[pieces++] = take(
                &used, type->parts[part].kind, i * argument_room + type->parts[part].offset, type->parts[part].size);
        }
    }
    for (unsigned hidden = 0; hidden < 2; hidden++) {
        cffi_method_pieces(method)[pieces + hidden] = take(&used, part_integer, 0, 8);
    }
    method->size = of->argument_count * argument_room;
    method->alignment = _Alignof(decoded);
    method->stack_words = used.words;
    method->piece_count = pieces;
    method->is_void = method->returns_unanswered = method->is_multicast = true;
    cffi_method_settle(method);
    return method;
}

static void check_decoded(const signature *of, const decoded *arguments) {
    for (uint32_t i = 0; i < of->argument_count; i++) {
        if (!of->arguments[i]->same(arguments[i].bytes, expected.seed, i)) mismatch(of->number, "decoded", (int)i);
    }
}

// MARK: Calls

static uint32_t observed;

static SWIFT void observe_sent(const void *arguments, const cffi_outcome *outcome,
                               __attribute__((swift_context)) const void *context) {
    observed++;
    check_decoded(context, arguments);
    EXPECT(outcome->ending == cffi_ending_sent);
}

static SWIFT void observe_invoked(const void *arguments, const cffi_outcome *outcome,
                                  __attribute__((swift_context)) const void *context) {
    observed++;
    check_decoded(context, arguments);
    EXPECT(outcome->ending == (expected.throws ? cffi_ending_threw : cffi_ending_returned));
    EXPECT(outcome->error == (expected.throws ? &thrown : NULL));
}

/// Calls a signature, throwing and not, straight from C and with every register filled that a callee must preserve.
static void call(const test_proxy *proxy, uint32_t i) {
    const signature *of = signatures[i];
    const void *stub = proxy->table[i + 1];
    void *object = proxy->object;
    for (unsigned way = 0; way < (of->may_throw ? 4 : 2); way++) {
        bool filled = way % 2 == 1;
        expected.throws = way >= 2;
        expected.seed = bits(i, way);
        uint32_t arrivals = expected.arrivals, returns = expected.returns;
        filled_call_target = stub;
        filled_call_clobbered = 0;
        const void *function = !filled         ? stub
                               : of->may_throw ? (const void *)filled_call_throws
                                               : (const void *)filled_call_plain;
        of->call(function, expected.self_by_address ? (void *)&object : object);
        if (filled_call_clobbered != 0) mismatch(of->number, "callee-saved register", (int)filled_call_clobbered);
        if (expected.arrivals != arrivals + 1 || expected.returns != returns + 1) mismatch(of->number, "call", -1);
    }
    expected.throws = false;
}

static void probe(test_proxy *proxy, uint32_t i, const cffi_method *method) {
    const signature *of = signatures[i];
    decoded *arguments = aligned_alloc(_Alignof(decoded), (of->argument_count + 1) * sizeof *arguments);
    // `check_decoded` compares them, so the probe need not.
    uint8_t *compared = calloc(method->size + 1, 1);
    if (arguments == NULL || compared == NULL) abort();
    void *object = proxy->object;
    expected.seed = bits(i, 99);
    expected.probes = true;
    cffi_probe probe = {
        .proxy = object, .method = method, .arguments = arguments, .sent = arguments, .compared = compared};
    cffi_probe_begin(&probe);
    of->call(proxy->table[i + 1], expected.self_by_address ? (void *)&object : object);
    expected.probes = false;
    cffi_probe_end(&probe);
    EXPECT(probe.outcome == cffi_probe_one_call && probe.slot == i);
    check_decoded(of, arguments);
    free(compared);
    free(arguments);
}

static void run(bool self_by_address) {
    const void *witnesses[count];
    for (uint32_t i = 0; i < count; i++) witnesses[i] = signatures[i]->receive;
    test_proxy *proxy = test_proxy_create(count, witnesses, self_by_address);
    expected.proxy = proxy;
    expected.self_by_address = self_by_address;

    cffi_method *methods[count];
    for (uint32_t i = 0; i < count; i++) {
        methods[i] = make_method(signatures[i]);
        probe(proxy, i, methods[i]);
    }
    expected.receiver = test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    // First with the window of stack words, then with as many as the signature has, then observed.
    for (uint32_t i = 0; i < count; i++) call(proxy, i);
    for (uint32_t i = 0; i < count; i++) {
        cffi_slot_publish(&proxy->dispatch_table->slots[i], methods[i]);
        call(proxy, i);
    }
    observed = 0;
    uint32_t returns = expected.returns;
    for (uint32_t i = 0; i < count; i++) {
        test_observe(proxy->object, i, cffi_stage_sent, observe_sent, signatures[i]);
        call(proxy, i);
    }
    EXPECT(observed == expected.returns - returns);
    for (uint32_t i = 0; i < count; i++) {
        test_observe(proxy->object, i, cffi_stage_invoked, observe_invoked, signatures[i]);
        call(proxy, i);
    }
    EXPECT(observed * 2 == (expected.returns - returns) * 3);
    for (uint32_t i = 0; i < count; i++) free(methods[i]);
    test_proxy_destroy(proxy);
}

long test_signatures(void) {
    long objects = fake_object_count();
    run(false);
    run(true);
    EXPECT(fake_object_count() == objects);
    return count;
}
