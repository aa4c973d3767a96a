/// What a stream sends: any number of elements, then at most one error or completion, and nothing after it.
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The stream ended with an error.
    case error(any Swift.Error)
    /// The stream ended.
    case completed
}

extension Event: CustomDebugStringConvertible {
    /// `next(…)`, `error(…)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    /// Whether nothing comes after it: an error or completion.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The element of `next`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of `error`.
    public var error: (any Swift.Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether it is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// The event with its element transformed; an error that `transform` throws makes it `error`.
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

/// Something that can be read as an event.
public protocol EventConvertible {
    /// The type of the event's element.
    associatedtype Element

    /// The event that it represents.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// This event.
    public var event: Event<Element> { self }
}
