#include "CForwarding/deallocation.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "CForwarding/storage.h"
#include "CSupport/counts.h"
#include "CSupport/lock.h"
#include "CSupport/pointer_map.h"
#include "CSupport/swift_runtime.h"
#include "isolated_deinit.h"
#include "proxy_words.h"
#include "writable_word.h"

#define CFFI_LIKELY(condition) __builtin_expect(!!(condition), 1)

// MARK: Notes

static cffi_pointer_map notes = CFFI_POINTER_MAP_INIT;

const void *cffi_class_note(const void *type) {
    return cffi_pointer_map_find(&notes, type);
}

void cffi_class_set_note(const void *type, const void *note) {
    cffi_pointer_map_add(&notes, type, note);
}

static cffi_pointer_map properties = CFFI_POINTER_MAP_INIT;

const void *cffi_class_property(const void *key) {
    return cffi_pointer_map_find(&properties, key);
}

const void *cffi_class_set_property(const void *key, const void *property) {
    cffi_pointer_map_add(&properties, key, property);
    const void *known = cffi_pointer_map_find(&properties, key);
    return known != NULL ? known : property;
}

static cffi_swift_deallocation_functions installed;

void cffi_set_swift_deallocation_functions(cffi_swift_deallocation_functions functions) {
    installed = functions;
}

// Where the runtime uses Objective-C's, objects may have other metadata. Layouts of 32-bit systems have not been
// checked.
#if defined(__LP64__) && !defined(__APPLE__) || defined(_WIN64)

// MARK: What is kept until an object's end, by object

/// An entry of its own stands for a context, and one in a proxy's words for that proxy.
typedef cffi_end entry;

/// A part of the table, which is a hash table with chains.
typedef struct shard {
    cffi_lock lock;
    /// Atomic. What is kept until the end of an object that ends now was counted earlier, so zero can be relied on
    /// without the lock.
    size_t count;
    /// The same for contexts only.
    size_t context_count;
    size_t bucket_count;
    entry **buckets;
} shard;

enum { shard_bits = 8, least_buckets = 8 };

static shard shards[1 << shard_bits] = {[0 ...(1 << shard_bits) - 1] = {CFFI_LOCK_INIT, 0, 0, 0, NULL}};

static uint64_t hash_of(const void *object) {
    // Objects are aligned to 16 bytes. The highest bits of the product are mixed best.
    return ((uintptr_t)object >> 4) * UINT64_C(0x9E3779B97F4A7C15);
}

static shard *shard_of(uint64_t hash) {
    return &shards[hash >> (64 - shard_bits)];
}

static size_t bucket_of(uint64_t hash, size_t bucket_count) {
    return (size_t)(hash >> 24) & (bucket_count - 1);
}

/// The pointer that leads to the entry of `object`, or the end of its chain; null if there are no chains. Precondition:
/// the lock is held.
static entry **place_of(shard *of, uint64_t hash, const void *object) {
    if (of->buckets == NULL) return NULL;
    entry **place = &of->buckets[bucket_of(hash, of->bucket_count)];
    while (*place != NULL && (*place)->object != object) place = &(*place)->next;
    return place;
}

__attribute__((noinline)) static bool resize(shard *of, size_t buckets, size_t count) {
    entry **chains = calloc(buckets, sizeof *chains);
    if (chains == NULL) return count <= of->bucket_count;
    for (size_t i = 0; i < of->bucket_count; i++) {
        for (entry *moved = of->buckets[i], *next; moved != NULL; moved = next) {
            next = moved->next;
            entry **first = &chains[bucket_of(hash_of(moved->object), buckets)];
            moved->next = *first;
            *first = moved;
        }
    }
    free(of->buckets);
    of->buckets = chains;
    of->bucket_count = buckets;
    return true;
}

/// Resizes the table so that there is between a quarter of an entry and one entry for each bucket, but never less than
/// a few buckets: they would come and go with single objects. False if out of memory. Precondition: the lock is held.
static inline bool fit(shard *of, size_t count) {
    size_t buckets = of->bucket_count;
    if (CFFI_UNLIKELY(count > buckets)) return resize(of, buckets == 0 ? least_buckets : buckets * 2, count);
    if (CFFI_LIKELY(buckets <= least_buckets || count >= buckets / 4)) return true;
    return resize(of, buckets / 2, count);
}

/// The entry of `object`; null if there is none. Precondition: the lock is held.
static entry *entry_of(shard *of, uint64_t hash, const void *object) {
    entry **place = place_of(of, hash, object);
    return place == NULL ? NULL : *place;
}

/// Precondition: the lock is held.
static void count_context(shard *of, int difference) {
    __atomic_store_n(&of->context_count, of->context_count + (size_t)difference, __ATOMIC_RELAXED);
}

/// Precondition: the lock is held, there is no entry for the object, and there are buckets.
static void link_entry(shard *of, uint64_t hash, entry *new) {
    entry **first = &of->buckets[bucket_of(hash, of->bucket_count)];
    new->next = *first;
    *first = new;
    __atomic_store_n(&of->count, of->count + 1, __ATOMIC_RELAXED);
    if (new->identifier == NULL) count_context(of, 1);
}

/// The proxy of an entry in a proxy's words.
static void *proxy_of(entry *end) {
    return (char *)end - offsetof(cffi_proxy_words, end) - CFFI_OBJECT_HEADER;
}

/// An object's context, and its single proxy: null both, or one of them, which lives until the end of the object's
/// deinit.
typedef struct kept {
    void *context;
    void *proxy;
} kept;

static kept kept_in(entry *end) {
    if (end == NULL) return (kept){NULL, NULL};
    return end->identifier == NULL ? (kept){end->context, NULL} : (kept){NULL, proxy_of(end)};
}

void *cffi_deallocation_context(const void *object) {
    uint64_t hash = hash_of(object);
    shard *of = shard_of(hash);
    if (CFFI_LIKELY(__atomic_load_n(&of->context_count, __ATOMIC_RELAXED) == 0)) return NULL;
    cffi_lock_acquire(&of->lock);
    void *context = kept_in(entry_of(of, hash, object)).context;
    cffi_lock_release(&of->lock);
    return context;
}

__attribute__((noinline)) static void *find(shard *of, uint64_t hash, const void *object, const void *identifier,
                                            void **context) {
    void *proxy = NULL;
    cffi_lock_acquire(&of->lock);
    entry *end = entry_of(of, hash, object);
    if (end != NULL && end->identifier == identifier) proxy = proxy_of(end);
    *context = kept_in(end).context;
    cffi_lock_release(&of->lock);
    return proxy;
}

void *cffi_deallocation_find(const void *object, const void *identifier, void **context) {
    *context = NULL;
    uint64_t hash = hash_of(object);
    shard *of = shard_of(hash);
    if (__atomic_load_n(&of->count, __ATOMIC_RELAXED) == 0) return NULL;
    return find(of, hash, object, identifier, context);
}

/// Adds an entry with a context for `object`, and returns the object's context, which may be an earlier one; null if
/// out of memory. The context takes over the object's single proxy. With `only_of_proxy`, objects that have neither get
/// none: null.
static void *enter(void *object, void *context, bool only_of_proxy) {
    uint64_t hash = hash_of(object);
    shard *of = shard_of(hash);
    entry *new = malloc(sizeof *new);
    if (new == NULL) return NULL;
    *new = (entry){.object = object, .context = context};
    cffi_lock_acquire(&of->lock);
    entry **place = place_of(of, hash, object);
    entry *old = place == NULL ? NULL : *place;
    kept known = kept_in(old);
    if (known.proxy != NULL) {
        swift_retain(context);
        cffi_storage_take_over((cffi_storage *)((char *)context + CFFI_OBJECT_HEADER), object, old->identifier,
                               known.proxy);
        new->next = old->next;
        *place = new;
        new = NULL;
        count_context(of, 1);
    } else if (known.context != NULL) {
        context = known.context;
    } else if (only_of_proxy || !fit(of, of->count + 1)) {
        context = NULL;
    } else {
        swift_retain(context);
        link_entry(of, hash, new);
        new = NULL;
    }
    cffi_lock_release(&of->lock);
    free(new);
    return context;
}

void *cffi_deallocation_widen(void *object, void *context) {
    return enter(object, context, true);
}

/// Takes out what is kept until the end of `object`, if there is something.
static kept take(shard *of, uint64_t hash, const void *object) {
    cffi_lock_acquire(&of->lock);
    entry **place = place_of(of, hash, object);
    entry *found = place == NULL ? NULL : *place;
    kept taken = kept_in(found);
    if (found != NULL) {
        *place = found->next;
        __atomic_store_n(&of->count, of->count - 1, __ATOMIC_RELAXED);
        if (taken.context != NULL) count_context(of, -1);
        fit(of, of->count);
    }
    cffi_lock_release(&of->lock);
    if (taken.context != NULL) free(found);
    return taken;
}

// MARK: Hooking classes

/// The original function of each hooked class.
static cffi_pointer_map originals = CFFI_POINTER_MAP_INIT;

__attribute__((swiftcall)) static void destroy(__attribute__((swift_context)) void *object) {
    const void *type = *(const void *const *)object;
    cffi_destroyer *original = (cffi_destroyer *)cffi_pointer_map_find(&originals, type);
    if (original == NULL) {
        fprintf(stderr, "Switchboard: the object at %p ends, but its class was not hooked.\n", object);
        abort();
    }
    uint64_t hash = hash_of(object);
    shard *of = shard_of(hash);
    if (CFFI_LIKELY(__atomic_load_n(&of->count, __ATOMIC_RELAXED) == 0)) {
        original(object);
        return;
    }
    // Only contexts are told before the deinit, and that of this object was counted, as above.
    void *context = NULL;
    if (__atomic_load_n(&of->context_count, __ATOMIC_RELAXED) != 0) context = cffi_deallocation_context(object);
    // Until it is taken out, the object's deinit can find it, and no other object can take the object's address.
    swift_unownedRetain(object);
    if (context != NULL) installed.ending(context);
    cffi_destroy(object, type, original);
}

void cffi_deinit_is_over(void *object) {
    uint64_t hash = hash_of(object);
    // The deinit may have given the object a context in place of its single proxy.
    kept taken = take(shard_of(hash), hash, object);
    swift_unownedRelease(object);
    if (taken.context != NULL)
        installed.ended(taken.context);
    else if (taken.proxy != NULL)
        installed.proxy_ended(taken.proxy);
}

static cffi_lock hooking = CFFI_LOCK_INIT;

/// Makes instances of a class end through `destroy`.
static cffi_attachment hook(const void *type) {
    void **word = (void **)type - 2;
    if (CFFI_LIKELY(__atomic_load_n(word, __ATOMIC_ACQUIRE) == (void *)destroy)) return cffi_attached;
    cffi_attachment result = cffi_attached;
    cffi_lock_acquire(&hooking);
    void *original = *word;
    if (original == (void *)destroy) {
        // Another thread was faster.
    } else if (!cffi_is_writable(word)) {
        result = cffi_attachment_read_only;
    } else if ((result = cffi_watch_isolated_deinits(type, (cffi_destroyer *)original)) != cffi_attached) {
        // It says why.
    } else if (!cffi_pointer_map_add(&originals, type, original)) {
        result = cffi_attachment_no_memory;
    } else {
        __atomic_store_n(word, (void *)destroy, __ATOMIC_RELEASE);
    }
    cffi_lock_release(&hooking);
    return result;
}

/// Metadata kinds above 0x7FF are addresses, and 0 is a class (MetadataValues.h, LastEnumeratedMetadataKind).
static bool is_class(const void *type) {
    uintptr_t kind = *(const uintptr_t *)type;
    return kind == 0 || kind > 0x7FF;
}

cffi_attachment cffi_deallocation_hook(void *object) {
    const void *type = *(const void *const *)object;
    return is_class(type) ? hook(type) : cffi_attachment_platform;
}

cffi_attachment cffi_deallocation_attach(void *object, void **context) {
    if (cffi_is_immortal(object)) return cffi_attachment_immortal;
    if (swift_isDeallocating(object)) return cffi_attachment_ending;
    // The class first, because only an object of a hooked class is removed from the table again.
    cffi_attachment result = cffi_deallocation_hook(object);
    if (result != cffi_attached) return result;
    void *taken = enter(object, *context, false);
    if (taken == NULL) return cffi_attachment_no_memory;
    *context = taken;
    return cffi_attached;
}

cffi_keeping cffi_deallocation_keep(void *object, const void *identifier, void **proxy) {
    bool can_begin =
        !cffi_is_immortal(object) && !swift_isDeallocating(object) && cffi_deallocation_hook(object) == cffi_attached;
    uint64_t hash = hash_of(object);
    shard *of = shard_of(hash);
    cffi_keeping result;
    cffi_lock_acquire(&of->lock);
    entry *end = entry_of(of, hash, object);
    if (end != NULL && end->identifier == identifier) {
        *proxy = swift_retain(proxy_of(end));
        result = cffi_keeping_known;
    } else if (end != NULL) {
        result = cffi_keeping_in_context;
    } else if (!can_begin || !fit(of, of->count + 1)) {
        result = cffi_keeping_nowhere;
    } else {
        end = &cffi_words_of(*proxy)->end;
        end->object = object;
        end->identifier = identifier;
        swift_retain(*proxy);
        link_entry(of, hash, end);
        result = cffi_keeping_done;
    }
    cffi_lock_release(&of->lock);
    return result;
}

#else

void *cffi_deallocation_context(const void *object) {
    (void)object;
    return NULL;
}

cffi_attachment cffi_deallocation_hook(void *object) {
    (void)object;
    return cffi_attachment_platform;
}

cffi_attachment cffi_deallocation_attach(void *object, void **context) {
    (void)object, (void)context;
    return cffi_attachment_platform;
}

void *cffi_deallocation_find(const void *object, const void *identifier, void **context) {
    (void)object, (void)identifier;
    *context = NULL;
    return NULL;
}

cffi_keeping cffi_deallocation_keep(void *object, const void *identifier, void **proxy) {
    (void)object, (void)identifier, (void)proxy;
    return cffi_keeping_nowhere;
}

void *cffi_deallocation_widen(void *object, void *context) {
    (void)object, (void)context;
    return NULL;
}

#endif
