#include "CPeers.h"

#include <ffi.h>
#include <stddef.h>

static volatile double sink;

int64_t peer_call_tick(void *sender, int64_t value) {
    sink = (double)value + (sender != NULL);
    return value;
}

double peer_call_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e) {
    sink = (double)(a + c + e) + b + (sender != NULL);
    return b + (double)d;
}

double peer_call_moved(peer_area area) {
    sink = area.x + area.width;
    return area.height;
}

double peer_call_many(int32_t a, int64_t b, double c, float d, int32_t e, int64_t f, double g, float h, int32_t i,
                      int64_t j, double k, float l, int32_t m, int64_t n, double o, float p) {
    sink = (double)(a + b + e + f + i + j + m + n) + c + g + k + o;
    return (double)(d + h + l + p);
}

// MARK: Signatures

static ffi_type *area_elements[] = {&ffi_type_double, &ffi_type_double, &ffi_type_double, &ffi_type_double, NULL};
static ffi_type area_type = {0, 0, FFI_TYPE_STRUCT, area_elements};

static ffi_type *tick_types[] = {&ffi_type_pointer, &ffi_type_sint64};
static ffi_type *mixed_types[] = {&ffi_type_pointer, &ffi_type_sint32, &ffi_type_double,
                                  &ffi_type_sint64,  &ffi_type_float,  &ffi_type_sint8};
static ffi_type *moved_types[] = {&area_type};
static ffi_type *many_types[16];

typedef struct prepared {
    ffi_cif cif;
    void (*function)(void);
} prepared;

static prepared *signature_for(peer_signature which) {
    static prepared all[4];
    static const unsigned counts[] = {2, 6, 1, 16};
    static ffi_type **const types[] = {tick_types, mixed_types, moved_types, many_types};
    static void (*const functions[])(void) = {(void (*)(void))peer_call_tick, (void (*)(void))peer_call_mixed,
                                              (void (*)(void))peer_call_moved, (void (*)(void))peer_call_many};
    prepared *signature = &all[which];
    if (signature->function != NULL) return signature;
    for (unsigned i = 0; i < 16; i++) {
        static ffi_type *const cycle[] = {&ffi_type_sint32, &ffi_type_sint64, &ffi_type_double, &ffi_type_float};
        many_types[i] = cycle[i % 4];
    }
    ffi_type *result = which == peer_signature_tick ? &ffi_type_sint64 : &ffi_type_double;
    if (ffi_prep_cif(&signature->cif, FFI_DEFAULT_ABI, counts[which], result, types[which]) != FFI_OK) return NULL;
    signature->function = functions[which];
    return signature;
}

void peer_ffi_call(peer_signature which, void **arguments, int64_t calls) {
    prepared *signature = signature_for(which);
    for (int64_t i = 0; i < calls; i++) {
        union { int64_t integer; double number; } result;
        ffi_call(&signature->cif, signature->function, &result, arguments);
    }
}

// MARK: Closures

static void handle(ffi_cif *cif, void *result, void **arguments, void *context) {
    (void)cif;
    switch ((peer_signature)(intptr_t)context) {
    case peer_signature_tick: *(int64_t *)result = peer_call_tick(*(void **)arguments[0], *(int64_t *)arguments[1]); break;
    case peer_signature_mixed:
        *(double *)result = peer_call_mixed(*(void **)arguments[0], *(int32_t *)arguments[1], *(double *)arguments[2],
                                            *(int64_t *)arguments[3], *(float *)arguments[4], *(int8_t *)arguments[5]);
        break;
    case peer_signature_moved: *(double *)result = peer_call_moved(*(peer_area *)arguments[0]); break;
    case peer_signature_many: {
        double sum = 0;
        for (unsigned i = 0; i < 16; i += 4) {
            sink = *(int32_t *)arguments[i] + (double)*(int64_t *)arguments[i + 1] + *(double *)arguments[i + 2];
            sum += (double)*(float *)arguments[i + 3];
        }
        *(double *)result = sum;
        break;
    }
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
    switch (which) {
    case peer_signature_tick:
        for (int64_t i = 0; i < calls; i++) ((peer_tick *)function)(NULL, i);
        break;
    case peer_signature_mixed:
        for (int64_t i = 0; i < calls; i++) ((peer_mixed *)function)(NULL, 1, (double)i, i, 2, 3);
        break;
    case peer_signature_moved:
        for (int64_t i = 0; i < calls; i++) ((peer_moved *)function)((peer_area){(double)i, 1, 2, 3});
        break;
    case peer_signature_many:
        for (int64_t i = 0; i < calls; i++) {
            ((peer_many *)function)(1, i, 2, 3, 1, i, 2, 3, 1, i, 2, 3, 1, i, 2, 3);
        }
        break;
    }
}
