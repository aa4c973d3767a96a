/// A value that can be subscribed to and never ends: it sends its value to each new subscriber, then each element that
/// it accepts to all subscribers, on the thread on which it gets the element.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// A relay that has `value`.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The last element it accepted, or the one it was made with.
    public var value: Element {
        guard let value = try? subject.value() else {
            fatalError("The subject of a relay has ended")
        }
        return value
    }

    /// Keeps the element, and sends it to everybody who is subscribed.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Subscribes `observer`.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay, as a stream.
    public func asObservable() -> Observable<Element> { subject }
}
