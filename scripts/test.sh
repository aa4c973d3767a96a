#!/bin/sh
# All tests, in debug and in release: what `make test` runs. `test.sh debug` or `test.sh release`: only those. Says how long
# each part took.
#
# The release build is what users get: without testable imports, because with them internal symbols are public. It takes the
# macros of the debug build, so that swift-syntax is built once.
set -eu
cd "$(dirname "$0")/.."
. scripts/prebuilt-macros.sh
swift=${SWIFT:-swift}
traits=Macros,Combine
begin=$(date +%s)

part() {
    now=$(date +%s)
    echo "== $1 (after $((now - begin)) s)"
}

debug() {
    part "Build, debug"
    build_with_macros
    part "Tests, debug"
    "$swift" test --traits $traits --skip-build
    part "Random protocols, debug"
    LIBRARY=.build/debug scripts/fuzz.sh 3 150 debug
}

release() {
    [ -x .build/debug/SwitchboardMacros-tool ] || "$swift" build --traits $traits --product xmltap
    prebuilt_macros .build/debug/SwitchboardMacros-tool
    part "Build, release"
    # shellcheck disable=SC2086
    "$swift" build $prebuilt -c release --build-tests --scratch-path .build-release
    part "Tests, release"
    # shellcheck disable=SC2086
    "$swift" test $prebuilt -c release --disable-testable-imports --skip-build --scratch-path .build-release
    part "Random protocols, release"
    LIBRARY=.build-release/release scripts/fuzz.sh 3 150 release
}

for configuration in ${1:-debug release}; do "$configuration"; done
part "Done"
