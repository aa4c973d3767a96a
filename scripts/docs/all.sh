#!/bin/sh
# The documentation: `docs.sh` copies samples and tables into the texts; with `--check` it fails if they differ. It
# builds and runs the samples in release and in debug, compares their output with the texts, compiles the samples
# of documentation comments, and writes pages to .build-docs/html for any web server. It fails if a link is broken, if a public symbol has no comment, or if the prose
# is over a limit of scripts/check/prose.py. It builds the macros, unless MACROS is the compiler plug-in of another build.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/macros.sh
swift=${SWIFT:-swift}
docc=${DOCC:-$(dirname "$(readlink -f "$(command -v "$swift")")")/docc}
[ -x "$docc" ] || docc=docc
out=$PWD/.build-docs
log=$out/build.log
mkdir -p "$out"

fail() {
    echo "docs: $1, found:" >&2
    cat "$2" >&2
    exit 1
}

python3 scripts/docs/reference-tables.py $*
# shellcheck disable=SC2086
python3 scripts/docs/documentation.py $*
python3 scripts/check/prose.py --check

options=
tool=$out/debug/SwitchboardMacros-tool
if [ -n "${MACROS:-}" ]; then
    prebuilt_macros "$MACROS"
    options=$loaded
    export SWITCHBOARD_PREBUILT_MACROS="$tool"
fi
# shellcheck disable=SC2086
samples() {
    # shellcheck disable=SC2086
    "$swift" build --package-path Examples/Documentation --scratch-path "$out" -c "$1" $options >"$log" 2>&1 ||
        fail "expected a build of the samples in $1" "$log"
    if grep "warning:" "$log" | grep -v "^warning: '.*': found .* unhandled" >"$out/warnings"; then
        fail "expected no warning in $1" "$out/warnings"
    fi
    "$out/$1/samples" >"$out/output" 2>"$out/errors" || fail "expected the samples to succeed in $1" "$out/errors"
    python3 scripts/docs/documentation.py --output "$out/output"
}
samples release
samples debug
SWIFT=$swift python3 scripts/docs/comment-samples.py "$out/debug" "$tool"

graphs=$out/symbol-graphs
rm -rf "$graphs" "$out/archives" "$out/html"
SWIFT=$swift python3 scripts/docs/symbol-graphs.py "$out/debug" "$graphs"
mkdir -p "$out/archives"
for module in Switchboard SwitchboardFoundation SwitchboardRx SwitchboardCombine SwitchboardTesting SwitchboardTracing \
    SwitchboardRecording; do
    "$docc" convert Sources/$module/$module.docc --additional-symbol-graph-dir "$graphs/$module" \
        --fallback-display-name $module --fallback-bundle-identifier switchboard.$module \
        --fallback-default-module-kind Library --default-code-listing-language swift \
        --warnings-as-errors --output-path "$out/archives/$module.doccarchive" >"$out/docc.log" 2>&1 ||
        fail "expected documentation pages of $module" "$out/docc.log"
done
"$docc" merge "$out"/archives/*.doccarchive --synthesized-landing-page-name Switchboard \
    --synthesized-landing-page-kind Package --output-path "$out/html" >"$out/docc.log" 2>&1 ||
    fail "expected one site of all pages" "$out/docc.log"
echo "docs: passed; python3 -m http.server --directory .build-docs/html, and then http://localhost:8000/documentation"
