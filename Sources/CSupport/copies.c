// Finds other copies of this library in the process, in the program and in shared libraries. Each copy warns when it is
// loaded if there already is one.

#define _GNU_SOURCE
#include "CSupport/platform.h"

#if CFFI_IS_ELF

#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// Each copy has a note. A note can be found in every loaded image, whatever symbols the image exports.

static const char owner[] = "Switchboard";

typedef struct note {
    ElfW(Nhdr) header;
    char name[sizeof owner];
} note;

_Static_assert(sizeof(note) % 4 == 0, "notes are aligned to 4 bytes");

__attribute__((used, section(".note.switchboard"), aligned(4))) static const note own_note = {
    {.n_namesz = sizeof owner, .n_descsz = 0, .n_type = 1}, "Switchboard"};

static size_t rounded(size_t size, size_t alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

static const note *find_in(const char *notes, size_t size, size_t alignment) {
    const size_t header_size = sizeof(ElfW(Nhdr));
    for (size_t at = 0; at + header_size <= size;) {
        const ElfW(Nhdr) *header = (const void *)(notes + at);
        size_t name_end = rounded(header_size + header->n_namesz, alignment);
        if (at + name_end > size) return NULL;
        bool is_own_kind = header->n_namesz == sizeof owner && memcmp(header + 1, owner, sizeof owner) == 0;
        if (is_own_kind) return (const note *)header;
        at += rounded(name_end + header->n_descsz, alignment);
    }
    return NULL;
}

/// The files of this copy and of the first other one. Images are visited in the order of loading, the program first.
typedef struct search {
    char own[PATH_MAX], other[PATH_MAX];
} search;

static void write_name(const struct dl_phdr_info *info, char *name) {
    // The program's own name may be missing from the list.
    bool is_program = (uintptr_t)info->dlpi_phdr == getauxval(AT_PHDR);
    ssize_t length = is_program ? readlink("/proc/self/exe", name, PATH_MAX - 1) : -1;
    if (length >= 0) {
        name[length] = '\0';
    } else {
        snprintf(name, PATH_MAX, "%s", is_program ? "the program" : info->dlpi_name);
    }
}

/// Stops at this copy: a copy that is loaded later does its own search.
static int look(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    search *copies = context;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_NOTE) continue;
        const char *notes = (const char *)(info->dlpi_addr + segment->p_vaddr);
        const note *found = find_in(notes, segment->p_memsz, segment->p_align == 8 ? 8 : 4);
        if (found == NULL) continue;
        bool is_own = found == &own_note;
        if (is_own || copies->other[0] == '\0') write_name(info, is_own ? copies->own : copies->other);
        return is_own;
    }
    return 0;
}

/// Runs when the image is loaded. The first proxy may be too late: if an image uses a type of another image that
/// conforms to a protocol of that image's copy, Swift's runtime finds no conformance, and crashes.
__attribute__((constructor)) static void warn_of_other_copy(void) {
    search copies = {.own = "", .other = ""};
    if (dl_iterate_phdr(look, &copies) == 0 || copies.other[0] == '\0') return;
    fprintf(
        stderr,
        "Switchboard: this process has two copies of the library, in %s and in %s. Each works by itself, but a type "
        "that "
        "conforms to `HasDelegate` of one copy traps when the other uses it. Link the product `SwitchboardDynamic` in "
        "place of `Switchboard` in both.\n",
        copies.other, copies.own);
}

#else

typedef int nothing_here;

#endif
