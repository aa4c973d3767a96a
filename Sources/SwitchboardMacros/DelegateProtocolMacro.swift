#if canImport(SwiftCompilerPlugin)
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// The property of a parent that has the delegate: the macro's argument.
    enum ParentProperty: String {
        case delegate, dataSource, prefetchDataSource, custom

        var parentProtocol: String? {
            switch self {
            case .delegate: "HasDelegate"
            case .dataSource: "HasDataSource"
            case .prefetchDataSource: "HasPrefetchDataSource"
            case .custom: nil
            }
        }

        var associatedType: String? { parentProtocol.map { "\($0.dropFirst(3))Type" } }

        var noun: String {
            switch self {
            case .delegate: "delegate"
            case .dataSource: "data source"
            case .prefetchDataSource: "prefetch data source"
            case .custom: "delegate"
            }
        }
    }

    /// `@DelegateProtocol`: generates a proxy class that conforms to the protocol and forwards the calls of its
    /// methods.
    public struct DelegateProtocolMacro: PeerMacro {
        /// The generated text already has its lines; formatting it again takes longer than everything else.
        public static var formatMode: FormatMode { .disabled }

        /// Called by the compiler.
        public static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let declaration = declaration.as(ProtocolDeclSyntax.self) else {
                context.diagnose(Diagnostic(node: node, message: Message.notAProtocol))
                return []
            }
            guard let code = code(of: declaration, node, context) else { return [] }
            return [DeclSyntax(unparsed: code.proxyClass()), DeclSyntax(unparsed: code.list())]
        }

        /// What to generate. Nil, with diagnostics, if the macro does not support the protocol.
        private static func code(
            of written: ProtocolDeclSyntax, _ node: AttributeSyntax, _ context: some MacroExpansionContext,
            siblings: SiblingTypes? = nil
        ) -> GeneratedCode? {
            let declaration = siblings?.declaration ?? written
            guard let property = property(node, context), isServed(declaration, context) else { return nil }
            var reader = RequirementReader(declaration, siblings, in: context)
            let members = reader.read(declaration.memberBlock.members)
            guard !reader.hasFailed else { return nil }
            func attributes(_ name: String) -> [String] {
                declaration.attributes.compactMap(\.attribute).filter { $0.attributeName.lastName == name }
                    .map(\.trimmedDescription)
            }
            return GeneratedCode(
                protocolName: (outerNames(context) + [declaration.name.text]).joined(separator: "."),
                plainName: declaration.name.plainText, property: property,
                access: ProtocolAccess(declaration, in: context), isNested: !context.lexicalContext.isEmpty,
                availability: attributes("available"), spi: attributes("_spi"),
                isUnavailable: declaration.attributes.contains { $0.attribute?.isUnavailable == true },
                inherited: inherited(declaration).filter { !isWithoutRequirements($0) }.map {
                    ($0, SourcePlace(of: $0, in: context))
                }, members: members)
        }

        private static func inherited(_ declaration: ProtocolDeclSyntax) -> [TypeSyntax] {
            declaration.inheritanceClause?.inheritedTypes.flatMap { inherited -> [TypeSyntax] in
                inherited.type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [inherited.type]
            } ?? []
        }

        private static func isWithoutRequirements(_ type: TypeSyntax) -> Bool {
            ["AnyObject", "Sendable", "SendableMetatype"].contains(type.lastName)
                // `class`, the old spelling of `AnyObject`.
                || type.is(ClassRestrictionTypeSyntax.self)
        }

        /// The types in which the protocol is declared.
        private static func outerNames(_ context: some MacroExpansionContext) -> [String] {
            context.lexicalContext.reversed().compactMap { node in
                node.asProtocol((any NamedDeclSyntax).self)?.name.text
                    ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
            }
        }

        private static func property(_ node: AttributeSyntax, _ context: some MacroExpansionContext) -> ParentProperty?
        {
            guard case .argumentList(let arguments)? = node.arguments, let argument = arguments.first else {
                return .delegate
            }
            if let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                let property = ParentProperty(rawValue: name)
            {
                return property
            }
            context.diagnose(Diagnostic(node: argument.expression, message: Message.unknownProperty))
            return nil
        }

        /// Protocols of the standard library, which do not have the macro.
        private static let unannotated: Set = [
            "BitwiseCopyable", "CaseIterable", "Codable", "CodingKey", "Comparable", "Copyable",
            "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
            "Equatable", "Error", "Escapable", "Executor", "Hashable", "Identifiable", "LosslessStringConvertible",
            "RawRepresentable", "SerialExecutor", "Sequence", "Collection", "IteratorProtocol", "AsyncSequence",
            "AsyncIteratorProtocol", "AnyActor", "LocalizedError", "TextOutputStream", "RandomNumberGenerator",
            "Strideable", "AdditiveArithmetic", "CustomPlaygroundDisplayConvertible", "ExpressibleByStringLiteral",
            "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral", "ExpressibleByNilLiteral",
        ]

        /// False, with a diagnostic, if no class could conform.
        private static func isServed(_ declaration: ProtocolDeclSyntax, _ context: some MacroExpansionContext) -> Bool {
            func fail(_ node: some SyntaxProtocol, _ message: Message, _ fixIts: [FixIt] = []) -> Bool {
                context.diagnose(Diagnostic(node: node, message: message, fixIts: fixIts))
                return false
            }
            // Swift itself refuses a protocol in a generic type, with an error of its own.
            let isInGeneric = context.lexicalContext.contains {
                $0.is(ProtocolDeclSyntax.self)
                    || $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
            }
            if isInGeneric { return false }
            if declaration.attributes.count(where: { $0.name == "DelegateProtocol" }) > 1 {
                return fail(declaration.name, .twice)
            }
            for element in declaration.attributes where element.attribute == nil {
                return fail(element, .conditionalAttribute)
            }
            if let attribute = declaration.attributes.first(where: { $0.name == "unsafe" }) {
                return fail(attribute, .unsafeProtocol)
            }
            if GeneratedCode.takenNames.contains(declaration.name.plainText), context.lexicalContext.isEmpty {
                return fail(declaration.name, .takenName(declaration.name.plainText))
            }
            if let condition = declaration.genericWhereClause { return fail(condition, .condition) }
            if context.lexicalContext.contains(where: { !$0.isProtocol((any DeclGroupSyntax).self) }) {
                return fail(declaration.name, .inFunction)
            }
            if ProtocolAccess(declaration, in: context).isHidden {
                return fail(declaration.name, .privateMember)
            }
            if let primary = declaration.primaryAssociatedTypeClause { return fail(primary, .associatedType) }
            let inherited = inherited(declaration)
            func removing(_ type: TypeSyntax) -> [FixIt] { FixIts.remove(type, from: declaration) }
            var isClassBound = false
            for type in inherited {
                if type.is(SuppressedTypeSyntax.self) { return fail(type, .suppressed, removing(type)) }
                if !type.is(ClassRestrictionTypeSyntax.self), type.lastName == nil { return fail(type, .notAName) }
                switch type.lastName {
                case "AnyObject": isClassBound = true
                case "Sendable", "SendableMetatype": break
                case "Actor", "DistributedActor": return fail(type, .actor, removing(type))
                case "NSObjectProtocol", "NSObject": return fail(type, .superclass("NSObject"), removing(type))
                case let name? where unannotated.contains(name): return fail(type, .inherited(name), removing(type))
                // A protocol that has the macro as well, and so is for classes.
                default: isClassBound = true
                }
            }
            guard isClassBound else {
                let fixIts = inherited.isEmpty ? [FixIts.classBound(declaration)] : []
                return fail(declaration.name, .notClassBound, fixIts)
            }
            return true
        }
    }

    // In a release build the optimizer directly calls the only class that it sees conform to a protocol of one module.
    // `SeenByOptimizerMacro` adds classes that it sees. A requirement added by the macro checks, when the first proxy
    // is made, whether it saw them.
    extension DelegateProtocolMacro: MemberMacro, ExtensionMacro {
        /// Called by the compiler. Adds, to protocols of one module, the requirement that tells which implementation
        /// answers it; and, to protocols declared in a type, aliases of the types that they name.
        public static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let declaration = declaration.as(ProtocolDeclSyntax.self),
                let code = code(of: declaration, node, SilentContext(context))
            else { return [] }
            var added: [String] = []
            if code.access.isOfOneModule {
                added.append(
                    "/// For generated code.\nnonisolated var \(GeneratedCode.conformerName(code.protocolName)): \(Module.swift)Int { get }"
                )
            }
            if !context.lexicalContext.isEmpty { added += SiblingTypes(of: declaration).aliases }
            return added.map { DeclSyntax(unparsed: $0) }
        }

        /// Called by the compiler. Adds what proxy classes of refining protocols need, and the answer of all classes
        /// except the generated ones to the requirement above.
        public static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            // The peer role reports the diagnostics.
            guard let written = declaration.as(ProtocolDeclSyntax.self) else { return [] }
            // Checks the protocol without aliases, because they hide what the macro refuses.
            guard self.code(of: written, node, SilentContext(context)) != nil else { return [] }
            let siblings = context.lexicalContext.isEmpty ? nil : SiblingTypes(of: written)
            guard let code = code(of: written, node, SilentContext(context), siblings: siblings) else { return [] }
            var extensions = code.refinements()
            if code.access.isOfOneModule {
                extensions.append(("extension \(code.protocolName)", ["/// For generated code.", code.conformer(0)]))
            }
            return try extensions.map { try ExtensionDeclSyntax($0.head, unparsed: $0.members) }
        }
    }

    /// The attributes that only `@DelegateProtocol` reads: `@DefaultResult`, `@RequiresDelegate`, `@ForwardedOnly`.
    public struct RequirementMarker: PeerMacro {
        /// Called by the compiler.
        public static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let owner = context.lexicalContext.first?.as(ProtocolDeclSyntax.self)
            if owner?.attributes.contains(where: { $0.name == "DelegateProtocol" }) != true {
                context.diagnose(
                    Diagnostic(
                        node: node, message: Message.marker(node.attributeName.lastName ?? ""),
                        fixIts: [FixIts.remove(node)]))
            }
            return []
        }
    }
#endif
