import CSwiftCall

/// How the words of a static requirement's call can look. Both facts are for any type that is named in a declaration,
/// whose text doesn't say whether it's a struct, a class or a protocol.
extension SymbolDeclaration {
    /// Whether an argument, or a generic parameter, may be passed as a type and the witness table of a protocol of the
    /// program: `A: M.Stock`, or `M.Stock.Type`. A protocol of the toolchain has no table that a proxy's class shares.
    var takesPairs: Bool {
        let constraints = genericClause?.constraints ?? []
        return constraints.contains { constraint in
            constraint.firstRange(of: ": ").map { Self.isOfProgram(constraint[$0.upperBound...]) } ?? false
        } || takesMetatypesOfProgram
    }

    private var takesMetatypesOfProgram: Bool {
        types.ranges(of: ".Type").contains { range in
            let before = types[..<range.lowerBound]
            let start = before.lastIndex { !($0.isLetter || $0.isNumber || "_.`".contains($0)) }
            let name = before[(start.map(before.index(after:)) ?? before.startIndex)...]
            // Otherwise it's a composition, or a type with parameters.
            return name.isEmpty ? before.last != "]" : Self.isOfProgram(name)
        }
    }

    /// Whether a name has a module in front that isn't of the toolchain. `Any` and generic parameters have none.
    private static func isOfProgram(_ name: Substring) -> Bool {
        guard let dot = name.firstIndex(of: ".") else { return false }
        return !ProtocolDescriptor.toolchainModules.contains(name[..<dot])
    }

    /// Whether a call has no integer argument on the stack, nor one of the words behind the arguments.
    var argumentsAreInRegisters: Bool {
        let clause = genericClause
        // The value of a setter isn't among the parameters.
        guard !isAccessor || text.contains(".getter : ") else { return false }
        guard !text.contains("each "), !(clause?.hasValues ?? false) else { return false }
        var words = 2 + (clause.map { $0.names.count + $0.constraints.count } ?? 0)
        // The address of the result, and the actor of the caller.
        if effects.contains("async") { words += 3 }
        for parameter in parameters {
            guard let most = Self.mostWords(parameter.type, clause?.names ?? []) else { return false }
            words += most
        }
        return words <= Int(CFFI_INTEGER_REGISTERS)
    }

    /// How many integer registers an argument of a type takes at most; nil where that isn't known.
    private static func mostWords(_ type: Substring, _ generic: [String]) -> Int? {
        for mark in ["__owned ", "__shared ", "__guaranteed ", "sending ", "isolated "] where type.hasPrefix(mark) {
            return mostWords(type.dropFirst(mark.count), generic)
        }
        if type.hasPrefix("inout ") || generic.contains(String(type)) || wordTypes.contains(type) { return 1 }
        // A tuple is passed element by element, and variadic parameters are an array.
        guard type.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }), !type.hasSuffix("...") else {
            return nil
        }
        if type.hasSuffix(".Type") { return 2 }
        // Four, because what takes more is passed by its address (lib/IRGen/NativeConventionSchema in swiftlang/swift);
        // and one that is left out in front of an integer of 16 bytes.
        return 5
    }

    private static let wordTypes: Set<Substring> = [
        "Swift.Int", "Swift.Int8", "Swift.Int16", "Swift.Int32", "Swift.Int64", "Swift.UInt", "Swift.UInt8",
        "Swift.UInt16", "Swift.UInt32", "Swift.UInt64", "Swift.Bool", "Swift.Double", "Swift.Float", "Any.Type",
    ]
}
