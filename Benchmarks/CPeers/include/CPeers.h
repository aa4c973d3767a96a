// C functions to be called, and what a C programmer writes with libffi alone, for comparison.

#ifndef C_PEERS_H
#define C_PEERS_H

#include <stdint.h>

typedef struct peer_area {
    double x, y, width, height;
} peer_area;

typedef int64_t peer_tick(void *sender, int64_t value);
typedef double peer_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e);
typedef double peer_moved(peer_area area);
typedef double peer_many(int32_t, int64_t, double, float, int32_t, int64_t, double, float, int32_t, int64_t, double,
                         float, int32_t, int64_t, double, float);

int64_t peer_call_tick(void *sender, int64_t value);
double peer_call_mixed(void *sender, int32_t a, double b, int64_t c, float d, int8_t e);
double peer_call_moved(peer_area area);
double peer_call_many(int32_t, int64_t, double, float, int32_t, int64_t, double, float, int32_t, int64_t, double, float,
                      int32_t, int64_t, double, float);

/// One of the four signatures above, prepared by libffi.
typedef enum peer_signature { peer_signature_tick, peer_signature_mixed, peer_signature_moved, peer_signature_many } peer_signature;

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
