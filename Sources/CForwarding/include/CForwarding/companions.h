// Protocols beside those of a proxy's delegate type. A proxy of its own, a companion, takes the calls of each: it has
// their slots, observers and receivers. Casts of the proxy find witness tables of companion stubs, by which a call goes
// on to the companion.

#ifndef CFORWARDING_COMPANIONS_H
#define CFORWARDING_COMPANIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "CSupport/compiler.h"

CFFI_EXPORTS_BEGIN

/// How many companions the proxies of a dispatch table can have.
#define CFFI_COMPANIONS 64

/// How many stubs they can have together for calls that pass self, and how many for calls that pass the address of
/// self. Those have the higher numbers.
#define CFFI_COMPANION_SLOTS 256

/// Where a companion stub leads: to a slot of the companion with that number.
typedef struct cffi_companion_slot {
    uint16_t companion, slot;
} cffi_companion_slot;

/// A class of proxies, or a copy of it that also conforms to the protocols of some companions. Never freed.
typedef struct cffi_companion_class {
    const void *type;
    /// The table of each companion's protocol; null for those to which the class does not conform.
    const void *tables[CFFI_COMPANIONS];
    const struct cffi_companion_class *next;
} cffi_companion_class;

/// What all proxies of a dispatch table know of their companions. Never freed.
typedef struct cffi_companion_family {
    /// By the number of the stub. Slots are only added.
    const cffi_companion_slot *slots;
    /// All classes of proxies with this dispatch table that have or had companions, copies before that of which they
    /// are. Atomic.
    const cffi_companion_class *classes;
} cffi_companion_family;

/// A proxy's companions. Freed with the proxy.
typedef struct cffi_companions {
    const cffi_companion_family *family;
    /// The proxy's class when it was made.
    const void *original;
    /// Retained; null for one that the proxy does not have. Atomic; once there, a companion stays.
    void *proxies[CFFI_COMPANIONS];
    /// A bit for each companion that a program asked for: it supports casts whatever the receivers are. Written by one
    /// thread at a time.
    uint64_t named;
} cffi_companions;

/// The function that a witness table has for a requirement of a companion's protocol: the stub with that number.
const void *cffi_companion_stub(uint32_t number, bool is_async);

/// A proxy's companion with a number, borrowed; null if it has none. Thread-safe.
void *cffi_proxy_companion(void *proxy, uint32_t number);

/// Gives a proxy a companion, which is retained. False if there is no memory. Preconditions: it has none with that
/// number; one thread at a time calls this; before the first, the proxy is of the class with which it was made.
bool cffi_proxy_set_companion(void *proxy, const cffi_companion_family *family, uint32_t number, void *companion);

/// The bits of the companions that a program asked for; adds one. Precondition: one thread at a time calls these; of
/// the second, the proxy has that companion.
uint64_t cffi_proxy_named_companions(void *proxy);
void cffi_proxy_name_companion(void *proxy, uint32_t number);

/// Whether a proxy has no companions, and a new target at `object`, or none, needs none: the last one for which none
/// was needed was of the same class.
bool cffi_proxy_needs_no_companions(void *proxy, const void *object);

/// Adds a class to a family. Precondition: one thread at a time calls this.
void cffi_companion_family_add(cffi_companion_family *family, cffi_companion_class *added);

/// Makes an object one of another class. Thread-safe. Precondition: the class has the same properties and methods: it
/// is a copy of the object's class, or that class itself.
void cffi_object_set_class(void *object, const void *type);

CFFI_EXPORTS_END

#endif
