#!/bin/sh
# Measures this library and its peers: `Benchmarks/run.sh [argument...]`. Prints the load average, and a JSON object for
# each case. The arguments are dispatch-benchmark's. Missing peers are skipped, with a message on the standard error.
#
#   SWIFT     the compiler's driver (swift)
#   RXSWIFT   a clone of RxSwift; otherwise it is skipped
#   DYNCALL   the directory of dyncall, if the compiler doesn't find it
#   SCRATCH   the build directory (.build-bench)
#   PEERS     the peers to run ("gnustep dyncall java rxswift"); "" for none
set -eu

cd "$(dirname "$0")/.."
SWIFT=${SWIFT:-swift}
scratch=${SCRATCH:-.build-bench}
peers=Benchmarks/Peers
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { echo "bench: $*" >&2; }
wanted() { case " ${PEERS-gnustep dyncall java rxswift} " in *" $1 "*) return 0 ;; *) return 1 ;; esac; }

# Runs a peer, and prints its lines if it succeeds.
peer() {
    name=$1
    shift
    if "$@" >"$work/lines" 2>"$work/errors"; then cat "$work/lines"; else
        say "$name skipped: it does not run ($(tail -n 1 "$work/errors"))"
    fi
}

suite() {
    build() { "$SWIFT" build -c release --scratch-path "$scratch" --product dispatch-benchmark "$@" >"$work/build" 2>&1; }
    if ! build --traits Macros,Combine; then
        say "OpenCombine skipped: the suite does not build with it ($(grep -m 1 'error:' "$work/build"))"
        build || {
            cat "$work/build" >&2
            exit 1
        }
    fi
    quiet
    "$scratch/release/dispatch-benchmark" --json "$@"
}

# Waits up to five minutes until the build's own load is gone, and prints what is left as `# load N`.
quiet() {
    for _ in $(seq 60); do
        load=$(cut -d ' ' -f 1 /proc/loadavg 2>/dev/null || echo 0)
        case $load in 0.[0-4]*|0) break ;; esac
        sleep 5
    done
    echo "# load $load"
}

gnustep() {
    command -v gnustep-config >/dev/null 2>&1 || {
        say "GNUstep skipped: gnustep-config is missing (Debian: gobjc, libgnustep-base-dev, gnustep-make)"
        return
    }
    # Only the flags for directories, macros and the language.
    flags=$(gnustep-config --objc-flags | tr ' ' '\n' | grep -E '^-(I|D|f)' | tr '\n' ' ')
    # shellcheck disable=SC2046,SC2086
    if gcc -std=gnu11 -O2 $flags -o "$work/gnustep" "$peers/GNUstep/forwarding.m" $(gnustep-config --base-libs) \
        >"$work/build" 2>&1; then
        peer GNUstep "$work/gnustep"
    else
        say "GNUstep skipped: the peer does not build ($(grep -m 1 error "$work/build"))"
    fi
}

dyncall() {
    include=
    library=
    if [ -n "${DYNCALL:-}" ]; then
        include=-I$DYNCALL/include
        library=-L$DYNCALL/lib
    fi
    # shellcheck disable=SC2086
    if echo '#include <dyncall.h>' | cc $include -E - >/dev/null 2>&1; then
        # shellcheck disable=SC2046,SC2086
        if cc -O2 $include -o "$work/dyncall" "$peers/Dyncall/dyncall_peer.c" Benchmarks/CPeers/peers.c \
            -IBenchmarks/CPeers/include $library -ldyncall_s -ldyncallback_s $(pkg-config --cflags --libs libffi) \
            >"$work/build" 2>&1; then
            peer dyncall "$work/dyncall"
        else
            say "dyncall skipped: the peer does not build ($(grep -m 1 error "$work/build"))"
        fi
    else
        say "dyncall skipped: no dyncall.h (Debian 12 has no package of it; DYNCALL names where it is installed)"
    fi
}

java_proxy() {
    command -v java >/dev/null 2>&1 || {
        say "java.lang.reflect.Proxy skipped: java is missing (Debian: default-jdk-headless)"
        return
    }
    peer java.lang.reflect.Proxy java "$peers/Java/ProxyBenchmark.java"
}

rxswift() {
    [ -n "${RXSWIFT:-}" ] || {
        say "RxSwift skipped: RXSWIFT names no clone of it"
        return
    }
    if RXSWIFT=$(cd "$RXSWIFT" && pwd) "$SWIFT" build -c release --package-path "$peers/RxSwiftPeer" \
        --scratch-path "$scratch-rxswift" >"$work/build" 2>&1; then
        peer RxSwift "$scratch-rxswift/release/rxswift-peer"
    else
        say "RxSwift skipped: the peer does not build ($(grep -m 1 'error:' "$work/build"))"
    fi
}

suite "$@"
if wanted gnustep; then gnustep; fi
if wanted dyncall; then dyncall; fi
if wanted java; then java_proxy; fi
if wanted rxswift; then rxswift; fi
