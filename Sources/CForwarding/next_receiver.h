// Who gets a call: decided here, for every call that is made on a value of the delegate type.

#ifndef CFORWARDING_NEXT_RECEIVER_H
#define CFORWARDING_NEXT_RECEIVER_H

#include <string.h>

#include "CForwarding/defaults.h"
#include "CSupport/hazard_reader.h"
#include "proxy_words.h"
#include "receiver_layout.h"

#pragma GCC visibility push(hidden)

/// Writes the first of several receivers that lives, as a value of the delegate type; false where there is none.
/// Precondition: the caller keeps `several`, and lets go of it here.
__attribute__((noinline)) bool cffi_copy_first_of_several(void *proxy, cffi_receiver *several, void *existential);

/// The forward receiver that lives, or else the fallback receiver, or else the default, as a value of the delegate type.
static inline bool cffi_copy_delegate_inline(void *proxy, void **existential) {
    cffi_proxy_words *words = cffi_words_of(proxy);
    cffi_hazard_record *own = cffi_hazard_record_of_thread();
    void *const *location = (void *const *)&words->forward;
    for (;;) {
        cffi_receiver *receiver = cffi_hazard_protect_in(own, location);
        if (CFFI_LIKELY(receiver != NULL)) {
            // Before the object is retained, because that is an atomic operation, which what comes after has to wait for.
            existential[1] = (void *)receiver->tables[0];
            if (CFFI_UNLIKELY(words->shape->direct_count > 1)) {
                memcpy(existential + 1, receiver->tables, words->shape->direct_count * sizeof *receiver->tables);
            }
            existential[0] = cffi_receiver_retain(receiver);
            if (CFFI_LIKELY(existential[0] != NULL)) {
                cffi_hazard_clear_in(own);
                return true;
            }
            // These very ones, whatever `has_several` says: a receiver that is set now would answer, too, but to look again
            // could find neither.
            bool is_several = receiver->holding == cffi_holding_several;
            if (is_several) cffi_receiver_keep(receiver);
            cffi_hazard_clear_in(own);
            if (is_several && cffi_copy_first_of_several(proxy, receiver, existential)) return true;
        }
        if (location == (void *const *)&words->fallback) break;
        location = (void *const *)&words->fallback;
    }
    return cffi_shape_copy_default(words->shape, existential);
}

#pragma GCC visibility pop

#endif
