/// A value of a C type for which the library knows no Swift type, such as a structure of which it has only the
/// encoding.
///
/// ```swift
/// let size = try invocation.argument(at: 0, as: CValue.self).load(as: CGSize.self)
/// ```
public struct CValue: Sendable, Hashable {
    /// The type encoding of the value's C type.
    public let encoding: String
    /// The value in C's memory layout. Its padding is zero, unless it contains a union.
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

    /// Creates a value of the C type that corresponds to a Swift value's type, for example of a structure imported from
    /// C.
    ///
    /// - Parameter value: The Swift value.
    /// - Throws: A ``SignatureError`` if C doesn't have the value's type.
    public init<Value>(_ value: Value) throws(SignatureError) {
        guard let encoding = TypeEncoding.encoding(of: Value.self), !encoding.hasPrefix("@") else {
            throw SignatureError(.notInC(type: String(reflecting: Value.self)))
        }
        // Swift omits the padding at the end.
        let padding = [UInt8](repeating: 0, count: MemoryLayout<Value>.stride - MemoryLayout<Value>.size)
        let bytes = withUnsafeBytes(of: value) { Array($0) } + padding
        self = bytes.withUnsafeBytes { Self(encoding: encoding, bytes: $0, layout: CLayout(Value.self)) }
    }

    /// Returns the value as a Swift type with the same members.
    ///
    /// - Parameter type: The Swift type.
    /// - Returns: The value as that type.
    /// - Throws: A ``MessageError`` if the type has other members, or if the value isn't valid for the type. For
    ///   example, null isn't valid for a pointer that isn't optional.
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
