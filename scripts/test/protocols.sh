#!/bin/sh
# Generates random protocols with `@DelegateProtocol`. Generated code must compile without an error or a warning, and
# each call through a generated proxy must arrive.
#
#   scripts/test/protocols.sh SEED COUNT [CONFIGURATION]
#
# LIBRARY is a build folder with the library and the macros' plug-in; otherwise this script builds them. MACROS is the
# plug-in, if it's elsewhere.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/library.sh
seed=$1 count=$2
configuration=${3:-debug}
swift=${SWIFT:-swift}
swiftc=${SWIFTC:-swiftc}
folder=$PWD/.build-protocols/$configuration/seed$seed
if [ -z "${LIBRARY:-}" ]; then
    "$swift" build -c "$configuration" --traits Macros --scratch-path .build-protocols/library --product guard-program
    LIBRARY=.build-protocols/library/$configuration
fi
library=$(cd "$LIBRARY" && pwd -P)
macros=${MACROS:-$library/SwitchboardMacros-tool}
case $configuration in debug) optimizing=-Onone ;; *) optimizing=-O ;; esac

rm -rf "$folder"
python3 scripts/generate/delegate-protocols.py "$seed" "$count" "$folder"
# Files one by one, so that the optimizer doesn't see the calls of a class in the class's own file.
(cd "$folder" && "$swiftc" -swift-version 6 $optimizing -strict-memory-safety -package-name protocols -module-name Protocols -c -j 2 \
    -I "$library/Modules" $c_modules \
    -load-plugin-executable "$macros#SwitchboardMacros" ./*.swift) >"$folder/log" 2>&1 || {
    grep -E "error:" "$folder/log" | head -n 20 >&2
    echo "test-protocols: expected the protocols to compile; the log is $folder/log; again: scripts/test/protocols.sh $seed $count $configuration" >&2
    exit 1
}
if grep -E "^macro expansion.*(error|warning):" "$folder/log" >&2; then
    echo "test-protocols: expected no warning in generated code; the log is $folder/log" >&2
    exit 1
fi
"$swiftc" -o "$folder/program" "$folder"/*.o $(library_objects "$library") -lffi
echo "== $configuration: seed $seed, $count protocols"
"$folder/program"
rm -rf "$folder"
