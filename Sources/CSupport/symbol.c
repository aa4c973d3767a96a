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
    if (header == NULL || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 ||
        header->e_shentsize != sizeof(Elf64_Shdr)) {
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
            int type = ELF64_ST_TYPE(symbols[j].st_info);
            if (type != STT_OBJECT && type != STT_FUNC) continue;
            if (is_public(&symbols[j])) return cffi_visibility_public;
            found = cffi_visibility_hidden;
        }
    }
    return found;
}

/// An address that `cffi_function_names` looks for, and where its name goes.
typedef struct wanted {
    uintptr_t address;
    char **name;
    bool has_several;
} wanted;

/// What it looks for in one file: `count` addresses, in ascending order, which are `base` higher than in the file.
typedef struct name_search {
    wanted *first;
    size_t count;
    uintptr_t base;
    const char *ending;
} name_search;

static int compare(const void *one, const void *other) {
    uintptr_t a = ((const wanted *)one)->address, b = ((const wanted *)other)->address;
    return (a > b) - (a < b);
}

static void note_name(void *context, uint64_t address, const char *name) {
    const name_search *search = context;
    wanted key = {.address = search->base + address};
    wanted *found = bsearch(&key, search->first, search->count, sizeof key, compare);
    if (found == NULL) return;
    size_t length = strlen(name), ending = strlen(search->ending);
    if (length < ending || strcmp(name + length - ending, search->ending) != 0) return;
    while (found > search->first && found[-1].address == key.address) found--;
    for (; found < search->first + search->count && found->address == key.address; found++) {
        if (*found->name == NULL) {
            if (!found->has_several) *found->name = strdup(name);
        } else if (strcmp(*found->name, name) != 0) {
            found->has_several = true;
            free(*found->name);
            *found->name = NULL;
        }
    }
}

/// Calls `body` with each function and each object of the file's symbol tables of this type, and its name.
static void each_symbol(image file, Elf64_Word type_of_table,
                        void (*body)(void *context, uint64_t address, const char *name), void *context) {
    unsigned section_count;
    const Elf64_Shdr *sections = sections_of(file, &section_count);
    if (sections == NULL) return;
    for (unsigned i = 0; i < section_count; i++) {
        if (sections[i].sh_type != type_of_table || sections[i].sh_link >= section_count) continue;
        const Elf64_Shdr *strings = &sections[sections[i].sh_link];
        uint64_t count = sections[i].sh_size / sizeof(Elf64_Sym);
        const Elf64_Sym *symbols = part(file, sections[i].sh_offset, sizeof *symbols, count);
        const char *text = part(file, strings->sh_offset, 1, strings->sh_size);
        // The last name has to end in the section.
        if (symbols == NULL || text == NULL || strings->sh_size == 0 || text[strings->sh_size - 1] != 0) continue;
        for (uint64_t j = 0; j < count; j++) {
            int type = ELF64_ST_TYPE(symbols[j].st_info);
            if ((type != STT_FUNC && type != STT_OBJECT) || symbols[j].st_shndx == SHN_UNDEF) continue;
            if (symbols[j].st_name < strings->sh_size) body(context, symbols[j].st_value, text + symbols[j].st_name);
        }
    }
}

/// Whether there is a symbol of that name.
typedef struct named {
    const char *name;
    bool is_found;
} named;

static void compare_name(void *context, uint64_t address, const char *name) {
    (void)address;
    named *search = context;
    search->is_found |= strcmp(name, search->name) == 0;
}

static bool has_function(image file, const char *name) {
    named search = {name, false};
    each_symbol(file, SHT_SYMTAB, compare_name, &search);
    each_symbol(file, SHT_DYNSYM, compare_name, &search);
    return search.is_found;
}

/// Where the file has what is at `address` in memory before it is relocated; null if it has nothing there. `address`:
/// as the file states it.
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
    /// The end of the image in memory.
    uintptr_t end;
    /// The path of the file; empty if there is none.
    char path[PATH_MAX];
} place;

/// The path of an image's file. The program's name is empty or argv[0], which need not be a path. A shared library's
/// name is the path it was loaded from.
static const char *path_of(const struct dl_phdr_info *info) {
    bool is_program = (uintptr_t)info->dlpi_phdr == getauxval(AT_PHDR);
    return is_program ? "/proc/self/exe" : info->dlpi_name;
}

static int find_image(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    place *at = context;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || at->address - info->dlpi_addr - segment->p_vaddr >= segment->p_memsz)
            continue;
        at->base = info->dlpi_addr;
        for (unsigned j = 0; j < info->dlpi_phnum; j++) {
            const ElfW(Phdr) *other = &info->dlpi_phdr[j];
            uintptr_t end = at->base + other->p_vaddr + other->p_memsz;
            if (other->p_type == PT_LOAD && end > at->end) at->end = end;
        }
        const char *path = path_of(info);
        if (strlen(path) < sizeof at->path) strcpy(at->path, path);
        return 1;
    }
    return 0;
}

/// A file, mapped; no bytes if it cannot be read. `unmap` ends that.
static image map_file(const char *path) {
    image result = {NULL, 0};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return result;
    struct stat status;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes != MAP_FAILED) result = (image){bytes, (size_t)status.st_size};
    }
    close(file);
    return result;
}

/// The file of the image that contains `at->address`, mapped; no bytes if it cannot be read. `unmap` ends that. Does
/// not use dladdr, which finds nothing in a program without a dynamic linker.
static image map_image(place *at) {
    image none = {NULL, 0};
    return dl_iterate_phdr(find_image, at) == 0 ? none : map_file(at->path);
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

void cffi_function_names(const void *const *addresses, size_t count, const char *ending, char **names) {
    wanted *all = calloc(count == 0 ? 1 : count, sizeof *all);
    size_t wanted_count = 0;
    for (size_t i = 0; i < count; i++) {
        names[i] = NULL;
        if (all == NULL || addresses[i] == NULL) continue;
        all[wanted_count++] = (wanted){.address = (uintptr_t)addresses[i], .name = &names[i]};
    }
    if (all == NULL) return;
    qsort(all, wanted_count, sizeof *all, compare);
    for (size_t i = 0, end; i < wanted_count; i = end) {
        place at = {.address = all[i].address};
        image file = map_image(&at);
        for (end = i + 1; end < wanted_count && all[end].address < at.end;) end++;
        if (file.bytes == NULL) continue;
        name_search search = {&all[i], end - i, at.base, ending};
        each_symbol(file, SHT_SYMTAB, note_name, &search);
        unmap(file);
    }
    free(all);
}

/// What `cffi_function_containing` looks for: the last function that begins before `address`.
typedef struct containing {
    uint64_t address, begin;
    const char *name;
} containing;

static void note_containing(void *context, uint64_t address, const char *name) {
    containing *search = context;
    if (address > search->address || (search->name != NULL && address <= search->begin)) return;
    search->begin = address;
    search->name = name;
}

char *cffi_function_containing(const void *address) {
    place at = {.address = (uintptr_t)address};
    image file = map_image(&at);
    containing search = {.address = at.address - at.base};
    if (file.bytes != NULL) each_symbol(file, SHT_SYMTAB, note_containing, &search);
    char *name = search.name == NULL ? NULL : strdup(search.name);
    unmap(file);
    return name;
}

/// What `cffi_each_function` looks for.
typedef struct prefix_search {
    const char *prefix;
    size_t length;
    uintptr_t base;
    void (*body)(void *context, const void *function, const char *name);
    void *context;
} prefix_search;

static void give_function(void *context, uint64_t address, const char *name) {
    const prefix_search *search = context;
    if (strncmp(name, search->prefix, search->length) != 0) return;
    search->body(search->context, (const void *)(search->base + address), name);
}

static int give_functions(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    prefix_search *search = context;
    search->base = info->dlpi_addr;
    image file = map_file(path_of(info));
    // A file that was not stripped has all of its symbols in the first.
    each_symbol(file, SHT_SYMTAB, give_function, search);
    each_symbol(file, SHT_DYNSYM, give_function, search);
    unmap(file);
    return 0;
}

void cffi_each_function(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                        void *context) {
    prefix_search search = {prefix, strlen(prefix), 0, body, context};
    dl_iterate_phdr(give_functions, &search);
}

/// A section's contents; null, and no size, if the file has no such section, or a compressed one.
static const char *section(image file, const char *name, size_t *size) {
    unsigned count;
    const Elf64_Ehdr *header = part(file, 0, sizeof *header, 1);
    const Elf64_Shdr *sections = sections_of(file, &count);
    *size = 0;
    if (sections == NULL || header->e_shstrndx >= count) return NULL;
    const Elf64_Shdr *names = &sections[header->e_shstrndx];
    const char *text = part(file, names->sh_offset, 1, names->sh_size);
    if (text == NULL || names->sh_size == 0 || text[names->sh_size - 1] != 0) return NULL;
    for (unsigned i = 0; i < count; i++) {
        if (sections[i].sh_name >= names->sh_size || strcmp(text + sections[i].sh_name, name) != 0) continue;
        if (sections[i].sh_type == SHT_NOBITS || (sections[i].sh_flags & SHF_COMPRESSED) != 0) continue;
        const char *bytes = part(file, sections[i].sh_offset, 1, sections[i].sh_size);
        if (bytes != NULL) *size = sections[i].sh_size;
        return bytes;
    }
    return NULL;
}

static int give_debug_names(struct dl_phdr_info *info, size_t unused, void *context) {
    (void)unused;
    const prefix_search *search = context;
    image file = map_file(path_of(info));
    size_t size;
    const char *text = section(file, ".debug_str", &size);
    // The last string has to end in the section.
    if (text != NULL && size != 0 && text[size - 1] == 0) {
        const char *end = text + size;
        for (const char *at = text; (at = memmem(at, (size_t)(end - at), search->prefix, search->length)) != NULL;) {
            search->body(search->context, NULL, at);
            at += strlen(at);
        }
    }
    unmap(file);
    return 0;
}

void cffi_each_debug_name(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                          void *context) {
    prefix_search search = {prefix, strlen(prefix), 0, body, context};
    dl_iterate_phdr(give_debug_names, &search);
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

char *cffi_function_containing(const void *address) {
    (void)address;
    return NULL;
}

void cffi_each_function(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                        void *context) {
    (void)prefix, (void)body, (void)context;
}

void cffi_each_debug_name(const char *prefix, void (*body)(void *context, const void *function, const char *name),
                          void *context) {
    (void)prefix, (void)body, (void)context;
}

void cffi_function_names(const void *const *addresses, size_t count, const char *ending, char **names) {
    (void)addresses, (void)ending;
    for (size_t i = 0; i < count; i++) names[i] = 0;
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
