#!/bin/sh
# The documentation: `docs.sh`. Takes samples and tables over into the texts, or, with `--check`, fails where these differ; builds the
# samples, runs them, and compares what they print with the texts; and writes pages to .build-docs/html, of which any
# server serves the files. Fails where a link leads nowhere, and where a public symbol has no comment. The macros are built,
# unless MACROS is the compiler's plug-in that another build made.
set -eu
cd "$(dirname "$0")/.."
. scripts/macros.sh
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

# shellcheck disable=SC2086
python3 scripts/served-table.py $*
# shellcheck disable=SC2086
python3 scripts/documentation.py $*

options=
if [ -n "${MACROS:-}" ]; then
    prebuilt_macros "$MACROS"
    options=$loaded
    export SWITCHBOARD_PREBUILT_MACROS="$tool"
fi
# shellcheck disable=SC2086
"$swift" build --package-path Examples/Documentation --scratch-path "$out" $options >"$log" 2>&1 ||
    fail "expected a build of the samples" "$log"
if grep "warning:" "$log" | grep -v "^warning: '.*': found .* unhandled" >"$out/warnings"; then
    fail "expected no warning" "$out/warnings"
fi
"$out/debug/samples" >"$out/output" 2>"$out/errors" || fail "expected the samples to end well" "$out/errors"
python3 scripts/documentation.py --output "$out/output"

graphs=$out/symbol-graphs
rm -rf "$graphs" "$out/archives" "$out/html"
SWIFT=$swift python3 scripts/symbol-graphs.py "$out/debug" "$graphs"
mkdir -p "$out/archives"
for module in Switchboard SwitchboardFoundation SwitchboardRx SwitchboardCombine SwitchboardTesting SwitchboardTracing; do
    "$docc" convert Sources/$module/$module.docc --additional-symbol-graph-dir "$graphs/$module" \
        --fallback-display-name $module --fallback-bundle-identifier switchboard.$module \
        --fallback-default-module-kind Library --default-code-listing-language swift \
        --warnings-as-errors --output-path "$out/archives/$module.doccarchive" >"$out/docc.log" 2>&1 ||
        fail "expected pages of $module" "$out/docc.log"
done
"$docc" merge "$out"/archives/*.doccarchive --synthesized-landing-page-name Switchboard \
    --synthesized-landing-page-kind Package --output-path "$out/html" >"$out/docc.log" 2>&1 ||
    fail "expected one site of all pages" "$out/docc.log"
echo "docs: passed; python3 -m http.server --directory .build-docs/html, and then http://localhost:8000/documentation"
