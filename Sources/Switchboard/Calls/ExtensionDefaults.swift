import CForwarding
import CSupport
import CSwiftCall

/// The default implementations that the extensions of a delegate type's protocols have, found by the program's symbols.
///
/// A requirement has no name at run time. The witnesses of a conforming type have: their symbols contain the requirement's
/// declaration, and a default implementation is the function of an extension with exactly the same declaration.
struct ExtensionDefaults {
    /// By slot.
    private var found: [Int: UnsafePointer<cffi_extension_default>] = [:]
    /// The slots of the requirements whose declarations symbols tell.
    private(set) var declared: Set<Int> = []

    /// The default implementation of the requirement at a slot; nil if there is none, or no symbol tells of one.
    subscript(slot: Int) -> UnsafePointer<cffi_extension_default>? { found[slot] }

    /// Reads files, which takes some milliseconds.
    init(of shape: ProtocolShape) {
        let declarations = shape.protocols.map { RequirementSignatures.declarations(of: $0) }
        let functions = shape.protocols.map { Self.functions(extending: $0, shape.associatedTypes) }
        for slot in shape.requirements.indices {
            let own = Int(shape.slots[slot].table)
            guard let declaration = declarations[own][shape.requirements[slot].index] else { continue }
            declared.insert(slot)
            let key = Key(
                declaration: declaration, kind: shape.requirements[slot].kind, isAsync: shape.requirements[slot].isAsync
            )
            // An extension of a protocol that refines the requirement's comes first, as for a type that conforms to both.
            guard
                let table = shape.protocols.indices.first(where: { functions[$0][key] != nil && shape.refines($0, own) }
                ),
                let generic = GenericWords(declaration)
            else { continue }
            let made = UnsafeMutablePointer<cffi_extension_default>.allocate(capacity: 1)
            made.initialize(
                to: cffi_extension_default(
                    function: functions[table][key]!, table: shape.raw.pointee.tables[table],
                    metadata_count: UInt8(generic.parameters), table_count: UInt8(generic.conformances)))
            found[slot] = UnsafePointer(made)
        }
    }

    /// A requirement as symbols name it.
    private struct Key: Hashable {
        let declaration: Substring
        let kind: Requirement.Kind
        let isAsync: Bool
    }

    /// The functions of extensions of a protocol. Of several with one declaration, that of the extension with more constraints
    /// counts, if all of them hold.
    private static func functions(extending descriptor: ProtocolDescriptor, _ types: AssociatedTypes) -> [Key:
        UnsafeRawPointer]
    {
        guard let prefix = descriptor.symbolPrefix else { return [:] }
        var symbols: [(function: UnsafeRawPointer, name: String)] = []
        withUnsafeMutablePointer(to: &symbols) { symbols in
            cffi_each_function(
                prefix,
                { context, function, name in
                    context!.assumingMemoryBound(to: [(function: UnsafeRawPointer, name: String)].self).pointee
                        .append((function!, String(cString: name!)))
                }, symbols)
        }
        var found: [Key: (function: UnsafeRawPointer, constraints: Int)] = [:]
        for (function, name) in symbols {
            guard let symbol = ExtensionSymbol(name, of: descriptor.qualifiedName, types) else { continue }
            let key = Key(declaration: symbol.declaration, kind: symbol.kind, isAsync: symbol.isAsync)
            if let other = found[key], other.constraints >= symbol.constraints { continue }
            found[key] = (function, symbol.constraints)
        }
        // The function itself and the record that leads to it have one declaration, and differ in what they are.
        return found.mapValues(\.function)
    }
}

/// The symbol of a function in a protocol extension.
private struct ExtensionSymbol {
    /// As Swift would declare it, without the protocol's name.
    let declaration: Substring
    let kind: Requirement.Kind
    let isAsync: Bool
    /// How many constraints its extension has.
    let constraints: Int

    /// Nil for anything else, and if not all constraints of its extension hold.
    init?(_ mangled: String, of protocolName: String, _ types: AssociatedTypes) {
        // What stands in a witness table for an asynchronous function is the record that leads to it.
        let isAsync = mangled.hasSuffix("Tu")
        guard let kind = Self.kind(mangled.dropLast(isAsync ? 2 : 0)),
            let text = swift_demangle(mangled, mangled.utf8.count, nil, nil, 0)
        else { return nil }
        defer { cffi_free_name(text) }
        var rest = String(cString: text)[...]
        if isAsync {
            guard let begin = rest.firstRange(of: "async function pointer to ") else { return nil }
            rest = rest[begin.upperBound...]
        }
        guard rest.hasPrefix("(extension in "), let end = rest.firstRange(of: "):\(protocolName)") else { return nil }
        rest = rest[end.upperBound...]
        if rest.hasPrefix("< where ") {
            guard let close = rest.firstRange(of: ">.") else { return nil }
            let constraints = rest[..<close.lowerBound].dropFirst(8).split(separator: ", ")
            guard constraints.allSatisfy({ Self.holds($0, types) }) else { return nil }
            self.constraints = constraints.count
            rest = rest[close.lowerBound...].dropFirst()
        } else {
            constraints = 0
        }
        guard rest.first == "." else { return nil }
        declaration = rest.dropFirst()
        self.kind = kind
        self.isAsync = isAsync
    }

    private static func kind(_ mangled: Substring) -> Requirement.Kind? {
        if mangled.hasSuffix("F") { return .method }
        guard let accessor = mangled.last, ["v", "i"].contains(mangled.dropLast().last) else { return nil }
        switch accessor {
        case "g": return .getter
        case "s": return .setter
        case "M": return .modify
        default: return nil
        }
    }

    /// Whether a constraint that passes no witness table holds for a proxy: that its type is a class, and that an associated type
    /// is a certain one.
    private static func holds(_ constraint: Substring, _ types: AssociatedTypes) -> Bool {
        if constraint == "A: AnyObject" { return true }
        guard constraint.hasPrefix("A."), let equals = constraint.firstRange(of: " == ") else { return false }
        guard let type = types[constraint[..<equals.lowerBound].dropFirst(2)]?.type else { return false }
        return String(reflecting: type) == constraint[equals.upperBound...]
    }
}

/// How many words a generic requirement takes for its own parameters, read from its declaration.
private struct GenericWords {
    private(set) var parameters = 0
    private(set) var conformances = 0

    /// Nil where the declaration does not tell: the metadata of a parameter may be taken from an argument in place of a word of its
    /// own (swiftlang/swift, lib/IRGen/GenProto.cpp, PolymorphicConvention), and packs take other words.
    init?(_ declaration: Substring) {
        guard let open = declaration.firstIndex(where: { $0 == "<" || $0 == "(" || $0 == ":" }),
            declaration[open] == "<"
        else { return }
        guard let close = declaration.firstRange(of: ">(") else { return nil }
        let types = declaration[close.upperBound...]
        let parts = declaration[declaration.index(after: open)..<close.lowerBound].split(separator: " where ")
        guard let names = parts.first?.split(separator: ", "), !declaration.contains("each ") else { return nil }
        // The signature names parameters without their depth, uses have it: `<A where A1: P>(A1)`.
        parameters = names.count
        for name in names
        where types.contains("\(name)1.Type") || types.contains("<\(name)1") || types.contains(" \(name)1>") {
            return nil
        }
        for constraint in parts.dropFirst().joined(separator: ", ").split(separator: ", ") {
            guard constraint.contains(": ") else { return nil }
            if !constraint.hasSuffix(": AnyObject") { conformances += 1 }
        }
    }
}
