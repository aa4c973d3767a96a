import Foundation

/// What a client asks for.
public struct Request: Sendable {
    /// As the client wrote it, with the query.
    public let path: String
    /// By names in lower case.
    public let headers: [String: String]
}

/// A connection with a client. Who serves it uses it on one thread.
public final class Connection: @unchecked Sendable {
    #if os(Linux)
        /// A client that goes is no reason to end.
        private static let withoutSignal = Int32(MSG_NOSIGNAL)
    #else
        private static let withoutSignal: Int32 = 0
    #endif

    private let descriptor: Int32
    private var received = Data()

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// The next request, without a body; nil where the client has gone.
    func readRequest() -> Request? {
        let end = Data("\r\n\r\n".utf8)
        while received.range(of: end) == nil {
            // A client that wants TLS begins with 0x16.
            guard readMore(), received.first != 0x16 else { return nil }
        }
        let head = received.range(of: end)!
        let lines = String(decoding: received[..<head.lowerBound], as: UTF8.self).split(separator: "\r\n")
        received = Data(received[head.upperBound...])
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let words = lines.first?.split(separator: " ") ?? []
        return words.count > 1 ? Request(path: String(words[1]), headers: headers) : nil
    }

    /// Waits until the client has gone.
    public func waitForTheEnd() {
        while readMore() {}
    }

    private func readMore() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received.append(contentsOf: buffer.prefix(count))
        return true
    }

    /// Sends a whole answer.
    ///
    /// - Returns: Whether the client is still there.
    public func answer(_ status: String, _ body: Data, _ headers: [String] = []) -> Bool {
        // In one piece: the system would hold the second one back until the first has arrived.
        send(Self.head(status, length: body.count, headers) + body)
    }

    /// Sends an answer up to its body, and promises a body of `length` bytes.
    public func begin(_ status: String, length: Int, _ headers: [String] = []) -> Bool {
        send(Self.head(status, length: length, headers))
    }

    private static func head(_ status: String, length: Int, _ headers: [String]) -> Data {
        var head = ["HTTP/1.1 \(status)", "Content-Length: \(length)"]
        if !headers.contains(where: { $0.hasPrefix("Content-Type:") }) { head.append("Content-Type: text/plain") }
        return Data(((head + headers).joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    /// Sends a part of a body.
    ///
    /// - Returns: Whether the client is still there.
    public func send(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Foundation.send(
                    descriptor, bytes.baseAddress! + sent, bytes.count - sent, Self.withoutSignal)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }
}
