/// Which elements of a stream wait while the task that iterates it is busy.
public enum BufferingPolicy: Sendable, Hashable {
    /// All elements. If the task is slower than the calls, they take more and more memory.
    case unbounded
    /// The newest elements, up to this number: when another one comes, the oldest is dropped. Less than 1 counts as 1.
    case newest(Int)
    /// The oldest elements, up to this number: while so many wait, new ones are dropped. Less than 1 counts as 1.
    case oldest(Int)

    /// How many elements may wait.
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
