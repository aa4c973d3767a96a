/// The elements of a stream that wait while your task is busy.
///
/// ```swift
/// let texts = proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).buffered(.newest(10))
/// for await (parser, text) in texts { print(text) }
/// ```
public enum BufferingPolicy: Sendable, Hashable {
    /// All elements. If your task is slower than the calls, they take more and more memory.
    case unbounded
    /// The newest elements, up to this number. When another one comes, the oldest is dropped. A number below 1 counts
    /// as 1.
    case newest(Int)
    /// The oldest elements, up to this number. While they wait, new ones are dropped. A number below 1 counts as 1.
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
