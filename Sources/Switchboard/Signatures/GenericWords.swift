/// How many words a generic requirement takes for its own parameters, read from its declaration.
struct GenericWords {
    private(set) var parameters = 0
    private(set) var conformances = 0

    /// Nil where the declaration does not tell: the metadata of a parameter may be taken from an argument in place of a
    /// word of its own (swiftlang/swift, lib/IRGen/GenProto.cpp, PolymorphicConvention), which is an object or a
    /// metatype; and packs take other words.
    init?(_ declaration: SymbolDeclaration) {
        guard declaration.isGeneric else { return }
        guard let clause = declaration.genericClause, !declaration.text.contains("each "),
            !declaration.parameters.contains(where: { parameter in
                clause.names.contains { Self.mayTell(parameter.type, $0) }
            })
        else { return nil }
        parameters = clause.names.count
        for constraint in clause.constraints {
            if let equals = constraint.firstRange(of: " == ") {
                // A parameter that is a certain type is none; a type of one needs no word.
                guard constraint[..<equals.lowerBound].contains(".") else { return nil }
            } else {
                guard constraint.contains(": ") else { return nil }
                if !constraint.hasSuffix(": AnyObject") { conformances += 1 }
            }
        }
    }

    /// Whether an argument may be an object or a metatype, from which the callee takes the parameter's metadata.
    /// Functions, tuples, arrays, Optionals and the standard library's generic structs and enums are neither.
    private static func mayTell(_ argument: Substring, _ name: String) -> Bool {
        var type = argument
        for prefix in ["__owned ", "__shared ", "__guaranteed ", "sending ", "isolated "] where type.hasPrefix(prefix) {
            type = type.dropFirst(prefix.count)
        }
        guard type.contains(name), type != name else { return false }
        if ["inout ", "[", "("].contains(where: { type.hasPrefix($0) }) || type.contains(" -> ") { return false }
        if type.hasSuffix("?") || type.hasSuffix("...") { return false }
        return !["Swift.Set<", "Swift.Array<", "Swift.Dictionary<", "Swift.Optional<", "Swift.Result<", "Swift.Range<"]
            .contains { type.hasPrefix($0) }
    }
}
