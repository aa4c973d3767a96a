public import Foundation

#if canImport(Glibc)
    import Glibc
    private let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
    import Darwin
    private let streamSocket = SOCK_STREAM
#endif

/// Serves one document on a port of this machine, and refuses the first requests.
public final class LoopbackServer: @unchecked Sendable {
    /// Where it listens.
    public let url: URL
    private let descriptor: Int32
    private let document: Data
    private var failures: Int

    /// What the system did not do.
    public struct Failure: Error {
        /// The function's name.
        public let call: String
        /// The system's number of the error.
        public let code: Int32
    }

    /// Begins to listen.
    public init(document: Data, failures: Int) throws {
        self.document = document
        self.failures = failures
        descriptor = socket(AF_INET, streamSocket, 0)
        guard descriptor >= 0 else { throw Failure(call: "socket", code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        // 127.0.0.1, any port.
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw Failure(call: "bind", code: errno) }
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
        Thread.detachNewThread { [self] in serve() }
    }

    private func serve() {
        while true {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else { return }
            answer(connection)
            close(connection)
        }
    }

    /// One request for a connection: its headers end with an empty line.
    private func answer(_ connection: Int32) {
        var request = Data()
        var buffer = [UInt8](repeating: 0, count: 1024)
        while request.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0 else { return }
            request.append(contentsOf: buffer[..<count])
        }
        let isRefused = failures > 0
        failures -= 1
        let body = isRefused ? Data("busy".utf8) : document
        let status = isRefused ? "503 Service Unavailable" : "200 OK"
        let head = "HTTP/1.1 \(status)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        send(Data(head.utf8) + body, to: connection)
    }

    private func send(_ data: Data, to connection: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(connection, bytes.baseAddress! + sent, bytes.count - sent)
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
