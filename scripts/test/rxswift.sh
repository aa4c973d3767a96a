#!/bin/sh
# Runs the tests of SwitchboardRx against RxSwift 6, in debug and in release, or rx-benchmark if the argument is
# `bench`. RxSwift comes from its public address, or from a local clone with its tags, which the variable RXSWIFT names.
# The clone doesn't change.
set -eu
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
address=https://github.com/ReactiveX/RxSwift
build=$PWD/.build-rxswift
what=${1:-tests}

fail() {
    echo "test-rxswift: $*" >&2
    exit 1
}

# has_release: whether the tags on standard input include a release of RxSwift 6 that the package accepts.
has_release() { grep -qE 'refs/tags/6\.(9|[1-9][0-9]+)\.[0-9]+$'; }

if [ -n "${RXSWIFT:-}" ]; then
    clone=$(git -C "$RXSWIFT" rev-parse --absolute-git-dir 2>/dev/null) ||
        fail "expected RXSWIFT to be a git clone of RxSwift, found none at '$RXSWIFT'. Make one: git clone $address"
    git ls-remote --tags "$clone" | has_release ||
        fail "expected a clone with the tag of a release from 6.9.0 on, found none in '$RXSWIFT'. Fetch them: git fetch --tags"
    # git reads the address from the clone, only in this process and its children. The user's cache doesn't get the
    # clone's files, where they would pass for the address's.
    count=${GIT_CONFIG_COUNT:-0}
    export "GIT_CONFIG_KEY_$count=url.$clone.insteadOf" "GIT_CONFIG_VALUE_$count=$address" GIT_CONFIG_COUNT=$((count + 1))
    set -- --cache-path "$build/cache" --scratch-path "$build/clone"
else
    tags=$(GIT_TERMINAL_PROMPT=0 git -c http.lowSpeedLimit=1 -c http.lowSpeedTime=30 ls-remote --tags "$address" 2>&1) ||
        fail "RxSwift is not reachable at $address:
$tags
Name a local clone of it: make test-rxswift RXSWIFT=/path/to/RxSwift"
    echo "$tags" | has_release || fail "expected a release from 6.9.0 on at $address, found none"
    set -- --scratch-path "$build/address"
fi

if [ "$what" = bench ]; then
    "$swift" run "$@" --traits RxSwift -c release rx-benchmark
    exit
fi
for configuration in debug release; do
    echo "== Tests of SwitchboardRx against RxSwift, $configuration"
    "$swift" test --package-path Tests/RxSwiftPackage "$@" -c "$configuration" --disable-testable-imports
done
echo "== Tested against"
"$swift" package --package-path Tests/RxSwiftPackage "$@" show-dependencies | grep -i rxswift
