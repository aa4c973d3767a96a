/// `text` with everything that would move a terminal's cursor or break the line written as an escape.
package func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return text.unicodeScalars.map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
}

/// The beginning of `text`, for one line of at most `length` characters.
package func shortened(_ text: String, to length: Int = 40) -> String {
    let end = text.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    return visible(String(text[..<end])) + (end == text.endIndex ? "" : "…")
}

private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
}

/// Formats columns, numbers, times and percentages.
package enum Text {
    package static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    package static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// `1234567` as "1,234,567".
    package static func grouped(_ number: Int) -> String {
        let digits = String(number)
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }

    /// `1234567` as "1.2 MB".
    package static func megabytes(_ byteCount: Int) -> String {
        grouped(byteCount / 1_000_000) + "." + String(byteCount / 100_000 % 10) + " MB"
    }

    /// With one digit after the point:
    /// `1234.56` as "1,234.6". Precondition: neither negative nor too large for an `Int`.
    package static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return grouped(tenths / 10) + "." + String(tenths % 10)
    }

    /// In milliseconds, to the microsecond.
    package static func milliseconds(_ duration: Duration) -> String {
        let microseconds = duration.nanoseconds / 1000
        let rest = String(microseconds % 1000)
        return grouped(microseconds / 1000) + "." + String(repeating: "0", count: 3 - rest.count) + rest + " ms"
    }

    /// With one digit after the point.
    package static func percent(_ part: Duration, of whole: Duration) -> String {
        guard whole > .zero else { return "-" }
        let perMille = Int((Double(part.nanoseconds) / Double(whole.nanoseconds) * 1000).rounded())
        return "\(perMille / 10).\(perMille % 10) %"
    }

    /// "1 call", "2 calls".
    package static func count(_ number: Int, _ noun: String) -> String {
        grouped(number) + " " + noun + (number == 1 ? "" : "s")
    }
}

extension Duration {
    /// Precondition: less than 292 years.
    package var nanoseconds: Int {
        Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
    }
}
