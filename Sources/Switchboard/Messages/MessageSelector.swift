import CForwarding

/// The name of a message. The same name is the same selector, and two are compared by one comparison of addresses.
///
/// ```swift
/// let sum: Int = try calculator.send("add:to:", 2, 3)      // a literal is looked up each time,
/// let add: MessageSelector = "add:to:"                     // a constant once
/// ```
///
/// A selector lives as long as the process, so do not make them of text that comes from outside without end. Any thread.
public struct MessageSelector: Hashable, @unchecked Sendable {
    /// The interned name, which ends with a zero byte: what C functions get as a selector.
    @usableFromInline let pointer: UnsafePointer<CChar>

    /// The selector of that name.
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
