#!/bin/sh
# Runs the tests of `make test`, and prints when each part began. `all.sh debug`: only those of the debug build.
#
# In release, which users get, run the tests of what the optimizer changes. They have no testable imports, which would
# make internal symbols public. The release build takes the macros of the debug build, so swift-syntax is built once.
# Parts that leave a core idle run beside others.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/macros.sh
swift=${SWIFT:-swift}
begin=$(date +%s)
log=$(mktemp)
running=
trap 'rm -f "$log"; [ -z "$running" ] || kill "$running" 2>/dev/null || :' EXIT

part() {
    now=$(date +%s)
    echo "== $1 (after $((now - begin)) s)"
}

# beside COMMAND...: runs the command in the background; `await` prints its output.
beside() {
    "$@" >"$log" 2>&1 &
    running=$!
}

await() {
    status=0
    wait $! || status=$?
    running=
    cat "$log"
    return $status
}

c_layers() {
    part "The C layers alone"
    ./scripts/test/frame.sh
    ./scripts/test/messages.sh
}

debug_build() {
    part "Build, debug"
    build_products "$tests $taps" --traits $traits
    # The random protocols link this library. The tests' copy is built for the machine's tools: see build_products.
    "$swift" build --target SwitchboardTesting --traits $traits
}

debug_tests() {
    part "Tests, debug"
    "$swift" test --traits $traits --skip-build
}

# The package leaves out tests that check the same in debug and in release.
release_build() {
    part "Build, release"
    prebuilt_macros .build/debug/SwitchboardMacros-tool
    # shellcheck disable=SC2086
    SWITCHBOARD_TESTS=optimizer build_products "$tests" $prebuilt -c release --scratch-path .build-release
}

release_tests() {
    part "Tests, release"
    prebuilt_macros .build/debug/SwitchboardMacros-tool
    # shellcheck disable=SC2086
    SWITCHBOARD_TESTS=optimizer "$swift" test $prebuilt -c release --disable-testable-imports --skip-build \
        --scratch-path .build-release
}

random_protocols() {
    part "Random protocols"
    LIBRARY=.build/debug scripts/test/fuzz.sh 3 150 debug
    [ "$1" = debug ] || LIBRARY=.build-release/release scripts/test/fuzz.sh 3 150 release
}

case ${1:-all} in
    all | debug) ;;
    *)
        echo "test: expected debug or nothing, found $1" >&2
        exit 2
        ;;
esac
if [ "${1:-all}" = debug ]; then
    debug_build
    debug_tests
    random_protocols debug
else
    beside c_layers
    debug_build
    await
    beside release_build
    debug_tests
    await
    beside random_protocols all
    release_tests
    await
fi
part "Done"
