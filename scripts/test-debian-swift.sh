#!/bin/bash
# Builds the package with the Swift of Debian's sid, in a folder of its own, and runs its tests: on x86-64, and for arm64 by
# cross-compiling and QEMU's user mode. What is committed is tested, without traits.
#
#     test-debian-swift.sh amd64|arm64 [debug|release ...]
#
# Needs Linux on x86-64, root, and Debian's archive; 8 GB in .build-debian, or in the folder DEBIAN names. The first run takes
# some minutes to set up, later ones build what has changed. Exits 0 with a line that says "skipped" where that cannot be done.
set -euo pipefail
cd "$(dirname "$0")/.."
project=$PWD

skip() {
    echo "test-debian-swift: skipped: $1"
    exit 0
}

usage() {
    echo "test-debian-swift: expected amd64 or arm64, and debug or release, found: $*" >&2
    exit 2
}

case ${1:-} in amd64 | arm64) ;; *) usage "$@" ;; esac
processor=$1
shift
[ $# -gt 0 ] || set -- debug
for configuration in "$@"; do case $configuration in debug | release) ;; *) usage "$configuration" ;; esac; done

[ "$(uname -sm)" = "Linux x86_64" ] || skip "it cross-compiles on Linux and x86-64"
[ "$(id -u)" -eq 0 ] || skip "it needs root, for a folder with a system of its own"
command -v apt-get >/dev/null || skip "it sets up a system from Debian's archive, by apt-get"
[ -r /usr/share/keyrings/debian-archive-keyring.gpg ] || skip "Debian's keys are missing: package debian-archive-keyring"
unshare -m true 2>/dev/null || skip "it may not mount here"

export place=${DEBIAN:-$project/.build-debian}
mkdir -p "$place/build"
place=$(cd "$place" && pwd)
key=/usr/share/keyrings/debian-archive-keyring.gpg
archive=http://deb.debian.org/debian

# Runs a command in the system in "$place/sid", with the folder for builds, and that of arm64's files.
enter() {
    packages=$(git config --get-regexp '^url\./.*\.insteadof$' | sed -n 's/^url\.\(\/.*\)\.insteadof .*/\1/p' | sort -u | head -1)
    export packages
    unshare -m --propagation private bash -c '
        mount -t proc proc "$place/sid/proc"
        mount --rbind /dev "$place/sid/dev"
        for folder in build sysroot; do
            mkdir -p "$place/$folder" "$place/sid/$folder"
            mount --bind "$place/$folder" "$place/sid/$folder"
        done
        if [ -n "$packages" ]; then
            mkdir -p "$place/sid$packages"
            mount -o bind,ro "$packages" "$place/sid$packages"
        fi
        cp /etc/resolv.conf "$place/sid/etc/" 2>/dev/null || true
        exec chroot "$place/sid" /usr/bin/env -i HOME=/root LANG=C.UTF-8 PKG_CONFIG_PATH="$1" \
            PATH=/usr/libexec/swift/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -ec "$2"' - "$1" "$2"
}

debian() {
    options=(--mode=root --format=directory --keyring=$key --aptopt='APT::Install-Recommends "false"')
    # Where the clock of this machine is not that of the archive, its own apt-get says so, too.
    if apt-config dump | grep -q 'Check-Valid-Until "false"'; then
        options+=(--aptopt='Acquire::Check-Valid-Until "false"' --aptopt='Acquire::Check-Date "false"')
    fi
    mmdebstrap "${options[@]}" "$@" "deb $archive sid main"
}

# Test bundles are linked with this library, which Debian's packages lack. An empty one does: nothing of it is used.
add_testing_foundation() {
    enter "" "[ -e $1/lib_Testing_Foundation.so ] || { echo > /tmp/empty.c; clang $2 -nostdlib -shared -fPIC /tmp/empty.c \
        -Wl,-soname,lib_Testing_Foundation.so -o $1/lib_Testing_Foundation.so; }"
}

setup_compiler() {
    command -v mmdebstrap >/dev/null || apt-get install -y --no-install-recommends mmdebstrap >&2 ||
        skip "mmdebstrap is missing, and cannot be installed"
    [ -e "$place/sid/usr/bin/swiftc" ] || debian --variant=apt \
        --include=swiftlang,libffi-dev,pkgconf,libexpat1-dev,libsqlite3-dev,git,ca-certificates,make,libc6-dev,g++,qemu-user,file,binutils,python3 \
        sid "$place/sid"
    [ ! -e /etc/gitconfig ] || cp /etc/gitconfig "$place/sid/etc/gitconfig"
    git config --file "$place/sid/etc/gitconfig" --replace-all safe.directory '*'
    add_testing_foundation /usr/libexec/swift/lib/swift/linux ""
}

# Packages for arm64 are unpacked only: nothing of them is run but tests. Modules are in the compiler's package.
setup_arm64() {
    [ -d "$place/sysroot/usr" ] || debian --variant=extract --arch=arm64 --skip=check/qemu \
        --include=libswiftlang,libffi-dev,libexpat1-dev,libsqlite3-dev,libc6-dev,libstdc++-14-dev,libc6,libgcc-s1,libstdc++6,libcurl4t64,libxml2-16,tzdata \
        sid "$place/sysroot"
    for folder in bin sbin lib; do [ -e "$place/sysroot/$folder" ] || ln -s usr/$folder "$place/sysroot/$folder"; done
    if [ ! -d "$place/sysroot/usr/libexec/swift/lib/swift/linux/Swift.swiftmodule" ]; then
        mkdir -p "$place/lists/partial"
        echo "deb [signed-by=$key] $archive sid main" >"$place/sources.list"
        (cd "$place" && set -- -o Dir::State::Lists="$place/lists" -o Dir::Etc::sourcelist="$place/sources.list" \
            -o Dir::Etc::sourceparts=- -o APT::Architecture=arm64 -o APT::Architectures=arm64 &&
            apt-get "$@" update && apt-get "$@" download swiftlang &&
            dpkg-deb --fsys-tarfile swiftlang_*_arm64.deb | tar -x -C sysroot ./usr/libexec/swift/lib/swift \
                ./usr/libexec/swift/lib/swift_static ./usr/libexec/swift/lib/clang && rm -f swiftlang_*_arm64.deb)
    fi
    ln -sfn ../libexec/swift/lib/swift "$place/sysroot/usr/lib/swift"
    ln -sfn ../libexec/swift/lib/swift_static "$place/sysroot/usr/lib/swift_static"
    bundle=$place/build/sdk/arm64.artifactbundle
    mkdir -p "$bundle/arm64"
    ln -sfn /sysroot "$bundle/arm64/sysroot"
    cat >"$bundle/info.json" <<'END'
{"schemaVersion": "1.0", "artifacts": {"arm64": {"type": "swiftSDK", "version": "1", "variants":
 [{"path": "arm64", "supportedTriples": ["x86_64-unknown-linux-gnu", "x86_64-pc-linux-gnu"]}]}}}
END
    cat >"$bundle/arm64/swift-sdk.json" <<'END'
{"schemaVersion": "4.0", "targetTriples": {"aarch64-unknown-linux-gnu": {"sdkRootPath": "sysroot",
 "swiftResourcesPath": "sysroot/usr/libexec/swift/lib/swift",
 "swiftStaticResourcesPath": "sysroot/usr/libexec/swift/lib/swift_static", "toolsetPaths": ["toolset.json"]}}}
END
    # Shared libraries of C need -fPIC, which an SDK does not get by itself.
    cat >"$bundle/arm64/toolset.json" <<'END'
{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-use-ld=lld"]}, "cCompiler": {"extraCLIOptions": ["-fPIC"]}}
END
    add_testing_foundation /sysroot/usr/libexec/swift/lib/swift/linux "--target=aarch64-linux-gnu --sysroot=/sysroot -fuse-ld=lld"
}

# What is committed. Unchanged files stay as they are, so that only what has changed is built.
copy_sources() {
    [ -d "$place/build/package/.git" ] || git clone -q "$project" "$place/build/package"
    git -C "$place/build/package" fetch -q "$project" HEAD
    git -C "$place/build/package" checkout -q -f --detach FETCH_HEAD
}

setup_compiler
sdk="" run="" libraries=""
if [ "$processor" = arm64 ]; then
    setup_arm64
    sdk="--swift-sdks-path /build/sdk --swift-sdk arm64" run="SWITCHBOARD_EMULATOR='/usr/bin/qemu-aarch64 -L /sysroot' qemu-aarch64 -L /sysroot"
    libraries=/sysroot/usr/lib/aarch64-linux-gnu/pkgconfig
fi
copy_sources
for configuration in "$@"; do
    scratch=/build/$processor
    options="-c $configuration $sdk --scratch-path $scratch"
    enter "$libraries" "cd /build/package; swift build $options --build-tests"
    bundle="$scratch/$configuration/SwitchboardPackageTests.xctest"
    enter "" "cd /build/package; $run $scratch/$configuration/abi-facts"
    enter "" "cd /build/package; $run $bundle"
    if [ "$processor" = arm64 ]; then
        echo "test-debian-swift: without the tests of Swift Testing: some start the program again, which QEMU does not do"
    else
        enter "" "cd /build/package; $run $bundle --testing-library swift-testing"
    fi
    echo "test-debian-swift: passed on $processor, $configuration"
done
