#!/bin/bash
# Builds the committed package with the Swift of Debian's sid, in a folder of its own, and runs its tests, those of
# Tests/Wild, and the C tests of messages with sid's libffi. On x86-64 it does so directly, for arm64 by cross-compiling
# and QEMU's user mode. It prints how many tests passed, were skipped and failed, and fails if one did. Logs of the
# tests are beside the builds.
#
#     debian-swift.sh amd64|arm64 [debug|release ...]
#
# TRAITS=Macros,Combine,Testing,Tracing builds with these traits and leaves out Tests/Wild. The first build takes twice
# as long then, because of swift-syntax. The summary names what was left out.
#
# Needs Linux on x86-64, root, Debian's archive, and 10 GB in .build-debian, or in the folder DEBIAN. The first run
# takes minutes to set up; later runs build what has changed. If something is missing, it prints a line with "skipped"
# and exits with 0. For arm64 the kernel must be 6.7 or newer, so that the emulator applies only to the tests' system.
set -euo pipefail
cd "$(dirname "$0")/../.."
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
# All builds share a copy of the sources.
exec 9>"$place/lock"
flock 9
key=/usr/share/keyrings/debian-archive-keyring.gpg
archive=http://deb.debian.org/debian

# Lets the kernel start arm64 programs (the number at 18 in an ELF file) with QEMU, only in the current user namespace.
emulate='mount -t binfmt_misc none /proc/sys/fs/binfmt_misc
    echo ":arm64:M:18:\\xb7\\x00::$place/sid/usr/bin/qemu-aarch64:F" >/proc/sys/fs/binfmt_misc/register'

# Runs a command in the system at "$place/sid", with the folders of builds and of arm64's files.
# `enter PKG_CONFIG_PATH COMMAND [OPTION OF UNSHARE...]`. With --user it can start arm64 programs.
enter() {
    local library=$1 command=$2
    shift 2
    packages=$(git config --get-regexp '^url\./.*\.insteadof$' | sed -n 's/^url\.\(\/.*\)\.insteadof .*/\1/p' | sort -u | head -1)
    case "$*" in *--user*) prepare=$emulate ;; *) prepare=true ;; esac
    export packages prepare
    unshare -m --propagation private "$@" bash -ec '
        mount --rbind /proc "$place/sid/proc"
        mount --rbind /dev "$place/sid/dev"
        eval "$prepare"
        for folder in build sysroot; do
            mkdir -p "$place/$folder" "$place/sid/$folder"
            mount --bind "$place/$folder" "$place/sid/$folder"
        done
        if [ -n "$packages" ]; then
            mkdir -p "$place/sid$packages"
            mount -o bind,ro "$packages" "$place/sid$packages"
        fi
        cp /etc/resolv.conf "$place/sid/etc/" 2>/dev/null || true
        # A shell in the background ignores interrupts, but tests send them.
        exec chroot "$place/sid" /usr/bin/env --default-signal=INT -i HOME=/root LANG=C.UTF-8 PKG_CONFIG_PATH="$1" \
            PATH=/usr/libexec/swift/bin:/usr/sbin:/usr/bin:/sbin:/bin bash -ec "$2"' - "$library" "$command"
}

# debian FOLDER OPTION...: sets up a system of sid's packages. An unfinished one is set up again.
debian() {
    local folder=$1
    shift
    options=(--mode=root --format=directory --keyring=$key --aptopt='APT::Install-Recommends "false"')
    # If this machine's apt-get ignores dates, because its clock differs from the archive's, the system's does, too.
    if apt-config dump | grep -q 'Check-Valid-Until "false"'; then
        options+=(--aptopt='Acquire::Check-Valid-Until "false"' --aptopt='Acquire::Check-Date "false"')
    fi
    rm -rf --one-file-system "$folder.part"
    mmdebstrap "${options[@]}" "$@" sid "$folder.part" "deb $archive sid main" >"$folder.log" 2>&1 ||
        skip "no system from $archive, see $folder.log: $(grep -m 1 '^E:' "$folder.log" || tail -n 1 "$folder.log")"
    mv -T "$folder.part" "$folder"
}

# Test bundles are linked with this library, which Debian's packages lack. They use nothing of it, so an empty one is
# enough.
add_testing_foundation() {
    enter "" "[ -e $1/lib_Testing_Foundation.so ] || { echo > /tmp/empty.c; clang $2 -nostdlib -shared -fPIC /tmp/empty.c \
        -Wl,-soname,lib_Testing_Foundation.so -o $1/lib_Testing_Foundation.so; }"
}

setup_compiler() {
    command -v mmdebstrap >/dev/null || apt-get install -y --no-install-recommends mmdebstrap >&2 ||
        skip "mmdebstrap is missing, and cannot be installed"
    [ -e "$place/sid/usr/bin/swiftc" ] || debian "$place/sid" --variant=apt \
        --include=swiftlang,libffi-dev,pkgconf,libexpat1-dev,libsqlite3-dev,git,ca-certificates,make,libc6-dev,g++,qemu-user,file,binutils,python3
    [ ! -e /etc/gitconfig ] || cp /etc/gitconfig "$place/sid/etc/gitconfig"
    git config --file "$place/sid/etc/gitconfig" --replace-all safe.directory '*'
    add_testing_foundation /usr/libexec/swift/lib/swift/linux ""
}

# Packages for arm64 are only unpacked, because only the tests run. The modules are in the compiler's package.
setup_arm64() {
    [ -d "$place/sysroot/usr" ] || debian "$place/sysroot" --variant=extract --arch=arm64 --skip=check/qemu \
        --include=libswiftlang,libffi-dev,libexpat1-dev,libsqlite3-dev,libc6-dev,libstdc++-14-dev,libc6,libgcc-s1,libstdc++6,libcurl4t64,libxml2-16,tzdata
    for folder in bin sbin lib; do [ -e "$place/sysroot/$folder" ] || ln -s usr/$folder "$place/sysroot/$folder"; done
    if [ ! -d "$place/sysroot/usr/libexec/swift/lib/swift/linux/Swift.swiftmodule" ]; then
        mkdir -p "$place/lists/partial"
        echo "deb [signed-by=$key] $archive sid main" >"$place/sources.list"
        (cd "$place" && set -- -o Dir::State::Lists="$place/lists" -o Dir::Etc::sourcelist="$place/sources.list" \
            -o Dir::Etc::sourceparts=- -o APT::Architecture=arm64 -o APT::Architectures=arm64 &&
            apt-get "$@" update && apt-get "$@" download swiftlang &&
            dpkg-deb --fsys-tarfile swiftlang_*_arm64.deb | tar -x -C sysroot ./usr/libexec/swift/lib/swift \
                ./usr/libexec/swift/lib/swift_static ./usr/libexec/swift/lib/clang && rm -f swiftlang_*_arm64.deb) >&2 ||
            skip "$archive gives no swiftlang for arm64"
    fi
    # QEMU prefers the sysroot's files, but those of its /dev aren't terminals.
    rm -rf "$place/sysroot/dev"
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
    # C code of shared libraries needs -fPIC, which SwiftPM doesn't pass for an SDK.
    cat >"$bundle/arm64/toolset.json" <<'END'
{"schemaVersion": "1.0", "swiftCompiler": {"extraCLIOptions": ["-use-ld=lld"]}, "cCompiler": {"extraCLIOptions": ["-fPIC"]}}
END
    add_testing_foundation /sysroot/usr/libexec/swift/lib/swift/linux "--target=aarch64-linux-gnu --sysroot=/sysroot -fuse-ld=lld"
}

# Copies the commit. Unchanged files keep their dates, so only changed ones are compiled.
copy_sources() {
    [ -d "$place/build/package/.git" ] || git clone -q "$project" "$place/build/package"
    git -C "$place/build/package" fetch -q "$project" HEAD
    git -C "$place/build/package" checkout -q -f --detach FETCH_HEAD
}

# note PART RESULT: adds a line to the summary.
note() { printf '%-36s%s\n' "$processor $1" "$2" >>"$summary"; }

# run_tests CONFIGURATION NAME BUNDLE OPTION...: runs a bundle's tests, and adds their numbers to the summary.
run_tests() {
    local configuration=$1 name=$2 bundle=$3
    shift 3
    log=$place/build/$processor-$configuration-$(echo "$name" | tr -d , | tr ' ' -).log
    status=0
    enter "" "cd /build/package; $environment timeout 5400 $bundle $*" "${emulation[@]}" >"$log" 2>&1 || status=$?
    python3 - "$log" "$status" "$processor $configuration, $name" >>"$summary" <<'END' || failed=yes
import re, sys
log, status, name = sys.argv[1:]
text = open(log, errors="replace").read()
# XCTest prints a line for each test. Swift Testing prints lines for suites, too, which don't count.
ends = re.findall(r"^Test Case '(.*)' (passed|failed|skipped) ", text, re.M) or re.findall(
    r"^[^ \w]+ +Test (?!run )(.*) (passed|failed|skipped)\b", text, re.M)
count = {how: sum(end[1] == how for end in ends) for how in ("passed", "failed", "skipped")}
print(f"{name:36}{count['passed']:8}{count['skipped']:9}{count['failed']:8}" + ("" if status == "0" else f"   exit {status}"))
for test, how in ends:
    if how == "failed": print(f"    {test}")
if status != "0" and not count["failed"]: print("    ends like this:", *text.splitlines()[-12:], sep="\n    ")
if not count["passed"]: print("    expected tests that pass, found none")
sys.exit(status != "0" or not count["passed"])
END
}

# The C tests of messages with Debian's newer libffi, which has call plans.
test_c() {
    local program=/build/$processor-messages-test options="" name
    [ "$processor" = amd64 ] || options="--target=aarch64-linux-gnu --sysroot=/sysroot -fuse-ld=lld"
    log=$place/build/$processor-c.log
    name="C, libffi $(enter "$libraries" "pkgconf --modversion libffi")"
    if enter "" "cd /build/package; . scripts/lib/frame-build.sh; . scripts/lib/messages-build.sh
        build_messages_test $program -lffi $options
        $environment $program encodings fuzz 100000 layouts extension signatures calls 10 variadic callbacks 10 callback-lives 500" \
        "${emulation[@]}" >"$log" 2>&1; then
        note "$name" passed
    else
        note "$name" "failed: $(tail -n 1 "$log")"
        failed=yes
    fi
}

# test_wild CONFIGURATION: downloads the libraries from their addresses.
test_wild() {
    local package=/build/package/Tests/Wild scratch=/build/$processor-wild
    log=$place/build/$processor-$1-wild-build.log
    enter "$libraries" "swift package --package-path $package --scratch-path $scratch resolve" >"$log" 2>&1 || {
        note "$1, wild" "skipped: its libraries cannot be had: $(tail -n 1 "$log")"
        return 0
    }
    enter "$libraries" "swift build --package-path $package -c $1 $sdk --scratch-path $scratch --build-tests" >"$log" 2>&1 || {
        note "$1, wild" "does not compile: $(grep -m 1 'error:' "$log" || tail -n 1 "$log")"
        failed=yes
        return 0
    }
    run_tests "$1" "wild, XCTest" "$scratch/$1/WildPackageTests.xctest"
    run_tests "$1" "wild, Swift Testing" "$scratch/$1/WildPackageTests.xctest" --testing-library swift-testing
}

setup_compiler
sdk="" environment="" libraries="" emulation=()
if [ "$processor" = arm64 ]; then
    setup_arm64
    sdk="--swift-sdks-path /build/sdk --swift-sdk arm64"
    environment="SWITCHBOARD_EMULATOR=qemu QEMU_LD_PREFIX=/sysroot"
    libraries=/sysroot/usr/lib/aarch64-linux-gnu/pkgconfig
    emulation=(--user --map-root-user)
    unshare -m "${emulation[@]}" mount -t binfmt_misc none /proc/sys/fs/binfmt_misc 2>/dev/null ||
        skip "this kernel has no emulators for a part of the system: that is in Linux from 6.7 on"
fi
copy_sources
failed="" summary=$(mktemp)
trap 'cat "$summary"; rm -f "$summary"' EXIT
printf '%-36s%8s%9s%8s\n' "" passed skipped failed >"$summary"
test_c
traits=${TRAITS:-}
scratch=/build/$processor${traits:+-$(echo "$traits" | tr , -)}
for configuration in "$@"; do
    bundle=$scratch/$configuration/SwitchboardPackageTests.xctest
    # Without testable imports, as a user builds it: `swift build` has none in release.
    enter "$libraries" \
        "cd /build/package; swift build -c $configuration $sdk ${traits:+--traits $traits} --scratch-path $scratch --build-tests"
    enter "" "cd /build/package; $environment $scratch/$configuration/abi-facts &&
        ARCHITECTURE=$processor $environment python3 scripts/docs/abi-table.py --check $scratch/$configuration/abi-facts" "${emulation[@]}"
    run_tests "$configuration" "XCTest" "$bundle"
    run_tests "$configuration" "Swift Testing" "$bundle" --testing-library swift-testing
    [ -n "$traits" ] || test_wild "$configuration"
done
if [ -n "$traits" ]; then
    note "left out" "Tests/Wild, which TRAITS does not concern"
else
    note "left out" "traits, which TRAITS names; of Tests/Wild what needs clones: SwiftTerm, ANTLR, llbuild"
fi
[ -z "$failed" ] || { echo "test-debian-swift: failed; logs of the tests are in $place/build" >&2; exit 1; }
echo "test-debian-swift: passed on $processor: $*"
