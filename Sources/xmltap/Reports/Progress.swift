import Foundation

/// Shows the progress of a long parse on standard error, if that is a terminal and nothing else is being shown there.
final class Progress {
    private let isShown: Bool
    private var began = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    /// The length of the document, if known.
    var length: Int?

    /// A parse that takes less time shows no progress.
    private static let patience = Duration.milliseconds(150)
    private static let interval = Duration.milliseconds(80)

    /// False if lines that the user reads go to the same terminal.
    init(isWanted: Bool) {
        isShown = isWanted && isatty(STDERR_FILENO) == 1
    }

    func advance(to byteCount: Int) {
        let now = ContinuousClock.now
        guard isShown, began.duration(to: now) > Self.patience else { return }
        if let last, last.duration(to: now) < Self.interval { return }
        last = now
        let megabytes = Text.grouped(byteCount / 1_000_000) + "." + String(byteCount / 100_000 % 10) + " MB"
        let share = length.map { $0 > 0 ? ", \(min(100, byteCount * 100 / $0)) %" : "" } ?? ""
        write("\r\u{1B}[Kxmltap: \(megabytes)\(share)")
    }

    /// Call this when a parse begins.
    func begin() {
        began = .now
    }

    /// Removes the line.
    func end() {
        if last != nil { write("\r\u{1B}[K") }
        last = nil
    }

    private func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
