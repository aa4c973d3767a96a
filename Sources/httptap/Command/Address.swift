import Foundation
import TapSupport

/// What a user may write for a URL.
enum Address {
    static let schemes = ["http", "https"]

    /// A text that is no such URL, in words.
    struct Problem: Error, Equatable {
        let description: String

        init(_ text: String, expected: String, found: String, remedy: String) {
            description = "'\(visible(text))': expected \(expected), found \(found); \(remedy)"
        }
    }

    static func url(of text: String) throws(Problem) -> URL {
        let whole = "a URL such as http://example.org/file"
        guard text.contains("://") else {
            let example = "http://" + (text.isEmpty ? "example.org" : visible(text))
            throw Problem(text, expected: whole, found: "no scheme", remedy: "write \(example)")
        }
        let scheme = String(text.prefix { $0 != ":" }).lowercased()
        guard schemes.contains(scheme) else {
            throw Problem(
                text, expected: "the scheme http or https", found: scheme.isEmpty ? "none" : visible(scheme),
                remedy: "httptap cannot get other URLs")
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.value < 32 }) else {
            throw Problem(text, expected: whole, found: "white space", remedy: "write %20 for a space")
        }
        // Where a character is not allowed, Foundation would encode what is encoded already once more.
        guard let url = URL(string: text, encodingInvalidCharacters: !text.contains("%")) else {
            throw Problem(
                text, expected: whole, found: "a host or a character that cannot be read",
                remedy: "check it for misspellings, and write other characters than letters and digits as %XX")
        }
        guard let host = url.host, !host.isEmpty else {
            throw Problem(text, expected: whole, found: "no host", remedy: "write it behind \(scheme)://")
        }
        guard url.port.map({ (1...65535).contains($0) }) ?? true else {
            throw Problem(
                text, expected: "a port from 1 to 65535", found: "\(url.port ?? 0)", remedy: "check the port")
        }
        return url
    }

    /// Whether both are of one scheme, host and port.
    static func isSameServer(_ one: URL, _ other: URL) -> Bool {
        func server(_ url: URL) -> [String?] {
            let scheme = url.scheme?.lowercased()
            return [scheme, url.host?.lowercased(), String(url.port ?? (scheme == "https" ? 443 : 80))]
        }
        return server(one) == server(other)
    }
}
