// Whether programs are ELF files on this system: what is known of Swift's calling convention, and how symbols are
// found, holds there. `SWITCHBOARD_PLATFORM=other`, which Package.swift reads, builds the library as it is elsewhere,
// for tests.

#ifndef CSUPPORT_PLATFORM_H
#define CSUPPORT_PLATFORM_H

#if defined(__ELF__) && defined(__LP64__) && !defined(CFFI_AS_ELSEWHERE)
#define CFFI_IS_ELF 1
#else
#define CFFI_IS_ELF 0
#endif

#endif
