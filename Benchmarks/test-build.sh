#!/bin/sh
# How long the tests of a package build: from clean, and after a change of one test. A debug build, with what it depends
# on, on all cores.
#
#     Benchmarks/test-build.sh                    # the tests of a kiosk, with a hand-written mock and with a spy
#     Benchmarks/test-build.sh ../Kiosk ../Other  # packages of yours
#
# For a peer, copy Examples/SpyComparison/BySpy, and write its tests with the mock that the peer makes.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
[ $# -gt 0 ] || set -- Examples/SpyComparison/ByHand Examples/SpyComparison/BySpy
folder=$(mktemp -d)
changed=
restore() {
    [ -z "$changed" ] || cp -p "$folder/test" "$changed"
    rm -rf "$folder"
}
trap restore EXIT
trap 'exit 1' INT TERM

# build NAME PACKAGE: prints the seconds, and the seconds of all processors.
build() {
    {
        # shellcheck disable=SC2016
        time -p sh -c '"$@" >"$0" 2>&1' "$folder/log" \
            "$swift" build --build-tests --package-path "$2" --scratch-path "$folder/build"
    } 2>"$folder/time" || { cat "$folder/log" >&2; exit 1; }
    awk -v name="$1" '
        $1 == "real" { real = $2 }
        $1 == "user" || $1 == "sys" { cpu += $2 }
        END { printf "  %-32s %7.1f s %7.1f s of processors\n", name, real, cpu }' "$folder/time"
}

for package in "$@"; do
    echo "$package"
    rm -rf "$folder/build"
    # Downloads don't count.
    "$swift" package resolve --package-path "$package" --scratch-path "$folder/build" >"$folder/log" 2>&1 ||
        { cat "$folder/log" >&2; exit 1; }
    build "from clean" "$package"
    changed=$(find "$package/Tests" -name '*.swift' | sort | head -n 1)
    cp -p "$changed" "$folder/test"
    printf '\nprivate let changed = true\n' >>"$changed"
    build "after a change of a test" "$package"
    cp -p "$folder/test" "$changed"
    changed=
done
echo "$("$swift" --version 2>/dev/null | head -n 1); $(nproc) cores; load $(cut -d ' ' -f 1-2 /proc/loadavg)"
