#!/bin/sh
# Random protocols with `@DelegateProtocol`: none may have an error or a warning in generated code, and each call through a
# generated proxy arrives.
#
#   scripts/test-protocols.sh SEED COUNT [CONFIGURATION]
#
# LIBRARY is a build folder with the library and the macros' plug-in; without it, they are built. MACROS is the plug-in, if it
# is elsewhere.
set -eu
cd "$(dirname "$0")/.."
. scripts/library.sh
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
python3 scripts/generate-delegate-protocols.py "$seed" "$count" "$folder"
# Files one by one: what is in the same file does not hide how the class is called in another one.
(cd "$folder" && "$swiftc" -swift-version 6 $optimizing -strict-memory-safety -package-name protocols -module-name Protocols -c -j 2 \
    -I "$library/Modules" $c_modules \
    -load-plugin-executable "$macros#SwitchboardMacros" ./*.swift) >"$folder/log" 2>&1 || {
    grep -E "error:" "$folder/log" | head -n 20 >&2
    echo "test-protocols: expected protocols that compile; the whole is in $folder/log; again: scripts/test-protocols.sh $seed $count $configuration" >&2
    exit 1
}
if grep -E "^macro expansion.*(error|warning):" "$folder/log" >&2; then
    echo "test-protocols: expected no warning in generated code; the whole is in $folder/log" >&2
    exit 1
fi
"$swiftc" -o "$folder/program" "$folder"/*.o $(library_objects "$library") -lffi
echo "== $configuration: seed $seed, $count protocols"
"$folder/program"
rm -rf "$folder"
