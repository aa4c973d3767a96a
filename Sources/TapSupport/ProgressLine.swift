import Foundation
import Synchronization

/// A line on standard error that is written again and again while the program works, if that is a terminal.
package final class ProgressLine: Sendable {
    private struct State {
        var began = ContinuousClock.now
        var last: ContinuousClock.Instant?
        var isVisible = false
    }

    private let program: String
    private let isShown: Bool
    private let state = Mutex(State())

    /// Work that takes less time shows no progress.
    private static let patience = Duration.milliseconds(150)
    private static let interval = Duration.milliseconds(80)

    /// - Parameters:
    ///   - program: The name that the line begins with.
    ///   - isWanted: False if lines that the user reads go to the same terminal, and the program doesn't clear this one
    ///     before.
    package init(program: String, isWanted: Bool) {
        self.program = program
        isShown = isWanted && isatty(STDERR_FILENO) == 1
    }

    /// Call this when the work begins.
    package func begin() {
        state.withLock { $0.began = .now }
    }

    /// Shows how far the work is.
    ///
    /// - Parameter text: Called only where the line is to be written again.
    package func show(_ text: () -> String) {
        guard isShown else { return }
        state.withLock { state in
            let now = ContinuousClock.now
            guard state.began.duration(to: now) > Self.patience else { return }
            if let last = state.last, last.duration(to: now) < Self.interval { return }
            state.last = now
            state.isVisible = true
            // A line that the terminal breaks in two could not be taken away.
            complain(with: "\r\u{1B}[K" + String("\(program): \(text())".prefix(Self.columns - 1)))
        }
    }

    /// Takes the line away, until the next time that it is shown.
    package func clear() {
        state.withLock { state in
            if state.isVisible { complain(with: "\r\u{1B}[K") }
            (state.isVisible, state.last) = (false, nil)
        }
    }

    private static var columns: Int {
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
        return Int(size.ws_col)
    }
}
