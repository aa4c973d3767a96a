import Foundation

/// A real HTTP server on loopback, with a thread for each connection, for what Foundation's clients do.
///
/// `/data` gives 100,000 bytes, `/redirect` leads to `/data`, `/missing` is 404,
/// `/echo` gives what was posted, and `/never` gives no answer. `/chunked` gives 30 bytes in chunks, `/slow` gives 10
/// of 100,000 and waits until the client goes, and `/secret` wants the user `user` with the password `secret`.
public final class HTTPServer: @unchecked Sendable {
    /// Such as `http://127.0.0.1:41234`.
    public let address: URL
    private let listener: Int32

    #if os(Linux)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif

    /// Listens on a port that is free.
    public init() throws {
        let listener = socket(AF_INET, Self.stream, 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &name) { name in
            name.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
                bind(listener, name, length) == 0 && listen(listener, 128) == 0
                    && getsockname(listener, name, &length) == 0
            }
        }
        guard listener >= 0, isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))")!
        self.listener = listener
        Thread.detachNewThread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { Self.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func serve(_ connection: Int32) {
        defer { close(connection) }
        var received = Data()
        let headEnd = Data("\r\n\r\n".utf8)
        while true {
            while received.range(of: headEnd) == nil { guard read(connection, into: &received) else { return } }
            let head = Head(String(decoding: received[..<received.range(of: headEnd)!.lowerBound], as: UTF8.self))
            received = Data(received[received.range(of: headEnd)!.upperBound...])
            if head["expect"] == "100-continue" { write(connection, Data("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
            guard let body = body(of: head, connection, &received) else { return }
            switch head.path {
            case "/data": answer(connection, "200 OK", Data(repeating: 7, count: 100_000))
            case "/redirect": answer(connection, "302 Found", Data(), "Location: /data\r\n")
            case "/echo": answer(connection, "200 OK", body)
            case "/never":
                while read(connection, into: &received) {}
                return
            case "/chunked":
                write(connection, Data("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n".utf8))
                for _ in 0..<3 { write(connection, Data("a\r\n0123456789\r\n".utf8)) }
                write(connection, Data("0\r\n\r\n".utf8))
            case "/slow":
                write(connection, Data("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n0123456789".utf8))
                while read(connection, into: &received) {}
                return
            case "/secret":
                if head["authorization"] == "Basic " + Data("user:secret".utf8).base64EncodedString() {
                    answer(connection, "200 OK", Data("the secret".utf8))
                } else {
                    answer(
                        connection, "401 Unauthorized", Data("who are you?".utf8),
                        "WWW-Authenticate: Basic realm=\"switchboard\"\r\n")
                }
            default: answer(connection, "404 Not Found", Data("nothing".utf8))
            }
        }
    }

    /// The body of a request, as long as its head says or in chunks; nil if the client went.
    private static func body(of head: Head, _ connection: Int32, _ received: inout Data) -> Data? {
        guard head["transfer-encoding"] == "chunked" else {
            let length = head["content-length"].flatMap { Int($0) } ?? 0
            while received.count < length { guard read(connection, into: &received) else { return nil } }
            defer { received = Data(received.dropFirst(length)) }
            return Data(received.prefix(length))
        }
        var body = Data()
        let lineEnd = Data("\r\n".utf8)
        while true {
            while received.range(of: lineEnd) == nil { guard read(connection, into: &received) else { return nil } }
            let line = received.range(of: lineEnd)!
            let length = Int(String(decoding: received[..<line.lowerBound], as: UTF8.self), radix: 16) ?? 0
            received = Data(received[line.upperBound...])
            while received.count < length + 2 { guard read(connection, into: &received) else { return nil } }
            body.append(received.prefix(length))
            received = Data(received.dropFirst(length + 2))
            if length == 0 { return body }
        }
    }

    /// The first lines of a request.
    private struct Head {
        let path: String
        private var fields: [String: String] = [:]

        init(_ text: String) {
            path = text.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            for line in text.split(separator: "\r\n").dropFirst() {
                let parts = line.split(separator: ":", maxSplits: 1)
                guard parts.count == 2 else { continue }
                fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
            }
        }

        /// A field by its name in small letters.
        subscript(name: String) -> String? { fields[name] }
    }

    private static func read(_ connection: Int32, into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data.append(contentsOf: buffer.prefix(count))
        return true
    }

    private static func answer(_ connection: Int32, _ status: String, _ body: Data, _ headers: String = "") {
        write(connection, Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\(headers)\r\n".utf8) + body)
    }

    private static func write(_ connection: Int32, _ data: Data) {
        #if os(Linux)
            let flags = Int32(MSG_NOSIGNAL)
        #else
            let flags: Int32 = 0
        #endif
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, flags)
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
