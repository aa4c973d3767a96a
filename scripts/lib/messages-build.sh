# Builds the C tests of messages: type encodings, signatures, calls through libffi. Sourced in the package's directory,
# after frame-build.sh, which finds the compiler.

messages=.build/messages
mkdir -p "$messages/generated"
python3 Tests/CMessages/signatures.py "$messages/generated"

support="Sources/CSupport/calls.c Sources/CSupport/fork.c Sources/CSupport/hazard.c Sources/CSupport/thread.c"

# build_messages_test program libffi-options option...
build_messages_test() {
    program=$1
    libffi=$2
    shift 2
    case " $* " in
        *=thread*)
            # The thread sanitizer of a Swift toolchain needs libdispatch.
            libraries=$(dirname "$(dirname "$(command -v "$CLANG")")")/lib/swift/linux
            set -- "$@" -L"$libraries" -Wl,-rpath,"$libraries" -ldispatch -lBlocksRuntime
            ;;
    esac
    # shellcheck disable=SC2086
    "$CLANG" -std=c11 -D_DEFAULT_SOURCE -O1 -g -Wall -Wextra -Wpedantic -Werror -ISources/CSupport/include -ICFFIShim/include -ICFFIShim \
        -ITests/CMessages -I"$messages/generated" "$@" CFFIShim/*.[cS] $support Tests/CMessages/*.c \
        -Wl,--wrap=ffi_closure_alloc $libffi -lm -o "$program" -pthread
}
