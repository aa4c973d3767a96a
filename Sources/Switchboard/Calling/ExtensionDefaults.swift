import CForwarding
import CSwiftCall

/// The default implementations that the extensions of a delegate type's protocols have, found by the program's symbols.
///
/// A requirement has no name at run time. The witnesses of a conforming type have: their symbols contain the
/// requirement's declaration, and a default implementation is the function of an extension with exactly the same
/// declaration.
struct ExtensionDefaults {
    /// By slot.
    private var found: [Int: UnsafePointer<cffi_extension_default>] = [:]
    /// The slots of the requirements whose declarations symbols tell.
    private(set) var declared: Set<Int> = []
    /// The slots of methods and of properties' getters, by the names that references have:
    /// `importer(_:didImport:)`, `limit`.
    private var named: [String: [Int]] = [:]

    func slots(named name: String) -> [Int] { named[SymbolDeclaration.plain(name)] ?? [] }

    /// The default implementation of the requirement at a slot; nil if there is none, or no symbol tells of one.
    subscript(slot: Int) -> UnsafePointer<cffi_extension_default>? { found[slot] }

    /// The methods of a class of proxies that conforms answer as default implementations do. Those that it has from the
    /// protocols' extensions are such.
    init(_ tables: DeclaredTables, of dispatchTable: DispatchTable) {
        for slot in dispatchTable.requirements.indices
        where !tables.ownSlots.contains(slot) && !dispatchTable.slots[slot].is_static {
            let table = Int(dispatchTable.slots[slot].table)
            guard let witness = tables.witness(table, Int(dispatchTable.slots[slot].word)) else { continue }
            declared.insert(slot)
            found[slot] = Self.publish(Self.made(witness, [table], own: table, of: dispatchTable))
        }
    }

    /// Reads files, which takes some milliseconds.
    init(of dispatchTable: DispatchTable) {
        let functions = dispatchTable.protocols.map { Self.functions(extending: $0, of: dispatchTable) }
        for slot in dispatchTable.requirements.indices where !dispatchTable.slots[slot].is_static {
            let own = Int(dispatchTable.slots[slot].table)
            guard let declaration = dispatchTable.fact(slot, { $0.declaration }) else { continue }
            declared.insert(slot)
            if dispatchTable.requirements[slot].kind != .setter {
                named[declaration.name, default: []].append(slot)
            }
            let key = Key(
                declaration: declaration, kind: dispatchTable.requirements[slot].kind,
                isAsync: dispatchTable.requirements[slot].isAsync
            )
            // An extension of a protocol that refines the requirement's comes first, as for a type that conforms to
            // both.
            guard
                let table = dispatchTable.protocols.indices.first(where: {
                    // One of a protocol of classes takes its object otherwise than a requirement of values does.
                    functions[$0][key] != nil && dispatchTable.refines($0, own)
                        && dispatchTable.protocols[$0].isClassBound == dispatchTable.protocols[own].isClassBound
                }),
                let generic = GenericWords(declaration)
            else { continue }
            let signature = dispatchTable.signature(slot)
            guard let errorAddress = Self.errorAddress(declaration, dispatchTable.requirements[slot], signature)
            else { continue }
            let function = functions[table][key]!
            var made = Self.made(function.address, function.tables + [table], own: table, of: dispatchTable)
            made.metadata_count = UInt8(generic.parameters)
            made.table_count = UInt8(generic.conformances)
            made.error_address = UInt8(errorAddress)
            made.stack_words = Self.stackWords(declaration, signature)
            found[slot] = Self.publish(made)
        }
    }

    /// How many words of arguments are on the stack for want of a register for floating-point numbers, of which there
    /// are eight; negative if that is not known. Of generic methods the types are not, but two arguments take at most
    /// four registers each.
    private static func stackWords(_ declaration: SymbolDeclaration, _ signature: RequirementSignature?) -> Int32 {
        guard let signature else { return declaration.parameters.count <= 2 ? 0 : -1 }
        return (try? CallLowering(signature.layout)).map { Int32($0.stackWords) } ?? -1
    }

    /// A default implementation that is not generic.
    ///
    /// - Parameters:
    ///   - tables: The dispatch table's witness tables that it takes for `Self`: at most `CFFI_TABLES_OF_SELF`.
    ///   - own: That of the extended protocol.
    private static func made(
        _ function: UnsafeRawPointer, _ tables: [Int], own: Int, of dispatchTable: DispatchTable
    ) -> cffi_extension_default {
        var made = cffi_extension_default()
        made.function = function
        made.error_address = UInt8(cffi_error_address_none)
        // Swift orders protocols by their modules' names, and then by their own.
        let order = tables.sorted {
            dispatchTable.protocols[$0].qualifiedName < dispatchTable.protocols[$1].qualifiedName
        }
        made.self_table_count = UInt8(order.count)
        made.own = UInt8(order.firstIndex(of: own)!)
        withUnsafeMutableBytes(of: &made.tables) { room in
            let room = room.assumingMemoryBound(to: cffi_witness_table?.self)
            for (index, table) in order.enumerated() { room[index] = dispatchTable.raw.pointee.tables[table] }
        }
        return made
    }

    /// A function of an extension, and the tables that it takes besides that of the extended protocol.
    private struct Function {
        let address: UnsafeRawPointer
        let tables: [Int]
        let constraints: Int
    }

    private static func publish(_ value: cffi_extension_default) -> UnsafePointer<cffi_extension_default> {
        let made = UnsafeMutablePointer<cffi_extension_default>.allocate(capacity: 1)
        made.initialize(to: value)
        return UnsafePointer(made)
    }

    /// Whether the caller of a requirement passes an address for its error; nil if that is not known.
    private static func errorAddress(
        _ declaration: SymbolDeclaration, _ requirement: Requirement, _ signature: RequirementSignature?
    ) -> Int? {
        guard declaration.effects.contains("throws(") else {
            guard requirement.kind == .getter, declaration.base != "subscript" else {
                return cffi_error_address_none
            }
            guard requirement.isAsync else { return cffi_error_address_if_first }
            guard let result = signature.flatMap({ try? ResultLowering($0.result) }) else { return nil }
            return result.isIndirect ? cffi_error_address_if_second : cffi_error_address_if_first
        }
        // Of generic methods, the types are not known.
        guard let signature, signature.failure != Never.self else { return nil }
        if signature.failure == (any Error).self { return cffi_error_address_none }
        guard let result = try? ResultLowering(signature.result) else { return nil }
        if result.isIndirect || ResultLowering.isIndirect(error: Metadata(signature.failure)) {
            return cffi_error_address_passed
        }
        return (try? ResultLowering(error: Metadata(signature.failure), beside: result)) == nil
            ? nil : cffi_error_address_none
    }

    /// A requirement as symbols name it.
    fileprivate struct Key: Hashable {
        let declaration: SymbolDeclaration
        let kind: Requirement.Kind
        let isAsync: Bool
    }

    /// The functions of extensions of a protocol. Of several with one declaration, that of the extension with more
    /// constraints counts, if all of them hold.
    private static func functions(extending descriptor: ProtocolDescriptor, of dispatchTable: DispatchTable) -> [Key:
        Function]
    {
        guard let prefix = descriptor.symbolPrefix else { return [:] }
        var found: [Key: Function] = [:]
        for (function, name) in Symbols.functions(beginning: prefix) {
            guard let symbol = ExtensionSymbol(name, of: descriptor.qualifiedName, dispatchTable),
                symbol.tables.count < Int(CFFI_TABLES_OF_SELF)
            else { continue }
            // The function itself and the record that leads to it have one declaration, and differ in what they are.
            if let other = found[symbol.key], other.constraints >= symbol.constraints { continue }
            found[symbol.key] = Function(address: function!, tables: symbol.tables, constraints: symbol.constraints)
        }
        return found
    }
}

/// The symbol of a function in a protocol extension.
private struct ExtensionSymbol {
    let key: ExtensionDefaults.Key
    /// How many constraints its extension has.
    let constraints: Int
    /// The dispatch table's witness tables of the protocols to which its extension constrains `Self`.
    let tables: [Int]

    /// Nil for anything else, and if not all constraints of its extension hold for the dispatch table's proxies.
    init?(_ mangled: String, of protocolName: String, _ dispatchTable: DispatchTable) {
        // What stands in a witness table for an asynchronous function is the record that leads to it.
        let isAsync = mangled.hasSuffix("Tu")
        guard let kind = Self.kind(mangled.dropLast(isAsync ? 2 : 0)),
            let text = Symbols.demangled(mangled)
        else { return nil }
        var rest = text[...]
        if isAsync {
            guard let begin = rest.firstRange(of: "async function pointer to ") else { return nil }
            rest = rest[begin.upperBound...]
        }
        guard rest.hasPrefix("(extension in "), let end = rest.firstRange(of: "):\(protocolName)") else { return nil }
        rest = rest[end.upperBound...]
        if rest.hasPrefix("< where ") {
            guard let close = rest.firstRange(of: ">.") else { return nil }
            let constraints = rest[..<close.lowerBound].dropFirst(8).split(separator: ", ")
            var tables: [Int] = []
            for constraint in constraints {
                if let table = Self.table(constraint, dispatchTable) {
                    tables.append(table)
                } else if !Self.holds(constraint, dispatchTable.associatedTypes) {
                    return nil
                }
            }
            self.tables = tables
            self.constraints = constraints.count
            rest = rest[close.lowerBound...].dropFirst()
        } else {
            constraints = 0
            tables = []
        }
        guard rest.first == "." else { return nil }
        key = .init(declaration: SymbolDeclaration(text: rest.dropFirst()), kind: kind, isAsync: isAsync)
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

    /// The table of a protocol of the dispatch table to which a constraint binds `Self`; nil for another constraint.
    private static func table(_ constraint: Substring, _ dispatchTable: DispatchTable) -> Int? {
        guard constraint.hasPrefix("A: ") else { return nil }
        return dispatchTable.protocols.firstIndex { $0.qualifiedName == constraint.dropFirst(3) }
    }

    /// Whether a constraint that passes no witness table holds for a proxy: that its type is a class, and that an
    /// associated type is a certain one.
    private static func holds(_ constraint: Substring, _ types: AssociatedTypes) -> Bool {
        guard constraint.hasPrefix("A."), let equals = constraint.firstRange(of: " == ") else { return false }
        guard let type = types[constraint[..<equals.lowerBound].dropFirst(2)]?.type else { return false }
        return String(reflecting: type) == constraint[equals.upperBound...]
    }
}
