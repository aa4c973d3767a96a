#!/bin/sh
# On x86-64, entry points don't save vector registers before they call CFFI_GATE (CSupport/compiler.h has the
# reason), nor a call's results before they call cffi_swift_end. So the functions that these call must preserve
# registers. This compiles them at each level of optimization (without any, vectors are saved). It fails if they use a
# vector, or call a function that is neither CFFI_PRESERVING nor one of them.
set -eu
cd "$(dirname "$0")/../.."
. scripts/lib/frame-build.sh
assembly=$out/registers.s

for level in -O1 -O2 -O3 -Os -Oz; do
    "$CLANG" --target=x86_64-unknown-linux-gnu -std=gnu11 "$level" -g0 -fPIC -ISources/CSupport/include -ISources/CSwiftCall/include \
        -ISources/CForwarding/include -S Sources/CForwarding/gate.c -o "$assembly"
    for function in cffi_swift_gate_sparing_vectors gate_counted gate_without_delegate cffi_swift_end; do
        body=$(sed -n "/^$function:/,/\.cfi_endproc/p" "$assembly")
        [ -n "$body" ] || {
            echo "check-registers: expected a function $function with $level, found none" >&2
            exit 1
        }
        if echo "$body" | grep -E '%[xyz]mm|%st|%mm[0-7]' >&2; then
            echo "check-registers: expected $function not to use vectors with $level, found these" >&2
            exit 1
        fi
        # Local labels begin with a dot. Tail calls are jumps.
        for called in $(echo "$body" | grep -oE '(call|jmp)q?[[:space:]]+\*?[^.[:space:]]\S*' | awk '{ print $2 }' | sed 's/@PLT//' | sort -u); do
            case $called in gate_counted | gate_without_delegate) continue ;; esac
            # The declaration or definition may begin a line before the name.
            grep -rhE -B 2 "\b$called\(" Sources/CSupport Sources/CForwarding --include='*.h' --include='*.c' |
                tr '\n' ' ' | grep -qE "CFFI_PRESERVING [^;{(]*\b$called\(" || {
                echo "check-registers: expected $function to call only functions that preserve registers with $level, found $called" >&2
                exit 1
            }
        done
    done
done
rm -f "$assembly"
echo "check-registers: passed"
