#!/bin/sh
# Builds Tests/WaysPackage in release, in the configurations that other scripts don't try, and compares what the program
# supports with the table in Platforms.md: the default, stripped, on kernels that forbid something, and with other
# options of the compiler.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/ways.sh
. scripts/lib/library.sh
swift=${SWIFT:-swift}
[ "$(uname -s)" = Linux ] || { echo "check-ways: skipped: it tests ELF's executables"; exit 0; }
out=.build-ways
toolchain=$(dirname "$(readlink -f "$(command -v "$swift")")")
swiftc=$toolchain/swiftc clang=$toolchain/clang
mkdir -p "$out"

# build NAME OPTION...: sets `program`.
build() {
    scratch=$out/$1 log=$out/$1.log
    shift
    "$swift" build --package-path Tests/WaysPackage --scratch-path "$scratch" -c release --product ways-program "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        echo "check-ways: expected a build with $*" >&2
        return 1
    }
    program=$scratch/release/ways-program
}

# The same with link-time optimization, of Swift and C. Without SwiftPM, which expects object files where the compiler
# writes bitcode.
build_lto() {
    kind=$1 folder=$out/lto-$1
    options="-O -wmo -swift-version 6 -lto=llvm-$kind $c_modules"
    rm -rf "$folder"
    mkdir -p "$folder"
    for source in CFFIShim/*.c CFFIShim/*.S Sources/CSupport/*.c Sources/CSwiftCall/*.c Sources/CSwiftCall/*.S Sources/CForwarding/*.c Sources/CForwarding/*.S; do
        # shellcheck disable=SC2086
        "$clang" -O2 -fPIC -flto="$kind" -DCFFI_IS_BUILT $c_modules -c "$source" -o "$folder/$(echo "$source" | tr / _).o"
    done
    # shellcheck disable=SC2046,SC2086
    "$swiftc" $options -parse-as-library -package-name switchboard -module-name Switchboard -emit-module \
        -emit-module-path "$folder/Switchboard.swiftmodule" -c $(find Sources/Switchboard -name '*.swift') -o "$folder/Switchboard.bc"
    # shellcheck disable=SC2086
    "$swiftc" $options -parse-as-library -module-name WaysParts -emit-module \
        -emit-module-path "$folder/WaysParts.swiftmodule" -c Tests/WaysPackage/Sources/WaysParts/*.swift \
        -o "$folder/WaysParts.bc"
    # shellcheck disable=SC2086
    "$swiftc" $options -module-name ways_program -I "$folder" -c Tests/WaysPackage/Sources/ways-program/*.swift \
        -o "$folder/ways_program.bc"
    program=$folder/ways-program
    "$swiftc" -lto="llvm-$kind" -use-ld=lld "$folder"/*.bc "$folder"/*.o -lffi -o "$program"
}

build default
way "dynamically, the default" "$program"
strip=$(command -v strip || command -v llvm-strip || :)
if [ -n "$strip" ]; then
    "$strip" -o "$program-stripped" "$program"
    way "stripped" "$program-stripped"
    # `strip` keeps exported symbols, which show that a protocol is public.
    build exported -Xlinker --export-dynamic
    "$strip" -o "$program-stripped" "$program"
    way "stripped, with -Xlinker --export-dynamic" "$program-stripped"
else
    echo "check-ways: skipped stripped: there is no strip"
fi

# The calls of an isolated deinit arrive, even if the table of imported functions is read-only.
for binding in lazy now; do
    log=$out/isolated-$binding.log
    "$swift" build --package-path Tests/WaysPackage --scratch-path "$out/default" -c release --product ways-isolated \
        -Xlinker -z -Xlinker "$binding" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    lines=$("$out/default/release/ways-isolated")
    [ "$(echo "$lines" | grep -c ': 1000 of 1000$')" -eq 2 ] || {
        printf 'check-ways: expected all calls of isolated deinits, with -z %s, found:\n%s\n' "$binding" "$lines" >&2
        exit 1
    }
done

"$clang" -std=gnu11 -O1 -Wall -Wextra -Werror Tests/WaysPackage/Tools/hardened.c -o "$out/hardened"
status=0
"$out/hardened" membarrier /bin/true || status=$?
if [ $status -eq 0 ]; then
    way "no membarrier" "$out/hardened" membarrier "$program"
    way "no memory that is writable and executable" "$out/hardened" executable "$program"
    way "a filter of system calls" "$out/hardened" list "$program"
else
    echo "check-ways: skipped kernels that forbid something: this system allows no system call filter"
fi

build size -Xswiftc -Osize
way "-Osize" "$program"
build_lto thin
way "-lto=llvm-thin" "$program"
build_lto full
way "-lto=llvm-full" "$program"
build evolution -Xswiftc -enable-library-evolution
way "-enable-library-evolution" "$program"
echo "check-ways: passed"
