#if canImport(SwiftCompilerPlugin)
    import SwiftParser
    import SwiftSyntax

    /// One requirement, as far as the macro can see it.
    struct Requirement {
        enum Form {
            case method(FunctionDeclSyntax)
            case property(VariableDeclSyntax, PatternBindingSyntax)
            case `subscript`(SubscriptDeclSyntax)
        }

        let form: Form
        /// The name that `#function` returns, under which the method is registered: `downloader(_:didReceive:)`.
        var name: String
        /// The index among the requirements that can be observed; nil if it is only forwarded.
        var slot: Int?
        /// The index among all requirements.
        let number: Int
        /// The result of a call that no receiver answers.
        let fallback: Fallback
        /// The reason why it is only forwarded; nil if it can be observed.
        let forwardedOnly: String?
        let parameters: [Parameter]
        let effects: Effects
        /// The type of the result, as in a closure's signature; nil if there is none.
        let result: String?
        /// Whether the requirement belongs to the main actor, by its own attribute or its protocol's.
        let isOnMainActor: Bool
        /// The attribute of the actor to which the requirement belongs because its protocol does; nil if there is none,
        /// or if the requirement itself names an actor other than the main one.
        var actor: String?

        enum Fallback {
            case nothing
            case value(DefaultValue)
            /// A call that does not return.
            case end(String)
            case trap
        }

        /// The value of `@DefaultResult`.
        struct DefaultValue {
            let text: String
            let place: SourcePlace?

            /// The lines of a function body that return the value.
            var lines: [String] {
                // At the beginning of a line `#line` is a directive.
                let value = text.hasPrefix("#") ? "(\(text))" : text
                return place?.around(value, depth: 1) ?? ["return \(value)"]
            }
        }

        /// The prefix of an expression that uses the arguments and the result. With strict memory safety the compiler
        /// requires `unsafe` where code uses pointers, and a macro recognizes pointers by the names of their types.
        var unsafeMark: String { Self.unsafeMark(parameters.map { Syntax($0.type) } + [resultSyntax]) }
        /// The prefix of a call of the requirement, which may itself be marked as unsafe.
        var callMark: String {
            if attributes.contains(where: { $0.name == "unsafe" }) { return "unsafe " }
            return attributes.contains { $0.name == "safe" } ? "" : unsafeMark
        }
        /// The prefix of an expression that uses only the result.
        var unsafeResultMark: String { Self.unsafeMark([resultSyntax]) }

        /// The names of Swift's unsafe types.
        static let unsafeTypes: Set = [
            "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
            "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
            "UnsafeMutableRawBufferPointer", "UnsafeContinuation",
            "OpaquePointer", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnownedTaskExecutor",
            "CVaListPointer",
        ]

        private static func unsafeMark(_ types: [Syntax?]) -> String {
            let isUnsafe = types.compactMap(\.self).contains { type in
                type.tokens(viewMode: .sourceAccurate).contains { unsafeTypes.contains($0.text) }
            }
            return isUnsafe ? "unsafe " : ""
        }

        private var resultSyntax: Syntax? {
            switch form {
            case .method(let method): method.signature.returnClause.map(Syntax.init)
            case .property(_, let binding): binding.typeAnnotation.map(Syntax.init)
            case .subscript(let declaration): Syntax(declaration.returnClause)
            }
        }

        /// The same; `Void` if there is none.
        var resultType: String { result ?? "\(Module.swift)Void" }

        /// Whether a property or subscript lends its value, which then need not be copied: it has `@ForwardedOnly`, and
        /// there is no default for calls without a delegate.
        var isLent: Bool {
            if case .trap = fallback, effects.failure == nil, !effects.isAsync {
                return attributes.contains { $0.name == "ForwardedOnly" }
            }
            return false
        }

        /// The attribute of the actor to which the requirement belongs, by itself or by its protocol.
        var isolation: String? {
            let own = attributes.compactMap(\.attribute).first {
                $0.attributeName.lastName == "MainActor" || RequirementReader.isOtherActor($0)
            }
            return actor ?? own?.trimmedDescription
        }

        /// Whether the result's type mentions type parameters.
        var hasGenericResult: Bool {
            let parameters: GenericParameterClauseSyntax? =
                switch form {
                case .method(let method): method.genericParameterClause
                case .property: nil
                case .subscript(let declaration): declaration.genericParameterClause
                }
            let names = Set(parameters?.parameters.map(\.name.text) ?? [])
            return resultSyntax?.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) } ?? false
        }

        /// The syntax that diagnostics point at.
        var node: Syntax {
            switch form {
            case .method(let method): Syntax(method.name)
            case .property(_, let binding): Syntax(binding.pattern)
            case .subscript(let declaration): Syntax(declaration.subscriptKeyword)
            }
        }

        var attributes: AttributeListSyntax {
            switch form {
            case .method(let method): method.attributes
            case .property(let property, _): property.attributes
            case .subscript(let declaration): declaration.attributes
            }
        }

        var modifiers: DeclModifierListSyntax {
            switch form {
            case .method(let method): method.modifiers
            case .property(let property, _): property.modifiers
            case .subscript(let declaration): declaration.modifiers
            }
        }
    }

    /// The effects of a requirement.
    struct Effects {
        var isAsync = false
        var isRethrowing = false
        /// The type of the error; nil for a requirement that does not throw.
        var failure: String?

        init(_ effects: FunctionEffectSpecifiersSyntax?) {
            isAsync = effects?.asyncSpecifier != nil
            read(effects?.throwsClause)
        }

        init(_ effects: AccessorEffectSpecifiersSyntax?) {
            isAsync = effects?.asyncSpecifier != nil
            read(effects?.throwsClause)
        }

        private mutating func read(_ clause: ThrowsClauseSyntax?) {
            guard let clause else { return }
            isRethrowing = clause.throwsSpecifier.tokenKind == .keyword(.rethrows)
            failure = clause.type?.trimmedDescription ?? "any \(Module.swift)Error"
            if let text = failure, TypeText.isNever(text) { failure = nil }
        }

        /// The prefix of a call: `try await `.
        var callPrefix: String { (failure == nil ? "" : "try ") + (isAsync ? "await " : "") }
        /// The effects in a closure's signature: `throws(E) `.
        var closureClause: String { failure.map { "throws(\($0)) " } ?? "" }
    }

    /// One parameter of a method or subscript.
    struct Parameter {
        /// What the caller writes; nil for `_`.
        let label: String?
        /// The internal name, without back-ticks, unique among the parameters.
        let plainName: String
        let type: TypeSyntax
        let isVariadic: Bool
        let isInout: Bool
        /// The effects of an autoclosure, which is called to forward its value.
        let autoclosure: String?

        /// The internal name, as code uses it.
        var name: String { plainName.isValidSwiftIdentifier(for: .variableName) ? plainName : "`\(plainName)`" }

        /// The label in a declaration, where `let` and `var` need back-ticks.
        var declaredLabel: String? { label.map { ["let", "var"].contains($0) ? "`\($0)`" : $0 } }

        /// The parameter in a declaration: `didReceive chunk: [UInt8]`.
        var declaration: String {
            let outer = declaredLabel ?? "_"
            return (outer == plainName ? outer : "\(outer) \(name)") + ": \(type.trimmedDescription)"
                + (isVariadic ? "..." : "")
        }

        /// The argument in a call that forwards it.
        func argument(_ value: String) -> String {
            label.map { "\($0): \(passed(value))" } ?? passed(value)
        }

        /// The argument without a label.
        func passed(_ value: String) -> String {
            if type.is(PackExpansionTypeSyntax.self) { return "repeat each \(value)" }
            let tuple = (type.as(AttributedTypeSyntax.self)?.baseType ?? type).as(TupleTypeSyntax.self)
            if !isInout, let tuple, tuple.elements.count == 1,
                tuple.elements.first?.type.is(PackExpansionTypeSyntax.self) == true
            {
                return "(repeat each \(value))"
            }
            return isInout ? "&\(value)" : autoclosure.map { "\($0)\(value)()" } ?? value
        }

        /// The type in a function type, where `!` is not allowed.
        var functionType: String {
            type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? TypeText.value(type) : type.trimmedDescription
        }

        /// Whether the type has no values, so that no code can call the method.
        var isNever: Bool { TypeText.isNever(type) }

        /// Whether the type has `@escaping`, which shows that a type with another name is a closure's.
        var isEscaping: Bool {
            type.as(AttributedTypeSyntax.self)?.attributes.contains { $0.name == "escaping" } == true
        }

        /// The type of a value: of a tuple's element, or of a parameter in a function type.
        var valueType: String {
            isVariadic ? "[\(TypeText.value(type))]" : TypeText.value(type)
        }
    }

    /// Spells types for places that allow less than a parameter does.
    enum TypeText {
        /// The type without `@escaping`, and with `?` in place of `!`.
        static func value(_ type: TypeSyntax) -> String {
            if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                return "\(implicit.wrappedType.trimmedDescription)?"
            }
            guard var attributed = type.as(AttributedTypeSyntax.self) else { return type.trimmedDescription }
            attributed.attributes = attributed.attributes.filter { $0.name != "escaping" }
            return attributed.trimmedDescription
        }

        /// Whether the type can be written in an expression such as `(type).self`. Function types whose parameters have
        /// `sending` and the like cannot, nor compositions in parentheses, nor `()`.
        static func isExpressible(_ type: TypeSyntax) -> Bool {
            let tokens = type.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
            return !tokens.contains { [.leftParen, .keyword(.any), .arrow, .binaryOperator("&")].contains($0) }
        }

        /// Whether the type has no values, judged by its name.
        static func isNever(_ text: String) -> Bool { ["Never", "Swift.Never", "Swift::Never"].contains(text) }
        static func isNever(_ type: TypeSyntax) -> Bool { isNever(type.trimmedDescription) }

        /// Whether the type is written as a function type.
        static func isFunction(_ type: TypeSyntax) -> Bool {
            if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
            if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                return isFunction(only.type)
            }
            return type.is(FunctionTypeSyntax.self)
        }

        /// Whether the parameter type is a function type that must not escape.
        static func isNonescaping(_ type: TypeSyntax) -> Bool {
            let attributes = type.as(AttributedTypeSyntax.self)?.attributes
            return isFunction(type) && attributes?.contains { $0.name == "escaping" } != true
        }
    }

    extension AttributeListSyntax.Element {
        /// The attribute's name without its module, for instance `MainActor`; nil for an `#if`.
        var name: String? { attribute?.attributeName.lastName }

        var attribute: AttributeSyntax? {
            guard case .attribute(let attribute) = self else { return nil }
            return attribute
        }
    }

    extension AttributeSyntax {
        /// What `@available` says, for instance `*` and `deprecated`, without its texts for people; nil for another
        /// attribute.
        var availability: [String]? {
            guard attributeName.lastName == "available", case .availability(let list)? = arguments else { return nil }
            return list.compactMap { element in
                if case .availabilityLabeledArgument(let argument) = element.argument,
                    ["message", "renamed"].contains(argument.label.text)
                {
                    return nil
                }
                return element.argument.trimmedDescription
            }
        }

        /// Whether it is `@available(*, unavailable)`.
        var isUnavailable: Bool { availability == ["*", "unavailable"] }
    }

    extension TypeSyntax {
        /// `B` of `A.B`, without generic arguments.
        var lastName: String? {
            if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
            if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
            return nil
        }
    }

    extension SyntaxProtocol {
        /// The text in one line, without comments.
        var singleLine: String {
            tokens(viewMode: .sourceAccurate).reduce(into: (text: "", isApart: false)) { line, token in
                let isApart = line.isApart || !token.leadingTrivia.isEmpty
                line.text += (isApart && !line.text.isEmpty ? " " : "") + token.text
                line.isApart = !token.trailingTrivia.isEmpty
            }.text
        }
    }

    extension TokenSyntax {
        /// The text without back-ticks.
        var plainText: String { text.filter { $0 != "`" } }
    }
#endif
