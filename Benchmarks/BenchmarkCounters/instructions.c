#include "BenchmarkCounters.h"

#if defined(__linux__)

#include <linux/perf_event.h>
#include <sys/syscall.h>
#include <unistd.h>

static int open_counter(void) {
    struct perf_event_attr attributes = {
        .type = PERF_TYPE_HARDWARE,
        .size = sizeof attributes,
        .config = PERF_COUNT_HW_INSTRUCTIONS,
        .exclude_kernel = 1,
        .exclude_hv = 1,
    };
    return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

bool instruction_count(uint64_t *instructions) {
    enum { not_opened = -2 };
    static _Thread_local int counter = not_opened;
    if (counter == not_opened) counter = open_counter();
    return counter >= 0 && read(counter, instructions, sizeof *instructions) == sizeof *instructions;
}

#else

bool instruction_count(uint64_t *instructions) {
    (void)instructions;
    return false;
}

#endif
