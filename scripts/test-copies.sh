#!/bin/sh
# A program and a shared library that both use this package. With a copy of it in each, both work, and a warning names
# them; with `SwitchboardDynamic` they share one, and there is none. `test-copies.sh [configuration]`: release, unless it says.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
configuration=${1:-release}
[ "$(uname -s)" = Linux ] || { echo "test-copies: skipped: it tests ELF's shared libraries"; exit 0; }
found=$(mktemp)
trap 'rm -f "$found"' EXIT

fail() {
    echo "test-copies: $1, found:" >&2
    cat "$found" >&2
    exit 1
}

# check product line...: the program is built with that product, and prints these lines.
check() {
    product=$1
    shift
    scratch=.build-copies/$product
    SWITCHBOARD=$product "$swift" build --package-path Tests/CopiesPackage --scratch-path "$scratch" -c "$configuration" \
        >"$found" 2>&1 || fail "expected a build with $product"
    "$scratch/$configuration/copies-program" >"$found" 2>"$found.warnings" || fail "expected a program that ends well"
    [ "$(cat "$found")" = "$(printf '%s\n' "$@")" ] || fail "expected $*"
    mv "$found.warnings" "$found"
}

check Switchboard "program [5, 2]" "plugin [5, 2]" "program [5, 2]"
[ "$(wc -l <"$found")" -eq 1 ] || fail "expected one warning"
grep -q "found one in .*/copies-program and another in .*/libPlugin.so" "$found" || fail "expected both images' names"

check SwitchboardDynamic "program [5, 2]" "plugin [5, 2]" "program [5, 2]" "shared 7"
[ ! -s "$found" ] || fail "expected no warning"
echo "test-copies: passed ($configuration)"
