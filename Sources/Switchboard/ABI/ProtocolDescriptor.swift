import CSupport

/// A protocol's descriptor.
struct ProtocolDescriptor: Hashable {
    let address: UnsafeRawPointer

    init(at address: UnsafeRawPointer) {
        self.address = address
    }

    var name: String {
        relative(address + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "?"
    }

    /// The name, qualified by the types and the module that contain the protocol.
    var qualifiedName: String {
        var name = name
        var parent = relative(address + 4, indirectable: true)
        while let context = parent {
            // Modules and nominal types (kinds 16 and up) have their name at the same offset; other contexts have none.
            let kind = context.load(as: UInt32.self) & 0x1F
            if kind == 0 || kind >= 16, let part = relative(context + 8) {
                name = String(cString: part.assumingMemoryBound(to: CChar.self)) + "." + name
            }
            parent = relative(context + 4, indirectable: true)
        }
        return name
    }

    /// How symbols name the protocol, as in `$s3App4StoreP`; nil if the runtime cannot mangle its name.
    var symbolPrefix: String? {
        var protocols: UnsafeRawPointer? = address
        let existential = swift_getExistentialTypeMetadata(!isClassBound, nil, 1, &protocols)
        guard let name = _mangledTypeName(Metadata(at: existential!).type), name.hasSuffix("_p") else { return nil }
        return "$s" + name.dropLast(2) + "P"
    }

    /// False for a protocol to which structs may conform: its requirements take the address of self.
    var isClassBound: Bool { address.load(as: UInt32.self) & 0x1_0000 == 0 }

    /// The witness table of a class; nil if it does not conform.
    func witnessTable(of type: AnyClass) -> UnsafePointer<UnsafeRawPointer?>? {
        swift_conformsToProtocol(Metadata(type).address, address)?.assumingMemoryBound(to: UnsafeRawPointer?.self)
    }

    /// The names of the associated types, in the order of their requirements.
    var associatedTypeNames: [Substring] {
        guard let names = relative(address + 20) else { return [] }
        return String(cString: names.assumingMemoryBound(to: CChar.self)).split(separator: " ")
    }

    private var signatureCount: Int { Int(address.load(fromByteOffset: 12, as: UInt32.self)) }
    private var requirementCount: Int { Int(address.load(fromByteOffset: 16, as: UInt32.self)) }

    /// What a protocol demands of Self in addition to its requirements.
    enum Constraint {
        case inherits(ProtocolDescriptor)
        case superclass
        /// Self is the same as another type, as in `where Kind.Owner == Self`.
        case sameType(MemberType?)
        case other
    }

    /// The constraints on Self itself, in the order of the signature.
    var constraints: [Constraint] {
        signature.compactMap { record in
            guard record.isOfSelf else { return nil }
            switch record.kind {
            case .conforms: return record.conformedProtocol.map { .inherits($0) }
            case .superclass: return .superclass
            // What need not be copyable may be.
            case .layout, .inverted: return nil
            case .sameType: return .sameType(record.otherType.flatMap { MemberType($0) })
            case .other: return .other
            }
        }
    }

    /// The protocols that this one refines, in the order of the witness table's words for them.
    var bases: [ProtocolDescriptor] {
        constraints.compactMap { if case .inherits(let base) = $0 { base } else { nil } }
    }

    /// What the associated types conform to, in the order of the witness table's words for it: the associated type, or
    /// one of such a type, and the protocol.
    var associatedConformances: [(type: MemberType?, descriptor: ProtocolDescriptor)] {
        signature.compactMap { record in
            guard !record.isOfSelf, let descriptor = record.conformedProtocol else { return nil }
            return (record.parameter.flatMap { MemberType($0) }, descriptor)
        }
    }

    /// Which types are the same as which, such as `Element == Int`: an associated type, and the mangled name of the
    /// other.
    var equalTypes: [(type: MemberType, other: UnsafePointer<UInt8>)] {
        signature.compactMap { record in
            guard record.kind == .sameType, let type = record.parameter.flatMap({ MemberType($0) }),
                let other = record.otherType
            else { return nil }
            return (type, other)
        }
    }

    private var signature: [GenericRequirement] {
        (0..<signatureCount).map { GenericRequirement(at: address + 24 + $0 * GenericRequirement.size) }
    }

    private var firstRequirement: UnsafeRawPointer { address + 24 + signatureCount * GenericRequirement.size }

    /// The flags of each requirement, in witness-table order: the first is word 1.
    var requirements: [RequirementFlags] {
        let first = firstRequirement
        return (0..<requirementCount).map { RequirementFlags(rawValue: (first + $0 * 8).load(as: UInt32.self)) }
    }

    /// The type that a conformance has for an associated type. Precondition: `table` is this protocol's for `type`, and
    /// the requirement at that index an associated type.
    func associatedType(_ index: Int, in table: cffi_witness_table, of type: Metadata) -> Metadata? {
        cffi_associated_type(table, type.address, firstRequirement - 8, firstRequirement + index * 8).map {
            Metadata(at: $0)
        }
    }

    /// The type that a type has for the associated type with that name; nil if it does not conform.
    func associatedType(named name: Substring, of type: Metadata) -> Metadata? {
        let indices = requirements.indices.filter { requirements[$0].kind == .associatedType }
        guard let (index, _) = zip(indices, associatedTypeNames).first(where: { $0.1 == name }),
            let table = swift_conformsToProtocol(type.address, address)
        else { return nil }
        return associatedType(index, in: table.assumingMemoryBound(to: UnsafeRawPointer?.self), of: type)
    }
}

/// One requirement of a generic signature. Source: TargetGenericRequirementDescriptor.
struct GenericRequirement {
    static let size = 12

    enum Kind { case conforms, sameType, superclass, inverted, layout, other }

    private let address: UnsafeRawPointer

    init(at address: UnsafeRawPointer) {
        self.address = address
    }

    private var flags: UInt32 { address.load(as: UInt32.self) }

    var kind: Kind {
        switch flags & 0x1F {
        case 0: .conforms
        case 1: .sameType
        case 2: .superclass
        case 5: .inverted
        case 0x1F: .layout
        default: .other
        }
    }

    /// The mangled name of what is constrained.
    var parameter: UnsafePointer<UInt8>? { relative(address + 4)?.assumingMemoryBound(to: UInt8.self) }

    /// Whether a protocol's Self is constrained.
    var isOfSelf: Bool { parameter.map { $0[0] == UInt8(ascii: "x") && $0[1] == 0 } ?? false }

    var conformedProtocol: ProtocolDescriptor? {
        guard case .conforms = kind else { return nil }
        return relative(address + 8, indirectable: true, spareBits: 3).map { ProtocolDescriptor(at: $0) }
    }

    /// The mangled name of the other type. Precondition: a requirement that two types are the same.
    var otherType: UnsafePointer<UInt8>? { relative(address + 8)?.assumingMemoryBound(to: UInt8.self) }
}

/// A protocol requirement's flags (ProtocolRequirementFlags in MetadataValues.h).
struct RequirementFlags {
    /// Source: ProtocolRequirementFlags::Kind.
    enum Kind: UInt32 {
        case baseProtocol, method, initializer, getter, setter, read, modify, associatedType, associatedConformance
        case unknown
    }

    let rawValue: UInt32

    var kind: Kind { Kind(rawValue: rawValue & 0xF) ?? .unknown }
    var isInstance: Bool { rawValue & 0x10 != 0 }
    var isAsync: Bool { rawValue & 0x20 != 0 }
}

extension ProtocolDescriptor {
    /// The modules of a Swift toolchain. Code outside the toolchain can name only their public protocols; but in a
    /// program that links the toolchain's libraries statically, their symbols are hidden.
    static let toolchainModules: Set<Substring> = [
        "Swift", "_Concurrency", "Synchronization", "Observation", "Distributed", "RegexBuilder", "Dispatch",
        "Foundation",
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]
}
