/// Writes JSON texts, in such a form that they may stand in a page's script: no `<` is in them.
struct JSONWriter {
    private(set) var text = ""

    init(capacity: Int) { text.reserveCapacity(capacity) }

    mutating func write(_ raw: String) { text += raw }

    mutating func write(_ number: Int) { text += String(number) }

    /// Nanoseconds as microseconds, exactly.
    mutating func write(microseconds nanoseconds: Int) {
        text += String(nanoseconds / 1000)
        let rest = nanoseconds % 1000
        guard rest > 0 else { return }
        text += rest < 10 ? ".00" : rest < 100 ? ".0" : "."
        text += String(rest)
    }

    /// A string, with everything written as an escape that ends a script or a line, or is no character of JSON's
    /// strings.
    mutating func write(quoted string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}", "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
