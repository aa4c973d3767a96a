/// The Objective-C style type encodings (CFFIShim/encoding.h) of the Swift types that C has as well.
///
/// A type has an encoding if its values are, bit by bit, values of a C type: size, alignment and each member's offset
/// agree. So the C size of an encoded type is its stride.
package enum TypeEncoding {
    /// The encoding of `type`; nil if C does not have the type. Thread-safe; computed once for the process.
    package static func encoding(of type: Any.Type) -> String? {
        if let scalar = scalars[ObjectIdentifier(type)] { return scalar }
        if let found = known.withLock({ $0[ObjectIdentifier(type)] }) { return found }
        let encoding = Metadata(type).cEncoding(.asPassed)
        known.withLock { $0[ObjectIdentifier(type)] = .some(encoding) }
        return encoding
    }

    /// The encoding of the memory of a value of `type`, for callers that know from elsewhere how C passes the type: its
    /// padding may hide bit-fields. Not cached.
    static func encodingInMemory(of type: Any.Type) -> String? {
        encoding(of: type) ?? Metadata(type).cEncoding(.inMemory)
    }

    /// What the encoding of a structure is needed for.
    fileprivate enum Purpose {
        /// For passing it as well.
        case asPassed
        case inMemory

        func encoding(of type: Any.Type) -> String? {
            switch self {
            case .asPassed: TypeEncoding.encoding(of: type)
            case .inMemory: TypeEncoding.encodingInMemory(of: type)
            }
        }
    }

    /// Cached results for types that are not scalars; the inner nil stands for a type without encoding.
    private static let known = Locked<[ObjectIdentifier: String?]>([:])

    /// Types with an encoding of their own, whatever they consist of. A line here adds one.
    private static let scalars: [ObjectIdentifier: String] = {
        var scalars: [ObjectIdentifier: String] = [
            ObjectIdentifier(Void.self): "v",
            ObjectIdentifier(Bool.self): "B",
            ObjectIdentifier(Int8.self): "c",
            ObjectIdentifier(UInt8.self): "C",
            ObjectIdentifier(Int16.self): "s",
            ObjectIdentifier(UInt16.self): "S",
            ObjectIdentifier(Int32.self): "i",
            ObjectIdentifier(UInt32.self): "I",
            ObjectIdentifier(Int64.self): "q",
            ObjectIdentifier(UInt64.self): "Q",
            ObjectIdentifier(Int.self): "q",
            ObjectIdentifier(UInt.self): "Q",
            ObjectIdentifier(Float.self): "f",
            ObjectIdentifier(Double.self): "d",
            // char32_t, and wchar_t where that has 32 bits.
            ObjectIdentifier(Unicode.Scalar.self): "I",
            ObjectIdentifier(UnsafeRawPointer.self): "^v",
            ObjectIdentifier(UnsafeMutableRawPointer.self): "^v",
            ObjectIdentifier(OpaquePointer.self): "^v",
            ObjectIdentifier(UnsafePointer<CChar>.self): "*",
            ObjectIdentifier(UnsafeMutablePointer<CChar>.self): "*",
            ObjectIdentifier(MessageSelector.self): ":",
        ]
        #if arch(x86_64) && !os(Windows)
            scalars[ObjectIdentifier(Float80.self)] = "D"
        #endif
        return scalars
    }()

    /// Whether a type has an encoding of its own, whatever it consists of.
    fileprivate static func isInTable(_ type: Any.Type) -> Bool { scalars[ObjectIdentifier(type)] != nil }

    /// Whether it is the encoding of one pointer, whose Optional represents nil as null.
    static func isPointer(_ encoding: String) -> Bool {
        switch encoding.utf8.first {
        case UInt8(ascii: "^"), UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"): true
        default: false
        }
    }

    /// Whether it is the encoding of one number or pointer.
    fileprivate static func isScalar(_ encoding: String) -> Bool {
        encoding.utf8.count == 1 || isPointer(encoding)
    }
}

extension Metadata {
    /// Computes the encoding of a type that is not in the table of scalars.
    fileprivate func cEncoding(_ purpose: TypeEncoding.Purpose) -> String? {
        switch kind {
        case .class, .foreignClass: "@"
        case .existential: isPlainObject ? "@" : nil
        case .metatype, .existentialMetatype: instanceType.isClass || instanceType.isPlainObject ? "#" : nil
        case .function: isCFunction ? "^?" : nil
        case .enum: optionalPayload == nil ? importedEnumEncoding : optionalEncoding
        case .struct: structEncoding(purpose)
        case .foreignReference, .opaque, .tuple, .extendedExistential, .fixedArray, .unknown: nil
        }
    }

    /// The encoding as a structure's member: there C has arrays, and no void.
    private func memberEncoding(_ purpose: TypeEncoding.Purpose) -> String? {
        switch kind {
        case .tuple: return tupleEncoding(purpose)
        case .struct where isInlineArray:
            // Generic arguments: the count, then the element.
            let count = address.load(fromByteOffset: 16, as: Int.self)
            let element = Metadata(at: address.load(fromByteOffset: 24, as: UnsafeRawPointer.self))
            guard count > 0, let encoding = element.memberEncoding(purpose) else { return nil }
            return "[\(count)\(encoding)]"
        default: return purpose.encoding(of: type)
        }
    }

    /// A C array is a tuple in Swift.
    private func tupleEncoding(_ purpose: TypeEncoding.Purpose) -> String? {
        let elements = tupleElements
        guard let first = elements.first?.type else { return nil }
        if elements.allSatisfy({ $0.type.address == first.address }) {
            guard let encoding = first.memberEncoding(purpose), elements[1].offset == first.stride else { return nil }
            return "[\(elements.count)\(encoding)]"
        }
        return recordEncoding(purpose, name: "?", members: elements)
    }

    // MARK: Enums

    private var optionalEncoding: String? {
        guard let payload = optionalPayload, payload.optionalPayload == nil, payload.size == size,
            let encoding = TypeEncoding.encoding(of: payload.type), TypeEncoding.isPointer(encoding)
        else { return nil }
        return encoding
    }

    /// A C enum that is declared as having no other values is an enum in Swift too. Swift does not know its sign.
    private var importedEnumEncoding: String? {
        guard isImportedFromC, enumPayloadCaseCount == 0 else { return nil }
        switch size {
        case 1: return "C"
        case 2: return "S"
        case 4: return "I"
        case 8: return "Q"
        default: return nil
        }
    }

    // MARK: Structs

    private func structEncoding(_ purpose: TypeEncoding.Purpose) -> String? {
        if isGeneric { return genericPointerEncoding }
        guard isTrivial, size > 0, address != Metadata(CVaListPointer.self).address,
            let fields, !fields.isEmpty, fields.count == structFieldCount
        else { return nil }
        var members: [(type: Metadata, offset: Int)] = []
        for (index, field) in fields.enumerated() {
            guard let name = field.mangledType, let type = type(ofField: name) else { return nil }
            members.append((Metadata(type), structFieldOffset(index)))
        }
        let record = recordEncoding(purpose, name: encodableName, members: members)
        // A C enum, or a C type under another name, is a struct in Swift with the plain value in it.
        if members.count == 1, isCGFloat || isImportedFromC && fields[0].name == "rawValue", record != nil,
            let value = members[0].type.memberEncoding(purpose), TypeEncoding.isScalar(value)
        {
            return value
        }
        return record
    }

    /// The structure with these members, if C lays out everything as Swift does.
    private func recordEncoding(
        _ purpose: TypeEncoding.Purpose, name: String, members: [(type: Metadata, offset: Int)]
    ) -> String? {
        func isPlain(from begin: Int, to end: Int, after last: String) -> Bool {
            purpose == .inMemory || !mayHideBits(from: begin, to: end, after: last)
        }
        var (text, end, widest) = ("", 0, 1)
        var last = ""
        for member in members {
            guard let encoding = member.type.memberEncoding(purpose), encoding != "v" else { return nil }
            let offset = roundUp(end, member.type.alignment)
            guard offset == member.offset, isPlain(from: end, to: offset, after: last) else { return nil }
            end = offset + member.type.stride
            widest = max(widest, member.type.alignment)
            text += encoding
            last = encoding
        }
        let size = roundUp(end, widest)
        guard size == stride, widest == alignment, isPlain(from: end, to: size, after: last) else { return nil }
        return "{\(name)=\(text)}"
    }

    /// Whether padding could be bit-fields, about which Swift's metadata know nothing, and which would change how the
    /// structure is passed. On x86-64, eight bytes with a float and integer bits go in an integer register (System V
    /// x86-64 ABI 1.0, 3.2.3), and with only a float in a vector register. Elsewhere padding changes nothing: neither
    /// beside an integer, nor in arm64's registers, which take a homogeneous aggregate or the plain bytes.
    private func mayHideBits(from begin: Int, to end: Int, after encoding: String) -> Bool {
        #if arch(x86_64)
            // The first half of these eight bytes contains the last leaf before the padding.
            guard isNominal, isImportedFromC, stride <= 16, begin % 8 == 4, end - begin == 4 else { return false }
            return encoding.last { $0 != "}" && $0 != "]" } == "f"
        #else
            return false
        #endif
    }

    /// The encoding of a pointer by its target. Structures and what C does not have become pointers to void.
    private var genericPointerEncoding: String? {
        if nominalDescriptor == Metadata(Unmanaged<AnyObject>.self).nominalDescriptor { return "^v" }
        guard isTypedPointer else { return nil }
        let pointee = Metadata(at: address.load(fromByteOffset: 16, as: UnsafeRawPointer.self))
        guard !pointee.mayContainItself, let encoding = TypeEncoding.encoding(of: pointee.type),
            TypeEncoding.isScalar(encoding)
        else { return "^v" }
        return "^" + encoding
    }

    /// Whether it is a structure, or an Optional of one. A structure may contain pointers to its own kind, so the
    /// encoding of a pointer does not include it.
    private var mayContainItself: Bool {
        let payload = optionalPayload ?? self
        guard case .struct = payload.kind, !TypeEncoding.isInTable(payload.type) else { return false }
        return !payload.isGeneric || !payload.isTypedPointer
    }

    private var isTypedPointer: Bool {
        if nominalDescriptor == Metadata(UnsafePointer<Int>.self).nominalDescriptor { return true }
        if nominalDescriptor == Metadata(UnsafeMutablePointer<Int>.self).nominalDescriptor { return true }
        #if canImport(ObjectiveC)
            return nominalDescriptor == Metadata(AutoreleasingUnsafeMutablePointer<Int>.self).nominalDescriptor
        #else
            return false
        #endif
    }

    // MARK: What a type is

    private var isClass: Bool {
        switch kind {
        case .class, .foreignClass: true
        default: false
        }
    }

    /// An existential of one reference, without witness table.
    private var isPlainObject: Bool {
        guard case .existential = kind else { return false }
        return isClassBound && !isErrorExistential && witnessTableCount == 0
    }

    private var isNominal: Bool {
        switch kind {
        case .struct, .enum: true
        default: false
        }
    }

    private var isInlineArray: Bool {
        guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return false }
        return nominalDescriptor == Metadata(InlineArray<1, Int>.self).nominalDescriptor
    }

    /// `CGFloat` is a `double` in C, and a struct with one in Swift.
    private var isCGFloat: Bool {
        guard encodableName == "CGFloat", let parent = relative(nominalDescriptor + 4, indirectable: true),
            parent.load(as: UInt32.self) & 0x1F == 0, let module = relative(parent + 8)
        else { return false }
        let name = String(cString: module.assumingMemoryBound(to: CChar.self))
        return name.hasPrefix("Foundation") || name.hasPrefix("Core")
    }

    /// Precondition, also of the next two: a struct or an enum.
    private var nominalDescriptor: UnsafeRawPointer { address.load(fromByteOffset: 8, as: UnsafeRawPointer.self) }

    /// ContextDescriptorFlags in MetadataValues.h: bit 7. It is also set inside a generic type.
    private var isGeneric: Bool { nominalDescriptor.load(as: UInt32.self) & 0x80 != 0 }

    /// The type's unqualified name; ? for one that would end its encoding early.
    private var encodableName: String {
        guard let name = relative(nominalDescriptor + 8) else { return "?" }
        let text = String(cString: name.assumingMemoryBound(to: CChar.self))
        return text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue } ? text : "?"
    }
}

private func roundUp(_ offset: Int, _ alignment: Int) -> Int { (offset + alignment - 1) & ~(alignment - 1) }
