import CSupport

/// The types that stand for the associated types of a delegate type's protocols. Associated types with one name are the
/// same, in all protocols of a delegate type.
struct AssociatedTypes: Hashable {
    private var byName: [Substring: UnsafeRawPointer] = [:]
    /// Those that the delegate type leaves open.
    private(set) var open: Set<Substring> = []

    /// Those that the delegate type gives, such as `any P<Int>`.
    init(of delegate: Any.Type) {
        for (name, type) in Metadata(delegate).extendedExistential?.associatedTypes ?? [:] {
            byName[name] = type.address
        }
        // A type that is no protocol throws later, where its requirements are read.
        addEqualTypes((try? ProtocolRequirements.directProtocols(of: delegate)) ?? [])
    }

    /// Adds those that a protocol itself says, as in `protocol P: Collection where Element == Int`.
    private mutating func addEqualTypes(_ direct: [ProtocolDescriptor]) {
        var protocols = direct, next = 0
        while next < protocols.count {
            protocols += protocols[next].bases.filter { !protocols.contains($0) }
            next += 1
        }
        let equal = protocols.flatMap(\.equalTypes)
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (member, other) in equal {
                let alias = MemberType(other), known = self[member]
                if known == nil, member.parts.count == 1, let type = alias.map({ self[$0] }) ?? .closed(named: other) {
                    byName[member.parts[0].name] = type.address
                    isComplete = false
                } else if let known, let alias, alias.parts.count == 1, self[alias] == nil {
                    byName[alias.parts[0].name] = known.address
                    isComplete = false
                }
            }
        }
    }

    /// Those that the delegate type gives, and the others of a type that conforms to it.
    ///
    /// - Parameters:
    ///   - type: The type that conforms.
    ///   - tables: Its witness tables for `protocols`, those of the delegate type.
    init(of delegate: Any.Type, _ type: Metadata, _ protocols: [ProtocolDescriptor], _ tables: [cffi_witness_table]) {
        self.init(of: delegate)
        for (descriptor, table) in zip(protocols, tables) { add(descriptor, table, type) }
    }

    private mutating func add(_ descriptor: ProtocolDescriptor, _ table: cffi_witness_table, _ type: Metadata) {
        var bases = descriptor.bases.makeIterator()
        var names = descriptor.associatedTypeNames.makeIterator()
        for (index, flags) in descriptor.requirements.enumerated() {
            switch flags.kind {
            case .baseProtocol:
                guard let base = bases.next(), let inherited = table[index + 1] else { continue }
                add(base, inherited.assumingMemoryBound(to: UnsafeRawPointer?.self), type)
            case .associatedType:
                guard let name = names.next(), byName[name] == nil else { continue }
                byName[name] = descriptor.associatedType(index, in: table, of: type)?.address
                open.insert(name)
            default: continue
            }
        }
    }

    /// These, and the types of a requirement's own generic parameters: what is declared with such a parameter is passed
    /// as what is declared with an associated type.
    func adding(parameters types: [Metadata]) -> Self {
        var all = self
        for (index, type) in types.enumerated() { all.byName["generic parameter \(index + 1)"] = type.address }
        return all
    }

    var isEmpty: Bool { byName.isEmpty }

    subscript(name: Substring) -> Metadata? { byName[name].map { Metadata(at: $0) } }

    subscript(member: MemberType) -> Metadata? {
        member.parts.dropFirst().reduce(self[member.parts[0].name]) { type, part in
            type.flatMap { part.descriptor.associatedType(named: part.name, of: $0) }
        }
    }

    /// Whether a type, in the type of a closure by which a method is named, may be declared with an associated type in
    /// a place where this changes how its values are passed: as one, or as a struct, an enum or a tuple with one in it.
    func mayBeIn(_ type: Metadata) -> Bool {
        if byName.contains(where: { !open.contains($0) && $1 == type.address }) { return true }
        switch type.kind {
        case .tuple: return type.tupleElements.contains { mayBeIn($0.type) }
        case .fixedArray: return mayBeIn(type.fixedArrayElement)
        case .struct, .enum:
            guard !type.isNominalWithoutArguments else { return false }
            return (type.fields ?? []).contains { field in
                guard !field.isIndirect, let name = field.mangledType, let type = type.type(ofField: name) else {
                    return false
                }
                return mayBeIn(Metadata(type))
            }
        default: return false
        }
    }

    /// Whether a type, in the type of a closure by which a method is named, may stand for an associated type that the
    /// delegate type leaves open: an existential or a class to which values of that type are converted, also within
    /// collections.
    func mayConvert(to type: Metadata) -> Bool {
        let values = open.compactMap { self[$0] }
        guard !values.isEmpty else { return false }
        switch type.kind {
        case .existential, .extendedExistential: return values.contains { $0.mayConvert(toExistential: type) }
        case .class: return values.contains { $0.mayInherit(from: type) }
        case .tuple: return type.tupleElements.contains { mayConvert(to: $0.type) }
        case .function:
            return mayConvert(to: type.functionResult) || type.functionParameters.contains { mayConvert(to: $0) }
        case .struct, .enum:
            guard !type.isNominalWithoutArguments else { return false }
            return type.convertibleArguments.contains { mayConvert(to: $0) }
        default: return false
        }
    }

    /// Whether a type, by which a method is named, may be declared as an associated type, or as an Optional or another
    /// struct or enum that contains one: then its values are passed by address. Only those that the delegate type gives
    /// can be named.
    func mayBe(_ type: Any.Type) -> Bool {
        let metadata = Metadata(type)
        return byName.contains { name, address in !open.contains(name) && address == metadata.address }
            || metadata.argumentsOfLayout.contains { argument in
                if mayBe(argument.type) { return true }
                guard case .tuple = argument.kind else { return false }
                return argument.tupleElements.contains { mayBe($0.type.type) }
            }
    }

    /// Whether a result may be declared with an associated type in such a way that nothing tells how it is returned: a
    /// tuple, of which only a part is returned by address; or one that the delegate type leaves open, which is
    /// converted to an existential where the method is named, including in collections.
    func mayBeUnknownResult(_ type: Any.Type) -> Bool {
        guard type != Void.self else { return false }
        if case .tuple = Metadata(type).kind, Metadata(type).tupleElements.contains(where: { mayBe($0.type.type) }) {
            return true
        }
        return !open.isEmpty && Metadata(type).mayBeConverted
    }

    /// Whether errors may be declared as an associated type.
    func mayBeError(_ type: any Error.Type) -> Bool {
        guard type != Never.self else { return false }
        return mayBe(type) || open.contains { self[$0]?.type is any Error.Type }
    }

    /// Their names and types, for texts.
    var description: String {
        byName.map { "\($0) = \(Metadata(at: $1).type)" }.sorted().joined(separator: ", ")
    }
}

extension Metadata {
    /// Whether values of this type can be converted to an existential.
    fileprivate func mayConvert(toExistential existential: Metadata) -> Bool {
        if existential.isClassBound, !existential.isErrorExistential {
            guard case .class = kind else { return false }
        }
        return existential.protocols.allSatisfy { swift_conformsToProtocol(address, $0.address) != nil }
    }

    /// Whether this is a class, or a subclass of it.
    fileprivate func mayInherit(from other: Metadata) -> Bool {
        guard let one = type as? AnyClass, let other = other.type as? AnyClass else { return false }
        return sequence(first: one, next: { _getSuperclass($0) }).contains { $0 == other }
    }

    /// The type with a mangled name that depends on no generic parameter; nil for another one.
    fileprivate static func closed(named name: UnsafePointer<UInt8>) -> Metadata? {
        // With the name of an associated type, the runtime may stop the program.
        guard MangledName.isClosed(name) else { return nil }
        return _getTypeByMangledNameInContext(
            name, UInt(MangledName.length(name)), genericContext: nil, genericArguments: nil
        ).map { Metadata($0) }
    }

    /// The generic arguments of a struct or enum on which its layout may depend: none of those of Array, for instance.
    fileprivate var argumentsOfLayout: [Metadata] { hasFixedParts ? [] : genericArguments }

    /// Whether a value may be converted from one of another type, where a method of an opened existential is named.
    fileprivate var mayBeConverted: Bool {
        switch kind {
        case .existential, .existentialMetatype, .extendedExistential: true
        case .tuple: tupleElements.contains { $0.type.mayBeConverted }
        case .function: true
        case .struct, .enum: genericArguments.contains { $0.mayBeConverted }
        default: false
        }
    }
}
