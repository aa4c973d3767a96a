#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    // What a protocol provides for the classes generated for protocols that refine it: the implementations of its
    // requirements, in extensions that apply to these classes only.
    extension GeneratedCode {
        /// The name under which classes of refining protocols find an inherited protocol's methods. The compiler's
        /// error for an inherited protocol without the macro contains this name.
        static func methodsName(of protocolName: String) -> String { quoted("_DelegateProtocol_\(protocolName)") }

        /// An extension for proxies, and one for the classes that find methods.
        func refinements() -> [(head: String, members: [String])] {
            let implementations = Self.lines(members) { implementation($0, in: .refinements) }
            let list =
                "\(access.ofExtensionMembers)nonisolated static var \(Self.methodsName(of: plainName)): "
                + "\(Module.library)ImplementedMethods<\(delegate)> { \(scope)\(listName)._methods }"
            let probes = [list] + Self.lines(members) { probe($0, in: .refinements) }
            return [
                ("\(Module.library)_GeneratedProxy", implementations), ("\(Module.library)_GeneratedProbe", probes),
            ].map {
                let head = "nonisolated extension \(protocolName) where Self: \($0)"
                return ((availability + spi + [head]).joined(separator: "\n"), $1)
            }
        }
    }
#endif
