import Foundation
import Synchronization

/// Standard output, written in large pieces, because a line for every call makes many lines.
///
/// The buffer is flushed before the program waits for more input, so a timeline is live nevertheless.
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

    /// Ends the program if it cannot write, because nobody would see its result. If the reader has gone, SIGPIPE ends
    /// the program earlier, as with any filter.
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
