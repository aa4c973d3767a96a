import CSupport

/// The modules that are built for library evolution: the compiler passes their structs and enums by address, unless
/// they are declared `@frozen`, because other versions may have another layout. No metadata says so.
enum EvolvingModules {
    /// Those of a Swift toolchain.
    private static let ofToolchain: Set = [
        "Swift", "_Concurrency", "Synchronization", "_StringProcessing", "RegexBuilder", "Observation", "Distributed",
    ]

    static func isOfToolchain(_ module: Substring) -> Bool { ofToolchain.contains(String(module)) }

    /// What is known of other modules: those of a toolchain's Foundation are large, and built like most programs.
    private static let known = Locked<[Substring: Bool]>([
        "Foundation": false, "FoundationEssentials": false, "FoundationInternationalization": false,
        "FoundationNetworking": false, "FoundationXML": false, "Dispatch": false, "__C": false,
    ])

    /// Whether a program's module is such a one, as its symbols tell. A module of nothing but structs has no symbol
    /// that tells it, and counts as one that isn't. The first time, this reads files, which takes some milliseconds.
    /// Thread-safe.
    static func contains(_ module: Substring) -> Bool {
        if let known = known.withLock({ $0[module] }) { return known }
        var isFound = false
        withUnsafeMutablePointer(to: &isFound) { isFound in
            cffi_each_function(
                "$s\(module.utf8.count)\(module)",
                { context, _, name in
                    if EvolvingModules.tells(String(cString: name!)) { context!.storeBytes(of: true, as: Bool.self) }
                }, isFound)
        }
        let found = isFound
        known.withLock { $0[module] = found }
        return found
    }

    /// Whether a symbol is the dispatch thunk of a method, the case of an enum, or the bounds of a class's metadata:
    /// only modules that are built for library evolution have these. Source: swiftlang/swift, docs/ABI/Mangling.rst.
    private static func tells(_ name: String) -> Bool { ["Tj", "WC", "Mo"].contains { name.hasSuffix($0) } }
}
