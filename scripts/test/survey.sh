#!/bin/sh
# Makes a proxy and a spy for each public protocol of the packages in Tests/Survey/Package.swift, references each of their
# requirements, and prints what share could be made, observed and stubbed. Writes Tests/Survey/README.md. The packages
# come from their public addresses. The first build takes half an hour.
set -eu
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
package=Tests/Survey
scratch=$PWD/.build-survey
sources=$package/Sources/survey
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Without the generated program: its modules are what the generator reads.
build() { "$swift" build --package-path $package --scratch-path "$scratch" --product survey >"$log" 2>&1; }

rm -f $sources/Survey*.swift $sources/*.json
echo 'nonisolated(unsafe) let surveys: [(String, (Step) throws -> Void)] = []' >$sources/SurveySupport.swift
build || { cat "$log" >&2; exit 1; }
modules=$("$swift" build --package-path $package --scratch-path "$scratch" --show-bin-path)
python3 scripts/generate/survey.py "$modules" $sources
# Each time, the references that the compiler refuses take their next form.
for round in 1 2 3 4 5 6 7 8; do
    if build; then break; fi
    [ $round != 8 ] || { grep "error:" "$log" | head -20 >&2; exit 1; }
    python3 scripts/generate/survey.py "$modules" $sources "$log"
done
python3 scripts/test/survey.py "$modules/survey" $sources/requirements.json $package/README.md
