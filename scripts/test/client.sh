#!/bin/sh
# Checks the library without the trait `Macros`, as a new user gets it: Examples/Feed, built from nothing, runs and
# doesn't build swift-syntax. The compiler's error at `@DelegateProtocol` names the trait. No function takes the
# compiler three seconds to check. Prints the time of the build, and its CPU time.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/library.sh
swift=${SWIFT:-swift}
swiftc=${SWIFTC:-swiftc}
out=.build-client
found=$out.log
configuration=release

fail() {
    echo "test-client: $1, found:" >&2
    cat "$found" >&2
    exit 1
}

rm -rf "$out"
"$swift" package --package-path Examples/Feed --scratch-path "$out" resolve >"$found" 2>&1 || fail "expected dependencies"
begin=$(date +%s)
"$swift" build --package-path Examples/Feed --scratch-path "$out" -c $configuration \
    -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies=3000 >"$found" 2>&1 ||
    fail "expected a build of Examples/Feed"
echo "test-client: built from nothing in $(($(date +%s) - begin)) s; CPU time of this shell and of its children, user and system:"
times
if grep -E "warning:|SwiftSyntax" "$found" >&2; then fail "expected neither a warning nor swift-syntax"; fi

"$out/$configuration/Feed" >"$found"
[ "$(cat "$found")" = 'observed: Hello
the delegate saw ["feed", "title"]' ] || fail "expected the text and the elements"

printf '%s\n' "import Switchboard" "@DelegateProtocol" "protocol Watching: AnyObject { func watch() }" >"$out/annotated.swift"
if "$swiftc" -typecheck -swift-version 6 -I "$out/$configuration/Modules" \
    $c_modules "$out/annotated.swift" >"$found" 2>&1; then
    fail "expected an error at @DelegateProtocol"
fi
grep -q 'annotated.swift:2:2: error: .*write `traits: \["Macros"\]` in Package.swift' "$found" ||
    fail "expected an error that names the trait"
[ "$(grep -c "^[^ ].*: error:" "$found")" -eq 1 ] || fail "expected one error"
rm -rf "$out" "$found"
echo "test-client: passed"
