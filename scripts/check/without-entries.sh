#!/bin/sh
# Compiles the C targets as on a system without entry stubs, and checks that they define every function that Swift
# calls, and every function that they call of each other.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh
out=.build/without-entries
rm -rf "$out"

# exported FOLDER OPTION...: prints the names of the functions that Swift can call.
exported() {
    mkdir -p "$out/$1"
    folder=$1
    shift
    for source in CFFIShim/*.c Sources/CSupport/*.c Sources/CSwiftCall/*.c Sources/CForwarding/*.c; do
        "$CLANG" -std=gnu11 -Wall -Wextra -Werror -Wno-unused "$@" -ICFFIShim/include -ISources/CSupport/include \
            -ISources/CSwiftCall/include -ISources/CForwarding/include -c "$source" \
            -o "$out/$folder/$(echo "$source" | tr / _).o"
    done
    readelf -sW "$out/$folder"/*.o | awk '$4 == "FUNC" && $5 == "GLOBAL" && $6 == "DEFAULT" && $7 != "UND" { print $8 }' | sort -u
}

# The C targets' own functions: those that are called, and those that are defined.
called() { nm "$out/$1"/*.o | awk '$1 == "U" && $2 ~ /^cffi_/ { print $2 }' | sort -u; }
defined() { nm "$out/$1"/*.o | awk '$2 ~ /^[A-TV-Zi]$/ && $3 ~ /^cffi_/ { print $3 }' | sort -u; }

exported with >"$out.with"
exported without -U__ELF__ >"$out.without"
missing=$(comm -23 "$out.with" "$out.without")
called without >"$out.called"
defined without >"$out.defined"
undefined=$(comm -23 "$out.called" "$out.defined")
rm -rf "$out" "$out.with" "$out.without" "$out.called" "$out.defined"
if [ -n "$missing" ]; then
    echo "check-without-entries: expected these functions even without entry stubs, found none:" >&2
    echo "$missing" >&2
    exit 1
fi
if [ -n "$undefined" ]; then
    echo "check-without-entries: expected these functions, which are called without entry stubs, found none:" >&2
    echo "$undefined" >&2
    exit 1
fi
echo "check-without-entries: passed"
