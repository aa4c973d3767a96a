/// An associated type of a protocol's Self, or an associated type of such a type, as `Item.Key` in
/// `associatedtype Item: Keyed where Item.Key: Hashable`.
struct MemberType {
    struct Part {
        let name: Substring
        /// The protocol that declares it.
        let descriptor: ProtocolDescriptor
    }

    let parts: [Part]

    /// Reads a mangled name; nil for that of another type, or for one that this does not understand. Each part is an
    /// identifier and a protocol. The end is `Qz` for one part; otherwise `_` follows the first part, and the end is
    /// `QZ` (docs/ABI/Mangling.rst, `assoc-type-list`).
    init?(_ name: UnsafePointer<UInt8>) {
        let bytes = UnsafeBufferPointer(start: name, count: MangledName.length(name))
        guard bytes.count > 2,
            bytes.suffix(2).elementsEqual("Qz".utf8) || bytes.suffix(2).elementsEqual("QZ".utf8)
        else { return nil }
        let end = bytes.count - 2
        var place = 0, parts: [Part] = []
        while place < end {
            guard let text = Self.identifier(bytes, &place),
                let descriptor = Self.protocolDescriptor(bytes, &place)
            else { return nil }
            parts.append(Part(name: text, descriptor: descriptor))
            if parts.count == 1, place < end, bytes[place] == UInt8(ascii: "_") { place += 1 }
        }
        guard !parts.isEmpty, place == end else { return nil }
        self.parts = parts
    }

    /// For instance `Item.Key`.
    var description: String { parts.map(\.name).joined(separator: ".") }

    private static func identifier(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Substring? {
        let digits = bytes[place...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        // A leading zero: parts of the identifier are elsewhere in the name.
        guard digits.first != UInt8(ascii: "0"), let count = Int(String(decoding: digits, as: UTF8.self)), count > 0,
            digits.endIndex + count <= bytes.count
        else { return nil }
        place = digits.endIndex + count
        return Substring(decoding: bytes[digits.endIndex..<place], as: UTF8.self)
    }

    /// A reference to its descriptor, or one of the standard library: `S` and one letter, `Sc` and one letter, or
    /// `s`, its name and `P`.
    private static func protocolDescriptor(
        _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int
    ) -> ProtocolDescriptor? {
        guard place < bytes.count else { return nil }
        let begin = place
        switch bytes[begin] {
        case 1, 2:
            place += 5
            // It need not be aligned.
            let reference = UnsafeRawPointer(bytes.baseAddress! + begin + 1)
            let target = reference + Int(reference.loadUnaligned(as: Int32.self))
            return (bytes[begin] == 1 ? target : target.load(as: UnsafeRawPointer?.self)).map {
                ProtocolDescriptor(at: $0)
            }
        case UInt8(ascii: "S"): place += begin + 1 < bytes.count && bytes[begin + 1] == UInt8(ascii: "c") ? 3 : 2
        case UInt8(ascii: "s"):
            place += 1
            guard identifier(bytes, &place) != nil, place < bytes.count, bytes[place] == UInt8(ascii: "P") else {
                return nil
            }
            place += 1
        default: return nil
        }
        guard place <= bytes.count else { return nil }
        let text = String(decoding: bytes[begin..<place], as: UTF8.self)
        let name = (text.hasPrefix("s") ? String(text.dropLast()) : text) + "_p"
        guard let type = _typeByName(name), case .existential = Metadata(type).kind else { return nil }
        return Metadata(type).protocols.first
    }
}
