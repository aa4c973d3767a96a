import CSupport

/// A protocol type whose primary associated types are given, such as `any P<Int>`. Source: ExtendedExistentialTypeShape
/// in include/swift/ABI/Metadata.h, and its flags in MetadataValues.h. The types that are given are the parameters of
/// the outermost level, and Self is the only one of the second, `qd__` in mangled names (docs/ABI/Mangling.rst).
struct ExtendedExistential {
    private let metadata: UnsafeRawPointer

    fileprivate init(_ metadata: UnsafeRawPointer) {
        self.metadata = metadata
    }

    private var shape: UnsafeRawPointer { metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }
    private var flags: UInt32 { shape.load(as: UInt32.self) }
    private var specialKind: UInt32 { flags & 0xFF }

    private var requirements: [GenericRequirement] {
        let shape = shape, flags = flags
        func count(_ offset: Int) -> Int { Int(shape.load(fromByteOffset: offset, as: UInt16.self)) }
        var end = 16, parameters = flags & 0x800 != 0 ? 0 : count(8)
        if flags & 0x200 != 0 { end += 4 }
        if flags & 0x400 != 0 { end += 4 }
        if flags & 0x100 != 0 {
            if flags & 0x1000 == 0 { parameters += count(end) }
            end += 8
        }
        end = (end + parameters + 3) / 4 * 4
        return (0..<count(10)).map { GenericRequirement(at: shape + end + $0 * GenericRequirement.size) }
    }

    /// Whether it is a protocol type, and not a metatype of one.
    var isValue: Bool { specialKind < 2 }
    var isClassBound: Bool { specialKind == 1 }
    var hasSuperclass: Bool { requirements.contains { $0.kind == .superclass } }

    /// The protocols with a word in values of the type, in the order of these words.
    var protocols: [ProtocolDescriptor] {
        requirements.compactMap { requirement in
            guard let parameter = requirement.parameter, MangledName.text(parameter) == "qd__" else { return nil }
            return requirement.conformedProtocol
        }
    }

    /// The types that are given for associated types, by name; nil if one of them could not be read.
    var associatedTypes: [Substring: Metadata]? {
        var types: [Substring: Metadata] = [:]
        for requirement in requirements where requirement.kind == .sameType {
            guard let parameter = requirement.parameter, let index = MangledName.outermostParameter(parameter),
                let other = requirement.otherType,
                let name = MangledName.associatedType(other, of: "Qyd__")
            else { return nil }
            types[name] = Metadata(at: metadata.load(fromByteOffset: 16 + index * 8, as: UnsafeRawPointer.self))
        }
        return types
    }
}

extension Metadata {
    /// Nil for what is no extended existential.
    var extendedExistential: ExtendedExistential? {
        guard case .extendedExistential = kind else { return nil }
        return ExtendedExistential(address)
    }
}
