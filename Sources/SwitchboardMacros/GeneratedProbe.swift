#if canImport(SwiftCompilerPlugin)
    import SwiftSyntax

    // The class that finds the method that a reference names, and the list of the methods that can be observed.
    extension GeneratedCode {
        private func selector(_ requirement: Requirement) -> [String] {
            guard let slot = requirement.slot else { return [] }
            let count = requirement.parameters.count
            let call = call(requirement, on: "receiver") { count == 1 ? "arguments" : "arguments.\($0)" }
            let element = requirement.parameters.map(\.valueType)
            let tuple: String
            if element.count == 1 {
                // A closure parameter does not escape, but an element of a tuple does.
                let isClosure =
                    TypeText.isFunction(requirement.parameters[0].type) || requirement.parameters[0].isEscaping
                tuple = (isClosure && !requirement.parameters[0].isVariadic ? "@escaping " : "") + element[0]
            } else {
                tuple = "(\(element.joined(separator: ", ")))"
            }
            if requirement.effects.isAsync {
                let isSpelled = requirement.parameters.allSatisfy { TypeText.isExpressible($0.type) }
                let type = count == 1 ? "(\(element[0]))" : count == 0 ? "\(Module.swift)Void" : tuple
                let added = "methods._add(\(slot), \"\(requirement.name)\", \(count), asynchronous: "
                guard !isSpelled else { return ["\(requirement.unsafeMark)\(added)\(type).self)"] }
                return [
                    "typealias _Type\(slot) = \(type)", "\(requirement.unsafeMark)\(added)_Type\(slot).self)",
                ]
            }
            let actor = requirement.isOnMainActor ? "@\(Module.swift)MainActor " : ""
            // Not its own error type: the compiler cannot convert a closure that throws one.
            let throwing = requirement.effects.failure == nil ? "" : "throws "
            return [
                "\(requirement.unsafeMark)methods._add(\(slot), \"\(requirement.name)\", \(count)\(requirement.isOnMainActor ? ", onMainActor: ()" : "")) {",
                "    \(actor)(receiver: \(delegate), \(count == 0 ? "_" : "arguments"): \(tuple)) "
                    + "\(throwing)-> \(requirement.resultType) in",
                "    \(call)",
                "}",
            ]
        }

        func probe(_ requirement: Requirement, in place: Place) -> [String] {
            let head = head(requirement, in: place, isProbe: true)
            var slot = requirement.slot.map { "\($0)" } ?? "Self._forwardedOnly"
            if place == .refinements { slot = "self._slot(\(slot), of: (\(delegate)).self)" }
            let body =
                requirement.parameters.contains(where: \.isNever)
                ? ""
                : requirement.result.map(TypeText.isNever) == true
                    ? "\(Module.swift)fatalError()" : "return \(requirement.unsafeResultMark)self._note(\(slot))"
            switch requirement.form {
            case .method(let method):
                return ["\(head)\(signature(method, requirement, isProbe: true)) { \(body) }"]
            case .property(_, let binding):
                return [
                    "\(head)var \(binding.pattern.trimmedDescription)\(binding.typeAnnotation!.trimmedDescription) "
                        + probeAccessors(binding.accessorBlock, body)
                ]
            case .subscript(let declaration):
                return [
                    "\(head)\(signature(declaration, requirement)) \(probeAccessors(declaration.accessorBlock, body))"
                ]
            }
        }

        private func probeAccessors(_ block: AccessorBlockSyntax?, _ body: String) -> String {
            guard case .accessors(let accessors)? = block?.accessors,
                accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) })
            else { return "{ \(body) }" }
            return "{ get { \(body) } set { self._note(Self._forwardedOnly) } }"
        }

        /// Adds the methods of an inherited protocol. If that protocol does not have the macro, the compiler reports
        /// the error at its name in the list of inherited protocols.
        private func inheritance(_ base: TypeSyntax, _ place: SourcePlace?) -> [String] {
            let count = members.flatMap(\.requirements).count { $0.slot != nil }
            let name = Self.methodsName(of: (base.lastName ?? "").filter { $0 != "`" })
            let code = "methods._inherit(\(listName).\(name), after: \(count)) { $0 as any \(base.trimmedDescription) }"
            return place?.around(code, depth: 2) ?? [code]
        }

        func list() -> String {
            let added = Self.lines(members, selector) + inherited.flatMap { inheritance($0.type, $0.place) }
            let check = access.isOfOneModule ? ", arrives: { $0.\(Self.conformerName(protocolName)) == 2 }" : ""
            var body = [
                "static let _methods = \(Module.library)ImplementedMethods<\(delegate)>._generated(probe: { \(listName)() }\(check)) { "
                    + (added.isEmpty ? "_ in }" : "methods in")
            ]
            if !added.isEmpty { body += Self.indented(added) + ["}"] }
            if access.isOfOneModule {
                body.append(conformer(2, "final "))
                body.append("override class var _arrives: \(Module.swift)Bool { _methods._arrives }")
            }
            body += Self.lines(members, defaultValue)
            body += Self.lines(members) { probe($0, in: .probe) }
            let kind = access.isOfOneModule ? "class" : "final class"
            let head = [
                "/// Finds the methods that references name; what is generated for `\(protocolName)` and is no interface.",
                "nonisolated \(access.ofFileTypes)\(kind) \(listName): \(Module.library)_GeneratedProbe, \(protocolName), @unchecked \(Module.swift)Sendable {",
            ]
            let seen = access.isOfOneModule && !isUnavailable ? ["@\(Module.library)_SeenByOptimizer"] : []
            return (availability + seen + head + Self.indented(body) + ["}"]).joined(separator: "\n")
        }
    }
#endif
