#!/bin/sh
# Builds a program that links Swift's libraries statically, and a fully static one, in release. Compares what they
# support, with symbols and stripped, with the table in Platforms.md. If that isn't possible, it prints a line with
# "skipped" and exits with 0.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/ways.sh
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

# expect OUTPUT PATTERN...: the output has a line for each pattern.
expect() {
    output=$1
    shift
    for pattern in "$@"; do
        echo "$output" | grep -q "^$pattern" || fail "expected a line '$pattern', found:
$output"
    done
}

# build NAME PRODUCT OPTION...: sets `program`.
build() {
    name=$1 product=$2 log=$out/$1-$2.log
    shift 2
    "$swift" build --package-path Tests/WaysPackage --scratch-path "$out/$name" -c release --static-swift-stdlib \
        --product "$product" "$@" >"$log" 2>&1 || { cat "$log" >&2; fail "expected a build of $product, $name"; }
}

# check NAME OPTION...: builds, and compares. Sets `program`.
check() {
    name=$1
    shift
    build "$name" ways-program "$@"
    program=$out/$name/release/ways-program
    # A proxy for a public protocol works. For another protocol, the error says what has to be public.
    expect "$("$program")" "internal protocols: not supported: .* in a release build: it isn't public" \
        "protocols in an internal type: not supported: .*: it and ways_program.Outer aren't both public, .* Make both .public."
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
# Swift links it with -export-dynamic, and strip keeps exported symbols.
way "-static-stdlib, stripped" "$program-stripped"
expect "$("$program-stripped")" "internal protocols: not supported: .*: the program is stripped, and only types of the protocol's own"
if [ -r "$("${CC:-cc}" -print-file-name=libxml2.so)" ]; then
    build static-stdlib ways-parser
    parser=$out/static-stdlib/release/ways-parser
    expect "$("$parser")" "found text" "parsed"
    "$strip" -o "$parser-stripped" "$parser"
    expect "$("$parser-stripped")" "found text" "parsed"
else
    echo "test-static: skipped ways-parser: libxml2.so is missing (Debian: libxml2-dev)"
fi
archive=$("${CC:-cc}" -print-file-name=libffi.a)
[ -r "$archive" ] || skip "there is no libffi.a for a program that is static altogether; one with Swift's libraries passed"
check static-executable -Xswiftc -static-executable
# Without a dynamic linker, functions can't be found by name.
way "-static-executable" "$program"
expect "$("$program")" "C functions by name: not supported: .*can't find a function .strlen. in the program"
way "-static-executable, stripped" "$program-stripped"
expect "$("$program-stripped")" "public protocols of one module: not supported: .*: the program is stripped, and only types of the protocol's own"
echo "test-static: passed"
