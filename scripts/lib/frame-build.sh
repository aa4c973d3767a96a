# Builds the C tests of the frame. scripts/test/frame.sh and arm64.sh source it, in the package's directory.

out=.build/frame
mkdir -p "$out"

# Only clang has Swift's calling convention in C. Every Swift toolchain has one.
if [ -z "${CLANG:-}" ]; then
    CLANG=clang
    if swift=$(command -v swift); then
        beside=$(dirname "$(readlink -f "$swift")")/clang
        [ ! -x "$beside" ] || CLANG=$beside
    fi
fi

# Without files that need libffi, or functions of Swift's runtime that the tests don't replace.
dispatch="Sources/CSupport/calls.c Sources/CSupport/counts.c Sources/CSupport/fork.c Sources/CSupport/hazard.c Sources/CSupport/lock.c"
dispatch="$dispatch Sources/CSupport/pointer_map.c Sources/CSupport/readable.c Sources/CSupport/thread.c"
dispatch="$dispatch Sources/CSwiftCall/*.[cS]"
for part in asynchronous_entry asynchronous_interception call companions defaults entry extension_default gate instance interception made_call observers pending_call probe proxy proxy_observers receivers retargeting selector static_call swift_functions values; do
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
            # The thread sanitizer of a Swift toolchain needs libdispatch.
            libraries=$(dirname "$(dirname "$(command -v "$CLANG")")")/lib/swift/linux
            set -- "$@" -L"$libraries" -Wl,-rpath,"$libraries" -ldispatch -lBlocksRuntime
            ;;
    esac
    # shellcheck disable=SC2086
    "$CLANG" -std=c11 -O2 -g -Wall -Wextra -Werror -ISources/CSupport/include -ISources/CSwiftCall/include \
        -ISources/CForwarding/include -ITests/CFrame "$@" $dispatch Tests/CFrame/*.c Tests/CFrame/*.S $wrapped -o "$program" -pthread
}

# Options that make a test for arm64 a library with landing pads only (Arm's BTI): QEMU's `-cpu max` ends the process if
# a call by address finds none. The program is a file of its own, because startup files and functions of libgcc have no
# landing pads.
guarded="--target=aarch64-linux-gnu -fuse-ld=lld -fPIC -shared -nostartfiles -mno-outline-atomics -mbranch-protection=bti"
guarded="$guarded -Wl,-z,now -Wl,-z,force-bti -Wl,-Bsymbolic -Wl,--no-warnings -Dmain=guarded_main"

# build_guarded_program program library option...: builds a program that runs such a library in its own directory.
build_guarded_program() {
    program=$1 library=$2
    shift 2
    echo "int guarded_main(int, char **); int main(int count, char **words) { return guarded_main(count, words); }" |
        "$CLANG" --target=aarch64-linux-gnu -fuse-ld=lld -Wl,-rpath,'$ORIGIN' -o "$program" -x c - -x none "$library" "$@"
}

# A program for this machine's processor, even if the test is for another.
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
