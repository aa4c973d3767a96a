#define _GNU_SOURCE
#include "CSupport/import.h"

#include "CSupport/platform.h"

#if CFFI_IS_ELF

#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CSupport/symbol.h"

/// A relocation for a word that holds a symbol's address and through which code calls or reads it. Those for calls only
/// have a table of their own; in the other table they are known by their number.
#if defined(__x86_64__)
enum { address_relocation = R_X86_64_GLOB_DAT };
#elif defined(__aarch64__)
enum { address_relocation = R_AARCH64_GLOB_DAT };
#else
enum { address_relocation = -1 };
#endif

/// A binary in memory, found by an address in it.
typedef struct binary {
    uintptr_t address;
    uintptr_t base;
    const ElfW(Phdr) * segments;
    unsigned segment_count;
} binary;

static int find_binary(struct dl_phdr_info *info, size_t size, void *context) {
    (void)size;
    binary *found = context;
    for (unsigned i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || found->address - info->dlpi_addr - segment->p_vaddr >= segment->p_memsz)
            continue;
        found->base = info->dlpi_addr;
        found->segments = info->dlpi_phdr;
        found->segment_count = info->dlpi_phnum;
        return 1;
    }
    return 0;
}

/// No segments if there is no such binary.
static binary binary_of(const void *address) {
    binary found = {.address = (uintptr_t)address};
    dl_iterate_phdr(find_binary, &found);
    return found;
}

static bool contains(const binary *of, const void *address, uint32_t type) {
    for (unsigned i = 0; i < of->segment_count; i++) {
        const ElfW(Phdr) *segment = &of->segments[i];
        if (segment->p_type == type && (uintptr_t)address - of->base - segment->p_vaddr < segment->p_memsz) return true;
    }
    return false;
}

/// What the dynamic linker knows of a binary.
typedef struct imports {
    const ElfW(Sym) * symbols;
    const char *names;
    const ElfW(Rela) * calls, *others;
    size_t calls_size, others_size;
} imports;

static imports imports_of(const binary *of) {
    imports found = {0};
    const ElfW(Dyn) *entry = NULL;
    for (unsigned i = 0; i < of->segment_count; i++) {
        if (of->segments[i].p_type == PT_DYNAMIC) entry = (const void *)(of->base + of->segments[i].p_vaddr);
    }
    for (; entry != NULL && entry->d_tag != DT_NULL; entry++) {
        // Some dynamic linkers add the base to addresses in this table, and others do not.
        uintptr_t value = entry->d_un.d_ptr;
        const void *address = (const void *)(value < of->base ? value + of->base : value);
        switch (entry->d_tag) {
        case DT_SYMTAB: found.symbols = address; break;
        case DT_STRTAB: found.names = address; break;
        case DT_JMPREL: found.calls = address; break;
        case DT_PLTRELSZ: found.calls_size = value; break;
        case DT_RELA: found.others = address; break;
        case DT_RELASZ: found.others_size = value; break;
        // Entries of another kind: no 64-bit system has them.
        case DT_PLTREL:
            if (value != DT_RELA) return (imports){0};
            break;
        default: break;
        }
    }
    return found.symbols == NULL || found.names == NULL ? (imports){0} : found;
}

/// Writes a word, which may be in memory that was made read-only after relocation. False if it cannot be written.
static bool write_word(const binary *of, void **word, void *value) {
    if (!contains(of, word, PT_GNU_RELRO)) {
        __atomic_store_n(word, value, __ATOMIC_RELEASE);
        return true;
    }
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)word & ~(size - 1));
    if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return false;
    __atomic_store_n(word, value, __ATOMIC_RELEASE);
    // The page's end may be outside what was made read-only, and then has to remain writable.
    if (contains(of, (char *)page + size - 1, PT_GNU_RELRO)) mprotect(page, size, PROT_READ);
    return true;
}

/// Whether the word is as the file has it, with the base added: it leads to code that asks the dynamic linker.
static bool is_unbound(const binary *of, void **word, const void *value) {
    uint64_t in_file;
    if (!contains(of, value, PT_LOAD)) return false;
    return !cffi_word_in_file(word, &in_file) || (uintptr_t)value == of->base + in_file;
}

/// What one table of relocations adds to the result so far.
static cffi_importing replace_in(const binary *of, const imports *with, const ElfW(Rela) * first, size_t size,
                                 bool is_calls, const char *name, const void *original, void *replacement,
                                 cffi_import *found, cffi_importing result) {
    for (const ElfW(Rela) *one = first; (const char *)one < (const char *)first + size; one++) {
        if (ELF64_R_SYM(one->r_info) == 0 || (!is_calls && (int)ELF64_R_TYPE(one->r_info) != address_relocation))
            continue;
        if (strcmp(with->names + with->symbols[ELF64_R_SYM(one->r_info)].st_name, name) != 0) continue;
        void **word = (void **)(of->base + one->r_offset);
        void *old = __atomic_load_n(word, __ATOMIC_ACQUIRE);
        if (found->word == NULL) found->word = word;
        if (old != replacement) {
            if (!write_word(of, word, replacement)) return cffi_import_read_only;
            if (old != original && !is_unbound(of, word, old)) found->previous = old;
        }
        result = cffi_import_replaced;
    }
    return result;
}

cffi_importing cffi_import_replace(const void *address, const char *name, const void *original, void *replacement,
                                   cffi_import *found) {
    *found = (cffi_import){NULL, NULL};
    binary of = binary_of(address);
    imports with = imports_of(&of);
    cffi_importing result = cffi_import_absent;
    result = replace_in(&of, &with, with.calls, with.calls_size, true, name, original, replacement, found, result);
    if (result == cffi_import_read_only) return result;
    return replace_in(&of, &with, with.others, with.others_size, false, name, original, replacement, found, result);
}

bool cffi_is_same_binary(const void *one, const void *other) {
    binary of = binary_of(one);
    return contains(&of, other, PT_LOAD);
}

#else

cffi_importing cffi_import_replace(const void *address, const char *name, const void *original, void *replacement,
                                   cffi_import *found) {
    (void)address, (void)name, (void)original, (void)replacement;
    *found = (cffi_import){0};
    return cffi_import_absent;
}

bool cffi_is_same_binary(const void *one, const void *other) {
    (void)one, (void)other;
    return false;
}

#endif
