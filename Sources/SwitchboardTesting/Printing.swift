#if Testing
    import CustomDump
    import Switchboard

    extension Inout: CustomDumpRepresentable {
        /// The value, which texts of calls show.
        public var customDumpValue: Any { value }
    }

    /// How calls and values are written in texts.
    enum Printing {
        /// A spy's type, as a program writes it.
        static func type(_ type: Any.Type) -> String {
            let name = "\(type)"
            return name.contains("<") ? Switchboard.written(delegateType: name) : name
        }

        /// A value in one line.
        static func short(_ value: Any) -> String {
            var dumped = ""
            customDump(value, to: &dumped)
            var text = ""
            for line in dumped.split(separator: "\n") {
                // Without indentation, and without the numbers of elements, `[0]: `.
                let part = line.drop { $0 == " " }.trimmingPrefix(#/\[\d+\]: /#)
                let isGlued = text.isEmpty || "([".contains(text.last!) || ")]".contains(part.first ?? " ")
                text += isGlued ? String(part) : " " + part
            }
            return text.count > 200 ? text.prefix(197) + "..." : text
        }

        /// A call as Swift would write it.
        static func call(_ requirement: Requirement, _ arguments: [String]) -> String {
            guard let name = requirement.selector?.name else {
                return "\(requirement) with (\(arguments.joined(separator: ", ")))"
            }
            switch requirement.kind {
            case .getter where !name.hasPrefix("subscript("): return name
            // The new value comes before the indices.
            case .setter where name.hasPrefix("subscript("):
                return "\(written(name, Array(arguments.dropFirst()))) = \(arguments.first ?? "")"
            case .setter: return "\(name) = \(arguments.joined())"
            default: return written(name, arguments)
            }
        }

        /// A name with labels, and the arguments behind these.
        private static func written(_ name: String, _ arguments: [String]) -> String {
            let parts = name.split(separator: "(", maxSplits: 1)
            let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
            let written = arguments.enumerated().map { index, value in
                index < labels.count && labels[index] != "_" ? "\(labels[index]): \(value)" : value
            }
            return "\(parts.first ?? "")(\(written.joined(separator: ", ")))"
        }

        /// The reference by which a method is named.
        static func reference(_ requirement: Requirement) -> String {
            guard let name = requirement.selector?.name else { return requirement.description }
            guard requirement.isInstance else { return requirement.reference(on: requirement.ownerName) }
            return "\(requirement.ownerName).\(name.hasSuffix("()") ? String(name.dropLast(2)) : name)"
        }

        /// The line that stubs a requirement, and why it doesn't have the name if that isn't known.
        ///
        /// - Parameters:
        ///   - type: The spy's type.
        ///   - answer: The call that adds an answer.
        static func stubbing(
            _ requirement: Requirement, of type: String, _ answer: String
        ) -> (why: String, line: String) {
            let why = requirement.selector == nil ? "No symbol of a conforming type contains its name. " : ""
            return (why, "`spy.stub(\(requirement.reference(on: type))).\(answer)`")
        }

        /// What to do where the types of a requirement are not known.
        ///
        /// - Parameter type: The spy's type.
        static func remedy(_ requirement: Requirement, of type: String, hasTarget: Bool) -> String {
            let call: String, subscripting: String
            switch requirement.kind {
            case .getter: (call, subscripting) = ("stub(%).returns(...)", "get: { $0[$1] }")
            case .setter, .modify: (call, subscripting) = ("record(%)", "set: { $0[$2] = $1 }")
            default: return remedy(hasTarget: hasTarget)
            }
            func line(_ reference: String) -> String { "`spy.\(call.replacing("%", with: reference))`" }
            let reference = requirement.reference(on: type), name = requirement.selector?.name
            var lines = [line(reference)]
            if name == nil, requirement.isInstance, !requirement.isAsync {
                lines.append("or for a subscript \(line(subscripting))")
            }
            if requirement.kind == .getter, requirement.isInstance, !requirement.isAsync, !reference.contains("{") {
                lines.append("or if it throws \(line("get: { try $0.\(name ?? "NAME") }"))")
            }
            if requirement.kind == .modify, name?.hasPrefix("subscript") ?? true {
                lines.append(
                    "a change of a subscript in place, as by `+=`, only goes on to an object, `Spy<any P>(over: object)`"
                )
            }
            return "Reference it before it is called: \(lines.joined(separator: ", "))."
        }

        static func count(_ count: Int) -> String { count == 1 ? "1 call" : count == 0 ? "no call" : "\(count) calls" }

        /// - Parameter count: How many calls came before the types of their methods were known.
        static func missed(_ count: Int) -> String {
            "\(self.count(count)) of \(count == 1 ? "a method" : "methods") with unknown types"
        }

        /// What to do where the types of methods are not known.
        static func remedy(hasTarget: Bool) -> String {
            let reference = """
                Reference the method before it is called: in a stub, or in `spy.record(...)`. Reference a generic method by a closure \
                with the types of the call: `spy.record { object in { (event: Purchase) in object.log(event) } }`, and a `mutating` one by a \
                closure that calls a copy: `{ object in { (step: Int) in var object = object; object.advance(by: step) } }`. Reference one with an \
                `inout` parameter by `{ object in { (text: Inout<String>) in object.trim(&text.value) } }`, and one with a variadic \
                parameter by `variadic(Journal.write(_:tags:))`. If none of these can name it,
                """
            return hasTarget
                ? "\(reference) the spy can't record it."
                : "\(reference) make the spy over an object that answers, `Spy<any P>(over: object)`."
        }

        /// How many calls a list shows.
        static let listed = 50

        static func list(_ calls: [RecordedCall], missed: Int, _ remedy: String) -> String {
            if calls.isEmpty {
                guard missed > 0 else { return "There was no call at all." }
                return "None was recorded. \(remedy)"
            }
            let unknown = missed == 0 ? [] : ["and \(self.missed(missed)). \(remedy)"]
            return list(calls.map(\.text), unknown)
        }

        static func list(_ calls: [String], _ rest: [String] = []) -> String {
            let shown = calls.prefix(listed).enumerated().map { "\($0.offset + 1). \($0.element)" }
            let more = calls.count > listed ? ["and \(calls.count - listed) more"] : []
            return "The calls were:\n" + indented((shown + more + rest).joined(separator: "\n"))
        }

        static func indented(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
        }
    }
#endif
