import TapSupport

/// Shows the progress of a long parse, if nothing else is being shown on the terminal.
final class Progress {
    private let line: ProgressLine
    /// The length of the document, if known.
    var length: Int?

    /// - Parameter isWanted: False if lines that the user reads go to the same terminal.
    init(isWanted: Bool) {
        line = ProgressLine(program: "xmltap", isWanted: isWanted)
    }

    func advance(to byteCount: Int) {
        line.show {
            Text.megabytes(byteCount) + (length.map { $0 > 0 ? ", \(min(100, byteCount * 100 / $0)) %" : "" } ?? "")
        }
    }

    /// Call this when a parse begins.
    func begin() {
        line.begin()
    }

    /// Removes the line.
    func end() {
        line.clear()
    }
}
