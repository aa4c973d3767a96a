import CForwarding

/// The name of a message.
///
/// Selectors with equal names are equal. Comparing two of them means comparing two addresses.
///
/// ```swift
/// let sum: Int = try calculator.send("add:to:", 2, 3)  // looks the literal up for each message
/// let add: MessageSelector = "add:to:"  // looks it up once
/// ```
///
/// A selector's name stays in memory until the process ends, so don't make selectors from unbounded outside input.
/// Thread-safe.
public struct MessageSelector: Hashable, @unchecked Sendable {
    /// The interned name, which ends with a zero byte. C functions get it as the selector.
    @usableFromInline let pointer: UnsafePointer<CChar>

    /// Creates the selector with a name. Thread-safe.
    ///
    /// - Parameter name: The name, such as `add:to:`.
    public init(_ name: String) {
        var name = name
        let interned = name.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cffi_selector_intern($0.baseAddress, $0.count) }
        }
        guard let interned else { fatalError("Switchboard: no memory for the selector `\(name)`.") }
        pointer = interned
    }

    /// The selector's name, such as `add:to:`.
    public var name: String {
        let bytes = UnsafeRawBufferPointer(start: pointer, count: cffi_selector_length(pointer))
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension MessageSelector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// Creates the selector with the name in a literal. Thread-safe.
    ///
    /// - Parameter name: The name, such as `add:to:`.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// The selector's name, such as `add:to:`.
    public var description: String { name }
}
