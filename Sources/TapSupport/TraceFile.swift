import Foundation
import SwitchboardTracing

/// The file that `--trace` names. It is opened before the work begins, and written when that is over.
package struct TraceFile: Sendable {
    /// Records the calls, the newest of them, with their arguments.
    package let timeline = Timeline(capacity: 200_000, textLength: 160)
    private let path: String
    private let descriptor: Int32

    /// - Throws: `TraceFailure` if it cannot be written.
    package init(path: String) throws(TraceFailure) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw TraceFailure(path: path, error: errno) }
    }

    /// Writes what was recorded: a page of HTML if the name says so, else trace events in JSON.
    ///
    /// - Parameter title: What the page is called.
    /// - Throws: `TraceFailure` if it cannot be written.
    package func write(title: String) throws(TraceFailure) {
        defer { close(descriptor) }
        let trace = timeline.trace()
        let isPage = [".html", ".htm"].contains { path.lowercased().hasSuffix($0) }
        let text = isPage ? trace.page(title: title) : trace.chromeTrace(process: title)
        // What was there before. A pipe or a device has no length.
        if ftruncate(descriptor, 0) != 0, errno != EINVAL { throw TraceFailure(path: path, error: errno) }
        if let error = TapSupport.write(Array(text.utf8)[...], to: descriptor) {
            throw TraceFailure(path: path, error: error)
        }
    }
}

/// Why a trace was not written, in words for one line.
package struct TraceFailure: Error {
    let path: String
    let error: Int32

    /// The code of sysexits.h for a file that cannot be made.
    package var exitCode: Int32 { EX_CANTCREAT }

    package var line: String {
        let found = String(cString: strerror(error))
        return visible("--trace: expected to write \(path), found \(found.prefix(1).lowercased() + found.dropFirst())")
            + "; "
            + "name a file that can be written"
    }
}
