import CForwarding

/// The name of a message. Equal names are the same selector, and comparing two selectors means comparing two addresses.
///
/// ```swift
/// let sum: Int = try calculator.send("add:to:", 2, 3)      // looks up a literal for each message
/// let add: MessageSelector = "add:to:"                     // looks it up once
/// ```
///
/// A selector lives as long as the process, so do not make selectors from unbounded outside input. Thread-safe.
public struct MessageSelector: Hashable, @unchecked Sendable {
    /// The interned name, which ends with a zero byte. C functions get it as the selector.
    @usableFromInline let pointer: UnsafePointer<CChar>

    /// The selector with that name.
    public init(_ name: String) {
        var name = name
        let interned = name.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cffi_selector_intern($0.baseAddress, $0.count) }
        }
        guard let interned else { fatalError("Switchboard: no memory for the selector `\(name)`.") }
        pointer = interned
    }

    /// Its name.
    public var name: String {
        let bytes = UnsafeRawBufferPointer(start: pointer, count: cffi_selector_length(pointer))
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension MessageSelector: ExpressibleByStringLiteral, CustomStringConvertible {
    /// The selector with that name.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    /// Its name.
    public var description: String { name }
}
