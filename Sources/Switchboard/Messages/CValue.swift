/// A value of a C type that Swift has no type for at this place, such as a structure that only its encoding tells of.
///
/// ```swift
/// let size = try invocation.argument(at: 0, as: CValue.self).load(as: CGSize.self)
/// ```
public struct CValue: Sendable, Hashable {
    /// The type encoding.
    public let encoding: String
    /// The value as C has it in memory; zeros for the padding in it, unless there is a union.
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

    /// Makes a value of the C type that a Swift value is of, for instance a structure that was imported from C.
    ///
    /// - Throws: `SignatureError` where the value's type is none that C has.
    public init<Value>(_ value: Value) throws(SignatureError) {
        guard let encoding = TypeEncoding.encoding(of: Value.self), !encoding.hasPrefix("@") else {
            throw SignatureError(.notInC(type: String(reflecting: Value.self)))
        }
        // Swift leaves out the padding at the end.
        let padding = [UInt8](repeating: 0, count: MemoryLayout<Value>.stride - MemoryLayout<Value>.size)
        let bytes = withUnsafeBytes(of: value) { Array($0) } + padding
        self = bytes.withUnsafeBytes { Self(encoding: encoding, bytes: $0, layout: CLayout(Value.self)) }
    }

    /// The value as a Swift type with the same members.
    ///
    /// - Throws: `MessageError` where the type has others.
    public func load<Value>(as type: Value.Type = Value.self) throws(MessageError) -> Value {
        guard let layout, layout.accepts(type), layout.isOpaque || isValue(ofType: type) else {
            throw MessageError(.resultType(expected: "`\(encoding)`", found: String(reflecting: type)))
        }
        return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { room in
            // What C has is trivial, so its bytes are the value.
            UnsafeMutableRawBufferPointer(room).copyBytes(from: bytes.prefix(MemoryLayout<Value>.stride))
            return room[0]
        }
    }

    /// Whether a single number or pointer is a value of a Swift type for it: not every number is a scalar, not every
    /// pointer a selector, and null no pointer that is never null.
    private func isValue(ofType type: Any.Type) -> Bool {
        let other = SignatureType(type)
        if type == Unicode.Scalar.self || other.isObject || other.isClass || other.isSelector { return false }
        return !other.refusesNull || bytes.contains { $0 != 0 }
    }

    var layout: CLayout? { CLayout(encoding: encoding) }
}
