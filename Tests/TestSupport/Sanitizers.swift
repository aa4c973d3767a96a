#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif os(Windows)
    import ucrt
#endif

/// Whether the tests were built with a sanitizer, whose runtime is part of the program then.
public let isSanitized: Bool = {
    #if os(Windows)
        return false
    #else
        let program = dlopen(nil, RTLD_NOW)
        return dlsym(program, "__tsan_init") != nil || dlsym(program, "__asan_init") != nil
    #endif
}()

/// Whether an emulator of another processor runs the tests, as `scripts/test/debian-swift.sh` says in the environment.
/// It is so slow that tests of many rounds do fewer.
public let isEmulated = getenv("SWITCHBOARD_EMULATOR") != nil
