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

    var isEmpty: Bool { byName.isEmpty }

    subscript(name: Substring) -> Metadata? { byName[name].map { Metadata(at: $0) } }

    /// Whether a type, by which a method is named, may be declared as an associated type, or as an Optional of one: then
    /// its values are passed by address. Only those that the delegate type gives can be named.
    func mayBe(_ type: Any.Type) -> Bool {
        byName.contains { name, address in
            !open.contains(name)
                && (address == Metadata(type).address || address == Metadata(type).optionalPayload?.address)
        }
    }

    /// Whether a type, in the type of a closure by which a method is named, may be declared with an associated type in a place where
    /// this changes how its values are passed: as one, or as a struct, an enum or a tuple with one in it.
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

    /// Whether a type, in the type of a closure by which a method is named, may stand for an associated type that the delegate type
    /// leaves open: an existential or a class to which values of that type are converted, also within collections.
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

    /// Whether a result may be declared with an associated type. One that the delegate type leaves open is converted to
    /// an existential for who names the method, also within collections; a type without arguments is no such result.
    func mayBeResult(_ type: Any.Type) -> Bool {
        mayBe(type) || !open.isEmpty && type != Void.self && !Metadata(type).isNominalWithoutArguments
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
}
