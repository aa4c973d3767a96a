/// A subject that never ends: it sends each element that it accepts to its current subscribers, on the thread on which
/// it gets the element.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// A relay that nobody has subscribed to.
    public init() {}

    /// Sends the element to everybody who is subscribed.
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
