#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    /// The code that is generated for a protocol.
    struct GeneratedCode {
        /// The protocol's qualified name, for instance `Outer.Delegate`.
        let protocolName: String
        /// The protocol's own name, without back-ticks.
        let plainName: String
        /// The property of a parent that has the delegate.
        let property: ParentProperty
        let access: ProtocolAccess
        /// Whether the protocol is declared in a type.
        let isNested: Bool
        /// `@available(...)` and `@_spi(...)` of the protocol, which the generated types need, too.
        let availability: [String]
        let spi: [String]
        /// Whether the protocol is unavailable, so that no code can make a proxy.
        let isUnavailable: Bool
        /// The inherited protocols that have requirements.
        let inherited: [(type: TypeSyntax, place: SourcePlace?)]
        let members: [Member]

        var delegate: String { "any \(protocolName)" }
        /// The prefix for names that are declared beside the protocol.
        var scope: String { protocolName.split(separator: ".").dropLast().map { "\($0)." }.joined() }
        /// The name of the class that is not for users.
        var listName: String { Self.quoted("_Switchboard_\(plainName)") }
        var className: String { Self.quoted("\(plainName)Proxy") }
        /// The name in back-ticks, if it needs them.
        static func quoted(_ name: String) -> String {
            name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII } ? name : "`\(name)`"
        }
        /// The name of the macro's own requirement. It differs for each protocol, because a class may conform to
        /// several.
        static func conformerName(_ protocolName: String) -> String {
            quoted("_conformer_" + protocolName.split { $0 == "." || $0 == "`" }.joined(separator: "_"))
        }

        /// A declaration that answers that requirement.
        func conformer(_ answer: Int, _ modifier: String = "") -> String {
            "nonisolated \(modifier)var \(Self.conformerName(protocolName)): \(Module.swift)Int { \(answer) }"
        }

        /// Names of types that every proxy class has, which hide other types with these names there.
        static let takenNames: Set = ["Delegate", "ParentObject", "Self"]

        /// Members that every proxy class has.
        static let takenMembers: Set = [
            "parentObject", "object", "fallbackTarget", "methods", "messageTarget", "forwardToDelegate()",
            "setForwardToDelegate(_:retainDelegate:)", "setMessageTarget(_:retainTarget:)", "responds(to:)",
            "methodSignature(for:)", "forwardingTarget(for:)", "forwardInvocation(_:)", "doesNotRecognizeSelector(_:)",
            // For generated code.
            "_note(_:)", "_slot(_:of:)", "_inherited(_:)", "_receiver(of:)", "_wait(_:with:throwing:)",
            "_forward(_:with:_:)", "_answer(_:with:default:_:)", "_unanswered(_:)", "Self()",
        ]

        /// The lines for each requirement, inside the `#if` conditions in which it was written.
        static func lines(_ members: [Member], _ make: (Requirement) -> [String]) -> [String] {
            members.flatMap { member -> [String] in
                switch member {
                case .requirement(let requirement): return make(requirement)
                case .conditional(let clauses):
                    let parts = clauses.map { clause in (clause.directive, lines(clause.members, make)) }
                    guard parts.contains(where: { !$0.1.isEmpty }) else { return [] }
                    return parts.flatMap { [$0.0] + $0.1 } + ["#endif"]
                }
            }
        }

        static func indented(_ lines: [String], by depth: Int = 1) -> [String] {
            lines.map { $0.isEmpty ? $0 : String(repeating: "    ", count: depth) + $0 }
        }

        /// The kind of type that implements a requirement.
        enum Place {
            /// In the proxy class.
            case proxyClass
            /// The proxy classes of protocols that refine this one.
            case refinements
            /// A class whose methods only report which method was called.
            case probe
        }

        /// The expression that forwards calls.
        private func forwarder(in place: Place) -> String {
            place == .refinements ? "self._inherited((\(delegate)).self)" : "self"
        }

        // MARK: Declarations as in the protocol

        /// The attributes and modifiers that an implementation repeats from the requirement.
        func head(_ requirement: Requirement, in place: Place, isProbe: Bool = false) -> String {
            var attributes: [String] = []
            for element in requirement.attributes {
                guard let attribute = element.attribute, let name = element.name,
                    !["DefaultResult", "RequiresDelegate", "ForwardedOnly", "MainActor"].contains(name),
                    // The result builder has already run in the receiver.
                    !RequirementReader.isBuilder(attribute),
                    // A probe is not public.
                    !(place == .probe && name == "_spi"),
                    // Probes do not wait.
                    !(isProbe && name == "concurrent")
                else { continue }
                attributes.append(attribute.trimmedDescription)
            }
            if let actor = requirement.actor { attributes.insert(actor, at: 0) }
            let modifiers =
                requirement.modifiers.filter { modifier in
                    modifier.name.tokenKind != .keyword(.override)
                }.map(\.trimmedDescription)
            let access =
                switch place {
                case .proxyClass: self.access.ofOpenMembers
                case .refinements: self.access.ofExtensionMembers
                case .probe: ""
                }
            if !access.isEmpty { attributes.append(String(access.dropLast())) }
            return (attributes + modifiers).map { "\($0) " }.joined()
        }

        /// `func name<T>(label name: Type) throws -> Result where T: Q`.
        func signature(_ method: FunctionDeclSyntax, _ requirement: Requirement, isProbe: Bool) -> String {
            let parameters = requirement.parameters.map(\.declaration).joined(separator: ", ")
            var text =
                "func \(method.name.text)\(method.genericParameterClause?.trimmedDescription ?? "")(\(parameters))"
            if !isProbe, let effects = method.signature.effectSpecifiers { text += " \(effects.trimmedDescription)" }
            // So that it is not mistaken for a synchronous method of an inherited protocol. It waits for nothing.
            if isProbe, requirement.effects.isAsync { text += " async" }
            if let result = method.signature.returnClause { text += " \(result.trimmedDescription)" }
            if let condition = method.genericWhereClause { text += " \(condition.trimmedDescription)" }
            return text
        }

        func signature(_ declaration: SubscriptDeclSyntax, _ requirement: Requirement) -> String {
            // A subscript's parameter that has only one name has no label.
            let parameters = requirement.parameters.map { parameter in
                let label = parameter.declaredLabel.map { "\($0) " } ?? ""
                return label + "\(parameter.name): \(parameter.type.trimmedDescription)"
            }
            return "subscript\(declaration.genericParameterClause?.trimmedDescription ?? "")"
                + "(\(parameters.joined(separator: ", "))) \(declaration.returnClause.trimmedDescription)"
                + (declaration.genericWhereClause.map { " \($0.trimmedDescription)" } ?? "")
        }

        // MARK: Calls

        /// The call that forwards a method to `receiver`; `value` names the arguments.
        func call(_ requirement: Requirement, on receiver: String, _ value: (Int) -> String) -> String {
            guard case .method(let method) = requirement.form else { return "" }
            let parameters = requirement.parameters
            guard parameters.contains(where: \.isVariadic) else {
                let arguments = parameters.enumerated().map { $1.argument(value($0)) }.joined(separator: ", ")
                return
                    "\(requirement.effects.callPrefix)\(requirement.callMark)\(receiver).\(method.name.text)(\(arguments))"
            }
            // Swift does not allow an array as variadic arguments, but passes them as one. So the method is called as
            // one with an array.
            let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
            let effects = method.signature.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
            let isNonsending = requirement.modifiers.contains { $0.trimmedDescription == "nonisolated(nonsending)" }
            let nonsending = isNonsending ? "nonisolated(nonsending) " : ""
            // Only after the conversion: a reference to a method of an actor does not belong to the actor unless it is
            // `Sendable`.
            let actor = requirement.isolation.map { "\($0) " } ?? nonsending
            func type(_ actor: String, _ list: [String]) -> String {
                "\(actor)(\(list.joined(separator: ", "))) \(effects)-> \(requirement.resultType)"
            }
            let written = type(nonsending, parameters.map { $0.functionType + ($0.isVariadic ? "..." : "") })
            let passed = type(actor, parameters.map { $0.isVariadic ? $0.valueType : $0.functionType })
            let reference = "\(receiver).\(method.name.text)(\(labels)) as \(written)"
            return
                "\(requirement.effects.callPrefix)\(requirement.callMark)(\(Module.library)_asPassed(\(reference)) as \(passed))"
                + "(\(parameters.enumerated().map { $1.passed(value($0)) }.joined(separator: ", ")))"
        }

        /// The statement for calls that no receiver answers.
        func unanswered(_ requirement: Requirement, _ place: Place) -> String {
            switch requirement.fallback {
            case .nothing: "return"
            case .value(let value): "return \(self.value(value, of: requirement))"
            case .end(let call): call
            case .trap: "self._unanswered(\"\(requirement.name)\")"
            }
        }

        /// Calls the function that has the value of `@DefaultResult`: extensions do not see all names that a nested
        /// protocol sees.
        private func value(_ value: Requirement.DefaultValue, of requirement: Requirement) -> String {
            guard !requirement.hasGenericResult else { return value.text }
            return requirement.effects.callPrefix + requirement.unsafeResultMark
                + "\(scope)\(listName)._default\(requirement.number)()"
        }

        /// That function. It makes the compiler report problems with the value once, and where the value is written.
        func defaultValue(_ requirement: Requirement) -> [String] {
            guard !requirement.hasGenericResult, case .value(let value) = requirement.fallback else { return [] }
            let availability = requirement.attributes.compactMap(\.attribute).filter {
                $0.attributeName.lastName == "available"
            }
            let head = (availability.map(\.trimmedDescription) + [requirement.isolation].compactMap(\.self)).map {
                "\($0) "
            }
            let effects = (requirement.effects.isAsync ? "async " : "") + requirement.effects.closureClause
            return [
                "\(head.joined())static func _default\(requirement.number)() \(effects)-> \(requirement.resultType) {"
            ] + value.lines + ["}"]
        }

        // MARK: The class

        private func method(_ requirement: Requirement, _ place: Place) -> [String] {
            guard case .method(let method) = requirement.form else { return [] }
            let declaration =
                head(requirement, in: place) + signature(method, requirement, isProbe: false)
            let forwarder = forwarder(in: place)
            if requirement.parameters.contains(where: \.isNever) { return ["\(declaration) {}"] }
            guard let slot = requirement.slot else {
                let call = call(requirement, on: "receiver") { requirement.parameters[$0].name }
                return [
                    "\(declaration) {",
                    "    guard let receiver = \(forwarder)._receiver(of: \"\(requirement.name)\") else { \(unanswered(requirement, place)) }",
                    // Also without a result, so that overloads that differ in it are told apart.
                    "    return \(call)",
                    "}",
                ]
            }
            let throwing = requirement.effects.closureClause
            let result = requirement.resultType
            var with = requirement.parameters.map(\.name).joined(separator: ", ")
            if requirement.parameters.count != 1 { with = "(\(with))" }
            if requirement.effects.isAsync { return asynchronous(requirement, place, declaration, slot, with) }
            var arguments = "\(slot), with: \(with)"
            var function = "_answer"
            switch requirement.fallback {
            case .nothing: function = "_forward"
            case .value(let value):
                arguments += ", default: { () \(throwing)-> \(result) in \(self.value(value, of: requirement)) }"
            case .end(let call): arguments += ", default: { () \(throwing)-> \(result) in \(call) }"
            case .trap:
                arguments += ", default: { () \(throwing)-> \(result) in self._unanswered(\"\(requirement.name)\") }"
            }
            let call = call(requirement, on: "receiver") { requirement.parameters[$0].name }
            return [
                "\(declaration) {",
                "    \(requirement.result == nil ? "" : "return ")\(requirement.effects.failure == nil ? "" : "try ")"
                    + "\(requirement.unsafeMark)\(forwarder).\(function)(\(arguments)) {"
                    + " (receiver: \(delegate)) \(throwing)-> \(result) in",
                "        \(call)",
                "    }",
                "}",
            ]
        }

        /// An async method that returns nothing.
        private func asynchronous(
            _ requirement: Requirement, _ place: Place, _ declaration: String, _ slot: Int, _ with: String
        ) -> [String] {
            let forwarder = place == .refinements ? "inherited" : "self"
            let call = "let () = " + call(requirement, on: "receiver") { requirement.parameters[$0].name }
            let mark = requirement.unsafeMark, failure = requirement.effects.failure
            let entrance = place == .refinements ? ["    let inherited = \(self.forwarder(in: place))"] : []
            return ["\(declaration) {"] + entrance + [
                "    var observed = \(mark)\(forwarder)._wait(\(slot), with: \(with), throwing: "
                    + "(\(failure ?? "\(Module.swift)Never")).self)",
                "    while let receiver = \(mark)observed._next() {",
                failure.map { "        do throws(\($0)) { \(call) } catch { \(mark)observed._threw(error) }" }
                    ?? "        \(call)",
                "    }",
                "    \(failure == nil ? "" : "try ")\(mark)observed._end()",
                "}",
            ]
        }

        /// The accessors of a property or subscript, which the text `access` accesses on a receiver.
        private func accessors(
            _ block: AccessorBlockSyntax?, _ requirement: Requirement, _ place: Place, _ access: String
        ) -> [String] {
            guard case .accessors(let accessors)? = block?.accessors else { return [] }
            let receiver = "\(forwarder(in: place))._receiver(of: \"\(requirement.name)\")"
            if requirement.parameters.contains(where: \.isNever) {
                return accessors.map { "    \($0.accessorSpecifier.text) {}" }
            }
            let missing = unanswered(requirement, place)
            return accessors.flatMap { accessor -> [String] in
                let isSetter = accessor.accessorSpecifier.tokenKind == .keyword(.set)
                let modifier =
                    (accessor.attributes.map(\.trimmedDescription)
                    + [accessor.modifier?.trimmedDescription].compactMap(\.self)).map { "\($0) " }.joined()
                if requirement.isLent {
                    let (way, mark) = isSetter ? ("_modify", "&") : ("_read", "")
                    return [
                        "    \(modifier)\(way) {", "        guard let receiver = \(receiver) else { \(missing) }",
                        "        yield \(mark)receiver\(access)", "    }",
                    ]
                }
                if isSetter {
                    return [
                        "    \(modifier)set { if let receiver = \(receiver) { \(requirement.callMark)receiver\(access) = newValue } }"
                    ]
                }
                let effects = accessor.effectSpecifiers.map { "\($0.trimmedDescription) " } ?? ""
                return [
                    "    \(modifier)get \(effects){",
                    "        guard let receiver = \(receiver) else { \(missing) }",
                    "        return \(requirement.effects.callPrefix)\(requirement.callMark)receiver\(access)",
                    "    }",
                ]
            }
        }

        func implementation(_ requirement: Requirement, in place: Place) -> [String] {
            let head = head(requirement, in: place)
            switch requirement.form {
            case .method: return method(requirement, place)
            case .property(_, let binding):
                let name = binding.pattern.trimmedDescription
                return ["\(head)var \(name)\(binding.typeAnnotation!.trimmedDescription) {"]
                    + accessors(binding.accessorBlock, requirement, place, ".\(name)") + ["}"]
            case .subscript(let declaration):
                let arguments = requirement.parameters.map { $0.argument($0.name) }.joined(separator: ", ")
                return ["\(head)\(signature(declaration, requirement)) {"]
                    + accessors(declaration.accessorBlock, requirement, place, "[\(arguments)]") + ["}"]
            }
        }

        func proxyClass() -> String {
            let installs = property.parentProtocol != nil
            let parent = property.parentProtocol.map { "\(Module.library)\($0)" } ?? "\(Module.swift)AnyObject"
            let condition = property.associatedType.map { " where ParentObject.\($0) == \(delegate)" } ?? ""
            let conformances =
                [protocolName, "\(Module.library)_GeneratedProxy"]
                + (installs ? ["\(Module.library)DelegateProxyType"] : []) + ["@unchecked \(Module.swift)Sendable"]
            var lines = availability + spi
            lines += [
                "/// Takes the place of a \(property.noun) that is `\(delegate)`: `\(className)<Parent>.proxy(for: parent)`.",
                "nonisolated \(access.ofClass)class \(className)<ParentObject: \(parent)>: "
                    + "\(Module.library)DelegateProxy<ParentObject, \(delegate)>, \(conformances.joined(separator: ", "))\(condition)",
                "{",
            ]
            var members: [String] = []
            if installs {
                members += [
                    "/// A proxy that is not installed: `proxy(for:)` installs one.",
                    "\(access.ofMembers)required init(parentObject: ParentObject) {",
                    "    super.init(parentObject: parentObject, delegateProxy: \(className).self)",
                    "}",
                    "/// For subclasses with a property or an identifier of their own.",
                    "\(access.ofMembers)override init<_Proxy: \(Module.library)DelegateProxyType>("
                        + "parentObject: ParentObject, delegateProxy: _Proxy.Type)",
                    "where _Proxy: \(Module.library)DelegateProxy<ParentObject, \(delegate)>, "
                        + "_Proxy.ParentObject == ParentObject, _Proxy.Delegate == \(delegate) {",
                    "    super.init(parentObject: parentObject, delegateProxy: delegateProxy)",
                    "}",
                    "/// This class, for every parent.",
                    "\(access.ofOpenMembers)class func registerKnownImplementations() {",
                    "    self._register { Self(parentObject: $0) }",
                    "}",
                ]
            }
            members += [
                "/// All requirements. The class forwards the calls of each.",
                "\(access.ofOpenMembers)class func implementedMethods() -> \(Module.library)ImplementedMethods<\(delegate)> { \(listName)._methods }",
            ]
            if access.isOfOneModule { members.append("\(conformer(1, "final "))") }
            members += Self.lines(self.members) { implementation($0, in: .proxyClass) }
            lines += Self.indented(members) + ["}"]
            return lines.joined(separator: "\n")
        }
    }
#endif
