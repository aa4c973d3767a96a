import Foundation

/// A real HTTP server on loopback, with a thread for each connection, for what Foundation's clients do.
///
/// `/data` gives 100,000 bytes, `/redirect` leads to `/data`, `/missing` is 404, `/echo` gives what was posted, and
/// `/never` gives no answer. `/chunked` gives 30 bytes in chunks, `/slow` gives 10 of 100,000 and waits until the client
/// goes, `/secret` wants the user `user` with the password `secret`, and `/socket` is a WebSocket that gives back what it
/// gets, until it is closed.
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
            case "/socket":
                WebSocketConnection(connection, received).serve(key: head["sec-websocket-key"] ?? "")
                return
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

    fileprivate static func read(_ connection: Int32, into data: inout Data) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        data.append(contentsOf: buffer.prefix(count))
        return true
    }

    private static func answer(_ connection: Int32, _ status: String, _ body: Data, _ headers: String = "") {
        write(connection, Data("HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\n\(headers)\r\n".utf8) + body)
    }

    fileprivate static func write(_ connection: Int32, _ data: Data) {
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

/// A connection that became a WebSocket: gives back each message and the close, and answers pings.
private struct WebSocketConnection {
    private let connection: Int32
    private var received: Data

    init(_ connection: Int32, _ received: Data) {
        self.connection = connection
        self.received = received
    }

    consuming func serve(key: String) {
        let accept = Data(sha1(Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
        let head = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        HTTPServer.write(connection, Data("\(head)Sec-WebSocket-Accept: \(accept)\r\n\r\n".utf8))
        while let (code, payload) = next() {
            // A close frame, a ping.
            let answer: UInt8 = code == 9 ? 10 : code
            var frame = Data([0x80 | answer])
            if payload.count < 126 {
                frame.append(UInt8(payload.count))
            } else {
                frame.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
            }
            HTTPServer.write(connection, frame + payload)
            if code == 8 { return }
        }
    }

    /// The next whole frame, unmasked; nil if the client went. Frames are shorter than 64 KiB.
    private mutating func next() -> (code: UInt8, payload: Data)? {
        guard let start = take(2) else { return nil }
        var length = Int(start[1] & 127)
        if length == 126 {
            guard let longer = take(2) else { return nil }
            length = Int(longer[0]) << 8 | Int(longer[1])
        }
        let isMasked = start[1] & 128 != 0
        guard let mask = isMasked ? take(4) : [0, 0, 0, 0], let bytes = take(length) else { return nil }
        return (start[0] & 15, Data(bytes.enumerated().map { $1 ^ mask[$0 % 4] }))
    }

    private mutating func take(_ count: Int) -> [UInt8]? {
        while received.count < count { guard HTTPServer.read(connection, into: &received) else { return nil } }
        defer { received = Data(received.dropFirst(count)) }
        return [UInt8](received.prefix(count))
    }
}

/// A WebSocket's server proves with it that it is one.
private func sha1(_ message: Data) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var bytes = [UInt8](message) + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
    func rotated(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
    for block in stride(from: 0, to: bytes.count, by: 64) {
        var words = (0..<16).map { index in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[block + 4 * index + $1]) }
        }
        for index in 16..<80 {
            words.append(rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (mixed, constant): (UInt32, UInt32) =
                switch index {
                case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            (a, b, c, d, e) = (rotated(a, 5) &+ mixed &+ e &+ constant &+ words[index], a, rotated(b, 30), c, d)
        }
        state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}
