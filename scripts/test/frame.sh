#!/bin/sh
# Tests the entry stubs and the dispatch path in C alone, on this machine's processor.
# `frame.sh`: the tests of `make test`. `frame.sh sanitizers`: the same with each sanitizer of the compiler.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh

case $(uname -sm) in
    "Linux x86_64" | "Linux aarch64") ;;
    *)
        echo "test-frame: skipped: there are no entry stubs for $(uname -sm)"
        exit 0
        ;;
esac

build_frame_test "$out/frame-test" -fomit-frame-pointer -Wl,-z,now -Wl,--wrap=free
"$out/frame-test" signatures paths asynchronous unwinding executors counts calls order 2000 hazards 100000 forks 40 lose-membarrier hazards 20000 forks 20
build_without_membarrier
run_without_membarrier "$out/frame-test" paths calls hazards 20000

[ "${1:-}" = sanitizers ] || exit 0
for sanitizer in address,undefined thread; do
    echo "test-frame: -fsanitize=$sanitizer"
    build_frame_test "$out/frame-test-$sanitizer" -fuse-ld=lld -fsanitize="$sanitizer" -fno-sanitize-recover=all
    "$out/frame-test-$sanitizer" signatures paths asynchronous unwinding counts calls order 2000 hazards 100000 lose-membarrier hazards 20000
    run_without_membarrier "$out/frame-test-$sanitizer" calls hazards 20000
done
