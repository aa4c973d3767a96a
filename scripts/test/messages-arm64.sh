#!/bin/sh
# Builds the C tests of messages for arm64, and runs them in QEMU's user mode. test-arm64.sh installs the packages.
# libffi for arm64 is downloaded from Debian's archive with apt-get, into .build, and not installed, so this system
# needs no second architecture. If that isn't possible, it prints a line with "skipped" and exits with 0.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh
. scripts/lib/messages-build.sh

skip() {
    echo "test-messages-arm64: skipped: $1"
    exit 0
}

[ "$(uname -sm)" != "Linux aarch64" ] || exec ./scripts/test/messages.sh
sysroot=/usr/aarch64-linux-gnu
emulator=$(command -v qemu-aarch64 || command -v qemu-aarch64-static) || skip "there is no QEMU; test-arm64.sh installs it"
[ -e $sysroot/include/stdio.h ] || skip "there is no C library for arm64; test-arm64.sh installs it"

# apt-get reads the lists of both architectures in a directory of its own, so the system's don't change.
arm64=$messages/arm64
library=$arm64/usr/lib/aarch64-linux-gnu/libffi.a
if [ ! -e "$library" ]; then
    command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1 || skip "libffi for arm64 comes by apt-get"
    mkdir -p "$arm64/lists/partial" "$arm64/cache/archives/partial"
    directory=$(cd "$arm64" && pwd)
    apt_get() {
        (cd "$arm64" && apt-get -qq -o APT::Architectures::=amd64 -o APT::Architectures::=arm64 \
            -o APT::Sandbox::User=root -o Dir::State::Lists="$directory/lists" -o Dir::Cache="$directory/cache" \
            "$@") >"$arm64/apt.log" 2>&1
    }
    apt_get update && apt_get download libffi-dev:arm64 ||
        skip "apt-get gave no libffi-dev:arm64: $(tail -n 1 "$arm64/apt.log")"
    dpkg-deb -x "$arm64"/libffi-dev_*_arm64.deb "$arm64"
    [ -e "$library" ] || skip "libffi-dev:arm64 has no $library"
fi

build_messages_test "$messages/messages-test-arm64" "-I$arm64/usr/include/aarch64-linux-gnu $library" \
    --target=aarch64-linux-gnu
"$emulator" -L $sysroot "$messages/messages-test-arm64" encodings fuzz 100000 layouts extension signatures calls 10 variadic \
    callbacks 10 callback-lives 500
echo "with landing pads only (BTI):"
# The program contains libffi, because Debian's has no landing pads.
# shellcheck disable=SC2086
build_messages_test "$messages/libguarded-messages-test.so" "-I$arm64/usr/include/aarch64-linux-gnu" $guarded
build_guarded_program "$messages/guarded-messages-test" "$messages/libguarded-messages-test.so" -rdynamic \
    -Wl,--whole-archive "$library" -Wl,--no-whole-archive
"$emulator" -cpu max -L $sysroot "$messages/guarded-messages-test" signatures calls 2 variadic callbacks 2 callback-lives 100
