#!/bin/sh
# First, landing pads: links all C and assembly for Linux on both processors, as a library and as a program. Both must
# keep the notes that say that every place that is called by address has a landing pad (Intel's CET, Arm's BTI). A
# program loses the notes if one part of it has none. Swift's compiler writes none yet, nor do Debian's startup files,
# which this leaves out. test-arm64.sh runs the landing pads.
#
# Then, other platforms: assembles every assembly file, and compiles every C file without generating code, for platforms
# that can't run here: Mach-O, COFF, and ELF of Android and musl, each on both processors. Assembly needs no headers. C
# takes the platform's if Debian has them: mingw-w64's for Windows, but not Microsoft's; musl's for musl. For Apple's
# and Android's it takes musl's, because the functions that this library calls are the same.
#
#     scripts/check/targets.sh          names the missing headers, and skips their platforms
#
# CLANG: the compiler (the Swift toolchain's).
set -eu
cd "$(dirname "$0")/../.."
clang=${CLANG:-$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")/clang}
mingw=/usr/share/mingw-w64/include
musl=/usr/include/$(uname -m)-linux-musl
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# libffi's headers are this machine's. Only the declarations are needed.
mkdir "$out/ffi"
for folder in $(pkg-config --cflags-only-I libffi | sed 's/-I//g') "/usr/include/$(uname -m)-linux-gnu" /usr/include; do
    [ -f "$folder/ffi.h" ] || continue
    cp "$folder"/ffi*.h "$out/ffi"
    break
done

# The functions of Apple's pthread.h that the library calls.
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

# linking TARGET NOTE OPTION...: links, and leaves libffi's functions and Swift's undefined.
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
                echo "check-targets: $target, assembly only: Debian has no package of Microsoft's headers"
                continue
                ;;
            *-apple-*) headers=$musl package=musl-dev own="-include $out/apple.h" ;;
            *) headers=$musl package=musl-dev ;;
        esac
        if [ ! -f "$headers/stdlib.h" ]; then
            echo "check-targets: skipped C for $target: Debian's package $package isn't installed, which has the headers"
            continue
        fi
        # shellcheck disable=SC2086
        for file in $sources; do reading $target "$file" -fsyntax-only -isystem "$headers" -isystem "$out/ffi" $own; done
        echo "check-targets: $target"
    done
done
[ $failures -eq 0 ] || exit 1
echo "check-targets: passed"
