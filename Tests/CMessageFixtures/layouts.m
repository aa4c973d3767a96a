// Objective-C for `@encode` alone: nothing here needs its runtime.

#include "message_fixtures.h"

#include <string.h>

#define COUNT(...) (sizeof((size_t[]){__VA_ARGS__}) / sizeof(size_t))
#define LAYOUT(type, ...)                                                                                              \
    {#type, @encode(type), sizeof(type), _Alignof(type), {__VA_ARGS__}, COUNT(__VA_ARGS__)}
#define AT(type, member) offsetof(type, member)

const mf_layout *mf_layout_of(const char *name) {
    static const mf_layout layouts[] = {
        LAYOUT(mf_scalars, AT(mf_scalars, a), AT(mf_scalars, b), AT(mf_scalars, c), AT(mf_scalars, d),
               AT(mf_scalars, e), AT(mf_scalars, f), AT(mf_scalars, g), AT(mf_scalars, h), AT(mf_scalars, i),
               AT(mf_scalars, j), AT(mf_scalars, k)),
        LAYOUT(mf_point, AT(mf_point, x), AT(mf_point, y)),
        LAYOUT(mf_pair, AT(mf_pair, small), AT(mf_pair, big)),
        LAYOUT(mf_floats, AT(mf_floats, x), AT(mf_floats, y), AT(mf_floats, z)),
        LAYOUT(mf_arrays, AT(mf_arrays, text), AT(mf_arrays, cells), AT(mf_arrays, pairs)),
        LAYOUT(mf_nested, AT(mf_nested, pair), AT(mf_nested, floats), AT(mf_nested, tail)),
        LAYOUT(mf_pointers, AT(mf_pointers, name), AT(mf_pointers, cookie), AT(mf_pointers, callback),
               AT(mf_pointers, numbers), AT(mf_pointers, names)),
        LAYOUT(mf_enums, AT(mf_enums, color), AT(mf_enums, sign), AT(mf_enums, small), AT(mf_enums, flags),
               AT(mf_enums, direction)),
        LAYOUT(mf_single, AT(mf_single, value)),
        LAYOUT(mf_big, AT(mf_big, bytes)),
        LAYOUT(struct timeval, AT(struct timeval, tv_sec), AT(struct timeval, tv_usec)),
        LAYOUT(div_t, AT(div_t, quot), AT(div_t, rem)),
#if defined(__x86_64__) && !defined(_WIN32)
        LAYOUT(mf_long_double, AT(mf_long_double, a), AT(mf_long_double, b)),
#endif
        LAYOUT(struct tm, AT(struct tm, tm_sec)),
        LAYOUT(struct stat, AT(struct stat, st_dev)),
    };
    for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        if (strcmp(layouts[i].name, name) == 0) return &layouts[i];
    }
    return NULL;
}
