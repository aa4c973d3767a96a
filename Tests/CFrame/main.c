// Tests of the entry stubs and the dispatch path in C alone: `frame-test signatures paths unwinding order 2000`.
// What comes behind `lose-membarrier` runs where membarrier(2) worked before, and does not any more.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests.h"
#include "tools/refuse_membarrier.h"

int main(int count, char **arguments) {
    cffi_set_swift_functions((cffi_swift_functions){.proxy_class = &proxy_base_class,
                                                    .find_default = find_no_default,
                                                    .find_method = find_no_method,
                                                    .learn_uses_of_self = learn_no_uses_of_self});
    for (int i = 1; i < count; i++) {
        long before = failure_count();
        const char *name = arguments[i];
        if (strcmp(name, "signatures") == 0) {
            printf("%ld ", test_signatures());
        } else if (strcmp(name, "paths") == 0) {
            test_settling();
            test_paths();
            test_alone();
        } else if (strcmp(name, "unwinding") == 0) {
            test_unwinding();
        } else if (strcmp(name, "hazards") == 0 && i + 1 < count) {
            test_hazards((uint32_t)strtoul(arguments[++i], NULL, 10));
        } else if (strcmp(name, "forks") == 0 && i + 1 < count) {
            test_forks((uint32_t)strtoul(arguments[++i], NULL, 10));
        } else if (strcmp(name, "asynchronous") == 0) {
            test_asynchronous();
        } else if (strcmp(name, "calls") == 0) {
            test_calls();
        } else if (strcmp(name, "order") == 0 && i + 1 < count) {
            test_order((uint32_t)strtoul(arguments[++i], NULL, 10));
        } else if (strcmp(name, "counts") == 0) {
            test_counts();
        } else if (strcmp(name, "executors") == 0) {
            test_executors();
        } else if (strcmp(name, "lose-membarrier") == 0) {
            if (refuse_membarrier()) continue;
            puts("lose-membarrier: skipped: this system allows no system call filter");
            break;
        } else {
            fprintf(stderr, "frame-test: no test is called \"%s\"\n", name);
            return 2;
        }
        printf("%s: %s\n", name, failure_count() == before ? "passed" : "failed");
        fflush(stdout);
    }
    return failure_count() == 0 ? 0 : 1;
}
