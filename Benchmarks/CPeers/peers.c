#include "CPeers.h"

#include <ffi.h>
#include <stddef.h>

static volatile double sink;

void peer_call_began(void *sender) {
    sink = sender != NULL;
}

void peer_call_tick(void *sender, int64_t value) {
    sink = (double)value + (sender != NULL);
}

bool peer_call_allows(void *sender, int64_t value) {
    sink = (double)value + (sender != NULL);
    return value > 0;
}

void peer_call_moved(void *sender, peer_area area) {
    sink = area.x + area.width + (sender != NULL);
}

void peer_call_named(void *sender, const char *name, double value) {
    sink = value + name[0] + (sender != NULL);
}

double peer_call_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e) {
    sink = (double)(a + c + e) + b + (sender != NULL);
    return b + (double)d;
}

double peer_call_many(int32_t a, int64_t b, double c, float d, int32_t e, int64_t f, double g, float h, int32_t i,
                      int64_t j, double k, float l, int32_t m, int64_t n, double o, float p) {
    sink = (double)(a + b + e + f + i + j + m + n) + c + g + k + o;
    return (double)(d + h + l + p);
}

// MARK: Signatures

static ffi_type *area_elements[] = {&ffi_type_double, &ffi_type_double, &ffi_type_double, &ffi_type_double, NULL};
static ffi_type area_type = {0, 0, FFI_TYPE_STRUCT, area_elements};

static ffi_type *began_types[] = {&ffi_type_pointer};
static ffi_type *tick_types[] = {&ffi_type_pointer, &ffi_type_sint64};
static ffi_type *moved_types[] = {&ffi_type_pointer, &area_type};
static ffi_type *named_types[] = {&ffi_type_pointer, &ffi_type_pointer, &ffi_type_double};
static ffi_type *mixed_types[] = {&ffi_type_pointer, &ffi_type_sint32, &ffi_type_double,
                                  &ffi_type_sint64,  &ffi_type_float,  &ffi_type_sint8};
static ffi_type *many_types[] = {&ffi_type_sint32, &ffi_type_sint64, &ffi_type_double, &ffi_type_float,
                                 &ffi_type_sint32, &ffi_type_sint64, &ffi_type_double, &ffi_type_float,
                                 &ffi_type_sint32, &ffi_type_sint64, &ffi_type_double, &ffi_type_float,
                                 &ffi_type_sint32, &ffi_type_sint64, &ffi_type_double, &ffi_type_float};

typedef struct prepared {
    ffi_cif cif;
    void (*function)(void);
} prepared;

typedef struct description {
    void (*function)(void);
    ffi_type *result;
    unsigned count;
    ffi_type **types;
} description;

static const description descriptions[peer_signature_count] = {
    [peer_signature_began] = {(void (*)(void))peer_call_began, &ffi_type_void, 1, began_types},
    [peer_signature_tick] = {(void (*)(void))peer_call_tick, &ffi_type_void, 2, tick_types},
    [peer_signature_allows] = {(void (*)(void))peer_call_allows, &ffi_type_uint8, 2, tick_types},
    [peer_signature_moved] = {(void (*)(void))peer_call_moved, &ffi_type_void, 2, moved_types},
    [peer_signature_named] = {(void (*)(void))peer_call_named, &ffi_type_void, 3, named_types},
    [peer_signature_mixed] = {(void (*)(void))peer_call_mixed, &ffi_type_double, 6, mixed_types},
    [peer_signature_many] = {(void (*)(void))peer_call_many, &ffi_type_double, 16, many_types},
};

void *peer_function(peer_signature signature) {
    return (void *)descriptions[signature].function;
}

static prepared *signature_for(peer_signature which) {
    static prepared all[peer_signature_count];
    prepared *signature = &all[which];
    if (signature->function != NULL) return signature;
    const description *made_of = &descriptions[which];
    if (ffi_prep_cif(&signature->cif, FFI_DEFAULT_ABI, made_of->count, made_of->result, made_of->types) != FFI_OK) {
        return NULL;
    }
    signature->function = made_of->function;
    return signature;
}

/// Room for any of the results: libffi writes at least a register.
typedef union result {
    ffi_arg integer;
    double number;
} result;

void peer_ffi_call(peer_signature which, void **arguments, int64_t calls) {
    prepared *signature = signature_for(which);
    for (int64_t i = 0; i < calls; i++) {
        result result;
        ffi_call(&signature->cif, signature->function, &result, arguments);
    }
}

// MARK: Closures

static double add_many(void **arguments) {
    double sum = 0;
    for (unsigned i = 0; i < 16; i += 4) {
        sink = *(int32_t *)arguments[i] + (double)*(int64_t *)arguments[i + 1] + *(double *)arguments[i + 2];
        sum += (double)*(float *)arguments[i + 3];
    }
    return sum;
}

static void handle(ffi_cif *cif, void *result, void **arguments, void *context) {
    (void)cif;
    switch ((peer_signature)(intptr_t)context) {
    case peer_signature_began: peer_call_began(*(void **)arguments[0]); break;
    case peer_signature_tick: peer_call_tick(*(void **)arguments[0], *(int64_t *)arguments[1]); break;
    case peer_signature_allows:
        *(ffi_arg *)result = peer_call_allows(*(void **)arguments[0], *(int64_t *)arguments[1]);
        break;
    case peer_signature_moved: peer_call_moved(*(void **)arguments[0], *(peer_area *)arguments[1]); break;
    case peer_signature_named:
        peer_call_named(*(void **)arguments[0], *(const char **)arguments[1], *(double *)arguments[2]);
        break;
    case peer_signature_mixed:
        *(double *)result = peer_call_mixed(*(void **)arguments[0], *(int32_t *)arguments[1], *(double *)arguments[2],
                                            *(int64_t *)arguments[3], *(float *)arguments[4], *(int8_t *)arguments[5]);
        break;
    case peer_signature_many: *(double *)result = add_many(arguments); break;
    case peer_signature_count: break;
    }
}

static void forward(ffi_cif *cif, void *result, void **arguments, void *context) {
    ffi_call(cif, ((prepared *)context)->function, result, arguments);
}

static void *closure(peer_signature which, void (*handler)(ffi_cif *, void *, void **, void *), void *context) {
    void *code = NULL;
    ffi_closure *made = ffi_closure_alloc(sizeof *made, &code);
    if (made == NULL) return NULL;
    return ffi_prep_closure_loc(made, &signature_for(which)->cif, handler, context, code) == FFI_OK ? code : NULL;
}

void *peer_ffi_closure(peer_signature which) {
    return closure(which, handle, (void *)(intptr_t)which);
}

void *peer_ffi_forwarder(peer_signature which) {
    return closure(which, forward, signature_for(which));
}

void peer_call(peer_signature which, void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        switch (which) {
        case peer_signature_began: ((peer_began *)function)(NULL); break;
        case peer_signature_tick: ((peer_tick *)function)(NULL, i); break;
        case peer_signature_allows: ((peer_allows *)function)(NULL, i); break;
        case peer_signature_moved: ((peer_moved *)function)(NULL, (peer_area){(double)i, 1, 2, 3}); break;
        case peer_signature_named: ((peer_named *)function)(NULL, "a name of some length", (double)i); break;
        case peer_signature_mixed: ((peer_mixed *)function)(NULL, 1, (double)i, i, 2, 3); break;
        case peer_signature_many: ((peer_many *)function)(1, i, 2, 3, 1, i, 2, 3, 1, i, 2, 3, 1, i, 2, 3); break;
        case peer_signature_count: break;
        }
    }
}
