import CFFIShim

/// The numbers and pointers that a C type is made of, each with its place: what decides whether the bytes of a value of
/// one type are a value of another.
///
/// Equal leaves that follow each other without a gap are one run, so an array of numbers takes one, however long it is,
/// and two types with the same leaves have the same runs, whatever their structures and arrays are.
package struct CLayout: Equatable, Sendable {
    /// What a leaf is. Its size follows from it.
    package enum Leaf: UInt8, Sendable {
        case bool, int8, uint8, int16, uint16, int32, uint32, int64, uint64, float, double, longDouble
        /// To bytes, a string, a function; a selector.
        case pointer
        /// An object or a block.
        case object
        case `class`
    }

    /// Leaves side by side.
    package struct Run: Equatable, Sendable {
        package let leaf: Leaf
        /// Of the first one, in bytes.
        package let offset: Int
        package var count: Int
    }

    /// In bytes, as `alignment` is; 0 for void.
    package let size: Int
    package let alignment: Int
    /// Ascending. Empty for void, and for a union or what has one in it.
    package var runs: [Run] = []
    /// What it has in it cannot be known, because a union is in it.
    package private(set) var isOpaque = false

    /// The layout of a Swift type, or nil for one that C has not or that is over the limits of cffi_encoding.h.
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

    /// What has been asked for; nil within for a type that has no layout.
    private static let known = Locked<[ObjectIdentifier: CLayout?]>([:])

    private static func layout(ofSwift type: Any.Type) -> CLayout? {
        guard var text = TypeEncoding.encoding(of: type) else { return nil }
        var error = cffi_encoding_error()
        let encoding = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cffi_encoding_parse($0.baseAddress!, $0.count, &error) }
        }
        guard let encoding else { return nil }
        defer { cffi_encoding_free(encoding) }
        return CLayout(node: cffi_encoding_result(encoding))
    }

    /// The layout of a C type. Precondition: `node` is one of a parsed encoding, or of a signature, with its members
    /// behind it, that lives through the call.
    package init(node: UnsafePointer<cffi_type>) {
        size = Int(node.pointee.size)
        alignment = Int(node.pointee.alignment)
        add(node, at: 0)
        if isOpaque { runs = [] }
    }

    /// Appends what `node` is made of. Precondition: as of the initializer.
    private mutating func add(_ node: UnsafePointer<cffi_type>, at offset: Int) {
        let type = node.pointee
        switch type.kind {
        case cffi_type_void: break
        case cffi_type_struct:
            var member = node + 1
            for _ in 0..<type.count {
                add(member, at: offset + Int(member.pointee.offset))
                member += Int(member.pointee.span)
            }
        case cffi_type_array:
            let element = node + 1
            let stride = Int(element.pointee.size)
            guard type.count > 0 else { break }
            add(element, at: offset)
            // Leaves side by side need no steps.
            let alike = Self.leaf(of: element.pointee.kind).map { $0.parts == 1 } ?? false
            if alike {
                runs[runs.count - 1].count += Int(type.count) - 1
            } else {
                for index in 1..<max(Int(type.count), 1) { add(element, at: offset + index * stride) }
            }
        default:
            guard let (leaf, parts) = Self.leaf(of: type.kind) else {
                isOpaque = true
                break
            }
            for part in 0..<parts { add(leaf, size: Int(type.size) / parts, at: offset + part * Int(type.size) / parts) }
        }
    }
}
