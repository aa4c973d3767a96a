#!/bin/sh
# Everything that a change has to pass before it goes in: format, warnings, tests in debug and in release, sanitizers.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
traits=Macros,Combine
log=$(mktemp)
trap 'rm -f "$log"' EXIT

step() { echo; echo "== $*"; }

step "Format"
"$swift" format lint --strict --recursive Package.swift Sources Tests Benchmarks Examples
if command -v python3 >/dev/null 2>&1; then
    python3 scripts/generate-lowering-tests.py --check
    python3 scripts/generate-c-signature-tests.py --check
fi

for configuration in debug release; do
    step "Warnings, $configuration"
    "$swift" build --traits "$traits" --build-tests -c "$configuration" --scratch-path .build-check >"$log" 2>&1 || {
        cat "$log"
        exit 1
    }
    # That another package's manifest does not name all of its files is not ours.
    if grep -E "warning:" "$log" | grep -v "^warning: '.*': found .* unhandled"; then
        echo "check: expected no warnings" >&2
        exit 1
    fi
    step "Tests, $configuration"
    "$swift" test --traits "$traits" -c "$configuration" --scratch-path .build-check --skip-build
done

step "The frame in C, with sanitizers"
./scripts/test-frame.sh sanitizers

step "Messages in C, with sanitizers"
./scripts/test-messages.sh sanitizers

# XCTest itself leaks at exit; what the library leaks is counted by tests. AsyncAlgorithmsTests is left out: the thread
# sanitizer does not see in the runtime that a task goes on after it was resumed, and takes what that package does for races.
for sanitizer in address thread; do
    step "Tests, $sanitizer sanitizer"
    ASAN_OPTIONS=detect_leaks=0 "$swift" test --traits "$traits" --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" \
        --filter 'SwitchboardTests|AsyncMessageTests|SwitchboardCombineTests|LoweringTests|MessageTests|CLibraryTests|CSignatureTests|LifetimeTests|DelegateProxyTests|ConformanceTests|DelegateProtocolTests|SwitchboardRxTests'
done
step "Examples"
for example in Examples/*/Package.swift; do
    "$swift" build --package-path "$(dirname "$example")" >"$log" 2>&1 || { cat "$log"; exit 1; }
    if grep -E "warning:" "$log"; then
        echo "check: expected no warnings in $example" >&2
        exit 1
    fi
done
step "All passed"
