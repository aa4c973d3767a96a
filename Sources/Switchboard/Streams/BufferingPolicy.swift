/// Which elements wait for the task that iterates a stream, while it does something else.
public enum BufferingPolicy: Sendable, Hashable {
    /// All. A task that is slower than the calls takes more and more memory.
    case unbounded
    /// The last so many: when another comes, the oldest that waits is dropped. Less than 1 counts as 1.
    case newest(Int)
    /// The first so many: what comes while so many wait is dropped. Less than 1 counts as 1.
    case oldest(Int)

    /// How many may wait.
    var limit: Int {
        switch self {
        case .unbounded: .max
        case .newest(let count), .oldest(let count): max(1, count)
        }
    }

    var dropsOldest: Bool {
        if case .newest = self { true } else { false }
    }
}
