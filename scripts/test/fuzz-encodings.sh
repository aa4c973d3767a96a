#!/bin/sh
# Searches for type encodings that break the parser, with libFuzzer: `fuzz-encodings.sh [seconds]` (60).
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh
. scripts/lib/messages-build.sh

corpus=$messages/corpus
mkdir -p "$corpus"
printf 'v@:@q{CGRect={CGPoint=dd}{CGSize=dd}}' >"$corpus/structures"
printf 'v40@0:8@?<v@?@"C"^B>16(u=[3i]jdb1)^[4^{s="a"b3}]' >"$corpus/others"
# shellcheck disable=SC2046
"$CLANG" -std=c11 -O1 -g -Wall -Wextra -Wpedantic -Werror -ISources/CSupport/include -ICFFIShim/include -ICFFIShim -ITests/CMessages \
    -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all -fuse-ld=lld \
    CFFIShim/encoding*.c CFFIShim/signature*.c CFFIShim/lowering.c CFFIShim/invocation*.[cS] \
    Sources/CSupport/fork.c Sources/CSupport/thread.c Tests/CMessages/encoding_fuzz.c Tests/CMessages/fuzz/target.c $(pkg-config --cflags --libs libffi) \
    -o "$messages/fuzz-encodings"
"$messages/fuzz-encodings" -max_total_time="${1:-60}" -max_len=9000 -print_final_stats=1 "$corpus"
