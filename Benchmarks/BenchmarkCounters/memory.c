#include "BenchmarkCounters.h"

#include <stdio.h>

#if defined(__linux__)

#include <unistd.h>

bool resident_bytes(uint64_t *bytes) {
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) return false;
    unsigned long long all, resident;
    bool is_read = fscanf(file, "%llu %llu", &all, &resident) == 2;
    fclose(file);
    if (is_read) *bytes = resident * (uint64_t)sysconf(_SC_PAGESIZE);
    return is_read;
}

#else

bool resident_bytes(uint64_t *bytes) {
    (void)bytes;
    return false;
}

#endif

static _Thread_local int64_t noted;

void note(int64_t value) {
    noted += value;
}
