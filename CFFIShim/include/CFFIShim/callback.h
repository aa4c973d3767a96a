// C function pointers made at run time, for any signature. C code that calls one calls the handler, with the context,
// that the creator of the callback chose.
//
// (CSwiftCall/closure.h is about Swift's closures. These are what libffi calls closures.)
//
// A pool of entries, compiled into the library, serves signatures that have a plan (cffi_signature_has_plan): nearly
// all. Such a callback makes no memory executable at run time, so it works on hardened systems that forbid this. All
// other signatures, and callbacks beyond the size of the pool, use a closure of libffi's. A hardened system may refuse
// it, which is reported as an error.
//
// Releasing a callback is safe while other threads are inside it. `cffi_callback_release` returns at once. Handlers
// that are running finish, and the last one to return releases the context. The entry itself is never unmapped: a call
// that comes too late reaches no handler and returns zeros, until the entry is reused for another callback. Entries are
// reused in the order in which they became free. A libffi closure is reused for the same signature only. So is a pool
// entry whose signature uses more than registers, as long as the pool has entries that were never used.

#ifndef CFFI_CALLBACK_H
#define CFFI_CALLBACK_H

#include "CFFIShim/invocation.h"
#include "CSupport/compiler.h"
#include "CSupport/swift_runtime.h"

CFFI_EXPORTS_BEGIN

typedef struct cffi_callback cffi_callback;

enum {
    /// How many callbacks the pool of compiled entries serves at a time.
    CFFI_COMPILED_CALLBACKS = 1024,
};

/// What a callback does. It runs on the caller's thread, possibly on several threads at once. The invocation lives
/// until the handler returns; its `selector` and `target` are null, its arguments are the caller's values. The handler
/// writes the result to `result`, which starts as zeros, in C's layout; a short integer is widened afterwards to what
/// the caller reads.
typedef void cffi_callback_handler(cffi_invocation *invocation, void *context);

/// The code of a Swift closure whose parameters are a pack. It takes the address of an array with the address of each
/// argument's value, and room for the result, which it initializes (swiftlang/swift, docs/ABI/CallConvSummary.rst). It
/// leaves the arguments alone, and does not own them.
typedef CFFI_SWIFTCALL void cffi_callback_closure(CFFI_SWIFT_INDIRECT_RESULT void *result, void *const *arguments,
                                                  CFFI_SWIFT_CONTEXT void *context);

/// Releases a context: called once, on the thread that releases the callback or on the last one to return from its
/// handler.
typedef void cffi_context_release(void *context);

/// Where the code of a callback comes from.
typedef enum cffi_callback_code {
    /// The pool if it can serve the signature and has an entry left, else libffi.
    cffi_callback_any,
    /// Never a libffi closure, which may need writable and executable memory.
    cffi_callback_compiled,
    /// Always a libffi closure.
    cffi_callback_allocated,
} cffi_callback_code;

typedef enum cffi_callback_problem {
    /// Only with `cffi_callback_compiled`: the signature has no plan, or all entries are in use.
    cffi_callback_no_compiled_entry,
    /// The system refuses memory for libffi's code: ffi_closure_alloc returned null, or ffi_prep_closure_loc failed.
    cffi_callback_no_executable_memory,
    /// Out of memory.
    cffi_callback_no_memory,
    /// The signature is that of a call with arguments behind an ellipsis. A callback cannot take those.
    cffi_callback_variadic,
} cffi_callback_problem;

/// Makes a callback. `context` is passed to `handler`, and in the end to `release`, which may be null. On failure
/// returns null, fills in `problem`, and does not call `release`. Callable from any thread.
cffi_callback *cffi_callback_create(const cffi_signature *signature, cffi_callback_code code,
                                    cffi_callback_handler *handler, void *context, cffi_context_release *release,
                                    cffi_callback_problem *problem);

/// The same with a closure instead of a handler. `closure` is a `cffi_callback_closure`, as a type that Swift imports;
/// `context` is that closure's.
cffi_callback *cffi_callback_create_for_closure(const cffi_signature *signature, cffi_callback_code code,
                                                cffi_function *closure, void *context, cffi_context_release *release,
                                                cffi_callback_problem *problem);

/// The function pointer to hand to C, which calls it with the type that the signature says.
cffi_function *cffi_callback_function(const cffi_callback *callback);

/// Whether the callback uses an entry of the pool.
bool cffi_callback_is_compiled(const cffi_callback *callback);

/// Ends a callback. Call it once, from any thread, even from the callback's own handler. The top of this file says what
/// later calls do.
void cffi_callback_release(cffi_callback *callback);

CFFI_EXPORTS_END

#endif
