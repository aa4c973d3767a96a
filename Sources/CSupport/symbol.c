#define _GNU_SOURCE
#include "CSupport/platform.h"
#include "CSupport/symbol.h"

#include <stdlib.h>

#if CFFI_IS_ELF

#include <elf.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct image {
    const unsigned char *bytes;
    size_t size;
} image;

/// The address of `count` items of `size` bytes at `offset`; null if the file is too short for them.
static const void *part(image file, uint64_t offset, uint64_t size, uint64_t count) {
    if (size != 0 && count > file.size / size) return NULL;
    if (offset > file.size || size * count > file.size - offset) return NULL;
    return file.bytes + offset;
}

static bool is_public(const Elf64_Sym *symbol) {
    unsigned binding = ELF64_ST_BIND(symbol->st_info), visibility = ELF64_ST_VISIBILITY(symbol->st_other);
    return (binding == STB_GLOBAL || binding == STB_WEAK) && (visibility == STV_DEFAULT || visibility == STV_PROTECTED);
}

/// The sections of a file, whose number is written to `count`; null if it is not an ELF file of this machine's kind.
static const Elf64_Shdr *sections_of(image file, unsigned *count) {
    const Elf64_Ehdr *header = part(file, 0, sizeof *header, 1);
    if (header == NULL || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr)) {
        return NULL;
    }
    *count = header->e_shnum;
    return part(file, header->e_shoff, sizeof(Elf64_Shdr), header->e_shnum);
}

static cffi_visibility look_up(image file, uint64_t address) {
    unsigned section_count;
    const Elf64_Shdr *sections = sections_of(file, &section_count);
    if (sections == NULL) return cffi_visibility_unknown;

    cffi_visibility found = cffi_visibility_unknown;
    for (unsigned i = 0; i < section_count; i++) {
        if (sections[i].sh_type != SHT_SYMTAB && sections[i].sh_type != SHT_DYNSYM) continue;
        uint64_t count = sections[i].sh_size / sizeof(Elf64_Sym);
        const Elf64_Sym *symbols = part(file, sections[i].sh_offset, sizeof *symbols, count);
        if (symbols == NULL) continue;
        for (uint64_t j = 0; j < count; j++) {
            if (symbols[j].st_value != address || symbols[j].st_shndx == SHN_UNDEF) continue;
            if (ELF64_ST_TYPE(symbols[j].st_info) != STT_OBJECT) continue;
            if (is_public(&symbols[j])) return cffi_visibility_public;
            found = cffi_visibility_hidden;
        }
    }
    return found;
}

/// What `cffi_function_names` looks for. Addresses are those in the file.
typedef struct name_search {
    const void *const *addresses;
    uintptr_t base;
    uint32_t count;
    const char *ending;
    const char **found;
} name_search;

/// Stands for an address that has several names.
static const char several[] = "";

static void note_name(const name_search *search, uint64_t address, const char *name) {
    size_t length = strlen(name), ending = strlen(search->ending);
    if (length < ending || strcmp(name + length - ending, search->ending) != 0) return;
    for (uint32_t i = 0; i < search->count; i++) {
        if (search->addresses[i] == NULL || (uintptr_t)search->addresses[i] - search->base != address) continue;
        const char **found = &search->found[i];
        *found = *found == NULL || strcmp(*found, name) == 0 ? name : several;
    }
}

static void find_names(image file, const name_search *search) {
    unsigned section_count;
    const Elf64_Shdr *sections = sections_of(file, &section_count);
    if (sections == NULL) return;
    for (unsigned i = 0; i < section_count; i++) {
        if (sections[i].sh_type != SHT_SYMTAB || sections[i].sh_link >= section_count) continue;
        const Elf64_Shdr *strings = &sections[sections[i].sh_link];
        uint64_t count = sections[i].sh_size / sizeof(Elf64_Sym);
        const Elf64_Sym *symbols = part(file, sections[i].sh_offset, sizeof *symbols, count);
        const char *text = part(file, strings->sh_offset, 1, strings->sh_size);
        // The last name has to end in the section.
        if (symbols == NULL || text == NULL || strings->sh_size == 0 || text[strings->sh_size - 1] != 0) continue;
        for (uint64_t j = 0; j < count; j++) {
            int type = ELF64_ST_TYPE(symbols[j].st_info);
            if ((type != STT_FUNC && type != STT_OBJECT) || symbols[j].st_shndx == SHN_UNDEF) continue;
            if (symbols[j].st_name < strings->sh_size) {
                note_name(search, symbols[j].st_value, text + symbols[j].st_name);
            }
        }
    }
}

static bool has_function(image file, const char *name) {
    unsigned section_count;
    const Elf64_Shdr *sections = sections_of(file, &section_count);
    for (unsigned i = 0; sections != NULL && i < section_count; i++) {
        if (sections[i].sh_type != SHT_SYMTAB && sections[i].sh_type != SHT_DYNSYM) continue;
        if (sections[i].sh_link >= section_count) continue;
        const Elf64_Shdr *strings = &sections[sections[i].sh_link];
        uint64_t count = sections[i].sh_size / sizeof(Elf64_Sym);
        const Elf64_Sym *symbols = part(file, sections[i].sh_offset, sizeof *symbols, count);
        const char *text = part(file, strings->sh_offset, 1, strings->sh_size);
        if (symbols == NULL || text == NULL || strings->sh_size == 0 || text[strings->sh_size - 1] != 0) continue;
        for (uint64_t j = 0; j < count; j++) {
            if (ELF64_ST_TYPE(symbols[j].st_info) != STT_FUNC || symbols[j].st_shndx == SHN_UNDEF) continue;
            if (symbols[j].st_name < strings->sh_size && strcmp(text + symbols[j].st_name, name) == 0) return true;
        }
    }
    return false;
}

/// Where the file has what is at `address` in memory before it is relocated; null if it has nothing there. `address`: as the
/// file states it.
static const uint64_t *word_at(image file, uint64_t address) {
    const Elf64_Ehdr *header = part(file, 0, sizeof *header, 1);
    if (header == NULL || header->e_phentsize != sizeof(Elf64_Phdr)) return NULL;
    const Elf64_Phdr *segments = part(file, header->e_phoff, sizeof *segments, header->e_phnum);
    for (unsigned i = 0; segments != NULL && i < header->e_phnum; i++) {
        if (segments[i].p_type != PT_LOAD || address - segments[i].p_vaddr >= segments[i].p_filesz) continue;
        return part(file, segments[i].p_offset + (address - segments[i].p_vaddr), sizeof(uint64_t), 1);
    }
    return NULL;
}

/// The image that contains an address.
typedef struct place {
    uintptr_t address;
    /// What to add to an address that the file states to get the one in memory.
    uintptr_t base;
    /// The path of the file; empty if there is none.
    char path[PATH_MAX];
} place;

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    place *at = context;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || at->address - info->dlpi_addr - segment->p_vaddr >= segment->p_memsz) continue;
        at->base = info->dlpi_addr;
        // The program's name is empty or argv[0], which need not be a path. A shared library's name is the path it was
        // loaded from.
        bool is_program = (uintptr_t)info->dlpi_phdr == getauxval(AT_PHDR);
        const char *path = is_program ? "/proc/self/exe" : info->dlpi_name;
        if (strlen(path) < sizeof at->path) strcpy(at->path, path);
        return 1;
    }
    return 0;
}

/// The file of the image that contains `at->address`, mapped; no bytes if it cannot be read. `unmap` ends that. Does not
/// use dladdr, which finds nothing in a program without a dynamic linker.
static image map_image(place *at) {
    image none = {NULL, 0};
    if (dl_iterate_phdr(find_image, at) == 0) return none;
    int file = open(at->path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return none;
    image result = none;
    struct stat status;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes != MAP_FAILED) result = (image){bytes, (size_t)status.st_size};
    }
    close(file);
    return result;
}

static void unmap(image file) {
    if (file.bytes != NULL) munmap((void *)file.bytes, file.size);
}

cffi_visibility cffi_symbol_visibility(const void *address) {
    place at = {.address = (uintptr_t)address};
    image file = map_image(&at);
    if (file.bytes == NULL) return cffi_visibility_unknown;
    cffi_visibility result = look_up(file, at.address - at.base);
    unmap(file);
    return result;
}

void cffi_function_names(const void *const *addresses, uint32_t count, const char *ending, char **names) {
    place at = {0};
    for (uint32_t i = 0; i < count; i++) {
        names[i] = NULL;
        if (at.address == 0) at.address = (uintptr_t)addresses[i];
    }
    if (at.address == 0) return;
    image file = map_image(&at);
    if (file.bytes == NULL) return;
    const char **found = calloc(count, sizeof *found);
    if (found != NULL) {
        name_search search = {addresses, at.base, count, ending, found};
        find_names(file, &search);
        for (uint32_t i = 0; i < count; i++) {
            if (found[i] != NULL && found[i] != several) names[i] = strdup(found[i]);
        }
        free(found);
    }
    unmap(file);
}

bool cffi_has_function(const void *address, const char *name) {
    place at = {.address = (uintptr_t)address};
    image file = map_image(&at);
    bool result = file.bytes != NULL && has_function(file, name);
    unmap(file);
    return result;
}

bool cffi_word_in_file(const void *address, uint64_t *word) {
    place at = {.address = (uintptr_t)address};
    image file = map_image(&at);
    const uint64_t *found = file.bytes == NULL ? NULL : word_at(file, at.address - at.base);
    if (found != NULL) memcpy(word, found, sizeof *word);
    unmap(file);
    return found != NULL;
}

#else

bool cffi_has_function(const void *address, const char *name) {
    (void)address, (void)name;
    return false;
}

bool cffi_word_in_file(const void *address, uint64_t *word) {
    (void)address, (void)word;
    return false;
}

cffi_visibility cffi_symbol_visibility(const void *address) {
    (void)address;
    return cffi_visibility_unknown;
}

void cffi_function_names(const void *const *addresses, uint32_t count, const char *ending, char **names) {
    (void)addresses, (void)ending;
    for (uint32_t i = 0; i < count; i++) names[i] = 0;
}

#endif

// MARK: Functions

void cffi_free_name(char *name) {
    free(name);
}

#if defined(_WIN32)

#include <windows.h>

const void *cffi_find_function(const char *name) {
    return (const void *)GetProcAddress(GetModuleHandleA(NULL), name);
}

#else

#include <dlfcn.h>

const void *cffi_find_function(const char *name) {
    return dlsym(RTLD_DEFAULT, name);
}

#endif
