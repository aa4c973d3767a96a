// Loads the shared library named on the command line, which stays, and has it make proxies: on this thread, and on
// another one.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW), let symbol = dlsym(library, "use_plugins_proxy") else {
    print(String(cString: dlerror()))
    exit(1)
}
let use = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Void).self)
use(1)
await Task.detached { use(1) }.value
