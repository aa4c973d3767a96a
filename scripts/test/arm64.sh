#!/bin/sh
# Builds the C tests of the entry stubs and the dispatch path for arm64, and runs them in QEMU's user mode. Installs
# missing packages with apt-get. If that isn't possible, it prints a line with "skipped" and exits with 0.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh

skip() {
    echo "test-arm64: skipped: $1"
    exit 0
}

if [ "$(uname -sm)" = "Linux aarch64" ]; then
    exec ./scripts/test/frame.sh
fi
[ "$(uname -s)" = Linux ] || skip "it needs QEMU's user mode, which runs on Linux"
"$CLANG" --version >/dev/null 2>&1 || skip "there is no clang beside the Swift toolchain, and none in PATH"

sysroot=/usr/aarch64-linux-gnu
emulator() {
    command -v qemu-aarch64 || command -v qemu-aarch64-static
}
has_everything() {
    emulator >/dev/null && [ -e $sysroot/include/stdio.h ] && [ -e $sysroot/lib/libgcc_s.so.1 ] &&
        [ -n "$(find /usr/lib/gcc-cross/aarch64-linux-gnu -name crtbegin.o 2>/dev/null)" ] &&
        command -v aarch64-linux-gnu-ld >/dev/null
}

if ! has_everything; then
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root=sudo
    else
        skip "QEMU and the arm64 C library are missing, and installing them needs root or sudo"
    fi
    command -v apt-get >/dev/null 2>&1 || skip "QEMU and the arm64 C library are missing, and there is no apt-get"
    packages="qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross"
    echo "test-arm64: installing $packages with apt-get" >&2
    log=$out/apt.log
    $as_root apt-get -qq update >"$log" 2>&1 || true
    # shellcheck disable=SC2086
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $packages >>"$log" 2>&1 ||
        skip "apt-get could not install $packages: $(tail -n 1 "$log")"
    has_everything || skip "$packages are installed, but the emulator or the C library is not where it is looked for"
fi

run() {
    "$(emulator)" -L $sysroot "$@"
}
build_frame_test "$out/frame-test-arm64" --target=aarch64-linux-gnu -fomit-frame-pointer -Wl,-z,now -Wl,--wrap=free
run "$out/frame-test-arm64" signatures paths asynchronous unwinding executors counts calls hazards 100000
build_without_membarrier
run_without_membarrier "$(emulator)" -L $sysroot "$out/frame-test-arm64" paths hazards 20000
echo "with landing pads only (BTI):"
# shellcheck disable=SC2086
build_frame_test "$out/libguarded-frame-test.so" $guarded -Wl,--wrap=free
build_guarded_program "$out/guarded-frame-test" "$out/libguarded-frame-test.so"
run -cpu max "$out/guarded-frame-test" signatures paths asynchronous unwinding executors counts calls
