#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    // What a protocol brings to the classes that are generated for protocols that inherit from it: the implementations of
    // its requirements, in extensions that nobody but these classes fits.
    extension GeneratedCode {
        /// What an inherited protocol's methods are called in the classes of its heirs. An error at a protocol without the
        /// macro names it.
        static func methodsName(of protocolName: String) -> String { quoted("_DelegateProtocol_\(protocolName)") }

        /// An extension for proxies, and one for the classes that find methods.
        func heirs() -> [(head: String, members: [String])] {
            let implementations = Self.lines(members) { implementation($0, in: .heirs) }
            let list =
                "\(access.ofExtensionMembers)nonisolated static var \(Self.methodsName(of: plainName)): "
                + "\(Module.library)ImplementedMethods<\(delegate)> { \(scope)\(listName)._methods }"
            let probes = [list] + Self.lines(members) { probe($0, in: .heirs) }
            return [
                ("\(Module.library)_GeneratedProxy", implementations), ("\(Module.library)_GeneratedProbe", probes),
            ].map {
                let head = "nonisolated extension \(protocolName) where Self: \($0)"
                return ((availability + spi + [head]).joined(separator: "\n"), $1)
            }
        }
    }
#endif
