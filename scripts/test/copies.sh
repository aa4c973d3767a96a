#!/bin/sh
# Builds a program and a shared library that both use this package. With a copy of the package in each, both work, and a
# warning names them. With `SwitchboardDynamic` they share one copy, without a warning. Then a program without the
# package loads the shared library. Last, in release, a proxy for an internal protocol of a shared library throws an error.
# `copies.sh [configuration]` (release).
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/ways.sh
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

# check PRODUCT LINE...: builds the program with that product, and expects these lines as its output.
check() {
    product=$1
    shift
    scratch=.build-copies/$product
    for target in copies-program plugin-loader; do
        SWITCHBOARD=$product "$swift" build --package-path Tests/CopiesPackage --scratch-path "$scratch" -c "$configuration" \
            --product $target >"$found" 2>&1 || fail "expected a build with $product"
    done
    "$scratch/$configuration/copies-program" >"$found" 2>"$found.warnings" || fail "expected the program to succeed"
    [ "$(cat "$found")" = "$(printf '%s\n' "$@")" ] || fail "expected $*"
    mv "$found.warnings" "$found"
}

# A program without this package loads the shared library, which stays loaded.
load() {
    "$scratch/$configuration/plugin-loader" "$scratch/$configuration/libPlugin.so" >"$found" 2>&1 ||
        fail "expected the program to succeed"
    [ "$(cat "$found")" = "loaded [5, 2]
loaded [5, 2]" ] || fail "expected the plug-in's proxy, twice, and no warning"
}

check Switchboard "program [5, 2]" "plugin [5, 2]" "program [5, 2]"
[ "$(wc -l <"$found")" -eq 1 ] || fail "expected one warning"
grep -q "this process has two copies of the library, in .*/copies-program and in .*/libPlugin.so" "$found" || fail "expected the names of both binaries"
found "two copies in one process" "runtime proxies, of each binary by itself, with a warning"
load
found "a plug-in that dlopen loads, and that stays" "runtime proxies, on each thread"

# In debug every protocol is supported, in release only what is public.
for target in GuardShared guard-loader; do
    SWITCHBOARD=Switchboard "$swift" build --package-path Tests/CopiesPackage --scratch-path "$scratch" -c "$configuration" \
        --product $target >"$found" 2>&1 || fail "expected a build of $target"
done
"$scratch/$configuration/guard-loader" "$scratch/$configuration/libGuardShared.so" >"$found" 2>&1 ||
    fail "expected a program that ends well"
internals="answered 2"
[ "$configuration" = debug ] || internals="refused: not public"
[ "$(cat "$found")" = "shared public: answered 2
shared internal: $internals" ] || fail "expected proxies for the shared library's protocols: shared internal: $internals"

check SwitchboardDynamic "program [5, 2]" "plugin [5, 2]" "program [5, 2]" "shared 7"
[ ! -s "$found" ] || fail "expected no warning"
found "the dynamic product, SwitchboardDynamic" "runtime proxies, of each binary and for another binary's parents"
load
echo "test-copies: passed ($configuration)"
