#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// Declares two subclasses of a generated class, in an extension of it.
    ///
    /// In a release build the optimizer directly calls the only class that it sees conform to a protocol of one module,
    /// and so bypasses any proxy. It does not see classes that macros declare beside a protocol, but it sees extensions
    /// that macros declare, and the classes in them (Swift 6.3: `ProtocolConformanceAnalysis` walks a module's
    /// top-level declarations, which include macros' extensions but not their peers). Two classes, so that neither is
    /// ever the only one.
    public struct SeenByOptimizerMacro: ExtensionMacro {
        /// The same as in `DelegateProtocolMacro`.
        public static var formatMode: FormatMode { .disabled }

        /// Called by the compiler.
        public static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let availability = declaration.attributes.compactMap { element in
                element.name == "available" ? element.attribute.map { "\($0.trimmedDescription)\n" } : nil
            }
            let classes = ["_FirstSeen", "_SecondSeen"].map { name in
                "nonisolated private final class \(name): \(type.trimmed), @unchecked \(Module.swift)Sendable {}"
            }
            return [try ExtensionDeclSyntax("\(availability.joined())extension \(type.trimmed)", unparsed: classes)]
        }
    }
#endif
