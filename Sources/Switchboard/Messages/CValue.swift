/// A value of a C type for which Swift has no type here, such as a structure of which only the encoding is known.
///
/// ```swift
/// let size = try invocation.argument(at: 0, as: CValue.self).load(as: CGSize.self)
/// ```
public struct CValue: Sendable, Hashable {
    /// The type encoding.
    public let encoding: String
    /// The value in C's memory layout, with zeros for its padding unless it contains a union.
    public let bytes: [UInt8]

    init(encoding: String, bytes: UnsafeRawBufferPointer, layout: CLayout?) {
        self.encoding = encoding
        guard let layout, !layout.isOpaque else {
            self.bytes = Array(bytes)
            return
        }
        var members = [UInt8](repeating: 0, count: layout.size)
        for run in layout.runs {
            for offset in run.offset..<run.offset + run.count * run.leaf.size { members[offset] = bytes[offset] }
        }
        self.bytes = members
    }

    /// Makes a value of the C type that corresponds to a Swift value's type, for instance a structure imported from C.
    ///
    /// - Throws: `SignatureError` if C does not have the value's type.
    public init<Value>(_ value: Value) throws(SignatureError) {
        guard let encoding = TypeEncoding.encoding(of: Value.self), !encoding.hasPrefix("@") else {
            throw SignatureError(.notInC(type: String(reflecting: Value.self)))
        }
        // Swift omits the padding at the end.
        let padding = [UInt8](repeating: 0, count: MemoryLayout<Value>.stride - MemoryLayout<Value>.size)
        let bytes = withUnsafeBytes(of: value) { Array($0) } + padding
        self = bytes.withUnsafeBytes { Self(encoding: encoding, bytes: $0, layout: CLayout(Value.self)) }
    }

    /// The value as a Swift type with the same members.
    ///
    /// - Throws: `MessageError` if the type has other members.
    public func load<Value>(as type: Value.Type = Value.self) throws(MessageError) -> Value {
        guard let layout, layout.accepts(type), layout.isOpaque || isValue(ofType: type) else {
            throw MessageError(.resultType(expected: "`\(encoding)`", found: String(reflecting: type)))
        }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            // C types are trivial, so the bytes are the value.
            UnsafeMutableRawBufferPointer(room).copyBytes(from: bytes.prefix(MemoryLayout<Value>.stride))
            return room[0]
        }
    }

    /// Whether a single number or pointer is a valid value of a Swift type: not every number is a Unicode scalar, not
    /// every pointer a selector, and null is not a pointer that is never null.
    private func isValue(ofType type: Any.Type) -> Bool {
        let other = SignatureType(type)
        if type == Unicode.Scalar.self || other.isObject || other.isClass || other.isSelector { return false }
        return !other.refusesNull || bytes.contains { $0 != 0 }
    }

    var layout: CLayout? { CLayout(encoding: encoding) }
}
