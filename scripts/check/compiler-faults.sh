#!/bin/sh
# Checks that the compiler still has the faults that the library can't work around. A program without the library shows
# each. If a fault is gone, this fails, so that you remove its exceptions: HOLES in scripts/generate/random_members.py, `part` in
# scripts/generate/lowering_types.py, and its row in Documentation/CompilerWorkarounds.md.
set -eu
cd "$(dirname "$0")/../.."
swiftc=${SWIFTC:-swiftc}
[ "$(uname -m)" = x86_64 ] || {
    echo "check-compiler-faults: skipped: the faults are those of x86-64"
    exit 0
}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

for level in -Onone -O; do
    for fault in Tests/CompilerFaults/*/; do
        "$swiftc" $level -swift-version 6 -o "$out/program" "$fault"*.swift
        "$out/program" >"$out/printed" || {
            cat "$out/printed" >&2
            echo "check-compiler-faults: expected the fault $fault with $level, found other figures; remove its exceptions" >&2
            exit 1
        }
    done
done
echo "check-compiler-faults: passed"
