// C function pointers that call back: made at run time, for any signature, with a handler and a context of the caller's.
//
// (CSwiftCall/closure.h is about Swift's closures. These are what libffi calls closures.)
//
// A signature with a plan (cffi_signature_has_plan), nearly any, is served by one of a pool of entries compiled into the
// library: no memory is executable that was not when the program was built, so this works where a hardened system allows
// none to be. All other signatures, and callbacks beyond the size of the pool, take a closure of libffi's, which such a
// system may refuse; that is an error here.
//
// Freeing is safe while other threads are inside. `cffi_callback_release` returns at once. Handlers that run go on to
// their end, and the context is released when the last one has returned. The entry itself is never unmapped: a call
// that comes too late reaches no handler and returns zeros, until the entry is made another callback's. Entries are
// reused in the order in which they became free, a libffi closure only for the same signature, and one of the pool that
// uses more than registers, too, as long as the pool has others that were never used.

#ifndef CFFI_CALLBACK_H
#define CFFI_CALLBACK_H

#include "CFFIShim/invocation.h"
#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_callback cffi_callback;

enum {
    /// How many callbacks the pool of compiled entries serves at a time.
    CFFI_COMPILED_CALLBACKS = 1024,
};

/// What a callback does. The invocation lives until the handler returns. Its `selector` and `target` are null. The
/// arguments are the caller's values. The handler leaves the result at `result`, which is zero before, as C lays it
/// out: a short integer is widened to what the caller reads. On the thread of the caller, on several at once.
typedef void cffi_callback_handler(cffi_invocation *invocation, void *context);

/// Lets go of a context: once, on the thread that releases the callback or on the last one to return from its handler.
typedef void cffi_context_release(void *context);

/// Where the code of a callback comes from.
typedef enum cffi_callback_code {
    /// The pool where it can serve the signature and has an entry left, else libffi.
    cffi_callback_any,
    /// Never a libffi closure, which may need writable and executable memory.
    cffi_callback_compiled,
    /// Always a libffi closure.
    cffi_callback_allocated,
} cffi_callback_code;

typedef enum cffi_callback_problem {
    /// Only with `cffi_callback_compiled`: the signature has no plan, or all entries are taken.
    cffi_callback_no_compiled_entry,
    /// The system refuses memory for libffi's code: ffi_closure_alloc gave none, or ffi_prep_closure_loc failed.
    cffi_callback_no_executable_memory,
    /// There is no memory.
    cffi_callback_no_memory,
    /// The signature is that of a call with arguments behind an ellipsis; nobody can be called with these.
    cffi_callback_variadic,
} cffi_callback_problem;

/// Makes a callback. `context` is handed to `handler`; `release`, which may be null, is called with it in the end. Null,
/// with `problem` filled in, where that cannot be; `release` is not called then. From any thread.
cffi_callback *cffi_callback_create(const cffi_signature *signature, cffi_callback_code code,
                                    cffi_callback_handler *handler, void *context, cffi_context_release *release,
                                    cffi_callback_problem *problem);

/// The function to be called from C, as what the signature says.
cffi_function *cffi_callback_function(const cffi_callback *callback);

/// Whether it is one of the pool's.
bool cffi_callback_is_compiled(const cffi_callback *callback);

/// Ends a callback: once, from any thread, its own handler too. What comes of later calls is said above.
void cffi_callback_release(cffi_callback *callback);

CFFI_EXPORTS_END

#endif
