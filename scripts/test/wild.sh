#!/bin/sh
# Runs Tests/Wild, proxies in front of the delegates of real libraries, in debug and in release, and each class of tests
# alone. `wild.sh debug`: in debug only. The libraries come from their public addresses. SwiftTerm, ANTLR's runtime
# and llbuild are tested if SWIFTTERM, ANTLR and LLBUILD name clones.
set -eu
caller=$PWD
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
build=$PWD/.build-wild
log=$(mktemp)
trap 'rm -f "$log"' EXIT

fail() {
    echo "test-wild: $*" >&2
    exit 1
}

# Relative paths are relative to the caller's directory, not to the package.
for variable in SWIFTTERM ANTLR LLBUILD; do
    eval "clone=\${$variable:-}"
    if [ -z "$clone" ]; then
        echo "test-wild: skipped: $variable names no clone"
    elif [ -r "$caller/$clone/Package.swift" ]; then
        export "$variable=$caller/$clone"
    elif [ ! -r "$clone/Package.swift" ]; then
        fail "expected $variable to be a clone with a Package.swift, found none at '$clone'"
    fi
done

"$swift" package --package-path Tests/Wild --scratch-path "$build" resolve >"$log" 2>&1 || {
    cat "$log" >&2
    fail "expected the libraries of Tests/Wild/Package.swift, could not download them"
}
for configuration in ${1:-debug release}; do
    echo "== Tests in the wild, $configuration"
    "$swift" build --build-tests --package-path Tests/Wild --scratch-path "$build" -c "$configuration" >"$log" 2>&1 || {
        cat "$log" >&2
        fail "expected a build of Tests/Wild, $configuration"
    }
    # Except warnings of other packages.
    if grep -E "/Tests/Wild/.*warning:" "$log" >&2; then fail "expected no warnings in Tests/Wild, $configuration"; fi
    "$swift" test --package-path Tests/Wild --scratch-path "$build" -c "$configuration" --disable-testable-imports --skip-build
    ./scripts/test/alone.sh "$build/$configuration/WildPackageTests.xctest"
done
