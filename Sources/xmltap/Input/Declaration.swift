/// Parses the declarations of a document type's subset, as far as `CrashGuard` needs it.
enum Declaration {
    private struct Token {
        let range: Range<Int>
        let text: String
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Overwrites the parts of a declaration on which the parser would crash. Line breaks stay.
    ///
    /// - Returns: How many declarations were overwritten; each attribute counts.
    static func blank(_ declaration: inout [UInt8]) -> Int {
        let tokens = tokens(of: declaration)
        var ranges: [Range<Int>] = []
        switch tokens.first?.text {
        case "ATTLIST":
            ranges = attributesWithoutDefault(tokens)
        case "NOTATION" where !(tokens.count == 5 && tokens[2].text == "PUBLIC"):
            ranges = [declaration.indices]
        case "ENTITY" where tokens.count > 4 && tokens[2].text == "SYSTEM" && tokens[4].text == "NDATA":
            ranges = [declaration.indices]
        default: break
        }
        for index in ranges.joined() where !isSpace(declaration[index]) {
            declaration[index] = UInt8(ascii: " ")
        }
        return ranges.count
    }

    /// The ranges of attributes without a default in an attribute list, `ATTLIST element (name type default)*`.
    private static func attributesWithoutDefault(_ tokens: [Token]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var rest = tokens.dropFirst(2)
        while let name = rest.popFirst(), let type = rest.popFirst() {
            if type.text == "NOTATION" { rest = rest.dropFirst() }
            guard let value = rest.popFirst() else { break }
            switch value.text {
            case "#IMPLIED", "#REQUIRED": ranges.append(name.range.lowerBound..<value.range.upperBound)
            case "#FIXED": rest = rest.dropFirst()
            default: break
            }
        }
        return ranges
    }

    /// The words, quoted texts and groups in parentheses between "<!" and ">".
    private static func tokens(of declaration: [UInt8]) -> [Token] {
        let end = declaration.last == UInt8(ascii: ">") ? declaration.count - 1 : declaration.count
        var tokens: [Token] = []
        var index = min(2, end)
        while index < end {
            let start = index
            index += 1
            switch declaration[start] {
            case let byte where isSpace(byte): continue
            case UInt8(ascii: "("): skip(through: UInt8(ascii: ")"))
            case UInt8(ascii: "\""): skip(through: UInt8(ascii: "\""))
            case UInt8(ascii: "'"): skip(through: UInt8(ascii: "'"))
            default:
                while index < end, !isSpace(declaration[index]), !"\"'(".utf8.contains(declaration[index]) {
                    index += 1
                }
            }
            let text = String(decoding: declaration[start..<index], as: UTF8.self)
            tokens.append(Token(range: start..<index, text: text))
        }
        return tokens

        func skip(through mark: UInt8) {
            while index < end, declaration[index] != mark { index += 1 }
            index = min(index + 1, end)
        }
    }
}
