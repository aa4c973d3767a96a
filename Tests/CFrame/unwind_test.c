// Unwinding through a call that a stub caught: from the receiver, and from every instruction on the way. The code
// between is built without frame pointers, so that the way back is in the call frame information alone.

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unwind.h>

#include "filled_call.h"
#include "tests.h"

/// A proxy whose calls go out from cffi_swift_call.
static test_proxy *with_fallback;

// The numbers that DWARF gives the registers that `unwinding_call` fills, in the order of their values.
#if defined(__x86_64__)
static const int filled[] = {3, 6, 12, 14, 15};
#else
static const int filled[] = {19, 21, 22, 23, 24, 25, 26, 27, 28, 29};
#endif

/// What one walk up the stack found.
typedef struct walk {
    /// How many frames there were up to `unwinding_call`.
    unsigned depth;
    bool found_caller, found_test, registers_kept;
} walk;

__attribute__((noinline)) static void call_from_here(const test_proxy *proxy, uint64_t argument);

static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *pointer) {
    walk *found = pointer;
    uintptr_t function = _Unwind_GetRegionStart(context);
    if (!found->found_caller) found->depth++;
    if (function == (uintptr_t)&unwinding_call) {
        found->found_caller = true;
        found->registers_kept = true;
        for (unsigned i = 0; i < sizeof filled / sizeof filled[0]; i++) {
            if (_Unwind_GetGR(context, filled[i]) != UNWINDING_VALUE(i)) found->registers_kept = false;
        }
    } else if (function == (uintptr_t)&call_from_here) {
        found->found_test = found->found_caller;
        return _URC_END_OF_STACK;
    }
    return _URC_NO_REASON;
}

static walk walk_up(void) {
    walk found = {0};
    _Unwind_Backtrace(visit, &found);
    return found;
}

static walk from_receiver;

static SWIFT i64 receive(SELF, i64 value, const void *type, const void *table) {
    (void)self, (void)type, (void)table;
    if (value == 1) from_receiver = walk_up();
    return value;
}

static SWIFT void observe(const void *arguments, const cffi_outcome *outcome,
                          __attribute__((swift_context)) const void *context) {
    (void)arguments, (void)outcome, (void)context;
}

/// What the receiver found, if it looked.
__attribute__((noinline)) static void check_walk(uint64_t looked) {
    if (looked == 0) return;
    EXPECT(from_receiver.found_caller);
    EXPECT(from_receiver.found_test);
    EXPECT(from_receiver.registers_kept);
    // The receiver, the common part of the stubs, the caller: at the least.
    EXPECT(from_receiver.depth >= 3);
    memset(&from_receiver, 0, sizeof from_receiver);
}

static void call_from_here(const test_proxy *proxy, uint64_t argument) {
    // The first call goes out from the stub itself; the second, which only a fallback receiver answers, from
    // cffi_swift_call.
    unwinding_call(proxy->table[1], proxy->object, argument, &proxy_class, proxy->table);
    check_walk(argument);
    unwinding_call(with_fallback->table[1], with_fallback->object, argument, &proxy_class, with_fallback->table);
    check_walk(argument);
    // So that this frame is still there.
    __asm__ volatile("" ::: "memory");
}

// MARK: From every instruction

#if defined(__x86_64__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#include <signal.h>
#include <ucontext.h>

extern const char __executable_start[], etext[];

static volatile uint64_t steps, lost_steps;

__attribute__((noinline)) static void set_stepping(bool on);
__attribute__((noinline)) static void step_through(const test_proxy *proxy);

/// Runs after every instruction while the trap flag is set.
static void step(int number, siginfo_t *info, void *pointer) {
    (void)number, (void)info;
    const ucontext_t *context = pointer;
    uintptr_t at = (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
    // The system's libraries are not what is tested here, nor are the functions that lead to the stub.
    if (at < (uintptr_t)__executable_start || at >= (uintptr_t)etext) return;
    const void *function = _Unwind_FindEnclosingFunction((void *)(at + 1));
    if (function == NULL || function == (void *)&unwinding_call || function == (void *)&call_from_here) return;
    if (function == (void *)&set_stepping || function == (void *)&step_through) return;
    if (function == (void *)&check_walk) return;
    walk found = walk_up();
    steps++;
    if (found.found_caller && found.found_test && found.registers_kept) return;
    lost_steps++;
    report("no way back from %#lx in the function at %#lx: caller %d, test %d, registers %d",
           at - (uintptr_t)__executable_start, (uintptr_t)function - (uintptr_t)__executable_start, found.found_caller,
           found.found_test, found.registers_kept);
}

static void set_stepping(bool on) {
    // Past the red zone, which the compiler may use here.
    uint64_t flags;
    __asm__ volatile("leaq -128(%%rsp), %%rsp\n\tpushfq\n\tpopq %0\n\tleaq 128(%%rsp), %%rsp" : "=r"(flags)::"memory");
    flags = on ? flags | 0x100 : flags & ~(uint64_t)0x100;
    __asm__ volatile("leaq -128(%%rsp), %%rsp\n\tpushq %0\n\tpopfq\n\tleaq 128(%%rsp), %%rsp" ::"r"(flags)
                     : "memory", "cc");
}

static void step_through(const test_proxy *proxy) {
    set_stepping(true);
    call_from_here(proxy, 0);
    set_stepping(false);
}

static void check_every_instruction(const test_proxy *proxy) {
    struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO}, before;
    sigaction(SIGTRAP, &action, &before);
    step_through(proxy);
    sigaction(SIGTRAP, &before, NULL);
    printf("%lu instructions, %lu without a way back; ", (unsigned long)steps, (unsigned long)lost_steps);
    EXPECT(steps > 200);
}

#else

// Elsewhere a program cannot step through itself, or the sanitizer's own calls are in the way.
static void check_every_instruction(const test_proxy *proxy) {
    (void)proxy;
}

#endif

void test_unwinding(void) {
    const void *witnesses[] = {(const void *)receive};
    test_proxy *proxy = test_proxy_create(1, witnesses, false);
    test_proxy_set(proxy, cffi_receiver_forward, &receiver_class, true);
    with_fallback = test_proxy_create(1, witnesses, false);
    test_proxy_set(with_fallback, cffi_receiver_fallback, &fallback_class, true);
    call_from_here(proxy, 1);
    check_every_instruction(proxy);

    cffi_method *method = test_method_of_one_integer();
    cffi_slot_publish(&proxy->dispatch_table->slots[0], method);
    test_observe(proxy->object, 0, cffi_stage_sent, observe, NULL);
    test_observe(proxy->object, 0, cffi_stage_invoked, observe, NULL);
    call_from_here(proxy, 1);
    check_every_instruction(proxy);
    test_proxy_destroy(proxy);
    test_proxy_destroy(with_fallback);
    free(method);
}
