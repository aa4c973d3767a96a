// What the peers in C and Objective-C share: how they measure, and what they print. The same lines as
// `dispatch-benchmark --json`.

#ifndef PEER_H
#define PEER_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/// Does something that many times.
typedef void peer_body(void *context, int64_t calls);

static inline double peer_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static inline double peer_time(peer_body *body, void *context, int64_t calls) {
    double start = peer_now();
    body(context, calls);
    return (peer_now() - start) / (double)calls;
}

static int peer_compare(const void *a, const void *b) {
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/// Measures in short rounds, each of about 0.8 ms, and prints a line: median, least and most of nanoseconds for a call.
static inline void peer_measure(const char *name, const char *signature, const char *observers, peer_body *body,
                                void *context) {
    enum { rounds = 101 };
    int64_t calls = 16;
    while (peer_time(body, context, calls) * (double)calls < 300e3) calls *= 3;
    calls = (int64_t)(800e3 / peer_time(body, context, calls)) + 1;
    double times[rounds];
    for (unsigned i = 0; i < rounds; i++) times[i] = peer_time(body, context, calls);
    qsort(times, rounds, sizeof times[0], peer_compare);
    char quoted[16] = "null";
    if (observers != NULL) snprintf(quoted, sizeof quoted, "\"%s\"", observers);
    printf("{\"case\": \"%s\", \"signature\": \"%s\", \"observers\": %s, \"ns\": %.3f, \"ns_min\": %.3f, "
           "\"ns_max\": %.3f, \"allocations\": null, \"instructions\": null, \"reference\": null, \"ratio\": null}\n",
           name, signature, quoted, times[rounds / 2], times[0], times[rounds - 1]);
    fflush(stdout);
}

#endif
