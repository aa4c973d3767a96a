// Other copies of this library in the process, in the program and in shared libraries: each says when it is loaded that
// there is one already.

#define _GNU_SOURCE

#if defined(__ELF__) && defined(__LP64__)

#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

// Each copy has a note, which is found in every image that is loaded, whatever symbols it exports.

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

/// The files that this copy and the first other one are in. In order of loading: the program's comes first.
typedef struct search {
    char own[PATH_MAX], other[PATH_MAX];
} search;

static void write_name(const struct dl_phdr_info *info, char *name) {
    // The program's own name may be missing.
    bool is_program = (uintptr_t)info->dlpi_phdr == getauxval(AT_PHDR);
    ssize_t length = is_program ? readlink("/proc/self/exe", name, PATH_MAX - 1) : -1;
    if (length >= 0) {
        name[length] = '\0';
    } else {
        snprintf(name, PATH_MAX, "%s", is_program ? "the program" : info->dlpi_name);
    }
}

/// Ends at this copy: one that is loaded later looks itself.
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

/// When the image is loaded: later, before the first proxy, may be too late. Where an image uses a type of the other that
/// conforms to a protocol of that one's copy, it is Swift's runtime that finds no conformance, and crashes.
__attribute__((constructor)) static void warn_of_other_copy(void) {
    search copies = {.own = "", .other = ""};
    if (dl_iterate_phdr(look, &copies) == 0 || copies.other[0] == '\0') return;
    fprintf(stderr,
            "Switchboard: expected one copy of this library in the process, found one in %s and another in %s. What is "
            "registered with one, the other does not know; and a type that conforms to `HasDelegate` of one does not to "
            "that of the other: to use it there ends the process. Link both with the product `SwitchboardDynamic` in "
            "place of `Switchboard`.\n",
            copies.other, copies.own);
}

#else

typedef int nothing_here;

#endif
