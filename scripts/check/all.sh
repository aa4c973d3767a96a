#!/bin/sh
# Runs everything that a change has to pass. `all.sh`: all stages, in order; `all.sh STAGE...`: only these. Prints
# the time of each. Only the stage `debug` builds swift-syntax; other stages take the macros from there.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/macros.sh
swift=${SWIFT:-swift}
stages="format c targets debug release protocols examples docs client ways static copies cross-module without-entries wild fuzz address thread"
log=$(mktemp)
results=.build-check-results
rm -rf $results
trap 'rm -f "$log"' EXIT

# build NAME OPTION...: builds everything with its tests. Fails on warnings.
build() {
    name=$1
    shift
    "$swift" build --build-tests --scratch-path ".build-check-$name" "$@" >"$log" 2>&1 || { cat "$log"; return 1; }
    refuse_warnings "$name"
}

refuse_warnings() {
    # Except other packages' warnings about unhandled files, and the linker's about symbols of the address sanitizer.
    if grep -E "warning:" "$log" | grep -v "^warning: '.*': found .* unhandled" |
        grep -v "ld.gold: warning: Cannot export local symbol '__asan_"; then
        echo "check: expected no warnings in $1" >&2
        return 1
    fi
}

# run_tests NAME OPTION...: runs all tests of a build, and keeps the results for Tests/CONFORMANCE.md.
run_tests() {
    name=$1
    shift
    mkdir -p $results
    status=0
    "$swift" test --scratch-path ".build-check-$name" --skip-build --xunit-output "$results/$name.xml" "$@" \
        >"$results/$name.log" 2>&1 || status=$?
    cat "$results/$name.log"
    return $status
}

bundle() { echo ".build-check-$1/$2/SwitchboardPackageTests.xctest"; }

take_macros() {
    tool=.build-check-debug/debug/SwitchboardMacros-tool
    [ -x $tool ] || "$swift" build --traits $traits --scratch-path .build-check-debug --product xmltap
    prebuilt_macros $tool
}

stage_format() {
    "$swift" format lint --strict --recursive Package.swift Sources Tests Benchmarks Examples
    # `swift format` doesn't break comments.
    # The expansions of macros, in strings of their tests, are as long as they are.
    git ls-files '*.swift' ':!Tests/SwitchboardMacrosTests' | xargs awk '/^ *\/\// && length > 120 {
        print FILENAME ":" FNR ": expected a comment of at most 120 columns"; bad = 1 } END { exit bad }'
    if command -v clang-format >/dev/null; then
        git ls-files '*.c' '*.h' | xargs clang-format --dry-run -Werror
    else
        echo "check: clang-format is missing, so the C code's format isn't checked" >&2
    fi
    python3 scripts/check/prose.py --check >"$log" || { cat "$log"; return 1; }
    python3 scripts/generate/method-references.py --check
    python3 scripts/generate/sends.py --check
    python3 scripts/docs/abi-table.py --check
    python3 scripts/docs/ways-table.py --check
    python3 scripts/generate/lowering-tests.py --check
    python3 scripts/generate/closure-tests.py --check
    python3 scripts/generate/c-signature-tests.py --check
}

stage_c() {
    ./scripts/test/frame.sh sanitizers
    ./scripts/test/messages.sh sanitizers
    ./scripts/check/without-entries.sh
    ./scripts/check/registers.sh
    ./scripts/check/models.sh
}

stage_targets() { ./scripts/check/targets.sh; }

stage_debug() {
    build_products "$tests $taps" --traits $traits --scratch-path .build-check-debug >"$log" 2>&1 || { cat "$log"; return 1; }
    refuse_warnings debug
    "$swift" build --traits $traits --scratch-path .build-check-debug --product abi-facts >"$log" 2>&1 || { cat "$log"; return 1; }
    .build-check-debug/debug/abi-facts
    python3 scripts/docs/abi-table.py --check .build-check-debug/debug/abi-facts
    SWIFT=$swift python3 scripts/check/public-interface.py .build-check-debug/debug --check
    python3 scripts/check/layers.py .build-check-debug/debug
    run_tests debug --traits $traits
    ./scripts/test/alone.sh "$(bundle debug debug)"
    ./scripts/test/trace-page.sh .build-check-debug/debug/xmltap
}

stage_release() {
    take_macros
    # shellcheck disable=SC2086
    build release $prebuilt -c release
    # shellcheck disable=SC2086
    "$swift" build $prebuilt -c release --scratch-path .build-check-release --product abi-facts >"$log" 2>&1 || { cat "$log"; return 1; }
    .build-check-release/release/abi-facts
    # shellcheck disable=SC2086
    run_tests release $prebuilt -c release --disable-testable-imports
    [ ! -f $results/debug.log ] || python3 scripts/docs/conformance-table.py --results $results --check
    ./scripts/test/alone.sh "$(bundle release release)"
}

# Each protocol compiles, or has a diagnostic at its own line, and its methods are called. In release only the first
# protocols, because the optimizer takes long. They use the library of the stage `release` if it ran.
stage_protocols() {
    take_macros
    LIBRARY=.build-check-debug/debug ./scripts/test/protocols.sh 1 "${PROTOCOLS:-600}"
    # shellcheck disable=SC2086
    "$swift" build $prebuilt -c release --scratch-path .build-check-release --target Switchboard
    LIBRARY=.build-check-release/release MACROS=$tool ./scripts/test/protocols.sh 1 "${PROTOCOLS_RELEASE:-150}" release
}

# The examples are packages of their own, and get the macros as a user's package does. The stage `docs` has the samples.
stage_examples() {
    for example in Examples/*/Package.swift; do
        [ "$example" != Examples/Documentation/Package.swift ] || continue
        "$swift" build --package-path "$(dirname "$example")" >"$log" 2>&1 || { cat "$log"; return 1; }
        refuse_warnings "$example"
    done
    for example in SpyComparison/BySpy SpyComparison/ByHand Downloader; do
        "$swift" test --package-path Examples/$example >"$log" 2>&1 || { cat "$log"; return 1; }
        refuse_warnings "Examples/$example"
    done
}

stage_docs() {
    take_macros
    SWIFT=$swift MACROS=$tool ./scripts/docs/all.sh --check
}

stage_without_entries() {
    take_macros
    ./scripts/test/without-entries.sh "$tool"
}

stage_client() { ./scripts/test/client.sh; }
stage_ways() { ./scripts/check/ways.sh; }
stage_static() { ./scripts/test/static.sh; }
stage_copies() { ./scripts/test/copies.sh; }
stage_cross_module() { ./scripts/check/cmo.sh; }
stage_wild() { ./scripts/test/wild.sh; }
stage_fuzz() {
    ./scripts/check/compiler-faults.sh
    ./scripts/test/fuzz.sh 2 300
}

# Leaks aren't detected here, because XCTest leaks at exit; tests count the library's. AsyncAlgorithmsTests is left out:
# the thread sanitizer doesn't see that the runtime orders the resumption of a task, and reports races of that package.
sanitize() (
    take_macros
    export SWITCHBOARD_TESTS=sanitized
    # shellcheck disable=SC2086
    build "$1" $prebuilt --sanitize="$1"
    # shellcheck disable=SC2086
    ASAN_OPTIONS=detect_leaks=0 "$swift" test $prebuilt --sanitize="$1" --scratch-path ".build-check-$1" --skip-build
)

stage_address() { sanitize address; }
stage_thread() { sanitize thread; }

begin=$(date +%s)
summary=
for stage in ${*:-$stages}; do
    case " $stages " in
        *" $stage "*) ;;
        *)
            echo "check: expected some of the stages $stages, found $stage" >&2
            exit 2
            ;;
    esac
    echo
    echo "== $stage"
    before=$(date +%s)
    "stage_$(echo "$stage" | tr - _)"
    summary="$summary
$stage: $(($(date +%s) - before)) s"
done
echo "$summary"
echo "check: passed in $(($(date +%s) - begin)) s"
