// C functions to be called, and what a C programmer writes with libffi alone, for comparison.

#ifndef C_PEERS_H
#define C_PEERS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct peer_area {
    double x, y, width, height;
} peer_area;

typedef void peer_began(void *sender);
typedef void peer_tick(void *sender, int64_t value);
typedef bool peer_allows(void *sender, int64_t value);
typedef void peer_moved(void *sender, peer_area area);
typedef void peer_named(void *sender, const char *name, double value);
typedef double peer_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e);
typedef double peer_many(int32_t, int64_t, double, float, int32_t, int64_t, double, float, int32_t, int64_t, double,
                         float, int32_t, int64_t, double, float);

void peer_call_began(void *sender);
void peer_call_tick(void *sender, int64_t value);
bool peer_call_allows(void *sender, int64_t value);
void peer_call_moved(void *sender, peer_area area);
void peer_call_named(void *sender, const char *name, double value);
double peer_call_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e);
double peer_call_many(int32_t a, int64_t b, double c, float d, int32_t e, int64_t f, double g, float h, int32_t i,
                      int64_t j, double k, float l, int32_t m, int64_t n, double o, float p);

/// One of the signatures above, in their order.
typedef enum peer_signature {
    peer_signature_began,
    peer_signature_tick,
    peer_signature_allows,
    peer_signature_moved,
    peer_signature_named,
    peer_signature_mixed,
    peer_signature_many,
    peer_signature_count,
} peer_signature;

/// The function of a signature.
void *peer_function(peer_signature signature);

/// Calls a function `calls` times by `ffi_call`.
void peer_ffi_call(peer_signature signature, void **arguments, int64_t calls);

/// A C function that is a closure of libffi's, whose handler reads the arguments, adds, and gives a result. Null where
/// the system refuses it. Never freed.
void *peer_ffi_closure(peer_signature signature);

/// The same, whose handler calls the function of the signature by `ffi_call`.
void *peer_ffi_forwarder(peer_signature signature);

/// Calls `function`, of that signature, `calls` times.
void peer_call(peer_signature signature, void *function, int64_t calls);

#endif
