import Foundation

/// A real HTTP server on loopback, with a thread for each connection, for what Foundation's clients do.
///
/// `/data` gives 100,000 bytes, `/redirect` leads to `/data`, `/missing` is 404, `/echo` gives what was posted, and
/// `/never` gives no answer.
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
        listener = socket(AF_INET, Self.stream, 0)
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
        let listener = listener
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
            let head = String(decoding: received[..<received.range(of: headEnd)!.lowerBound], as: UTF8.self)
            received = Data(received[received.range(of: headEnd)!.upperBound...])
            let path = head.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
            let lengthLine = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
            let length =
                lengthLine.flatMap { Int($0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces)) } ?? 0
            while received.count < length { guard read(connection, into: &received) else { return } }
            let body = Data(received.prefix(length))
            received = Data(received.dropFirst(length))
            switch path {
            case "/data": answer(connection, "200 OK", Data(repeating: 7, count: 100_000))
            case "/redirect": answer(connection, "302 Found", Data(), "Location: /data\r\n")
            case "/echo": answer(connection, "200 OK", body)
            case "/never":
                while read(connection, into: &received) {}
                return
            default: answer(connection, "404 Not Found", Data("nothing".utf8))
            }
        }
    }

    private static func read(_ connection: Int32, into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data.append(contentsOf: buffer.prefix(count))
        return true
    }

    private static func answer(_ connection: Int32, _ status: String, _ body: Data, _ headers: String = "") {
        let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\(headers)\r\n"
        let all = Data(head.utf8) + body
        all.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, 0)
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
