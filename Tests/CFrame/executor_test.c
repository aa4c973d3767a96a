// Which executor the calling thread is on, asked of a runtime as before Swift 6.2: this program has no
// `swift_task_isCurrentExecutorWithFlags`.

#include "CSupport/executor.h"
#include "tests.h"

static const int own_identity, own_implementation;

SWIFT bool swift_task_isCurrentExecutor(const void *identity, const void *implementation) {
    return identity == &own_identity && implementation == &own_implementation;
}

void test_executors(void) {
    if (!cffi_is_current_executor(&own_identity, &own_implementation)) report("the current executor is not known");
    if (cffi_is_current_executor(&own_identity, NULL)) report("the executor's second word is lost");
    if (cffi_is_current_executor(NULL, &own_implementation)) report("the executor's first word is lost");
}
