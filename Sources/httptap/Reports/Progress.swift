import Synchronization
import TapSupport

/// Shows on a terminal how far the requests under way are, below the timeline.
final class Progress: Sendable {
    private let line = ProgressLine(program: "httptap", isWanted: true)
    /// By number.
    private let running = Mutex<[Int: Journal.Entry]>([:])

    /// Shows what is known of a request, and of the others.
    func show(_ entry: Journal.Entry) {
        let entries = running.withLock { running in
            running[entry.number] = entry.end == nil ? entry : nil
            return running.values.sorted { $0.number < $1.number }
        }
        guard !entries.isEmpty else { return line.clear() }
        line.show { entries.map(text).joined(separator: "  ") }
    }

    private func text(_ entry: Journal.Entry) -> String {
        let share = entry.length.map { $0 > 0 ? ", \(min(100, entry.bytes * 100 / $0)) %" : "" } ?? ""
        return "#\(entry.number) \(Text.megabytes(entry.bytes))\(share)"
    }

    /// Removes the line, until more is known.
    func clear() {
        line.clear()
    }
}
