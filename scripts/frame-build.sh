# How the C tests of the frame are built; read by test-frame.sh and test-arm64.sh, from the package's directory.

out=.build/frame
mkdir -p "$out"

# Only clang has Swift's calling convention in C. Every Swift toolchain brings one.
if [ -z "${CLANG:-}" ]; then
    CLANG=clang
    if swift=$(command -v swift); then
        beside=$(dirname "$(readlink -f "$swift")")/clang
        [ ! -x "$beside" ] || CLANG=$beside
    fi
fi

# Without what needs more of Swift's runtime than the tests stand in for, or libffi.
dispatch="Sources/CSupport/calls.c Sources/CSupport/counts.c Sources/CSupport/fork.c Sources/CSupport/hazard.c Sources/CSupport/lock.c"
dispatch="$dispatch Sources/CSupport/readable.c Sources/CSupport/thread.c"
dispatch="$dispatch Sources/CSwiftCall/*.[cS]"
for part in asynchronous_entry asynchronous_interception call companions defaults entry extension_default interception observers prepare probe proxy proxy_observers receivers retargeting selector swift_functions values; do
    dispatch="$dispatch Sources/CForwarding/$part.c"
done

# build_frame_test program option...
build_frame_test() {
    program=$1
    shift
    wrapped=
    case " $* " in
        *--wrap=free*) wrapped=Tests/CFrame/tools/poisoned_free.c ;;
        *=thread*)
            # The thread sanitizer of a Swift toolchain knows libdispatch, and so needs it.
            libraries=$(dirname "$(dirname "$(command -v "$CLANG")")")/lib/swift/linux
            set -- "$@" -L"$libraries" -Wl,-rpath,"$libraries" -ldispatch -lBlocksRuntime
            ;;
    esac
    # shellcheck disable=SC2086
    "$CLANG" -std=c11 -O2 -g -Wall -Wextra -Werror -ISources/CSupport/include -ISources/CSwiftCall/include \
        -ISources/CForwarding/include -ITests/CFrame "$@" $dispatch Tests/CFrame/*.c Tests/CFrame/*.S $wrapped -o "$program" -pthread
}

# Options that make of a test for arm64 a library in which a call by an address has to find a landing pad (Arm's BTI), else QEMU's
# `-cpu max` ends the process. Functions of libgcc that are called by an address have none, and neither has what begins a program: so
# the program is another file.
guarded="--target=aarch64-linux-gnu -fuse-ld=lld -fPIC -shared -nostartfiles -mno-outline-atomics -mbranch-protection=bti"
guarded="$guarded -Wl,-z,now -Wl,-z,force-bti -Wl,-Bsymbolic -Wl,--no-warnings -Dmain=guarded_main"

# build_guarded_program program library option...: a program that runs such a test, which is beside it.
build_guarded_program() {
    program=$1 library=$2
    shift 2
    echo "int guarded_main(int, char **); int main(int count, char **words) { return guarded_main(count, words); }" |
        "$CLANG" --target=aarch64-linux-gnu -fuse-ld=lld -Wl,-rpath,'$ORIGIN' -o "$program" -x c - -x none "$library" "$@"
}

# A program of this machine's own processor, also where the test is for another.
build_without_membarrier() {
    "$CLANG" -std=c11 -O2 -Wall -Wextra -Werror -D_GNU_SOURCE Tests/CFrame/tools/without_membarrier.c \
        -o "$out/without-membarrier"
}

run_without_membarrier() {
    echo "without membarrier(2):"
    "$out/without-membarrier" "$@" && return 0
    result=$?
    [ "$result" -eq 77 ] || return "$result"
    echo "skipped: this system allows no system call filter"
}
