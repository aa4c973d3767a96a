import Foundation
import TapSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The reason why a request failed, in words for one line.
struct Failure: Error, Equatable {
    enum Kind: String, Encodable {
        case refused = "connection refused"
        case connection = "no connection"
        case unknownHost = "unknown host"
        case timeout = "timeout"
        case tls = "TLS"
        case cutOff = "cut off"
        case notHTTP = "not HTTP"
        case redirect = "redirect"
        case credentials = "credentials"
        case status = "HTTP status"
        case file = "file"
        case other = "failed"
    }

    let kind: Kind
    let expected: String
    let found: String
    /// What the user can do.
    let remedy: String

    init(_ kind: Kind, expected: String, found: String, remedy: String) {
        self.kind = kind
        self.expected = expected
        self.found = found
        self.remedy = remedy
    }

    /// `url: kind: expected this, found that; do so`, on one line whatever the texts.
    func line(naming name: String) -> String {
        visible("\(name): \(kind.rawValue): expected \(expected), found \(found); \(remedy)")
    }

    // MARK: The reasons

    static func file(_ path: String, _ error: Int32) -> Failure {
        Failure(
            .file, expected: "to write \(path)", found: String(cString: strerror(error)).lowercasedFirst,
            remedy: "name a directory that can be written with --output, and see to its space")
    }

    static func status(_ status: Int) -> Failure {
        let text = HTTPURLResponse.localizedString(forStatusCode: status)
        let remedy =
            status >= 500 ? "the server has the problem, try again later" : "check the URL, and what the server wants"
        return Failure(.status, expected: "a status below 400", found: "\(status) \(text)", remedy: remedy)
    }

    static func tooManyRedirects(_ limit: Int) -> Failure {
        Failure(
            .redirect, expected: limit == 1 ? "at most 1 redirect" : "at most \(limit) redirects", found: "one more",
            remedy: "allow more with --max-redirects, if the server does not lead in a circle")
    }

    static func redirect(to url: URL?) -> Failure {
        Failure(
            .redirect, expected: "a redirect to http or https", found: url?.absoluteString ?? "no URL",
            remedy: "get that with another program, if you trust the server")
    }

    static func unreadableRedirect(_ location: String?) -> Failure {
        Failure(
            .redirect, expected: "a redirect to a URL that can be read",
            found: location.map { "'\($0)'" } ?? "none", remedy: "the server has the problem; request another URL")
    }

    static let noAnswer = Failure(
        .cutOff, expected: "an answer", found: "an end without one", remedy: "try again, or another URL")

    // MARK: What a session says

    /// Makes it of a session's error.
    ///
    /// Foundation on Linux has a code of its own for a few of libcurl's errors only, and calls many "cannot connect"
    /// that follow a refused connection to another address of the host. libcurl's text says more.
    ///
    /// - Parameters:
    ///   - error: What the session said.
    ///   - url: The URL that it was about: that of the request, or where it was led.
    ///   - problem: Why the client could not look the host up.
    ///   - timeout: How many seconds a request waits for a byte.
    init(_ error: any Error, of url: URL, problem: String?, timeout: Int) {
        let code = (error as? URLError)?.code
        let text = (error as NSError).localizedDescription
        let host = url.host ?? "the host"
        let place = host + ":" + String(url.port ?? (url.scheme == "https" ? 443 : 80))
        func says(_ parts: String...) -> Bool { parts.contains { text.localizedCaseInsensitiveContains($0) } }
        switch code {
        case .timedOut:
            self.init(
                .timeout, expected: "a byte from \(place) within \(Text.count(timeout, "second"))", found: "none",
                remedy: "try again, or wait longer with --timeout")
        case .cannotFindHost:
            self.init(
                .unknownHost, expected: "a host that has an address", found: "\(host): \(problem ?? text)",
                remedy: "check the name and the network")
        case _ where says("SSL", "TLS", "certificate"):
            self.init(
                .tls, expected: "a TLS connection with \(place) that can be trusted", found: text,
                remedy: "check the certificates, or whether the server speaks http")
        case _ where says("closed with", "end of response", "Recv failure", "Send failure", "Empty reply"),
            .networkConnectionLost, .badServerResponse:
            self.init(
                .cutOff, expected: "a whole answer from \(place)", found: text,
                remedy: "try again; if it stays so, the server has the problem")
        case _ where says("HTTP/0.9", "Unsupported protocol", "Weird server reply", "Invalid status line"):
            self.init(
                .notHTTP, expected: "HTTP from \(place)", found: text, remedy: "check scheme and port of the URL")
        case .badURL, .unsupportedURL:
            self.init(
                .other, expected: "a URL that can be requested", found: url.absoluteString,
                remedy: "check it, or where the server leads to")
        case _ where says("Connection refused"), .cannotConnectToHost:
            self.init(
                .refused, expected: "a server that listens at \(place)", found: "no server there (\(text))",
                remedy: "start it, or check host and port")
        case _ where says("Failed to connect", "Couldn't connect", "Could not connect"):
            self.init(
                .connection, expected: "a way to \(place)", found: text, remedy: "check the address and the network")
        default:
            let code = (error as NSError).code
            self.init(
                .other, expected: "an answer from \(place)", found: "\(text) (\(code))",
                remedy: "check the URL, and try again")
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
