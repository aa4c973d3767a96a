/// An event of a stream. A stream sends any number of elements, then at most one error or completion, and nothing after
/// it.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The error that ends the stream.
    case error(any Swift.Error)
    /// The end of the stream without an error.
    case completed
}

extension Event: CustomDebugStringConvertible {
    /// The event as text: `next(…)`, `error(…)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether this event ends the stream: an error or the completion.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of `next`; nil for another event.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of `error`; nil for another event.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether this event is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Returns this event with its element transformed. If the closure throws, it returns the error as an event.
    ///
    /// - Parameter transform: The closure. It's called only for `next`.
    /// - Returns: The transformed event, or `error` or `completed` as they are.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do {
                return .next(try transform(element))
            } catch {
                return .error(error)
            }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

/// A value that you can read as an event.
public protocol EventConvertible {
    /// The type of the event's element.
    associatedtype Element

    /// The event that this value represents.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// This event.
    public var event: Event<Element> { self }
}
