#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    /// Finds what Swift itself refuses in a protocol. The macro generates nothing for it, because generated code would
    /// also be refused, in a place where the developer cannot fix it.
    enum RefusedSource {
        private static let modifiers: Set = ["nonisolated", "override", "prefix", "postfix", "static", "class"]

        static func contains(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
            if modifiers.contains(where: { !Self.modifiers.contains($0.name.text) }) { return true }
            let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
            if attributes.contains(where: { $0.attribute?.isUnavailable == true }) { return true }
            if let method = node.as(FunctionDeclSyntax.self) {
                // An operator that is an instance method.
                guard case .identifier = method.name.tokenKind else { return true }
                return method.body != nil || isOpaque(method.signature.returnClause?.type)
                    || method.signature.parameterClause.parameters.contains { $0.defaultValue != nil }
            }
            if let property = node.as(VariableDeclSyntax.self) {
                return property.bindingSpecifier.tokenKind != .keyword(.var)
                    || property.bindings.contains(where: contains)
            }
            return contains(node.as(SubscriptDeclSyntax.self)?.accessorBlock)
        }

        private static func contains(_ binding: PatternBindingSyntax) -> Bool {
            !binding.pattern.is(IdentifierPatternSyntax.self) || binding.initializer != nil
                || binding.typeAnnotation.map { isOpaque($0.type) } ?? true || contains(binding.accessorBlock)
        }

        private static func contains(_ block: AccessorBlockSyntax?) -> Bool {
            guard case .accessors(let accessors)? = block?.accessors else { return true }
            let isReadable = accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
            return !isReadable
                || accessors.contains { accessor in
                    let isSetter = accessor.accessorSpecifier.tokenKind == .keyword(.set)
                    return accessor.body != nil || !["get", "set"].contains(accessor.accessorSpecifier.text)
                        || ["mutating", "nonmutating"].contains(accessor.modifier?.name.text)
                        || isSetter && accessor.effectSpecifiers != nil
                }
        }

        private static func isOpaque(_ type: TypeSyntax?) -> Bool {
            type?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } ?? false
        }
    }
#endif
