import Foundation
import Synchronization

/// Standard output, written in large pieces, because a line for every call makes many lines.
///
/// Who writes flushes it before the program waits, so a timeline is live nevertheless.
package final class Output: Sendable {
    private let program: String
    private let beforeWriting: (@Sendable () -> Void)?
    private let buffer = Mutex<[UInt8]>([])
    private static let capacity = 1 << 16

    /// - Parameters:
    ///   - program: The name before what this complains of.
    ///   - beforeWriting: Called each time before lines are written.
    package init(program: String, beforeWriting: (@Sendable () -> Void)? = nil) {
        self.program = program
        self.beforeWriting = beforeWriting
    }

    package func writeLine(_ line: String) {
        buffer.withLock { buffer in
            buffer.append(contentsOf: line.utf8)
            buffer.append(UInt8(ascii: "\n"))
            if buffer.count >= Self.capacity { flush(&buffer) }
        }
    }

    package func flush() {
        buffer.withLock { flush(&$0) }
    }

    /// If it cannot write, ends the program, because the user would not see its result. If the reader has gone, SIGPIPE
    /// ends it, as any filter.
    private func flush(_ buffer: inout [UInt8]) {
        if buffer.isEmpty { return }
        beforeWriting?()
        guard let error = write(buffer[...], to: STDOUT_FILENO) else { return buffer.removeAll(keepingCapacity: true) }
        if error == EPIPE {
            // The program, or a library of it, ignores the signal.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        complain("\(program): standard output: \(String(cString: strerror(error)))")
        exit(EX_IOERR)
    }
}

/// Writes a line to standard error.
package func complain(_ line: String) {
    complain(with: line + "\n")
}

/// Writes to standard error, if it has a reader.
func complain(with text: String) {
    _ = write(Array(text.utf8)[...], to: STDERR_FILENO)
}

/// Writes all of it.
///
/// - Returns: The system's error; nil where there is none.
package func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int32? {
    var rest = bytes
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress!, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        rest = rest.dropFirst(count)
    }
    return nil
}
