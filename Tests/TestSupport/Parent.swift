public import Switchboard
import Synchronization

/// A class with a delegate, for any delegate type. It counts how often the delegate was set.
public final class Parent<Delegate>: HasDelegate {
    public private(set) var timesSet = 0
    public var delegate: Delegate? { didSet { timesSet += 1 } }

    public init(_ delegate: Delegate? = nil) {
        self.delegate = delegate
    }
}

/// What happened, in order; from any thread.
public final class Log<Entry: Sendable>: Sendable {
    private let stored = Mutex<[Entry]>([])

    public init() {}

    public func add(_ entry: Entry) {
        stored.withLock { $0.append(entry) }
    }

    public var entries: [Entry] { stored.withLock { $0 } }
}
