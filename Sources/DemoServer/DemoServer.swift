import Foundation

/// A small HTTP server on loopback, with a thread for each connection.
///
/// `/` is a short text, `/redirect` leads to `/large` by `/moved`, `/secret` wants the user `demo` with the password
/// `demo`, `/large` is 9,600,000 bytes, `/slow` comes in ten pieces, and anything else is missing. Who makes a server
/// may add paths.
public final class DemoServer: @unchecked Sendable {
    /// Answers a request, and says whether the connection may be used for another one.
    public typealias Route = @Sendable (Request, Connection) -> Bool

    /// Where it listens.
    public let port: UInt16
    private let listener: Int32
    private let routes: [String: Route]

    /// Such as `http://127.0.0.1:41234`.
    public var address: String { "http://127.0.0.1:\(port)" }

    #if os(Linux)
        private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
        private static let stream = SOCK_STREAM
    #endif

    /// Listens on a port that is free.
    ///
    /// - Parameter routes: Paths to serve, in place of its own ones or beside them.
    public init(adding routes: [String: Route] = [:]) throws {
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
        self.listener = listener
        port = UInt16(bigEndian: name.sin_port)
        let all = Self.own.merging(routes) { $1 }
        self.routes = all
        Thread.detachNewThread {
            while true {
                let descriptor = accept(listener, nil, nil)
                guard descriptor >= 0 else { return }
                Thread.detachNewThread { Self.serve(Connection(descriptor), all) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func serve(_ connection: Connection, _ routes: [String: Route]) {
        while let request = connection.readRequest() {
            guard let route = routes[request.path] else {
                guard connection.answer("404 Not Found", Data("There is nothing here.\n".utf8)) else { return }
                continue
            }
            guard route(request, connection) else { return }
        }
    }

    // MARK: Its own paths

    private static let own: [String: Route] = [
        "/": { $1.answer("200 OK", Data("Hello from a server on loopback.\n".utf8)) },
        "/redirect": { $1.answer("302 Found", Data(), ["Location: /moved"]) },
        "/moved": { $1.answer("301 Moved Permanently", Data(), ["Location: /large"]) },
        "/large": { _, connection in
            let headers = ["Content-Type: application/octet-stream"]
            guard connection.begin("200 OK", length: largePiece.count * 100, headers) else { return false }
            return (0..<100).allSatisfy { _ in connection.send(largePiece) }
        },
        "/secret": { request, connection in
            guard request.headers["authorization"] == "Basic " + Data("demo:demo".utf8).base64EncodedString() else {
                let challenge = "WWW-Authenticate: Basic realm=\"demo\""
                return connection.answer("401 Unauthorized", Data("Who is there?\n".utf8), [challenge])
            }
            return connection.answer("200 OK", Data("The secret is that there is none.\n".utf8))
        },
        "/slow": { _, connection in
            guard connection.begin("200 OK", length: slowPiece.count * 10) else { return false }
            for _ in 0..<10 {
                // So that a demo has something to wait for.
                Thread.sleep(forTimeInterval: 0.1)
                guard connection.send(slowPiece) else { return false }
            }
            return true
        },
    ]

    private static let largePiece = Data(String(repeating: "Large is as large does.\n", count: 4000).utf8)
    private static let slowPiece = Data(String(repeating: "Slowly does it.\n", count: 1000).utf8)
}
