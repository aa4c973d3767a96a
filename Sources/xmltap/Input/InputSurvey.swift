/// What can be known about a document's bytes without parsing them: where the document ends, and where it stops being
/// UTF-8.
///
/// This is needed to explain the parser's errors: the parser reports a wrong encoding and a forbidden character with
/// the same code, and an end of the input in the middle of something with many different codes.
struct InputSurvey: Sendable {
    /// A byte that is not valid UTF-8 at its position.
    struct StrayByte: Sendable {
        let value: UInt8
        let line: Int
    }

    private(set) var byteCount = 0
    private(set) var isAtEnd = false
    /// The first stray byte.
    private(set) var strayByte: StrayByte?
    /// The encoding named by the XML declaration, in upper case.
    private(set) var declaredEncoding: String?

    private var line = 1
    private var bytesInLine = 0
    private var charactersInLine = 0
    /// How many bytes of the current character are still to come.
    private var missing = 0
    /// The first byte of the current character.
    private var leadByte: UInt8 = 0
    private var head: [UInt8] = []

    /// Whether a position is the end of the input. Within a line the parser counts some characters as one column, and
    /// others as several bytes; columns of UTF-16 are not checked.
    func isEnd(_ position: Position) -> Bool {
        guard isAtEnd, position.line == line else { return false }
        let isWide = head.prefix(2).contains { $0 == 0 || $0 >= 0xFE }
        return isWide || (charactersInLine + 1...bytesInLine + 1).contains(position.column)
    }

    mutating func end() {
        isAtEnd = true
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        if head.count < Self.headLength {
            head.append(contentsOf: bytes.prefix(Self.headLength - head.count))
            declaredEncoding = Self.encoding(declaredIn: head)
        }
        byteCount += bytes.count
        for byte in bytes { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        let isContinuation = byte & 0xC0 == 0x80
        if missing > 0, isContinuation {
            missing -= 1
        } else {
            if missing > 0 { stray(leadByte) }
            leadByte = byte
            switch byte {
            case ..<0x80: missing = 0
            case 0xC2...0xDF: missing = 1
            case 0xE0...0xEF: missing = 2
            case 0xF0...0xF4: missing = 3
            default:
                missing = 0
                stray(byte)
            }
        }
        bytesInLine += 1
        if !isContinuation { charactersInLine += 1 }
        if byte == UInt8(ascii: "\n") {
            line += 1
            bytesInLine = 0
            charactersInLine = 0
        }
    }

    private mutating func stray(_ byte: UInt8) {
        if strayByte == nil { strayByte = StrayByte(value: byte, line: line) }
    }

    // MARK: The declaration

    /// An XML declaration is the first thing in a document and short.
    private static let headLength = 256

    private static func encoding(declaredIn head: [UInt8]) -> String? {
        let text = String(decoding: head, as: UTF8.self)
        guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return nil }
        guard let name = text[..<end.lowerBound].firstMatch(of: /encoding\s*=\s*["']([^"']+)["']/) else { return nil }
        return name.1.uppercased()
    }
}
