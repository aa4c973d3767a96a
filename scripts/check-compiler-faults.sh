#!/bin/sh
# Faults of the compiler that the library can't work around, each shown by a program without it: whether they are still there.
# Where one isn't, this fails, so that what was left out because of it is taken back: HOLES in scripts/random_members.py, `part`
# in scripts/lowering_types.py, and Documentation/CompilerWorkarounds.md.
set -eu
cd "$(dirname "$0")/.."
swiftc=${SWIFTC:-swiftc}
[ "$(uname -m)" = x86_64 ] || {
    echo "check-compiler-faults: they are those of x86-64; left out"
    exit 0
}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

for level in -Onone -O; do
    for fault in Tests/CompilerFaults/*/; do
        "$swiftc" $level -swift-version 6 -o "$out/program" "$fault"*.swift
        "$out/program" >"$out/printed" || {
            cat "$out/printed" >&2
            echo "check-compiler-faults: expected the fault of $fault with $level, found other figures: take back what was left out" >&2
            exit 1
        }
    done
done
echo "check-compiler-faults: passed"
