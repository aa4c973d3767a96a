#if canImport(SwiftCompilerPlugin)
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// The macros' diagnostics: what was expected, what was found, and the remedy.
    struct Message: DiagnosticMessage {
        let message: String
        let diagnosticID: MessageID
        let severity: DiagnosticSeverity

        private init(_ severity: DiagnosticSeverity, _ id: String, _ message: String) {
            self.message = message
            self.severity = severity
            diagnosticID = MessageID(domain: "Switchboard", id: id)
        }

        // MARK: The protocol

        static let notAProtocol = Message(
            .error, "notAProtocol",
            "@DelegateProtocol is for protocols: remove it here")
        static let twice = Message(
            .error, "twice",
            "this protocol already has @DelegateProtocol: remove the second one")
        static let suppressed = Message(
            .error, "suppressed",
            "a delegate is an object, so this protocol can't suppress a conformance: remove it")
        static let notAName = Message(
            .error, "notAName",
            "@DelegateProtocol needs the plain name of an inherited protocol: write only the name")
        static let notClassBound = Message(
            .error, "notClassBound",
            "structs may conform to this protocol, and a generated proxy is a class: declare it as `: AnyObject`")
        static let actor = Message(
            .error, "actor",
            "only actors may conform to this protocol, and a generated proxy is a class: remove `Actor`")
        static func superclass(_ name: String) -> Message {
            Message(
                .error, "superclass",
                "only subclasses of `\(name)` may conform to this protocol, and a generated proxy has its own "
                    + "superclass: remove it")
        }
        static func inherited(_ name: String) -> Message {
            Message(
                .error, "inherited",
                "a macro can't see the requirements of `\(name)`: add `@DelegateProtocol` to it, or remove it")
        }
        static func takenName(_ name: String) -> Message {
            Message(
                .error, "takenName",
                "a proxy class has a type with the name `\(name)`: rename the protocol, or declare it in a type")
        }
        static let condition = Message(
            .error, "condition",
            "@DelegateProtocol needs inherited protocols after the colon: write `: AnyObject, P` in place of the "
                + "`where` clause")
        static let privateMember = Message(
            .error, "privateMember",
            "the generated class can't name a protocol that is `private` in a type: write `fileprivate`")
        static let unsafeProtocol = Message(
            .error, "unsafeProtocol",
            "the generated class can't conform to an `@unsafe` protocol: write `@unsafe` at the unsafe requirements")
        static let obsoleted = Message(
            .error, "obsoleted",
            "the generated class implements this requirement in every language mode: remove `obsoleted`")
        static let inFunction = Message(
            .error, "inFunction",
            "@DelegateProtocol can't generate a class in a function: declare the protocol outside")
        static let unknownProperty = Message(
            .error, "unknownProperty",
            "@DelegateProtocol takes `.delegate`, `.dataSource`, `.prefetchDataSource` or `.custom`: write one of "
                + "these")

        // MARK: Requirements

        static let initializer = Message(
            .error, "initializer",
            "a proxy forwards to an existing delegate, so it can't support `init`: remove it")
        static let staticRequirement = Message(
            .error, "static",
            "a proxy forwards to an existing delegate, so it can't support a requirement of the type: remove "
                + "`static`")
        static let associatedType = Message(
            .error, "associatedType",
            "a delegate is `any P`, so this protocol can't have associated types: write the type itself")
        static let selfRequirement = Message(
            .error, "self",
            "a proxy and its delegate have different types, so this requirement can't use `Self`: write `any P`")
        static let consumingRequirement = Message(
            .error, "consuming",
            "a proxy can't forward a requirement that consumes its delegate, because later calls need the delegate: "
                + "remove `consuming`")
        static func takenType(_ name: String) -> Message {
            Message(
                .error, "takenType",
                "in the generated class, `\(name)` is the proxy's own type: write `Module.\(name)`")
        }
        static func takenMember(_ name: String) -> Message {
            Message(
                .error, "takenMember",
                "a proxy has a member with the name `\(name)`: rename the requirement")
        }
        static let sendingResult = Message(
            .error, "sendingResult",
            "a proxy can't forward a `sending` result, because its observers keep it: remove `sending`")
        static let conditionalAttribute = Message(
            .error, "conditionalAttribute",
            "@DelegateProtocol can't read attributes with `#if`: write the requirement in each branch")
        static let twoVariadics = Message(
            .error, "twoVariadics",
            "a proxy can't forward two variadic arguments: write an array")
        static let unpassablePack = Message(
            .error, "unpassablePack",
            "a proxy can't forward a parameter pack in a tuple, beside a variadic argument or as `inout`: write "
                + "`repeat each T` by itself")
        static let nonescapable = Message(
            .error, "nonescapable",
            "a proxy can't forward a result that depends on the delegate: take a closure that receives it")
        static let twoDefaults = Message(
            .error, "twoDefaults",
            "this requirement has two attributes for a missing delegate: remove one")
        static let variadicBesideSome = Message(
            .error, "variadicBesideSome",
            "the generated method needs a named type beside variadic arguments: write `<T: P>` and `T` for `some`, "
                + "or an array")
        static let variadicSubscript = Message(
            .error, "variadicSubscript",
            "a proxy can't forward the variadic arguments of a subscript: write an array")
        static func forwardedOnly(_ name: String, _ reason: String) -> Message {
            Message(
                .note, "forwardedOnly",
                "`\(name)` is forwarded, and can't be observed: \(reason)")
        }

        // MARK: Defaults

        static func missingDefault(_ name: String) -> Message {
            Message(
                .warning, "missingDefault",
                "without a delegate or a `public` default implementation in an extension, a call of `\(name)` traps: add `@DefaultResult(...)` with its result, or "
                    + "`@RequiresDelegate`")
        }
        static let defaultOfNothing = Message(
            .error, "defaultOfNothing",
            "this requirement returns nothing, so it needs no default: remove the attribute")
        static func marker(_ name: String) -> Message {
            Message(
                .error, "marker",
                "`@\(name)` is for requirements of a protocol with `@DelegateProtocol`: remove it here")
        }
    }

    /// Drops all diagnostics: for a second reading of the same protocol.
    final class SilentContext<Context: MacroExpansionContext>: MacroExpansionContext {
        private let context: Context

        init(_ context: Context) { self.context = context }

        var lexicalContext: [Syntax] { context.lexicalContext }
        func makeUniqueName(_ name: String) -> TokenSyntax { context.makeUniqueName(name) }
        func diagnose(_: Diagnostic) {}
        func location(
            of node: some SyntaxProtocol, at position: PositionInSyntaxNode, filePathMode: SourceLocationFilePathMode
        ) -> AbstractSourceLocation? {
            context.location(of: node, at: position, filePathMode: filePathMode)
        }
    }

    /// The text of a fix-it.
    struct FixItText: FixItMessage {
        let message: String
        let fixItID: MessageID

        init(_ id: String, _ message: String) {
            self.message = message
            fixItID = MessageID(domain: "Switchboard", id: id)
        }
    }

    enum FixIts {
        /// Adds `: AnyObject` to the protocol.
        static func classBound(_ declaration: ProtocolDeclSyntax) -> FixIt {
            var fixed = declaration
            fixed.name = declaration.name.with(\.trailingTrivia, [])
            fixed.inheritanceClause = InheritanceClauseSyntax(
                colon: .colonToken(trailingTrivia: .space),
                inheritedTypes: [InheritedTypeSyntax(type: IdentifierTypeSyntax(name: "AnyObject"))],
                trailingTrivia: .space)
            return FixIt(
                message: FixItText("classBound", "write `: AnyObject`"),
                changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(fixed))])
        }

        static func remove(_ attribute: AttributeSyntax) -> FixIt {
            FixIt(
                message: FixItText("remove", "remove `\(attribute.trimmedDescription)`"),
                changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(AttributeListSyntax([])))])
        }

        /// Removes a modifier, such as `static`.
        static func remove(_ modifier: DeclModifierSyntax) -> FixIt {
            FixIt(
                message: FixItText("removeModifier", "remove `\(modifier.name.text)`"),
                changes: [.replace(oldNode: Syntax(modifier), newNode: Syntax(DeclModifierListSyntax([])))])
        }

        /// Removes a type from the list after the colon; none if the type is a part of a composition.
        static func remove(_ type: TypeSyntax, from declaration: ProtocolDeclSyntax) -> [FixIt] {
            guard let clause = declaration.inheritanceClause,
                let removed = clause.inheritedTypes.firstIndex(where: { $0.type.id == type.id })
            else { return [] }
            var fixed = declaration
            var types = clause.inheritedTypes
            types.remove(at: removed)
            if let last = types.indices.last {
                types[last].trailingComma = nil
                types[last].trailingTrivia = .space
                fixed.inheritanceClause?.inheritedTypes = types
            } else {
                fixed.inheritanceClause?.inheritedTypes = [
                    InheritedTypeSyntax(type: IdentifierTypeSyntax(name: "AnyObject"))
                ]
                fixed.inheritanceClause?.trailingTrivia = .space
            }
            return [
                FixIt(
                    message: FixItText("removeType", "remove `\(type.trimmedDescription)`"),
                    changes: [.replace(oldNode: Syntax(declaration), newNode: Syntax(fixed))])
            ]
        }

        /// Adds `@ForwardedOnly` in front of a requirement.
        static func forwardedOnly(_ node: Syntax) -> [FixIt] {
            guard let declaration = declaration(of: node) else { return [] }
            return [
                FixIt(
                    message: FixItText("forwardedOnly", "write `@ForwardedOnly`"),
                    changes: [.replace(oldNode: declaration, newNode: adding("@ForwardedOnly", to: declaration))])
            ]
        }

        /// The requirement that contains a node.
        private static func declaration(of node: Syntax) -> Syntax? {
            var ancestor: Syntax? = node
            while let next = ancestor, !next.is(FunctionDeclSyntax.self), !next.is(VariableDeclSyntax.self),
                !next.is(SubscriptDeclSyntax.self)
            { ancestor = next.parent }
            return ancestor
        }

        /// Adds one of the two attributes in front of the declaration that contains `node`.
        static func defaults(before _: AttributeListSyntax, of node: some SyntaxProtocol) -> [FixIt] {
            guard let declaration = declaration(of: Syntax(node)) else { return [] }
            return [("default", "@DefaultResult(<#value#>)"), ("requiresDelegate", "@RequiresDelegate")].map {
                id, text in
                let fixed: Syntax = adding(text, to: declaration)
                return FixIt(
                    message: FixItText(id, "write `\(text)`"), changes: [.replace(oldNode: declaration, newNode: fixed)]
                )
            }
        }

        private static func adding(_ text: String, to declaration: Syntax) -> Syntax {
            let space = declaration.leadingTrivia
            let rest = declaration.with(\.leadingTrivia, [])
            let attribute = AttributeListSyntax.Element.attribute("\(raw: text)")
                .with(\.leadingTrivia, space).with(\.trailingTrivia, .space)
            func added(_ attributes: AttributeListSyntax) -> AttributeListSyntax { [attribute] + attributes }
            if var method = rest.as(FunctionDeclSyntax.self) {
                method.attributes = added(method.attributes)
                return Syntax(method)
            }
            if var property = rest.as(VariableDeclSyntax.self) {
                property.attributes = added(property.attributes)
                return Syntax(property)
            }
            var other = rest.cast(SubscriptDeclSyntax.self)
            other.attributes = added(other.attributes)
            return Syntax(other)
        }
    }
#endif
