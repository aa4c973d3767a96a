#if canImport(SwiftCompilerPlugin)
    import SwiftParser
    import SwiftSyntax

    /// What the macro knows of one requirement.
    struct Requirement {
        enum Form {
            case method(FunctionDeclSyntax)
            case property(VariableDeclSyntax, PatternBindingSyntax)
            case `subscript`(SubscriptDeclSyntax)
        }

        let form: Form
        /// The name that `#function` gives, and that it is registered under: `downloader(_:didReceive:)`.
        var name: String
        /// Its place among those that can be observed; nil for one that is handed on only.
        var slot: Int?
        /// Its place among all.
        let number: Int
        /// What is returned where nobody answers.
        let fallback: Fallback
        /// Why it is handed on only.
        let forwardedOnly: String?
        let parameters: [Parameter]
        let effects: Effects
        /// The type of its result, as in a closure's signature; nil where there is none.
        let result: String?
        /// Whether it belongs to the main actor, by itself or by its protocol.
        let isOnMainActor: Bool
        /// The attribute of the actor that its protocol belongs to, and it with it; nil for others than the main actor
        /// that it says itself.
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

            /// Lines of a function's body that return it.
            var lines: [String] {
                // `#line` at the beginning of a line is a directive.
                let value = text.hasPrefix("#") ? "(\(text))" : text
                return place?.around(value, depth: 1) ?? ["return \(value)"]
            }
        }

        /// In front of an expression that uses its arguments and its result: with strict memory safety the compiler wants to
        /// be told that pointers are unsafe, and a macro sees those by their names.
        var unsafeMark: String { Self.unsafeMark(parameters.map { Syntax($0.type) } + [resultSyntax]) }
        /// In front of a call of the requirement, which may say itself whether it is unsafe.
        var callMark: String {
            if attributes.contains(where: { $0.name == "unsafe" }) { return "unsafe " }
            return attributes.contains { $0.name == "safe" } ? "" : unsafeMark
        }
        /// In front of one that uses its result only.
        var unsafeResultMark: String { Self.unsafeMark([resultSyntax]) }

        /// What Swift's types are called that are unsafe.
        static let unsafeTypes: Set = [
            "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeMutableRawPointer",
            "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeRawBufferPointer",
            "UnsafeMutableRawBufferPointer", "UnsafeContinuation",
            "OpaquePointer", "Unmanaged", "UnownedJob", "UnownedSerialExecutor", "UnownedTaskExecutor",
            "CVaListPointer",
        ]

        private static func unsafeMark(_ types: [Syntax?]) -> String {
            // Compilers before do not know the word; this one compiles what is generated.
            #if compiler(>=6.2)
                let isUnsafe = types.compactMap(\.self).contains { type in
                    type.tokens(viewMode: .sourceAccurate).contains { unsafeTypes.contains($0.text) }
                }
                return isUnsafe ? "unsafe " : ""
            #else
                return ""
            #endif
        }

        private var resultSyntax: Syntax? {
            switch form {
            case .method(let method): method.signature.returnClause.map(Syntax.init)
            case .property(_, let binding): binding.typeAnnotation.map(Syntax.init)
            case .subscript(let declaration): Syntax(declaration.returnClause)
            }
        }

        /// As above; `Void` where there is none.
        var resultType: String { result ?? "\(Module.swift)Void" }

        /// Whether a property or subscript lends its value, which then need not be copied: it says `@ForwardedOnly`, and nothing
        /// is answered in the delegate's place.
        var isLent: Bool {
            if case .trap = fallback, effects.failure == nil, !effects.isAsync {
                return attributes.contains { $0.name == "ForwardedOnly" }
            }
            return false
        }

        /// The attribute of the actor that it belongs to, by itself or by its protocol.
        var isolation: String? {
            let own = attributes.compactMap(\.attribute).first {
                $0.attributeName.lastName == "MainActor" || RequirementReader.isOtherActor($0)
            }
            return actor ?? own?.trimmedDescription
        }

        /// Whether its result has type parameters in it.
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

    /// What a requirement may do beside returning.
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

        /// In front of a call: `try await `.
        var callPrefix: String { (failure == nil ? "" : "try ") + (isAsync ? "await " : "") }
        /// In the signature of a closure: `throws(E) `.
        var closureClause: String { failure.map { "throws(\($0)) " } ?? "" }
    }

    /// One parameter of a method or subscript.
    struct Parameter {
        /// What the caller writes; nil for `_`.
        let label: String?
        /// The name inside, which is free of clashes with the other parameters; without back-ticks.
        let plainName: String
        let type: TypeSyntax
        let isVariadic: Bool
        let isInout: Bool
        /// The effects of an autoclosure, which is called to hand it on.
        let autoclosure: String?

        /// The name inside, as it is used.
        var name: String { plainName.isValidSwiftIdentifier(for: .variableName) ? plainName : "`\(plainName)`" }

        /// The label as a declaration has it: there `let` and `var` begin something else.
        var declaredLabel: String? { label.map { ["let", "var"].contains($0) ? "`\($0)`" : $0 } }

        /// In a declaration: `didReceive chunk: [UInt8]`.
        var declaration: String {
            let outer = declaredLabel ?? "_"
            return (outer == plainName ? outer : "\(outer) \(name)") + ": \(type.trimmedDescription)"
                + (isVariadic ? "..." : "")
        }

        /// In a call that hands it on.
        func argument(_ value: String) -> String {
            label.map { "\($0): \(passed(value))" } ?? passed(value)
        }

        /// As an argument without a label.
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

        /// Its type in the type of a function, which does not allow `!`.
        var functionType: String {
            type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? TypeText.value(type) : type.trimmedDescription
        }

        /// Whether it has no values, so that nobody can call what takes it.
        var isNever: Bool { TypeText.isNever(type) }

        /// Whether it says `@escaping`: of a closure's type that may have another name.
        var isEscaping: Bool {
            type.as(AttributedTypeSyntax.self)?.attributes.contains { $0.name == "escaping" } == true
        }

        /// Its type as one of values: of a tuple's element, or of a parameter in a function type.
        var valueType: String {
            isVariadic ? "[\(TypeText.value(type))]" : TypeText.value(type)
        }
    }

    /// How types are written in places that allow less than a parameter does.
    enum TypeText {
        /// Without `@escaping`, and with `?` for `!`.
        static func value(_ type: TypeSyntax) -> String {
            if let implicit = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                return "\(implicit.wrappedType.trimmedDescription)?"
            }
            guard var attributed = type.as(AttributedTypeSyntax.self) else { return type.trimmedDescription }
            attributed.attributes = attributed.attributes.filter { $0.name != "escaping" }
            return attributed.trimmedDescription
        }

        /// Whether an expression, as `(type).self` is one, can spell it: not a function whose parameters say `sending` and the
        /// like, nor a composition in parentheses, nor `()`.
        static func isExpressible(_ type: TypeSyntax) -> Bool {
            let tokens = type.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
            return !tokens.contains { [.leftParen, .keyword(.any), .arrow, .binaryOperator("&")].contains($0) }
        }

        /// Whether it has no values, as far as its name tells.
        static func isNever(_ text: String) -> Bool { ["Never", "Swift.Never", "Swift::Never"].contains(text) }
        static func isNever(_ type: TypeSyntax) -> Bool { isNever(type.trimmedDescription) }

        /// Whether it is written as a function's type.
        static func isFunction(_ type: TypeSyntax) -> Bool {
            if let attributed = type.as(AttributedTypeSyntax.self) { return isFunction(attributed.baseType) }
            if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
                return isFunction(only.type)
            }
            return type.is(FunctionTypeSyntax.self)
        }

        /// Whether a parameter's type is a function's that must not escape.
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

    extension TypeSyntax {
        /// `B` of `A.B`, without generic arguments.
        var lastName: String? {
            if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
            if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
            return nil
        }
    }

    extension SyntaxProtocol {
        /// Its text in one line, without comments.
        var singleLine: String {
            tokens(viewMode: .sourceAccurate).reduce(into: (text: "", isApart: false)) { line, token in
                let isApart = line.isApart || !token.leadingTrivia.isEmpty
                line.text += (isApart && !line.text.isEmpty ? " " : "") + token.text
                line.isApart = !token.trailingTrivia.isEmpty
            }.text
        }
    }

    extension TokenSyntax {
        /// Its text without back-ticks.
        var plainText: String { text.filter { $0 != "`" } }
    }
#endif
