# How builds get the macros without building swift-syntax again; read by scripts that build more than once, from the
# package's directory. With the trait Macros, each configuration and each sanitizer builds swift-syntax anew, which takes
# some minutes. Here the debug build makes the compiler's plug-in, and other builds load it: without the trait, and with
# the condition that the trait sets.

# The traits with which all of the package is built and tested.
traits=Macros,Combine,Testing,Tracing

# prebuilt_macros TOOL: sets `prebuilt` to the options of such a build, and `loaded` to those among them that are not this
# package's traits, for a package that depends on it. TOOL is the plug-in that a build with the trait made.
# Its contents are in the options, so that another plug-in means another build.
prebuilt_macros() {
    [ -x "$1" ] || {
        echo "macros: expected the macros' plug-in at $1, which a build with the trait Macros makes" >&2
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

# build_products PRODUCTS OPTION...: with options of `swift build`. Not by `--build-tests`: with the trait Macros, a test of the
# macros makes all tests a part of the tools that run while building, and everything else would be built a second time for
# the package's own products.
build_products() {
    products=$1
    shift
    for product in $products; do
        "$swift" build --product $product "$@" || return 1
    done
}
