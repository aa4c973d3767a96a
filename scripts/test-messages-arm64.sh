#!/bin/sh
# The C tests of messages, built for arm64 and run under QEMU's user mode emulation. What test-arm64.sh installs has to
# be there. libffi for arm64 comes from Debian's archive by apt-get, into .build, and is not installed: this system
# gets no second architecture. Exits 0 with a line that says "skipped" where that cannot be done.
set -eu
cd "$(dirname "$0")/.."
. scripts/frame-build.sh
. scripts/messages-build.sh

skip() {
    echo "test-messages-arm64: skipped: $1"
    exit 0
}

[ "$(uname -sm)" != "Linux aarch64" ] || exec ./scripts/test-messages.sh
sysroot=/usr/aarch64-linux-gnu
emulator=$(command -v qemu-aarch64 || command -v qemu-aarch64-static) || skip "there is no QEMU; test-arm64.sh installs it"
[ -e $sysroot/include/stdio.h ] || skip "there is no C library for arm64; test-arm64.sh installs it"

# apt-get reads lists for both architectures in a directory of its own, so the system's stay as they are.
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
# libffi is in the program: Debian's has no landing pads.
# shellcheck disable=SC2086
build_messages_test "$messages/libguarded-messages-test.so" "-I$arm64/usr/include/aarch64-linux-gnu" $guarded
build_guarded_program "$messages/guarded-messages-test" "$messages/libguarded-messages-test.so" -rdynamic \
    -Wl,--whole-archive "$library" -Wl,--no-whole-archive
"$emulator" -cpu max -L $sysroot "$messages/guarded-messages-test" signatures calls 2 variadic callbacks 2 callback-lives 100
