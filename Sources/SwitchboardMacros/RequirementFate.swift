#if canImport(SwiftCompilerPlugin)
    import SwiftDiagnostics
    import SwiftSyntax

    // Decides for each requirement whether it can be observed, and what its calls return without a delegate.
    extension RequirementReader {
        func note(_ requirement: Requirement, _ reason: String) {
            guard !requirement.attributes.contains(where: { $0.name == "ForwardedOnly" }) else { return }
            context.diagnose(
                Diagnostic(
                    node: requirement.node, message: Message.forwardedOnly(requirement.name, reason),
                    fixIts: FixIts.forwardedOnly(Syntax(requirement.node))))
        }

        func forwardedOnly(_ attributes: AttributeListSyntax) -> String? {
            for attribute in attributes.compactMap(\.attribute) {
                switch attribute.attributeName.lastName {
                case "ForwardedOnly": return "it is marked `@ForwardedOnly`"
                case "available": return "it is not available everywhere"
                case let name? where Self.isOtherActor(attribute):
                    return name.hasSuffix("Actor")
                        ? "it belongs to an actor other than the main one" : "`@\(name)` may be an actor's"
                default: break
                }
            }
            return globalActor == nil ? nil : "it belongs to an actor other than the main one"
        }

        func forwardedOnly(
            _ method: FunctionDeclSyntax, _ parameters: [Parameter], _ effects: Effects, _ result: String?
        ) -> String? {
            if method.genericParameterClause != nil { return "it is generic" }
            if effects.isAsync, result != nil { return "it is asynchronous and returns a value" }
            if effects.isRethrowing { return "it rethrows errors of its argument" }
            for parameter in parameters {
                let type = parameter.type
                if Self.mentions(.some, in: type) { return "it is generic" }
                if parameter.isInout { return "it has an `inout` argument" }
                let names = type.tokens(viewMode: .sourceAccurate).lazy.map(\.text)
                if !TypeText.isFunction(type), let name = names.first(where: Self.spans.contains) {
                    return "observers can't receive a `\(name)`"
                }
                if let specifier = Self.specifiers(type).first { return "a `\(specifier)` argument can't be copied" }
                if parameter.autoclosure != nil || TypeText.isNonescaping(type) {
                    return "observers can't receive a closure that doesn't escape"
                }
            }
            if let result = method.signature.returnClause?.type, !Self.specifiers(result).isEmpty {
                return "its result is `sending`"
            }
            return nil
        }

        private static func mentions(_ keyword: Keyword, in type: TypeSyntax) -> Bool {
            type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(keyword) }
        }

        // MARK: Defaults

        private func fallback(_ value: ExprSyntax) -> Requirement.Fallback {
            let text = value.trimmedDescription
            let called = value.as(FunctionCallExprSyntax.self)?.calledExpression
            let name = called?.as(DeclReferenceExprSyntax.self) ?? called?.as(MemberAccessExprSyntax.self)?.declName
            if let name, ["fatalError", "preconditionFailure"].contains(name.baseName.text) { return .end(text) }
            return .value(Requirement.DefaultValue(text: text, place: SourcePlace(of: value, in: context)))
        }

        mutating func fallback(
            _ attributes: AttributeListSyntax, _ node: some SyntaxProtocol, _ result: String?, _ name: String
        ) -> Requirement.Fallback {
            let answers = attributes.compactMap(\.attribute).filter {
                ["DefaultResult", "RequiresDelegate"].contains($0.attributeName.lastName)
            }
            if answers.count > 1 { fail(answers[1], .twoDefaults, [FixIts.remove(answers[1])]) }
            for attribute in answers {
                switch attribute.attributeName.lastName {
                case "DefaultResult":
                    guard case .argumentList(let arguments)? = attribute.arguments, let value = arguments.first else {
                        break
                    }
                    return fallback(value.expression)
                case "RequiresDelegate": return .trap
                default: break
                }
            }
            guard result.map(TypeText.isNever) != true else { return .trap }
            context.diagnose(
                Diagnostic(
                    node: node, message: Message.missingDefault(name),
                    fixIts: FixIts.defaults(before: attributes, of: node)))
            return .trap
        }

        mutating func refuseDefault(_ attributes: AttributeListSyntax) {
            for case .attribute(let attribute) in attributes
            where ["DefaultResult", "RequiresDelegate"].contains(attribute.attributeName.lastName) {
                fail(attribute, .defaultOfNothing, [FixIts.remove(attribute)])
            }
        }
    }
#endif
