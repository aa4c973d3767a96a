#!/bin/sh
# Builds a program with Swift's libraries linked statically, and one that is static altogether, in release, and compares what
# they serve with the table in Platforms.md: with symbols, and stripped. Exits 0 with a line that says "skipped" where that cannot be done.
set -eu
cd "$(dirname "$0")/.."
. scripts/ways.sh
swift=${SWIFT:-swift}

skip() {
    echo "test-static: skipped: $1"
    exit 0
}

[ "$(uname -s)" = Linux ] || skip "it tests ELF's executables"
libraries=$(dirname "$(dirname "$(readlink -f "$(command -v "$swift")")")")/lib/swift_static/linux
[ -r "$libraries/libFoundation.a" ] || skip "the toolchain has no static libraries in $libraries"
strip=$(command -v strip || command -v llvm-strip) || skip "there is no strip"
out=.build-static
mkdir -p "$out"

fail() {
    echo "test-static: $1" >&2
    exit 1
}

# expect text pattern...: the program's output has a line for each.
expect() {
    output=$1
    shift
    for pattern in "$@"; do
        echo "$output" | grep -q "^$pattern" || fail "expected a line '$pattern', found:
$output"
    done
}

# build name product option...
build() {
    name=$1 product=$2 log=$out/$1-$2.log
    shift 2
    "$swift" build --package-path Tests/WaysPackage --scratch-path "$out/$name" -c release --static-swift-stdlib \
        --product "$product" "$@" >"$log" 2>&1 || { cat "$log" >&2; fail "expected a build of $product, $name"; }
}

# check name option...: sets `program`.
check() {
    name=$1
    shift
    build "$name" ways-program "$@"
    program=$out/$name/release/ways-program
    # A proxy for a public protocol works; what is not public is told so, with what has to be.
    expect "$("$program")" "internal protocols: refused: .* in a release build: it isn't public" \
        "protocols in an internal type: refused: .*: it and ways_program.Outer aren't both public, .* Make both .public."
    "$strip" -o "$program-stripped" "$program"
}

check static-stdlib
build static-stdlib ways-isolated
isolated=$out/static-stdlib/release/ways-isolated
"$strip" -o "$isolated-stripped" "$isolated"
for one in "$isolated" "$isolated-stripped"; do
    expect "$("$one")" \
        "isolated deinit: .*Conform ways_isolated.Hooked to .HasProxyStorage.*" \
        "isolated deinit, of a parent with storage: 1000 of 1000$"
done
way "-static-stdlib" "$program"
# Swift links it with -export-dynamic, and what is exported is not stripped.
way "-static-stdlib, stripped" "$program-stripped"
expect "$("$program-stripped")" "internal protocols: refused: .*: the program is stripped, so the library can't tell"
if [ -r "$("${CC:-cc}" -print-file-name=libxml2.so)" ]; then
    build static-stdlib ways-parser
    parser=$out/static-stdlib/release/ways-parser
    expect "$("$parser")" "found text" "parsed"
    "$strip" -o "$parser-stripped" "$parser"
    expect "$("$parser-stripped")" "found text" "parsed"
else
    echo "test-static: without ways-parser: there is no libxml2.so, which libxml2-dev has"
fi
archive=$("${CC:-cc}" -print-file-name=libffi.a)
[ -r "$archive" ] || skip "there is no libffi.a for a program that is static altogether; one with Swift's libraries passed"
check static-executable -Xswiftc -static-executable
# It has no dynamic linker, which would know names.
way "-static-executable" "$program"
expect "$("$program")" "C functions by name: refused: .*can't find a function .strlen. in the program"
way "-static-executable, stripped" "$program-stripped"
expect "$("$program-stripped")" "public protocols: refused: .*: the program is stripped, so the library can't tell"
echo "test-static: passed"
