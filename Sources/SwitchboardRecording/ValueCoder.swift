/// Writes and reads values of one declared type.
struct ValueCoder {
    let type: Any.Type
    /// Whether values aren't in the file.
    let isLeftOut: Bool
    /// Whether a value that isn't in the file is at hand.
    var isSupplied = true
    /// The value for the file, as `JSONEncoder` takes it.
    let encodable: (Any) throws -> AnyEncodable
    /// A value from the file. Nil if it isn't there, and none was supplied.
    let decode: (inout any ValueSource) throws -> TypedValue?

    static func leftOut<Value>(_ supplied: TypedValue?, of type: Value.Type) -> Self {
        Self(type: type, isLeftOut: true, isSupplied: supplied != nil) { _ in
            AnyEncodable(value: Bool?.none)
        } decode: { source in
            try source.skipNull()
            return supplied
        }
    }

    static func converted<Value, Stored: Codable>(
        _ type: Value.Type, _ write: @escaping (Value) throws -> Stored, _ read: @escaping (Stored) throws -> Value
    ) -> Self {
        Self(type: type, isLeftOut: false) { value in
            AnyEncodable(value: try write(value as! Value))
        } decode: { source in
            TypedValue(try read(try source.next(Stored.self)))
        }
    }

    static func codable<Value: Codable>(_ type: Value.Type) -> Self {
        Self(type: type, isLeftOut: false) { value in
            AnyEncodable(value: value as! Value)
        } decode: { source in
            TypedValue(try source.next(Value.self))
        }
    }
}

/// A value of any type that can be written. The container, not the value, is asked to write it, because it has forms of
/// its own for dates and data.
struct AnyEncodable: Encodable {
    let value: any Encodable

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// Where values of a line come from.
protocol ValueSource {
    mutating func next<Value: Decodable>(_ type: Value.Type) throws -> Value
    /// Throws if there's a value.
    mutating func skipNull() throws
}

/// The arguments, one after another.
struct ArgumentSource: ValueSource {
    var container: any UnkeyedDecodingContainer

    mutating func next<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type) }

    mutating func skipNull() throws {
        if try !container.decodeNil() { throw LineFault.valueOfLeftOut }
    }
}

/// The result.
struct ResultSource: ValueSource {
    let container: KeyedDecodingContainer<LineKey>

    func next<Value: Decodable>(_ type: Value.Type) throws -> Value { try container.decode(type, forKey: .result) }

    func skipNull() throws {
        if try !container.decodeNil(forKey: .result) { throw LineFault.valueOfLeftOut }
    }
}
