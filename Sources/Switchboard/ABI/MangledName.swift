/// Reads the mangled names of types, as fields and requirements have them.
enum MangledName {
    /// The length of a mangled name, which may hold symbolic references with zero bytes in them
    /// (docs/ABI/Mangling.rst: control characters 1 to 0x17 are followed by four bytes, 0x18 to 0x1F by eight).
    static func length(_ name: UnsafePointer<UInt8>) -> Int {
        var length = 0
        while name[length] != 0 {
            switch name[length] {
            case 0x01...0x17: length += 5
            case 0x18...0x1F: length += 9
            default: length += 1
            }
        }
        return length
    }

    /// Whether the name is that of a generic parameter: `x`, `q_`, `q0_`, `qd__` ...
    static func isGenericParameter(_ name: UnsafePointer<UInt8>) -> Bool {
        let length = length(name)
        if length == 1 { return name[0] == UInt8(ascii: "x") }
        return length > 1 && name[0] == UInt8(ascii: "q") && name[length - 1] == UInt8(ascii: "_")
    }

    /// The name of an associated type of a generic parameter, such as `4Item` and the protocol, of the parameter with
    /// that suffix; nil for another name.
    static func associatedType(_ name: UnsafePointer<UInt8>, of parameter: String) -> Substring? {
        let bytes = UnsafeBufferPointer(start: name, count: length(name))
        let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard let count = Int(String(decoding: digits, as: UTF8.self)), count > 0, digits.first != UInt8(ascii: "0"),
            bytes.count >= digits.count + count + parameter.utf8.count,
            bytes.suffix(parameter.utf8.count).elementsEqual(parameter.utf8)
        else { return nil }
        return Substring(decoding: bytes[digits.count..<digits.count + count], as: UTF8.self)
    }

    /// Whether the name mentions no generic parameter and no associated type of one. Of some names that mention none,
    /// this is false. Source: docs/ABI/Mangling.rst, `x` and `q` are parameters, `Q` begins what is derived from them.
    static func isClosed(_ name: UnsafePointer<UInt8>) -> Bool {
        let length = length(name)
        var index = 0
        while index < length {
            let byte = name[index]
            switch byte {
            case 0x01...0x17: index += 5
            case 0x18...0x1F: index += 9
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                var count = 0
                while index < length, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(name[index]) {
                    count = count * 10 + Int(name[index] - UInt8(ascii: "0"))
                    index += 1
                }
                index += count
            // Two characters, or three: the standard library's types, and kinds of functions.
            case UInt8(ascii: "S"): index += index + 1 < length && name[index + 1] == UInt8(ascii: "c") ? 3 : 2
            case UInt8(ascii: "X"): index += 2
            case UInt8(ascii: "x"), UInt8(ascii: "q"), UInt8(ascii: "Q"): return false
            default: index += 1
            }
        }
        return true
    }

    /// The index of a generic parameter of the outermost level; nil for another name.
    static func outermostParameter(_ name: UnsafePointer<UInt8>) -> Int? {
        let text = String(decoding: UnsafeBufferPointer(start: name, count: length(name)), as: UTF8.self)
        if text == "x" { return 0 }
        if text == "q_" { return 1 }
        guard text.first == "q", text.last == "_" else { return nil }
        return Int(text.dropFirst().dropLast()).map { $0 + 2 }
    }

    /// The name as text. Precondition: it has no symbolic references.
    static func text(_ name: UnsafePointer<UInt8>) -> String {
        String(decoding: UnsafeBufferPointer(start: name, count: length(name)), as: UTF8.self)
    }
}
