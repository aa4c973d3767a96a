#!/bin/sh
# Generates random protocols, calls their methods in every way, in debug and in release, and compares the arguments and
# results.
#
#   scripts/test/fuzz.sh SEED METHODS [CONFIGURATIONS]
#
# The methods are made in batches of at most 500, each with a seed of its own, from SEED on. LIBRARY is a build folder
# of the library with the trait Testing (otherwise this script builds it), FUZZ the folder of the programs.
set -e
cd "$(dirname "$0")/../.."
. scripts/lib/library.sh
seed=$1 methods=$2
configurations=${3:-debug release}
scratch=.build-fuzz/library
folder=${FUZZ:-.build-fuzz/programs}
swift=${SWIFT:-swift}
swiftc=${SWIFTC:-swiftc}
batch=500
sources=Tests/RandomProtocols

# module FOLDER NAME ARGUMENT...: compiles the module NAME into FOLDER. The arguments are options and sources.
module() {
    into=$1 name=$2
    shift 2
    $swiftc $flags -swift-version 6 -suppress-warnings -parse-as-library -module-name "$name" -emit-module \
        -emit-module-path "$into/$name.swiftmodule" -c -o "$into/$name.o" -wmo -num-threads 0 "$@"
}

# Once for each configuration: builds the library, and the modules that all programs use.
prepare() {
    if [ -z "$LIBRARY" ]; then
        $swift build -c "$configuration" --traits Testing --scratch-path $scratch --target SwitchboardTesting
    fi
    library=$(cd "${LIBRARY:-$scratch/$configuration}" && pwd -P)
    mkdir -p "$output"
    for fixtures in CLoweringFixtures/lowering CHeapFixtures/heap; do
        printf 'module %s {\n    header "%s_fixtures.h"\n    export *\n}\n' "${fixtures%/*}" \
            "$PWD/Tests/${fixtures%/*}/include/${fixtures#*/}"
    done > "$output/module.modulemap"
    for source in Tests/CLoweringFixtures/fixtures.c Tests/CHeapFixtures/heap_fixtures.c; do
        clang -O1 -I "${source%/*}/include" -c "$source" -o "$output/$(basename "$source" .c).o"
    done
    flags="$flags -I $output -I $library/Modules"
    flags="$flags $c_modules"
    module "$output" LoweringProtocols Tests/LoweringProtocols/Types.swift $sources/Types/*.swift
    module "$output" Support -enable-testing $sources/Support/*.swift \
        Tests/LoweringTests/Same.swift Tests/LoweringTests/Fixed.swift
}

# compile SEED METHODS. Called in an `if`, so `set -e` doesn't apply.
compile() {
    python3 scripts/generate/random-protocols.py "$1" "$2" "$program" &&
        module "$program" RandomProtocols "$program"/Protocols/*.swift &&
        # Files one by one, so that the optimizer doesn't see the classes of one file with the calls of another. In
        # batch mode, each process reads the modules once for several files.
        (cd "$program" && $swiftc $flags -I . -swift-version 6 -suppress-warnings -module-name Program \
            -enable-batch-mode -j "$(nproc)" -c Program/*.swift) &&
        $swiftc $flags -o "$program/program" "$program"/*.o "$output"/*.o \
            $(library_objects "$library") $(testing_objects "$library") -lffi
}

# run SEED METHODS
run() {
    program=$output/seed$1
    rm -rf "$program"
    mkdir "$program"
    begun=$(date +%s)
    echo "== $configuration: seed $1, $2 methods"
    if ! compile "$1" "$2" >"$program/compiler.txt" 2>&1; then
        echo "FAILED: it does not compile. From $program/compiler.txt:"
        # Without the addresses of a crashed compiler.
        grep -v '^ *#[0-9]' "$program/compiler.txt" | tail -n 20 | cut -c 1-200
    elif compiled=$(($(date +%s) - begun)) && "$program/program"; then
        echo "compiled in $compiled s, ran in $(($(date +%s) - begun - compiled)) s"
        rm -rf "$program"
        return
    fi
    echo "seed $1, $configuration: the protocols are in $program/Protocols; again: scripts/test/fuzz.sh $1 $2 $configuration"
    failed="$failed $configuration:$1"
}

# Without the backtrace of a crashed compiler, which is longer than its message.
export SWIFT_BACKTRACE=enable=no
failed=
for configuration in $configurations; do
    case $configuration in debug) flags="-Onone" ;; *) flags="-O" ;; esac
    output=$PWD/$folder/$configuration
    prepare
    begin=$seed left=$methods
    while [ "$left" -gt 0 ]; do
        some=$batch
        [ "$left" -lt "$some" ] && some=$left
        run "$begin" "$some"
        begin=$((begin + 1)) left=$((left - some))
    done
done
[ -z "$failed" ] || {
    echo "Failed:$failed"
    exit 1
}
