#!/bin/sh
# Tests the C layer over libffi on this machine's processor: type encodings, signatures, invocations, callbacks.
# `messages.sh`: the tests of `make test`. `messages.sh sanitizers`: the same with each sanitizer.
# `messages.sh speed`: measures calls and callbacks beside raw libffi, optimized as in release.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh

command -v python3 >/dev/null 2>&1 || {
    echo "test-messages: skipped: Python 3 generates the tested signatures, and it is missing"
    exit 0
}
. scripts/lib/messages-build.sh

"$CLANG" --version >/dev/null 2>&1 || {
    echo "test-messages: skipped: there is no clang beside the Swift toolchain, and none in PATH"
    exit 0
}
libffi=$(pkg-config --cflags --libs libffi)

if [ "${1:-}" = speed ]; then
    build_messages_test "$messages/messages-test-speed" "$libffi" -O2
    exec "$messages/messages-test-speed" speed 2000
fi
if [ "${1:-}" != sanitizers ]; then
    build_messages_test "$messages/messages-test" "$libffi"
    "$messages/messages-test" encodings fuzz 1000000 layouts extension signatures calls 40 variadic callbacks 40 \
        callback-lives 10000 full-cache
    "$CLANG" -x objective-c -Wall -Wextra -Werror -I"$messages/generated" Tests/CMessages/objc/encode_check.m \
        -o "$messages/encode-check"
    "$messages/encode-check"
    exit 0
fi
echo "test-messages: call plans, as libffi 3.7 declares them"
build_messages_test "$messages/messages-test-plans" "$libffi" -include Tests/CMessages/tools/call_plan.h
"$messages/messages-test-plans" calls 5 variadic
for sanitizer in address,undefined thread; do
    echo "test-messages: -fsanitize=$sanitizer"
    build_messages_test "$messages/messages-test-$sanitizer" "$libffi" -fuse-ld=lld -fsanitize="$sanitizer" \
        -fno-sanitize-recover=all
    "$messages/messages-test-$sanitizer" encodings fuzz 1000000 layouts extension signatures calls 5 variadic callbacks 5 \
        callback-lives 5000
done
