import Synchronization

/// What was called, in order, on whatever thread.
public final class Transcript: Sendable {
    private let written = Mutex<[String]>([])

    /// An empty one.
    public init() {}

    /// Adds a line.
    public func add(_ line: String) { written.withLock { $0.append(line) } }

    /// The lines until now.
    public var lines: [String] { written.withLock { $0 } }
}
