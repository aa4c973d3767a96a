#!/bin/sh
# First: a library and a program of all C and assembly, linked for Linux on both processors, keep the notes that say that all places
# which are called by address have landing pads (Intel's CET, Arm's BTI). A program loses them if one part of it has none: today
# Swift's compiler writes none, and neither do Debian's files that begin a program, which are left out here. That the landing pads
# are there is what test-arm64.sh runs.
#
# Then: assembles every file of assembly, and has the compiler's front end read every file of C, for the platforms that cannot be run
# here: Mach-O, COFF and ELF of Android and musl, each on both processors. The assembly needs no headers. C gets those of the
# platform where Debian has them: mingw-w64's for Windows, but none of Microsoft's own; musl's for musl; and musl's in place of
# Apple's and Android's, whose functions are the same as far as this library calls them.
#
#     scripts/check-targets.sh          what headers are missing is named, and skipped
#
# CLANG: the compiler; the Swift toolchain's if nothing is said.
set -eu
cd "$(dirname "$0")/.."
clang=${CLANG:-$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/clang}
mingw=/usr/share/mingw-w64/include
musl=/usr/include/$(uname -m)-linux-musl
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# libffi's headers are those of this machine: the front end needs the functions' declarations.
mkdir "$out/ffi"
for folder in $(pkg-config --cflags-only-I libffi | sed 's/-I//g') "/usr/include/$(uname -m)-linux-gnu" /usr/include; do
    [ -f "$folder/ffi.h" ] || continue
    cp "$folder"/ffi*.h "$out/ffi"
    break
done

# What the library calls of Apple's own functions (its pthread.h).
cat >"$out/apple.h" <<'END'
#include <pthread.h>
#include <stdint.h>
int pthread_threadid_np(pthread_t thread, uint64_t *number);
END

includes="-I CFFIShim/include"
for folder in Sources/C*/include; do includes="$includes -I $folder"; done
failures=0

# reading TARGET FILE OPTION...
reading() {
    target=$1 file=$2
    shift 2
    # shellcheck disable=SC2086
    "$clang" -target "$target" -DCFFI_IS_BUILT -Wall -Wextra -Werror $includes "$@" "$file" >"$out/log" 2>&1 && return
    echo "check-targets: expected $file to compile for $target, found:"
    head -20 "$out/log"
    failures=$((failures + 1))
}

assembly=$(find CFFIShim Sources -name '*.S')
sources=$(find CFFIShim Sources -name '*.c')

# linking TARGET NOTE OPTION...: libffi's functions and Swift's stay undefined.
linking() {
    target=$1 note=$2
    shift 2
    echo "int main(void) { return 0; }" >"$out/main.c"
    for kind in "-shared" "-pie -Wl,-e,main,--unresolved-symbols=ignore-all"; do
        # shellcheck disable=SC2046,SC2086
        "$clang" -target "$target" $kind -nostdlib -fuse-ld=lld -fPIC -O1 -DCFFI_IS_BUILT $includes -isystem "$musl" \
            -isystem "$out/ffi" "$@" "$out/main.c" $assembly $(echo "$sources" | grep -v Foundation) -o "$out/linked" \
            >"$out/log" 2>&1 && readelf --notes "$out/linked" >"$out/log" && grep -q "feature: $note" "$out/log" && continue
        echo "check-targets: expected the note $note of what is linked for $target with $kind, found:"
        head -20 "$out/log"
        failures=$((failures + 1))
    done
}

if [ -f "$musl/stdlib.h" ] && command -v readelf >/dev/null 2>&1; then
    linking x86_64-linux-gnu "IBT, SHSTK" -fcf-protection=full
    linking aarch64-linux-gnu BTI -mbranch-protection=bti
    echo "check-targets: landing pads"
else
    echo "check-targets: skipped landing pads: readelf (binutils) or the headers of Debian's package musl-dev are missing"
fi

for processor in x86_64 arm64; do
    case $processor in
        arm64) elf=aarch64 ;;
        *) elf=$processor ;;
    esac
    for target in $processor-apple-macosx15 $elf-w64-windows-gnu $elf-pc-windows-msvc $elf-linux-android28 $elf-linux-musl; do
        for file in $assembly; do reading $target "$file" -c -o "$out/object"; done
        headers= own=
        case $target in
            *-windows-gnu) headers=$mingw package=mingw-w64-common ;;
            *-windows-msvc)
                echo "check-targets: $target, assembly only: Microsoft's headers are nobody's package"
                continue
                ;;
            *-apple-*) headers=$musl package=musl-dev own="-include $out/apple.h" ;;
            *) headers=$musl package=musl-dev ;;
        esac
        if [ ! -f "$headers/stdlib.h" ]; then
            echo "check-targets: skipped C for $target: Debian's package $package has the headers, and is not installed"
            continue
        fi
        # shellcheck disable=SC2086
        for file in $sources; do reading $target "$file" -fsyntax-only -isystem "$headers" -isystem "$out/ffi" $own; done
        echo "check-targets: $target"
    done
done
[ $failures -eq 0 ] || exit 1
echo "check-targets: passed"
