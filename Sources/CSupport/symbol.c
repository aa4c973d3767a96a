#define _GNU_SOURCE
#include "CSupport/symbol.h"

#if defined(__ELF__) && defined(__LP64__)

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

static cffi_visibility look_up(image file, uint64_t address) {
    const Elf64_Ehdr *header = part(file, 0, sizeof *header, 1);
    if (header == NULL || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
        header->e_ident[EI_CLASS] != ELFCLASS64 || header->e_shentsize != sizeof(Elf64_Shdr)) {
        return cffi_visibility_unknown;
    }
    const Elf64_Shdr *sections = part(file, header->e_shoff, sizeof *sections, header->e_shnum);
    if (sections == NULL) return cffi_visibility_unknown;

    cffi_visibility found = cffi_visibility_unknown;
    for (unsigned i = 0; i < header->e_shnum; i++) {
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

// Does not use dladdr, which finds nothing in a program without a dynamic linker.
cffi_visibility cffi_symbol_visibility(const void *address) {
    place at = {.address = (uintptr_t)address};
    if (dl_iterate_phdr(find_image, &at) == 0) return cffi_visibility_unknown;
    int file = open(at.path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return cffi_visibility_unknown;

    cffi_visibility result = cffi_visibility_unknown;
    struct stat status;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
        if (bytes != MAP_FAILED) {
            result = look_up((image){bytes, (size_t)status.st_size}, at.address - at.base);
            munmap(bytes, (size_t)status.st_size);
        }
    }
    close(file);
    return result;
}

#else

cffi_visibility cffi_symbol_visibility(const void *address) {
    (void)address;
    return cffi_visibility_unknown;
}

#endif

// MARK: Functions

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
