// Runs a program on a kernel that refuses something: `hardened membarrier|executable|list program argument...`.
//
//     membarrier   it has no membarrier(2)
//     executable   no memory is both writable and executable, or made executable later, as systemd's
//     MemoryDenyWriteExecute list         all but the system calls that a service with files and threads needs are
//     refused
//
// Ends with 77 where the system allows no filter.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NUMBER BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr))
// The lower half of the third argument: how memory is protected.
#define PROTECTION BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args) + 2 * 8)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE(error) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (error))
// Goes on behind the next rule unless it is this system call.
#define IF(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1)
#define IS(call) IF(call), ALLOW

static struct sock_filter no_membarrier[] = {NUMBER, IF(SYS_membarrier), REFUSE(ENOSYS), ALLOW};

static struct sock_filter no_executable[] = {
    NUMBER,
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 4),
    PROTECTION,
    BPF_STMT(BPF_ALU | BPF_AND | BPF_K, PROT_WRITE | PROT_EXEC),
    IF(PROT_WRITE | PROT_EXEC),
    REFUSE(EPERM),
    NUMBER,
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mprotect, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_pkey_mprotect, 0, 3),
    PROTECTION,
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, PROT_EXEC, 0, 1),
    REFUSE(EPERM),
    ALLOW,
};

static struct sock_filter list[] = {
    NUMBER,
    IS(SYS_execve),
    IS(SYS_exit),
    IS(SYS_exit_group),
    IS(SYS_futex),
    IS(SYS_clone),
    IS(SYS_clone3),
    IS(SYS_set_tid_address),
    IS(SYS_set_robust_list),
    IS(SYS_rseq),
    IS(SYS_gettid),
    IS(SYS_getpid),
    IS(SYS_tgkill),
    IS(SYS_sched_yield),
    IS(SYS_rt_sigaction),
    IS(SYS_rt_sigprocmask),
    IS(SYS_rt_sigreturn),
    IS(SYS_sigaltstack),
#ifdef SYS_arch_prctl
    IS(SYS_arch_prctl),
    IS(SYS_access),
    IS(SYS_open),
    IS(SYS_stat),
    IS(SYS_readlink),
#endif
    IS(SYS_brk),
    IS(SYS_mmap),
    IS(SYS_munmap),
    IS(SYS_mprotect),
    IS(SYS_mremap),
    IS(SYS_madvise),
    IS(SYS_openat),
    IS(SYS_read),
    IS(SYS_pread64),
    IS(SYS_write),
    IS(SYS_writev),
    IS(SYS_close),
    IS(SYS_fstat),
    IS(SYS_newfstatat),
    IS(SYS_statx),
    IS(SYS_lseek),
    IS(SYS_readlinkat),
    IS(SYS_ioctl),
    IS(SYS_getrandom),
    IS(SYS_clock_gettime),
    IS(SYS_prlimit64),
    IS(SYS_sched_getaffinity),
    REFUSE(EPERM),
};

#define SIZE(rules) (unsigned short)(sizeof(rules) / sizeof(rules)[0])

int main(int count, char **arguments) {
    struct {
        const char *name;
        struct sock_fprog program;
    } filters[] = {
        {"membarrier", {SIZE(no_membarrier), no_membarrier}},
        {"executable", {SIZE(no_executable), no_executable}},
        {"list", {SIZE(list), list}},
    };
    for (size_t i = 0; count > 2 && i < sizeof filters / sizeof filters[0]; i++) {
        if (strcmp(arguments[1], filters[i].name) != 0) continue;
        if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
            prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filters[i].program) != 0) {
            perror("hardened: this system allows no filter");
            return 77;
        }
        execv(arguments[2], arguments + 2);
        perror(arguments[2]);
        return 127;
    }
    fputs("hardened: expected membarrier, executable or list, and a program\n", stderr);
    return 2;
}
