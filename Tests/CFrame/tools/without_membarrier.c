// Runs a program on a kernel that seems to have no membarrier(2): `without-membarrier program argument...`. The library
// then has to do with fences. A program apart, because an emulator does not offer system call filters to what it runs.

#include <stdio.h>
#include <unistd.h>

#include "refuse_membarrier.h"

int main(int count, char **arguments) {
    if (count < 2) return 2;
    if (!refuse_membarrier()) {
        perror("without-membarrier: this system allows no filter");
        return 77;
    }
    execvp(arguments[1], arguments + 1);
    perror(arguments[1]);
    return 127;
}
