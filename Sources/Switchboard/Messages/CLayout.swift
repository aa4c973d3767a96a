import CFFIShim

/// The numbers and pointers of a C type, each with its offset. They decide whether the bytes of a value of one type are
/// a value of another.
///
/// Equal leaves that follow each other without a gap form one run. So an array of numbers takes one run, however long
/// it is, and two types with the same leaves have the same runs, whatever their structures and arrays are.
package struct CLayout: Equatable, Sendable {
    /// The kind of a leaf, which determines its size.
    package enum Leaf: UInt8, Sendable {
        case bool, int8, uint8, int16, uint16, int32, uint32, int64, uint64, float, double, longDouble
        /// A pointer to bytes, a string, a function; a selector.
        case pointer
        /// An object or a block.
        case object
        case `class`
    }

    /// Leaves side by side.
    package struct Run: Equatable, Sendable {
        package let leaf: Leaf
        /// The offset of the first leaf, in bytes.
        package let offset: Int
        package fileprivate(set) var count: Int
    }

    /// In bytes, like `alignment`; 0 for void.
    package let size: Int
    package let alignment: Int
    /// In ascending order. Empty for void, and for a type that is or contains a union.
    package private(set) var runs: [Run] = []
    /// The contents cannot be known, because the type contains a union.
    package private(set) var isOpaque = false

    /// The layout of a Swift type; nil if C does not have the type, or if it exceeds the limits of CFFIShim/encoding.h.
    /// It does not tell how C passes values of the type; only the encoding does.
    package init?(_ type: Any.Type) {
        guard let found = Self.known.withLock({ $0[ObjectIdentifier(type)] }) else {
            let layout = Self.layout(ofSwift: type)
            Self.known.withLock { $0[ObjectIdentifier(type)] = .some(layout) }
            guard let layout else { return nil }
            self = layout
            return
        }
        guard let found else { return nil }
        self = found
    }

    /// Cached results; the inner nil stands for a type without layout.
    private static let known = Locked<[ObjectIdentifier: CLayout?]>([:])

    private static func layout(ofSwift type: Any.Type) -> CLayout? {
        TypeEncoding.encodingInMemory(of: type).flatMap { CLayout(encoding: $0) }
    }

    /// The layout of the type with that encoding; nil if it is not an encoding, or exceeds the limits of
    /// CFFIShim/encoding.h.
    init?(encoding text: String) {
        var text = text, error = cffi_encoding_error()
        let encoding = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cffi_encoding_parse($0.baseAddress, $0.count, &error) }
        }
        guard let encoding else { return nil }
        defer { cffi_encoding_free(encoding) }
        self.init(node: cffi_encoding_first(encoding))
    }

    /// The layout of a C type. Precondition: `node` is a type of a parsed encoding or of a signature, followed by its
    /// members, and lives through the call.
    package init(node: UnsafePointer<cffi_type>) {
        size = Int(node.pointee.size)
        alignment = Int(node.pointee.alignment)
        add(node, at: 0)
        if isOpaque { runs = [] }
    }

    /// Appends the leaves of `node`. Precondition: as for the initializer.
    private mutating func add(_ node: UnsafePointer<cffi_type>, at offset: Int) {
        let type = node.pointee
        switch type.kind {
        case cffi_type_void: break
        case cffi_type_union: isOpaque = true
        case cffi_type_struct:
            var member = node + 1
            for _ in 0..<type.count {
                add(member, at: offset + Int(member.pointee.offset))
                member += Int(member.pointee.span)
            }
        case cffi_type_array:
            let element = node + 1
            if let (leaf, parts) = Leaf.leaves(of: element.pointee.kind) {
                add(leaf, count: parts * Int(type.count), at: offset)
            } else {
                let stride = Int(element.pointee.size)
                for index in 0..<Int(type.count) where !isOpaque { add(element, at: offset + index * stride) }
            }
        default:
            if let (leaf, parts) = Leaf.leaves(of: type.kind) { add(leaf, count: parts, at: offset) }
        }
    }

    /// Whether it is one object.
    package var isObject: Bool { runs.count == 1 && runs[0].leaf == .object && runs[0].count == 1 }

    /// Whether it contains only numbers.
    package var isNumeric: Bool {
        !isOpaque && runs.allSatisfy { $0.leaf != .object && $0.leaf != .class && $0.leaf != .pointer }
    }

    private mutating func add(_ leaf: Leaf, count: Int, at offset: Int) {
        guard count > 0 else { return }
        if let last = runs.last, last.leaf == leaf, last.offset + last.count * leaf.size == offset {
            runs[runs.count - 1].count += count
        } else {
            runs.append(Run(leaf: leaf, offset: offset, count: count))
        }
    }
}

extension CLayout.Leaf {
    /// The leaves of a type without members, which are all alike; nil for void and for types with members.
    fileprivate static func leaves(of kind: cffi_type_kind) -> (leaf: Self, count: Int)? {
        switch kind {
        case cffi_type_bool: (.bool, 1)
        case cffi_type_int8: (.int8, 1)
        case cffi_type_uint8: (.uint8, 1)
        case cffi_type_int16: (.int16, 1)
        case cffi_type_uint16: (.uint16, 1)
        case cffi_type_int32: (.int32, 1)
        case cffi_type_uint32: (.uint32, 1)
        case cffi_type_int64: (.int64, 1)
        case cffi_type_uint64: (.uint64, 1)
        case cffi_type_float: (.float, 1)
        case cffi_type_double: (.double, 1)
        case cffi_type_long_double: (.longDouble, 1)
        case cffi_type_complex_float: (.float, 2)
        case cffi_type_complex_double: (.double, 2)
        case cffi_type_complex_long_double: (.longDouble, 2)
        case cffi_type_pointer, cffi_type_string, cffi_type_selector, cffi_type_function: (.pointer, 1)
        case cffi_type_object, cffi_type_block: (.object, 1)
        case cffi_type_class: (.class, 1)
        default: nil
        }
    }

    /// In bytes.
    package var size: Int {
        switch self {
        case .bool, .int8, .uint8: 1
        case .int16, .uint16: 2
        case .int32, .uint32, .float: 4
        case .int64, .uint64, .double: 8
        // 10 bytes on x86-64, padded; 16 bytes where it is IEEE's. Apple's arm64 uses double for it.
        case .longDouble: longDoubleSize
        case .pointer, .object, .class: MemoryLayout<UnsafeRawPointer>.size
        }
    }

    /// Whether a value of this leaf may be used where a C type has `place`. A pointer may hold the address of an
    /// object.
    fileprivate func fits(_ place: Self) -> Bool {
        self == place || self == .pointer && (place == .object || place == .class)
    }

    /// The Swift type that consists of just this leaf, if any; no layout is needed to answer for it.
    fileprivate var swiftType: Any.Type {
        switch self {
        case .bool: Bool.self
        case .int8: Int8.self
        case .uint8: UInt8.self
        case .int16: Int16.self
        case .uint16: UInt16.self
        case .int32: Int32.self
        case .uint32: UInt32.self
        case .int64: Int.self
        case .uint64: UInt.self
        case .float: Float.self
        case .double: Double.self
        case .pointer, .object, .class: UnsafeMutableRawPointer.self
        case .longDouble:
            #if arch(x86_64) && !os(Windows)
                Float80.self
            #else
                Never.self
            #endif
        }
    }
}

extension CLayout {
    /// Whether the bytes of a C value with this layout can be stored and read as a value of the Swift type.
    ///
    /// The leaves must be equal, except that a pointer may stand for an object or a class. If there is a union, any
    /// type of the same size and alignment whose values are plain bytes is accepted.
    package func accepts(_ type: Any.Type) -> Bool {
        if runs.count == 1, runs[0].count == 1, runs[0].leaf.swiftType == type { return true }
        if isOpaque {
            let metadata = Metadata(type)
            return metadata.isTrivial && metadata.stride == size && metadata.alignment == alignment
                && Self.admitsAnyBytes(metadata)
        }
        guard let other = CLayout(type) else { return false }
        return size == other.size && alignment == other.alignment && Self.fit(other.runs, runs)
    }

    /// Whether all bytes are valid values of a type: true for types imported from C, and for structs, numbers and
    /// nullable pointers, but not for Swift's enums, `Bool`, Unicode scalars and pointers that are never null.
    private static func admitsAnyBytes(_ metadata: Metadata) -> Bool {
        guard case .struct = metadata.kind else {
            return metadata.optionalPayload != nil && CLayout(metadata.type) != nil
        }
        if metadata.isImportedFromC { return true }
        let value = SignatureType(metadata.type)
        if metadata.type == Unicode.Scalar.self || value.refusesNull || value.isSelector { return false }
        guard let layout = value.layout else { return false }
        return layout.runs.allSatisfy { $0.leaf != .bool && $0.leaf != .object && $0.leaf != .class }
    }

    /// Walks both lists side by side. An object's run may begin inside a run of pointers.
    private static func fit(_ values: [Run], _ places: [Run]) -> Bool {
        var (value, place) = (0, 0)
        // How many leaves of the current runs have been compared.
        var (ofValue, ofPlace) = (0, 0)
        while value < values.count, place < places.count {
            let (given, wanted) = (values[value], places[place])
            guard given.leaf.fits(wanted.leaf),
                given.offset + ofValue * given.leaf.size == wanted.offset + ofPlace * wanted.leaf.size
            else { return false }
            let step = min(given.count - ofValue, wanted.count - ofPlace)
            ofValue += step
            ofPlace += step
            if ofValue == given.count { (value, ofValue) = (value + 1, 0) }
            if ofPlace == wanted.count { (place, ofPlace) = (place + 1, 0) }
        }
        return value == values.count && place == places.count
    }
}

#if os(Windows) || canImport(Darwin) && arch(arm64)
    private let longDoubleSize = 8
#else
    private let longDoubleSize = 16
#endif
