import CForwarding

/// A generic requirement as the symbols of conforming types declare it, from which the method follows that it is with
/// certain types.
///
/// Nil for what is passed in a way that the declaration alone does not tell: `inout`, variadic and consumed parameters,
/// packs, values such as `let count: Int`, parameters that are classes, parts of structs, closures and tuples that
/// mention a parameter, and members of it such as `Value.Element`.
struct GenericDeclaration: Sendable {
    /// How a value is passed that is declared with a type.
    private enum Passing: Sendable {
        /// As its type says.
        case byType
        /// By its address, whatever its type is.
        case byAddress
    }

    private let mangled: String
    private let parameterCount: Int
    private let tableCount: Int
    private let arguments: [Passing]
    private let result: Passing
    private let failure: any Error.Type
    private let isAsync: Bool

    init?(mangled: String, declaration: SymbolDeclaration) {
        guard mangled.hasSuffix("FTW"), let clause = declaration.genericClause,
            !declaration.text.contains("each "), !declaration.text.contains("..."), !clause.hasValues,
            // Each demands that a parameter conforms to a protocol.
            clause.constraints.allSatisfy({ constraint in
                let parts = constraint.split(separator: ": ")
                return parts.count == 2 && clause.names.contains(String(parts[0])) && parts[1] != "AnyObject"
            })
        else { return nil }
        let opaque = Set(clause.names), effects = declaration.effects
        guard !effects.contains("throws("), let result = Self.passing(declaration.result, opaque) else { return nil }
        let passings = declaration.parameters.map { Self.passing($0.type, opaque) }
        guard passings.allSatisfy({ $0 != nil }) else { return nil }
        self.mangled = mangled
        parameterCount = clause.names.count
        tableCount = clause.constraints.count
        arguments = passings.map { $0! }
        self.result = result
        isAsync = effects.contains("async")
        failure = effects.contains("throws") ? (any Error).self : Never.self
    }

    private static func passing(_ type: Substring, _ opaque: Set<String>) -> Passing? {
        if opaque.contains(String(type)) { return .byAddress }
        for mark in ["inout ", "__owned ", "__shared ", "sending ", "isolated ", "repeat "] where type.hasPrefix(mark) {
            return nil
        }
        guard mentions(type, opaque) else { return .byType }
        if type.contains(" -> ") || type.first == "(" { return nil }
        if type.hasPrefix("Swift.Optional<"), type.hasSuffix(">") {
            return passing(type.dropFirst(15).dropLast(), opaque) == .byAddress ? .byAddress : nil
        }
        // A member of a parameter, or a metatype of it.
        if opaque.contains(where: { type.contains("\($0).") }) { return nil }
        let isCollection =
            type.first == "["
            || ["Swift.Set<", "Swift.Array<", "Swift.Dictionary<"].contains {
                type.hasPrefix($0)
            }
        return isCollection ? .byType : nil
    }

    /// Whether a type contains a generic parameter, or `Self`, which the text calls `A`.
    private static func mentions(_ type: Substring, _ opaque: Set<String>) -> Bool {
        let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return words.contains { word in
            word == "A" || word.hasPrefix("A.") || opaque.contains { word == $0 || word.hasPrefix("\($0).") }
        }
    }

    /// How many words of a call say what the parameters are.
    var wordCount: Int { parameterCount + tableCount }

    /// A closure that references the method with these types, as a program writes it.
    func reference(_ name: String, _ types: [Any.Type], isInstance: Bool) -> String {
        let labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
        let names = types.indices.map { "argument\($0 + 1)" }
        let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
        let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
        let isThrowing = failure != Never.self
        let effects = (isAsync ? " async" : "") + (isAsync && isThrowing ? " throws" : "")
        let marks = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        let call = "\(isInstance ? "object" : "type(of: object)").\(name.prefix { $0 != "(" })(\(arguments))"
        return "{ object in { (\(parameters))\(effects) in \(marks)\(call) } }"
    }

    /// The layout of the method with the words of a call, of which the first may be arguments. Nil if they aren't those
    /// of such a requirement.
    func layout(_ words: [UnsafeRawPointer], of type: Metadata) -> ArgumentLayout? {
        let words = Array(words.suffix(parameterCount + tableCount)), types = words.prefix(parameterCount)
        guard words.count == parameterCount + tableCount, types.allSatisfy(GenericArguments.isMetadata),
            words.dropFirst(parameterCount).allSatisfy({ table in
                guard !GenericArguments.isMetadata(table) else { return false }
                return ProtocolDescriptor.conformed(by: table).map { !$0.isClassBound } ?? false
            }), let found = Self.types(mangled, [type.address] + types), found.arguments.count == arguments.count
        else { return nil }
        let element =
            found.arguments.count == 1 ? found.arguments[0].type : Metadata.tuple(of: found.arguments).type
        var layout = ArgumentLayout(
            element, arguments: found.arguments.map(\.type), result: found.result.type, failure: failure)
        layout.byAddress = Set(arguments.indices.filter { arguments[$0] == .byAddress })
        layout.resultIsByAddress = result == .byAddress
        layout.genericWords = words.count
        guard !zip(found.arguments, arguments).contains(where: { $1 == .byType && $0.mayHideItsLayout }),
            result == .byAddress || !found.result.mayHideItsLayout
        else { return nil }
        return layout
    }

    /// The types of a function with the generic parameters of an environment: `Self`, and behind it those of the
    /// requirement.
    private static func types(
        _ symbol: String, _ parameters: [UnsafeRawPointer]
    ) -> (arguments: [Metadata], result: Metadata)? {
        // include/swift/ABI/Metadata.h in swiftlang/swift, TargetGenericEnvironment: the number of levels, for each of
        // them how many parameters there are up to it, and a byte for each parameter: it has metadata among the
        // arguments.
        let levels = [1, parameters.count]
        var environment: [UInt8] = [UInt8(levels.count), 0, 0, 0]
        for count in levels { environment += [UInt8(count & 0xFF), UInt8(count >> 8)] }
        environment += Array(repeating: 0x80, count: parameters.count)
        // The requirements that would follow are aligned.
        environment += Array(repeating: 0, count: 8)
        return environment.withUnsafeBytes { environment in
            parameters.map { Optional($0) }.withUnsafeBufferPointer {
                Symbols.types(of: symbol, environment.baseAddress, $0.baseAddress)
            }
        }
    }
}

extension ProtocolDescriptor {
    /// The protocol to which a witness table's type conforms: the table's descriptor begins with the relative address
    /// of the protocol's (include/swift/ABI/Metadata.h, TargetProtocolConformanceDescriptor).
    fileprivate static func conformed(by table: UnsafeRawPointer) -> ProtocolDescriptor? {
        relative(table.load(as: UnsafeRawPointer.self), indirectable: true).map { ProtocolDescriptor(at: $0) }
    }
}
