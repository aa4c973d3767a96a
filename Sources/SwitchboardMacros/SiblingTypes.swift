#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    /// The types that a nested protocol names. They may be its siblings, which the protocol sees but an extension of it
    /// does not. So the protocol gets aliases of them, and the code generated in extensions names the aliases.
    ///
    /// ```swift
    /// final class Player {
    ///     enum State { case playing, paused }
    ///     @DelegateProtocol protocol Events: AnyObject { func player(_ player: Player, did state: State) }
    /// }
    /// ```
    struct SiblingTypes {
        /// The protocol with the types replaced by the aliases.
        let declaration: ProtocolDeclSyntax
        /// The declarations of the aliases, for the protocol.
        let aliases: [String]
        /// The type that each alias stands for.
        let written: [String: String]

        init(of declaration: ProtocolDeclSyntax) {
            let rewriter = Rewriter(protocolName: declaration.name.plainText)
            var rewritten = declaration
            rewritten.attributes = rewriter.visit(declaration.attributes)
            rewritten.memberBlock = rewriter.visit(declaration.memberBlock)
            self.declaration = rewritten
            aliases = rewriter.declarations
            written = Dictionary(uniqueKeysWithValues: rewriter.names.map { ($1, $0) })
        }

        /// A method of the rewritten protocol, as it was originally written.
        func asWritten(_ method: FunctionDeclSyntax) -> FunctionDeclSyntax {
            Restorer(written).visit(method).as(FunctionDeclSyntax.self) ?? method
        }
    }

    private final class Restorer: SyntaxRewriter {
        private let written: [String: String]

        init(_ written: [String: String]) { self.written = written }

        override func visit(_ token: TokenSyntax) -> TokenSyntax {
            written[token.text].map { token.with(\.tokenKind, .identifier($0)) } ?? token
        }
    }

    private final class Rewriter: SyntaxRewriter {
        private let protocolName: String
        /// The types, in the order in which they occur.
        private var types: [String] = []
        /// The alias of each type.
        private(set) var names: [String: String] = [:]
        /// The availability that all requirements share that name the type.
        private var availability: [String: [String]] = [:]
        /// The availability of the requirement that is visited.
        private var current: [String] = []
        /// The type parameters of the declaration that is visited.
        private var parameters: Set<String> = []

        /// Names that are no types, or that other code recognizes by name.
        private static let known: Set = ["Any", "AnyObject", "Never", "Self", "Sendable", "Swift", "Void"]

        init(protocolName: String) {
            self.protocolName = protocolName
        }

        private func alias(of written: String) -> String {
            availability[written] = availability[written]?.filter(current.contains) ?? current
            if let known = names[written] { return known }
            let plain = "\(protocolName)_\(written)".map { $0.isLetter || $0.isNumber ? $0 : "_" }
            var name = "_\(String(plain))"
            while names.values.contains(name) { name += "_" }
            names[written] = name
            types.append(written)
            return name
        }

        /// The declarations of the aliases. Swift says nothing of a deprecated type in a deprecated requirement, nor
        /// in an alias that is deprecated, too.
        var declarations: [String] {
            types.map { written in
                let attributes = (availability[written] ?? []).map { "\($0)\n" }.joined()
                return "/// For generated code.\n\(attributes)typealias \(names[written]!) = \(written)"
            }
        }

        private func isOwn(_ token: TokenSyntax) -> Bool {
            // What is recognized by its name keeps it.
            Self.known.contains(token.text) || Requirement.unsafeTypes.contains(token.text)
                || RequirementReader.spans.contains(token.text)
                || parameters.contains(token.plainText)
        }

        // MARK: Types

        override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
            var node = node
            if let arguments = node.genericArgumentClause { node.genericArgumentClause = visit(arguments) }
            guard !isOwn(node.name) else { return TypeSyntax(node) }
            node.name = .identifier(
                alias(of: node.name.text), leadingTrivia: node.name.leadingTrivia,
                trailingTrivia: node.name.trailingTrivia)
            return TypeSyntax(node)
        }

        override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
            var node = node
            if let arguments = node.genericArgumentClause { node.genericArgumentClause = visit(arguments) }
            guard let path = Self.path(of: node) else {
                node.baseType = visit(node.baseType)
                return TypeSyntax(node)
            }
            // The first may be a module, for which there can be no alias.
            guard !isOwn(path[0]) else { return TypeSyntax(node) }
            let written = path.map(\.text).joined(separator: ".")
            return TypeSyntax(
                IdentifierTypeSyntax(
                    leadingTrivia: node.leadingTrivia, name: .identifier(alias(of: written)),
                    genericArgumentClause: node.genericArgumentClause, trailingTrivia: node.trailingTrivia))
        }

        /// `A`, `B`, `C` of `A.B.C`; nil if one before the last has type arguments, or if the type is no such path.
        private static func path(of node: MemberTypeSyntax) -> [TokenSyntax]? {
            if let base = node.baseType.as(IdentifierTypeSyntax.self) {
                return base.genericArgumentClause == nil ? [base.name, node.name] : nil
            }
            guard let base = node.baseType.as(MemberTypeSyntax.self), base.genericArgumentClause == nil,
                !["Type", "Protocol"].contains(base.name.text)
            else { return nil }
            return path(of: base).map { $0 + [node.name] }
        }

        override func visit(_ node: AttributeSyntax) -> AttributeSyntax {
            RequirementReader.isOtherActor(node) ? super.visit(node) : node
        }

        // MARK: Requirements

        override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
            within(node.attributes, node.genericParameterClause) { super.visit(node) }
        }

        override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
            within(node.attributes, node.genericParameterClause) { super.visit(node) }
        }

        override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
            within(node.attributes, nil) { super.visit(node) }
        }

        private func within(
            _ attributes: AttributeListSyntax, _ clause: GenericParameterClauseSyntax?, _ body: () -> DeclSyntax
        ) -> DeclSyntax {
            current = attributes.compactMap { $0.attribute?.availability }.map {
                "@available(\($0.joined(separator: ", ")))"
            }
            parameters = Set(clause?.parameters.map(\.name.plainText) ?? [])
            defer { (current, parameters) = ([], []) }
            return body()
        }
    }
#endif
