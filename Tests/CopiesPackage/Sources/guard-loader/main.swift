// Loads the shared library named on the command line and has it report on its protocols.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(Darwin)
    import Darwin
#endif

#if !os(Windows)
    guard let library = dlopen(CommandLine.arguments[1], RTLD_NOW), let symbol = dlsym(library, "guard_library_report")
    else {
        print(String(cString: dlerror()))
        exit(1)
    }
    unsafeBitCast(symbol, to: (@convention(c) (Int) -> Void).self)(1)
#endif
