public import Switchboard
import Foundation

/// A class with a delegate, for any delegate type. It counts how often the delegate was set.
public final class Parent<Delegate>: HasDelegate {
    /// How often the delegate was set.
    public private(set) var timesSet = 0
    /// The delegate.
    public var delegate: Delegate? { didSet { timesSet += 1 } }

    /// Makes one with that delegate.
    public init(_ delegate: Delegate? = nil) {
        self.delegate = delegate
    }
}

/// What happened, in order; from any thread.
public final class Log<Entry: Sendable>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var stored: [Entry] = []

    /// Makes an empty one.
    public init() {}

    /// Adds an entry behind the others.
    public func add(_ entry: Entry) {
        lock.withLock { stored.append(entry) }
    }

    /// What was added since this was called last, in order.
    public func take() -> [Entry] {
        lock.withLock {
            defer { stored = [] }
            return stored
        }
    }

    /// What was added, in order.
    public var entries: [Entry] { lock.withLock { stored } }
}
