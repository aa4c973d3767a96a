#if canImport(SwiftCompilerPlugin)
    import SwiftDiagnostics
    import SwiftSyntax
    import SwiftSyntaxMacros

    /// A protocol's members, inside the `#if` conditions in which they were written.
    indirect enum Member {
        case requirement(Requirement)
        case conditional([(directive: String, members: [Member])])

        /// The requirements, regardless of conditions.
        var requirements: [Requirement] {
            switch self {
            case .requirement(let requirement): [requirement]
            case .conditional(let clauses): clauses.flatMap { $0.members.flatMap(\.requirements) }
            }
        }
    }

    /// Reads a protocol's requirements, and reports those that is not supported.
    struct RequirementReader {
        let context: any MacroExpansionContext
        let isOnMainActor: Bool
        /// The protocol's global actor if it is not the main one. Requirements of such protocols can only be forwarded.
        let globalActor: String?
        /// If the protocol's types are replaced by aliases: what these stand for.
        private let siblings: SiblingTypes?
        private(set) var hasFailed = false
        private var nextSlot = 0
        private var nextNumber = 0
        /// How often each name occurs.
        private var names: [String: Int] = [:]

        init(
            _ declaration: ProtocolDeclSyntax, _ siblings: SiblingTypes? = nil, in context: any MacroExpansionContext
        ) {
            self.context = context
            self.siblings = siblings
            isOnMainActor = declaration.attributes.contains { $0.name == "MainActor" }
            globalActor =
                declaration.attributes.compactMap(\.attribute).first(where: Self.isOtherActor)?
                .trimmedDescription
        }

        /// Attributes that protocols or requirements can have and that are no global actors: Swift's attributes that
        /// are types, this package's macros, and macros that other packages have for protocols.
        private static let noActors: Set = [
            "AutoMockable", "DefaultResult", "DelegateProtocol", "ForwardedOnly", "Mock", "Mockable",
            "RequiresDelegate",
            "Sendable", "Spyable",
        ]

        /// The names of Swift's types whose values depend on others, and so cannot leave a call.
        static let spans: Set = [
            "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
        ]

        /// Whether an attribute is a global actor other than the main one, judged by its name, because a macro cannot
        /// see what an attribute is.
        static func isOtherActor(_ attribute: AttributeSyntax) -> Bool {
            guard attribute.arguments == nil, let name = attribute.attributeName.lastName,
                // Includes aliases such as `_Events_Act`.
                name.split(separator: "_").last?.first?.isUppercase == true, name != "MainActor"
            else { return false }
            return !noActors.contains(name) && !isBuilder(attribute)
        }

        /// Whether an attribute is a result builder, judged by its name.
        static func isBuilder(_ attribute: AttributeSyntax) -> Bool {
            attribute.attributeName.lastName?.hasSuffix("Builder") == true
        }

        mutating func read(_ block: MemberBlockItemListSyntax) -> [Member] {
            count(block)
            return members(block)
        }

        mutating func fail(_ node: some SyntaxProtocol, _ message: Message, _ fixIts: [FixIt] = []) {
            hasFailed = true
            context.diagnose(Diagnostic(node: node, message: message, fixIts: fixIts))
        }

        /// Counts names, because methods that share one have to be told apart by their types.
        private mutating func count(_ block: MemberBlockItemListSyntax) {
            for item in block {
                if let method = item.decl.as(FunctionDeclSyntax.self) {
                    names[Self.name(of: method), default: 0] += 1
                } else if let condition = item.decl.as(IfConfigDeclSyntax.self) {
                    for clause in condition.clauses {
                        if case .decls(let members)? = clause.elements { count(members) }
                    }
                }
            }
        }

        private mutating func members(_ block: MemberBlockItemListSyntax) -> [Member] {
            block.flatMap { item -> [Member] in
                if let condition = item.decl.as(IfConfigDeclSyntax.self) { return [conditional(condition)] }
                return declarations(item.decl).map { .requirement($0) }
            }
        }

        private mutating func conditional(_ condition: IfConfigDeclSyntax) -> Member {
            .conditional(
                condition.clauses.map { clause in
                    let directive =
                        ([clause.poundKeyword.text] + [clause.condition?.trimmedDescription].compactMap(\.self))
                        .joined(separator: " ")
                    guard case .decls(let block)? = clause.elements else { return (directive, []) }
                    return (directive, members(block))
                })
        }

        private mutating func declarations(_ declaration: DeclSyntax) -> [Requirement] {
            switch declaration.as(DeclSyntaxEnum.self) {
            case .functionDecl(let method): return [method].compactMap { read($0) }
            case .variableDecl(let property):
                guard isServed(property.modifiers, property) else { return [] }
                return property.bindings.compactMap { read(property, $0) }
            case .subscriptDecl(let declaration): return [declaration].compactMap { read($0) }
            case .initializerDecl(let declaration): fail(declaration.initKeyword, .initializer)
            case .associatedTypeDecl(let declaration): fail(declaration.associatedtypeKeyword, .associatedType)
            default: break  // `typealias`: nothing to do.
            }
            return []
        }

        /// False, with a diagnostic, for a requirement that cannot be forwarded to an object.
        private mutating func isServed(_ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol) -> Bool {
            for modifier in modifiers {
                switch modifier.name.tokenKind {
                case .keyword(.static), .keyword(.class):
                    fail(modifier, .staticRequirement, [FixIts.remove(modifier)])
                    return false
                case .keyword(.consuming), .keyword(.__consuming):
                    fail(modifier, .consumingRequirement, [FixIts.remove(modifier)])
                    return false
                default: break
                }
            }
            let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
            for element in attributes where element.attribute == nil {
                fail(element, .conditionalAttribute)
                return false
            }
            for attribute in attributes.compactMap(\.attribute) {
                guard let availability = attribute.availability, availability.first == "swift",
                    availability.contains(where: { $0.hasPrefix("obsoleted") })
                else { continue }
                fail(attribute, .obsoleted)
                return false
            }
            if RefusedSource.contains(modifiers, node) {
                hasFailed = true
                return false
            }
            for token in node.tokens(viewMode: .sourceAccurate) {
                if token.tokenKind == .keyword(.Self) {
                    fail(token, .selfRequirement)
                    return false
                }
                if token.parent?.is(IdentifierTypeSyntax.self) == true, GeneratedCode.takenNames.contains(token.text) {
                    fail(token, .takenType(token.text))
                    return false
                }
            }
            return true
        }

        /// False, with a diagnostic, for the name of a member that every proxy has.
        private mutating func isFree(_ name: String, _ node: some SyntaxProtocol) -> Bool {
            guard GeneratedCode.takenMembers.contains(name) else { return true }
            fail(node, .takenMember(name))
            return false
        }

        private mutating func takeNumber() -> Int {
            defer { nextNumber += 1 }
            return nextNumber
        }

        // MARK: Methods

        private mutating func read(_ method: FunctionDeclSyntax) -> Requirement? {
            guard isServed(method.modifiers, method), isFree(Self.name(of: method), method.name) else { return nil }
            let signature = method.signature
            let depends = method.attributes.contains { ["lifetime", "_lifetime"].contains($0.name) }
            if let result = signature.returnClause?.type,
                depends || result.lastName.map(Self.spans.contains) == true
            {
                fail(result, .nonescapable)
                return nil
            }
            if let result = signature.returnClause?.type, Self.specifiers(result).contains("sending") {
                fail(result, .sendingResult)
                return nil
            }
            let variadic = Array(signature.parameterClause.parameters).filter { $0.ellipsis != nil }
            if variadic.count > 1 {
                fail(variadic[1], .twoVariadics)
                return nil
            }
            for parameter in signature.parameterClause.parameters where Self.isUnpassable(parameter, variadic.isEmpty) {
                fail(parameter.type, .unpassablePack)
                return nil
            }
            // Forwarding it needs the method's type, which cannot be spelled with `some`.
            if !variadic.isEmpty, let opaque = signature.parameterClause.parameters.first(where: Self.isOpaque) {
                fail(opaque.type, .variadicBesideSome)
                return nil
            }
            let effects = Effects(signature.effectSpecifiers)
            let parameters = Self.parameters(
                signature.parameterClause.parameters, besides: Self.namesOfDefault(method.attributes))
            let result = Self.result(signature.returnClause?.type)
            var name = Self.name(of: method)
            if names[name] != 1 { name = Self.typedName(of: siblings?.asWritten(method) ?? method) }
            let reason =
                forwardedOnly(method.attributes)
                ?? forwardedOnly(method, parameters, effects, result)
                ?? (result.map(TypeText.isNever) == true ? "it doesn't return" : nil)
                ?? (parameters.contains(where: \.isNever) ? "a `Never` has no values" : nil)
            var requirement = Requirement(
                form: .method(method), name: name, slot: nil, number: takeNumber(),
                fallback: result == nil ? .nothing : fallback(method.attributes, method.name, result, name),
                forwardedOnly: reason, parameters: parameters, effects: effects, result: result,
                isOnMainActor: isOnMainActor(method.attributes, method.modifiers),
                actor: actor(method.attributes, method.modifiers))
            if result == nil { refuseDefault(method.attributes) }
            if let reason {
                note(requirement, reason)
            } else {
                requirement.slot = nextSlot
                nextSlot += 1
            }
            return requirement
        }

        /// Whether a parameter has a pack that cannot be forwarded.
        private static func isUnpassable(_ parameter: FunctionParameterSyntax, _ isAlone: Bool) -> Bool {
            if let pack = parameter.type.as(PackExpansionTypeSyntax.self) {
                return !isAlone || specifiers(pack.repetitionPattern).contains("inout")
            }
            guard let tuple = parameter.type.as(TupleTypeSyntax.self), tuple.elements.count > 1 else { return false }
            return tuple.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.repeat) }
        }

        private static func isOpaque(_ parameter: FunctionParameterSyntax) -> Bool {
            parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
        }

        private func isOnMainActor(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
            if Self.isNonisolated(attributes, modifiers) { return false }
            return isOnMainActor || attributes.contains { $0.name == "MainActor" }
        }

        private static func isNonisolated(
            _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
        ) -> Bool {
            modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
                || attributes.contains { $0.name == "concurrent" }
        }

        /// The attribute that an implementation has because its protocol belongs to an actor.
        private func actor(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String? {
            if isOnMainActor(attributes, modifiers) { return "@\(Module.swift)MainActor" }
            if Self.isNonisolated(attributes, modifiers) || attributes.contains(where: { $0.name == "MainActor" }) {
                return nil
            }
            return attributes.compactMap(\.attribute).contains(where: Self.isOtherActor) ? nil : globalActor
        }

        /// The names that the value of `@DefaultResult` may refer to; no parameter may have one of them.
        private static func namesOfDefault(_ attributes: AttributeListSyntax) -> Set<String> {
            for attribute in attributes where attribute.name == "DefaultResult" {
                return Set(attribute.attribute?.tokens(viewMode: .sourceAccurate).map(\.plainText) ?? [])
            }
            return []
        }

        private static func name(of method: FunctionDeclSyntax) -> String {
            let labels = method.signature.parameterClause.parameters.map { $0.firstName.plainText + ":" }
            return "\(method.name.plainText)(\(labels.joined()))"
        }

        /// The name of one of several methods that only their types tell apart: `picker(_: Picker, didSelect:
        /// Contact)`.
        private static func typedName(of method: FunctionDeclSyntax) -> String {
            let parameters = method.signature.parameterClause.parameters.map {
                "\($0.firstName.plainText): \($0.type.singleLine)"
            }
            let effects = method.signature.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
            let result = result(method.signature.returnClause?.type).map { " -> \($0)" } ?? ""
            return "\(method.name.plainText)(\(parameters.joined(separator: ", ")))\(effects)\(result)"
        }

        private static func parameters(
            _ list: FunctionParameterListSyntax, besides reserved: Set<String> = []
        ) -> [Parameter] {
            var taken = reserved.union([
                "_", "await", "self", "receiver", "observed", "error", "inherited",
            ])
            return list.enumerated().map { index, parameter in
                let written = (parameter.secondName ?? parameter.firstName).plainText
                var name = taken.contains(written) ? "argument\(index)" : written
                while !taken.insert(name).inserted { name += "_" }
                return Parameter(
                    label: label(parameter.firstName), plainName: name, type: parameter.type,
                    isVariadic: parameter.ellipsis != nil, isInout: specifiers(parameter.type).contains("inout"),
                    autoclosure: autoclosure(parameter.type))
            }
        }

        /// The label as it is written in declarations and calls; nil for `_`.
        private static func label(_ token: TokenSyntax) -> String? {
            let text = token.plainText
            if text == "_" { return nil }
            let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
            return text == "inout" || !isPlain || text.first?.isNumber == true ? "`\(text)`" : text
        }

        static func specifiers(_ type: TypeSyntax) -> [String] {
            type.as(AttributedTypeSyntax.self)?.specifiers.map(\.trimmedDescription) ?? []
        }

        private static func autoclosure(_ type: TypeSyntax) -> String? {
            guard let attributed = type.as(AttributedTypeSyntax.self),
                attributed.attributes.contains(where: { $0.name == "autoclosure" })
            else { return nil }
            let effects = attributed.baseType.as(FunctionTypeSyntax.self)?.effectSpecifiers
            return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        }

        private static func result(_ type: TypeSyntax?) -> String? {
            guard let type else { return nil }
            let text = TypeText.value(type)
            return ["Void", "", "Swift.Void", "Swift::Void"].contains(text.filter { !"() ".contains($0) })
                && !text.contains("->")
                ? nil : text
        }

        // MARK: Properties and subscripts

        private mutating func read(_ property: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Requirement? {
            guard let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock else { return nil }
            if type.lastName.map(Self.spans.contains) == true {
                fail(type, .nonescapable)
                return nil
            }
            let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
            guard isFree(name, binding.pattern) else { return nil }
            let result = TypeText.value(type)
            return Requirement(
                form: .property(property, binding), name: name, slot: nil, number: takeNumber(),
                fallback: fallback(property.attributes, binding.pattern, result, name), forwardedOnly: "",
                parameters: [], effects: Self.effects(accessors), result: result,
                isOnMainActor: isOnMainActor(property.attributes, property.modifiers),
                actor: actor(property.attributes, property.modifiers))
        }

        private mutating func read(_ declaration: SubscriptDeclSyntax) -> Requirement? {
            guard isServed(declaration.modifiers, declaration), let accessors = declaration.accessorBlock else {
                return nil
            }
            let labels = declaration.parameterClause.parameters.map { parameter in
                (parameter.secondName == nil ? "_" : parameter.firstName.plainText) + ":"
            }
            let name = "subscript(\(labels.joined()))"
            let result = TypeText.value(declaration.returnClause.type)
            var parameters = Self.parameters(
                declaration.parameterClause.parameters,
                besides: Self.namesOfDefault(declaration.attributes).union(["newValue"]))
            for (index, parameter) in declaration.parameterClause.parameters.enumerated()
            where parameter.secondName == nil {
                // A subscript's parameter that has only one name has no label.
                let known = parameters[index]
                parameters[index] = Parameter(
                    label: nil, plainName: known.plainName, type: known.type, isVariadic: known.isVariadic,
                    isInout: known.isInout, autoclosure: known.autoclosure)
            }
            if let variadic = declaration.parameterClause.parameters.first(where: { $0.ellipsis != nil }) {
                fail(variadic, .variadicSubscript)
                return nil
            }
            return Requirement(
                form: .subscript(declaration), name: name, slot: nil, number: takeNumber(),
                fallback: fallback(declaration.attributes, declaration.subscriptKeyword, result, name),
                forwardedOnly: "",
                parameters: parameters, effects: Self.effects(accessors), result: result,
                isOnMainActor: isOnMainActor(declaration.attributes, declaration.modifiers),
                actor: actor(declaration.attributes, declaration.modifiers))
        }

        private static func effects(_ block: AccessorBlockSyntax) -> Effects {
            guard case .accessors(let accessors) = block.accessors,
                let getter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) })
            else { return Effects(nil as AccessorEffectSpecifiersSyntax?) }
            return Effects(getter.effectSpecifiers)
        }
    }
#endif
