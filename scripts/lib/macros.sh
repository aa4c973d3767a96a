# Gives builds the macros without building swift-syntax again. Scripts that build more than once source it, in the
# package's directory. With the trait Macros, each configuration and each sanitizer builds swift-syntax, which takes
# minutes. Here only the debug build makes the compiler's plug-in. Other builds load it, without the trait but with the
# condition that it sets.

# The traits with which the whole package is built and tested.
traits=Macros,Combine,Testing,Tracing

# prebuilt_macros TOOL: sets `prebuilt` to the options of such a build, and `loaded` to those for a package that depends
# on this one, without the traits. TOOL is the plug-in of a build with the trait. Its checksum is in the options, so a
# changed plug-in leads to a new build.
prebuilt_macros() {
    [ -x "$1" ] || {
        echo "macros: expected the macros' plug-in at $1, found none; a build with the trait Macros makes it" >&2
        return 1
    }
    tool=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
    contents=$(cksum <"$tool" | cut -d ' ' -f 1)
    loaded="-Xswiftc -DMacros -Xswiftc -DMacros_$contents -Xswiftc -load-plugin-executable -Xswiftc $tool#SwitchboardMacros"
    prebuilt="--traits ${traits#Macros,} $loaded"
}

# The tests, and the programs that they run; `taps` beside these, for their own tests.
tests="SwitchboardPackageTests guard-program"
taps="xmltap httptap"

# build_products PRODUCTS OPTION...: builds products with options of `swift build`. `--build-tests` would build most
# modules twice with the trait Macros: a test of the macros makes all tests a part of the build's tools.
build_products() {
    products=$1
    shift
    for product in $products; do
        "$swift" build --product $product "$@" || return 1
    done
}
