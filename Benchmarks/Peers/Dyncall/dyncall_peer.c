// The same calls and callbacks by dyncall. Structs by value only where this dyncall has them (1.3 and later).

#include <dyncall.h>
#include <dyncall_callback.h>
#include <stddef.h>

#include "../../CPeers/include/CPeers.h"
#include "../peer.h"

static DCCallVM *machine;
static const char *const name = "a name of some length";

static void call_began(void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        dcReset(machine);
        dcArgPointer(machine, NULL);
        dcCallVoid(machine, function);
    }
}

static void call_tick(void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        dcReset(machine);
        dcArgPointer(machine, NULL);
        dcArgLongLong(machine, i);
        dcCallVoid(machine, function);
    }
}

static void call_allows(void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        dcReset(machine);
        dcArgPointer(machine, NULL);
        dcArgLongLong(machine, i);
        (void)dcCallBool(machine, function);
    }
}

static void call_named(void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        dcReset(machine);
        dcArgPointer(machine, NULL);
        dcArgPointer(machine, (void *)name);
        dcArgDouble(machine, (double)i);
        dcCallVoid(machine, function);
    }
}

#ifdef DC_SIGCHAR_AGGREGATE
static DCaggr *area_type;

static void call_moved(void *function, int64_t calls) {
    for (int64_t i = 0; i < calls; i++) {
        peer_area area = {(double)i, 1, 2, 3};
        dcReset(machine);
        dcArgPointer(machine, NULL);
        dcArgAggr(machine, area_type, &area);
        dcCallVoid(machine, function);
    }
}
#endif

// MARK: Callbacks

static DCsigchar handle_began(DCCallback *callback, DCArgs *arguments, DCValue *result, void *context) {
    (void)callback, (void)result, (void)context;
    peer_call_began(dcbArgPointer(arguments));
    return DC_SIGCHAR_VOID;
}

static DCsigchar handle_tick(DCCallback *callback, DCArgs *arguments, DCValue *result, void *context) {
    (void)callback, (void)result, (void)context;
    void *sender = dcbArgPointer(arguments);
    peer_call_tick(sender, dcbArgLongLong(arguments));
    return DC_SIGCHAR_VOID;
}

static DCsigchar handle_allows(DCCallback *callback, DCArgs *arguments, DCValue *result, void *context) {
    (void)callback, (void)context;
    void *sender = dcbArgPointer(arguments);
    result->B = peer_call_allows(sender, dcbArgLongLong(arguments));
    return DC_SIGCHAR_BOOL;
}

static DCsigchar handle_named(DCCallback *callback, DCArgs *arguments, DCValue *result, void *context) {
    (void)callback, (void)result, (void)context;
    void *sender = dcbArgPointer(arguments);
    const char *text = dcbArgPointer(arguments);
    peer_call_named(sender, text, dcbArgDouble(arguments));
    return DC_SIGCHAR_VOID;
}

typedef struct called {
    peer_signature signature;
    void *function;
} called;

static void call_back(void *context, int64_t calls) {
    const called *which = context;
    peer_call(which->signature, which->function, calls);
}

static void callback(const char *text, const char *encoding, peer_signature signature, DCCallbackHandler *handler) {
    DCCallback *made = dcbNewCallback(encoding, handler, NULL);
    if (made == NULL) return;
    called which = {signature, (void *)made};
    peer_measure("dyncall.closure", text, NULL, call_back, &which);
    dcbFreeCallback(made);
}

int main(void) {
    machine = dcNewCallVM(4096);
    dcMode(machine, DC_CALL_C_DEFAULT);
    peer_measure("dyncall.call.registers", "obj", NULL, call_began, peer_function(peer_signature_began));
    peer_measure("dyncall.call.registers", "obj,i64", NULL, call_tick, peer_function(peer_signature_tick));
    peer_measure("dyncall.call.registers", "obj,i64->bool", NULL, call_allows, peer_function(peer_signature_allows));
    peer_measure("dyncall.call.registers", "obj,string,double", NULL, call_named, peer_function(peer_signature_named));
#ifdef DC_SIGCHAR_AGGREGATE
    area_type = dcNewAggr(4, sizeof(peer_area));
    for (size_t i = 0; i < 4; i++) dcAggrField(area_type, DC_SIGCHAR_DOUBLE, (DCint)(i * sizeof(double)), 1);
    dcCloseAggr(area_type);
    peer_measure("dyncall.call.struct", "obj,rect", NULL, call_moved, peer_function(peer_signature_moved));
#endif
    callback("obj", "p)v", peer_signature_began, handle_began);
    callback("obj,i64", "pl)v", peer_signature_tick, handle_tick);
    callback("obj,i64->bool", "pl)B", peer_signature_allows, handle_allows);
    callback("obj,string,double", "ppd)v", peer_signature_named, handle_named);
    dcFree(machine);
    return 0;
}
