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
            .error, "notAProtocol", "expected a protocol to make a proxy class for, found another declaration")
        static let twice = Message(
            .error, "twice", "expected one `@DelegateProtocol` at a protocol, found a second one: remove it")
        static let suppressed = Message(
            .error, "suppressed",
            "expected protocols behind the colon, found a suppressed one: remove it, because a delegate is an "
                + "object")
        static let notAName = Message(
            .error, "notAName", "expected the name of a protocol, found another type: write only the name")
        static let notClassBound = Message(
            .error, "notClassBound",
            "expected a protocol for classes, found one that structs may conform to: declare it as `: AnyObject`")
        static let actor = Message(
            .error, "actor",
            "expected a protocol that any class may conform to, found one for actors: remove `Actor`")
        static func superclass(_ name: String) -> Message {
            Message(
                .error, "superclass",
                "expected a protocol that any class may conform to, found one that requires `\(name)`: remove it")
        }
        static func inherited(_ name: String) -> Message {
            Message(
                .error, "inherited",
                "expected inherited protocols to have `@DelegateProtocol`, found `\(name)`, whose requirements a macro "
                    + "cannot see: remove it")
        }
        static func takenName(_ name: String) -> Message {
            Message(
                .error, "takenName",
                "expected a name that no type in a proxy class has, found `\(name)`: rename it, or declare it in a type"
            )
        }
        static let condition = Message(
            .error, "condition",
            "expected inherited protocols behind the colon, found a `where` clause: write `: AnyObject, P`"
        )
        static let privateMember = Message(
            .error, "privateMember",
            "expected a protocol that the code beside it can name, found one that is `private` in a type: write "
                + "`fileprivate`"
        )
        static let unsafeProtocol = Message(
            .error, "unsafeProtocol",
            "expected a protocol that is safe to conform to, found `@unsafe`: write it at the requirements that are "
                + "unsafe"
        )
        static let obsoleted = Message(
            .error, "obsoleted",
            "expected a requirement of every language mode, found `obsoleted`: remove it"
        )
        static let inFunction = Message(
            .error, "inFunction", "expected a protocol of a file or a type, found one in a function: declare it outside"
        )
        static let unknownProperty = Message(
            .error, "unknownProperty",
            "expected `.delegate`, `.dataSource`, `.prefetchDataSource` or `.custom`, found another expression: "
                + "write one of these"
        )

        // MARK: Requirements

        static let initializer = Message(
            .error, "initializer",
            "expected requirements of instances, found `init`, which cannot be forwarded to an existing delegate: "
                + "remove it"
        )
        static let staticRequirement = Message(
            .error, "static",
            "expected requirements of instances, found one of the type, which has no delegate to forward to: remove "
                + "`static`"
        )
        static let associatedType = Message(
            .error, "associatedType",
            "expected a protocol without associated types, found one: a delegate is `any P`, so write the type itself")
        static let selfRequirement = Message(
            .error, "self",
            "expected a requirement without `Self`, found one: proxy and delegate are of different classes, so write "
                + "`any P`"
        )
        static let consumingRequirement = Message(
            .error, "consuming",
            "expected a requirement that leaves the delegate alive, found one that consumes it: remove `consuming`")
        static func takenType(_ name: String) -> Message {
            Message(
                .error, "takenType",
                "expected a type that can be named in a proxy class, found `\(name)`, which there means the proxy's "
                    + "own: qualify it, as in `Module.\(name)`")
        }
        static func takenMember(_ name: String) -> Message {
            Message(
                .error, "takenMember",
                "expected a name that no member of a proxy has, found `\(name)`: rename the requirement")
        }
        static let sendingResult = Message(
            .error, "sendingResult",
            "expected a result that can be forwarded, found a `sending` one, which nobody else may keep: remove "
                + "`sending`"
        )
        static let conditionalAttribute = Message(
            .error, "conditionalAttribute",
            "expected attributes without conditions, found `#if`: write the requirement in each branch of it")
        static let twoVariadics = Message(
            .error, "twoVariadics",
            "expected a method that can be forwarded, found a second variadic argument: write an array")
        static let unpassablePack = Message(
            .error, "unpassablePack",
            "expected arguments that can be forwarded, found a parameter pack beside others in a tuple, beside a "
                + "variadic argument, or `inout`: write `repeat each T` by itself")
        static let nonescapable = Message(
            .error, "nonescapable",
            "expected a result that may leave the delegate, found one that depends on it: take a closure that gets it")
        static let twoDefaults = Message(
            .error, "twoDefaults",
            "expected one attribute for calls without a delegate, found a second one: remove one")
        static let variadicBesideSome = Message(
            .error, "variadicBesideSome",
            "expected a type parameter with a name in a method with variadic arguments, found `some`: write `<T: P>` "
                + "and `T`, or an array in place of the variadic argument")
        static let variadicSubscript = Message(
            .error, "variadicSubscript",
            "expected a subscript whose arguments can be forwarded, found variadic ones: write an array")
        static func forwardedOnly(_ name: String, _ reason: String) -> Message {
            Message(.note, "forwardedOnly", "`\(name)` is forwarded, and cannot be observed: \(reason)")
        }

        // MARK: Defaults

        static func missingDefault(_ name: String) -> Message {
            Message(
                .warning, "missingDefault",
                "a call of `\(name)` that finds no delegate ends the process: write the result for that case, as in "
                    + "`@DefaultResult(false)`, or accept this with `@RequiresDelegate`")
        }
        static let defaultOfNothing = Message(
            .error, "defaultOfNothing",
            "expected a requirement that returns something, found one that returns nothing, and needs no default: "
                + "remove the attribute")
        static func marker(_ name: String) -> Message {
            Message(
                .error, "marker",
                "expected `@\(name)` at a requirement of a protocol with `@DelegateProtocol`, found it elsewhere: "
                    + "remove it"
            )
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
                message: FixItText("remove", "leave out `\(attribute.trimmedDescription)`"),
                changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(AttributeListSyntax([])))])
        }

        /// Adds one of the two attributes in front of the declaration that contains `node`.
        static func defaults(before _: AttributeListSyntax, of node: some SyntaxProtocol) -> [FixIt] {
            var ancestor: Syntax? = Syntax(node)
            while let next = ancestor, !next.is(FunctionDeclSyntax.self), !next.is(VariableDeclSyntax.self),
                !next.is(SubscriptDeclSyntax.self)
            { ancestor = next.parent }
            guard let declaration = ancestor else { return [] }
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
