#include "CSupport/gate.h"
#include "CSupport/lock.h"

#include <stdio.h>
#include <stdlib.h>

#if defined(_WIN32)

typedef CONDITION_VARIABLE condition;

static void condition_init(condition *of) {
    InitializeConditionVariable(of);
}
static void condition_destroy(condition *of) {
    (void)of;
}
static void condition_wait(condition *of, cffi_lock *lock) {
    SleepConditionVariableSRW(of, lock, INFINITE, 0);
}
static void condition_signal(condition *of) {
    WakeConditionVariable(of);
}

#else

typedef pthread_cond_t condition;

static void condition_init(condition *of) {
    pthread_cond_init(of, NULL);
}
static void condition_destroy(condition *of) {
    pthread_cond_destroy(of);
}
static void condition_wait(condition *of, cffi_lock *lock) {
    pthread_cond_wait(of, lock);
}
static void condition_signal(condition *of) {
    pthread_cond_signal(of);
}

#endif

struct cffi_gate {
    cffi_lock lock;
    condition opened;
    bool is_open;
};

// The system's own functions for the lock: a thread that waits must not keep others from `fork()`.
#if defined(_WIN32)
#define ACQUIRE cffi_lock_acquire
#define RELEASE cffi_lock_release
#else
#define ACQUIRE pthread_mutex_lock
#define RELEASE pthread_mutex_unlock
#endif

cffi_gate *cffi_gate_create(void) {
    cffi_gate *gate = malloc(sizeof *gate);
    if (gate == NULL) {
        fputs("Switchboard: no memory for a thread that waits.\n", stderr);
        abort();
    }
    cffi_lock_init(&gate->lock);
    condition_init(&gate->opened);
    gate->is_open = false;
    return gate;
}

void cffi_gate_open(cffi_gate *gate) {
    ACQUIRE(&gate->lock);
    gate->is_open = true;
    condition_signal(&gate->opened);
    RELEASE(&gate->lock);
}

void cffi_gate_pass(cffi_gate *gate) {
    ACQUIRE(&gate->lock);
    while (!gate->is_open) condition_wait(&gate->opened, &gate->lock);
    RELEASE(&gate->lock);
    condition_destroy(&gate->opened);
    cffi_lock_destroy(&gate->lock);
    free(gate);
}

static CFFI_THREAD_LOCAL cffi_running *innermost;

void cffi_running_begin(cffi_running *running, const void *context) {
    *running = (cffi_running){context, innermost};
    innermost = running;
}

void cffi_running_end(const cffi_running *running) {
    innermost = running->outer;
}

bool cffi_is_running(const void *context) {
    const cffi_running *running = innermost;
    while (running != NULL && running->context != context) running = running->outer;
    return running != NULL;
}
