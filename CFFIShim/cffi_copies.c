#define _GNU_SOURCE
#include "cffi_copies.h"

#if defined(__ELF__) && defined(__LP64__)

#include <link.h>
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

typedef struct search {
    char *own, *other;
    size_t size;
    bool has_other;
} search;

static void write_name(const struct dl_phdr_info *info, char *name, size_t size) {
    const char *path = info->dlpi_name;
    // The program's own name may be missing.
    bool is_program = (uintptr_t)info->dlpi_phdr == getauxval(AT_PHDR);
    ssize_t length = is_program ? readlink("/proc/self/exe", name, size - 1) : -1;
    if (length >= 0) {
        name[length] = '\0';
    } else {
        snprintf(name, size, "%s", path[0] == '\0' ? "the program" : path);
    }
}

static int look(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    search *for_copies = context;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_NOTE) continue;
        const char *notes = (const char *)(info->dlpi_addr + segment->p_vaddr);
        const note *found = find_in(notes, segment->p_memsz, segment->p_align == 8 ? 8 : 4);
        if (found == NULL) continue;
        bool is_own = found == &own_note;
        write_name(info, is_own ? for_copies->own : for_copies->other, for_copies->size);
        for_copies->has_other |= !is_own;
        return 0;
    }
    return 0;
}

bool cffi_find_other_copy(char *own, char *other, size_t size) {
    search for_copies = {own, other, size, false};
    snprintf(own, size, "the program");
    dl_iterate_phdr(look, &for_copies);
    return for_copies.has_other;
}

#else

bool cffi_find_other_copy(char *own, char *other, size_t size) {
    (void)own, (void)other, (void)size;
    return false;
}

#endif
