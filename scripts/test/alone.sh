#!/bin/sh
# Runs each class and suite of tests in its own process, so a test fails if it only passes after another one.
# `alone.sh BUNDLE`: the executable of the tests, for example .build/debug/SwitchboardPackageTests.xctest.
set -eu
bundle=$1
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
export bundle log

# run NAME OPTION...: a class or suite, and the options of the executable for it.
cat >"$log/run" <<'RUN'
name=$1
shift
timeout 600 "$bundle" "$@" >"$log/$name" 2>&1 || {
    echo "test-alone: $name fails alone, exit $?:" >&2
    tail -n 30 "$log/$name" >&2
    exit 1
}
rm "$log/$name"
RUN

"$bundle" --list-tests 2>/dev/null | sed -n 's|^\([A-Za-z0-9_.]*\)/.*|\1|p' | sort -u | sed 's/.*/& &/' >"$log/list"
classes=$(wc -l <"$log/list")
"$bundle" --testing-library swift-testing --list-tests 2>/dev/null | sed -n 's|^\([A-Za-z0-9_.]*\)/.*|\1|p' | sort -u |
    sed 's/.*/suite-& --testing-library swift-testing --filter &/' >>"$log/list"
all=$(wc -l <"$log/list")
[ "$classes" -gt 0 ] || { echo "test-alone: expected classes of tests in $bundle, found none" >&2; exit 1; }
xargs -P "$(nproc 2>/dev/null || echo 2)" -L 1 sh "$log/run" <"$log/list"
echo "test-alone: $classes classes and $((all - classes)) suites pass, each alone"
