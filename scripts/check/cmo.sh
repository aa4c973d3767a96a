#!/bin/sh
# Builds a program and its libraries in release with `-cross-module-optimization`, with which the compiler inlines
# functions of other modules, and compares the program's output.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/ways.sh
swift=${SWIFT:-swift}
scratch=.build-check-cross-module
found=$(mktemp)
expected=$(mktemp)
trap 'rm -f "$found" "$expected"' EXIT

fail() {
    echo "check-cmo: $1, found:" >&2
    cat "$found" >&2
    exit 1
}

"$swift" build --package-path Tests/CrossModulePackage --scratch-path "$scratch" -c release \
    -Xswiftc -cross-module-optimization >"$found" 2>&1 || fail "expected a build with -cross-module-optimization"
"$scratch/release/cross-module-program" >"$found" 2>&1 || fail "expected the program to succeed"
cat >"$expected" <<'END'
before: ["read 1.5"]
after: ["1 2 three 4.0 [5, 6] true [\"7\", \"8\"] nil"]
delegate: ["read 1.5", "1 2 three 4.0 [5, 6] true [\"7\", \"8\"] nil", "read 2.5", "1 2 three 4.0 [5, 6] true [\"7\", \"8\"] nil"]
cast: ["read 3.0"] false
Foundation's: true ["text"]
messages: 5 9 in 2 calls
error: as told
refused: Switchboard: the method is for receivers of class Parts.Counter, and this one is a Parts.Stranger. Use the method table of the receiver's own class. [receiverType]
C function: 4
variadic: 16 answer: 42.0, -7
callback: [1, 2, 3] true
Rx: [3.0, 4.0]
internal: ["refused", "refused", "refused", "4 in 2 calls"]
END
cmp -s "$expected" "$found" || fail "expected
$(cat "$expected")"
found "-cross-module-optimization" 'everything except protocols of one module (`crossModuleOptimization`)'
echo "check-cmo: passed"
