import Foundation
import Synchronization

/// Standard output, written in large pieces: a line for every call is many lines.
///
/// What is buffered appears before the program waits for more input, so a timeline is live all the same.
final class Output: Sendable {
    private let buffer = Mutex<[UInt8]>([])
    private static let capacity = 1 << 16

    func writeLine(_ line: String) {
        buffer.withLock { buffer in
            buffer.append(contentsOf: line.utf8)
            buffer.append(UInt8(ascii: "\n"))
            if buffer.count >= Self.capacity { Self.flush(&buffer) }
        }
    }

    func flush() {
        buffer.withLock { Self.flush(&$0) }
    }

    /// Ends the program where nothing can be written: nobody would see its result. A reader that has gone ends it
    /// before, by SIGPIPE, as any filter's.
    private static func flush(_ buffer: inout [UInt8]) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress!, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                complain("xmltap: standard output: \(String(cString: strerror(errno)))")
                exit(EX_IOERR)
            }
            rest = rest.dropFirst(count)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}

/// Writes a line to standard error.
func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
