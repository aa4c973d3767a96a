// What the headers of libffi 3.7 declare of call plans, over ffi_call: so that what uses them is compiled and run where
// libffi is older. Included before everything else.

#if !defined(CALL_PLAN_H) && !defined(__ASSEMBLER__)
#define CALL_PLAN_H

#include <ffi.h>

#if !defined(FFI_VERSION_NUMBER)
#define FFI_VERSION_NUMBER 30700

typedef struct ffi_call_plan ffi_call_plan;

static inline ffi_call_plan *ffi_call_plan_alloc(ffi_cif *cif) {
    return (ffi_call_plan *)cif;
}
static inline void ffi_call_plan_invoke(ffi_call_plan *plan, void (*function)(void), void *result, void **arguments) {
    ffi_call((ffi_cif *)plan, function, result, arguments);
}
static inline void ffi_call_plan_free(ffi_call_plan *plan) {
    (void)plan;
}
#endif

#endif
