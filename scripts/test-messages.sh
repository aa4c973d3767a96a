#!/bin/sh
# Tests of the C layer over libffi: type encodings, signatures, invocations, callbacks. On this machine's processor.
# `test-messages.sh`: what `make test` runs. `test-messages.sh sanitizers`: the same under each sanitizer.
set -eu
cd "$(dirname "$0")/.."
. scripts/frame-build.sh
. scripts/messages-build.sh

"$CLANG" --version >/dev/null 2>&1 || {
    echo "test-messages: skipped: there is no clang beside the Swift toolchain, and none in PATH"
    exit 0
}
libffi=$(pkg-config --cflags --libs libffi)

if [ "${1:-}" != sanitizers ]; then
    build_messages_test "$messages/messages-test" "$libffi"
    "$messages/messages-test" encodings fuzz 1000000 layouts signatures calls 40 variadic callbacks 40 \
        callback-lives 10000 full-cache
    "$CLANG" -x objective-c -Wall -Wextra -Werror -I"$messages/generated" Tests/CMessages/objc/encode_check.m \
        -o "$messages/encode-check"
    "$messages/encode-check"
    exit 0
fi
for sanitizer in address,undefined thread; do
    echo "test-messages: -fsanitize=$sanitizer"
    build_messages_test "$messages/messages-test-$sanitizer" "$libffi" -fuse-ld=lld -fsanitize="$sanitizer" \
        -fno-sanitize-recover=all
    "$messages/messages-test-$sanitizer" encodings fuzz 1000000 layouts signatures calls 5 variadic callbacks 5 \
        callback-lives 5000
done
