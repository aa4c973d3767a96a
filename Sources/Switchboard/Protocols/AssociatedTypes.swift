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
