#!/bin/sh
# Builds the library on Linux as for a system without entry stubs, for example Windows, and runs the tests of what it
# supports there: generated and hand-written proxies, messages, C functions and callbacks. Runtime proxies throw an
# error.
#
#     scripts/test/without-entries.sh TOOL    the macros' plug-in of a build with the trait Macros
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/macros.sh
swift=${SWIFT:-swift}
out=.build-without-entries
export SWITCHBOARD_PLATFORM=other
prebuilt_macros "${1:-.build-check-debug/debug/SwitchboardMacros-tool}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# shellcheck disable=SC2086
"$swift" build $loaded --product SwitchboardPackageTests --scratch-path "$out" >"$log" 2>&1 || { cat "$log"; exit 1; }
if grep "warning:" "$log" | grep -v "^warning: '.*': found .* unhandled"; then
    echo "test-without-entries: expected no warnings" >&2
    exit 1
fi
bundle=$out/debug/SwitchboardPackageTests.xctest

# Of the rules, only those of hand-written proxies: the others are about runtime proxies.
classes=$("$bundle" --list-tests 2>/dev/null | sed -n 's|^\([A-Za-z0-9_.]*\)/.*|\1|p' | sort -u |
    grep -E '^(MessageTests|CLibraryTests)\.|^ConformanceTests\.(ByHand|Platform)|^SwitchboardTests\.HandCountTests' | paste -s -d ,)
[ -n "$classes" ] || { echo "test-without-entries: expected classes of tests in $bundle, found none" >&2; exit 1; }
"$bundle" "$classes" >"$log" 2>&1 || { tail -n 40 "$log"; exit 1; }
grep -E "Executed .* tests" "$log" | tail -n 1
grep -q "PlatformTests.test_aProxyIsRefusedWhereThereAreNoEntryStubs' passed" "$log" || { echo "test-without-entries: expected a test of the error without entry stubs, found none" >&2; exit 1; }

"$bundle" --testing-library swift-testing --filter 'DelegateProtocolTests|ByHandTrapTests|WrongFactTests' >"$log" 2>&1 || { tail -n 40 "$log"; exit 1; }
grep "Test run with .* passed" "$log" || { echo "test-without-entries: expected tests of macros, found none" >&2; exit 1; }
echo "test-without-entries: passed"
