/// A subject that never ends: it sends the last elements that it accepted to each new subscriber, then each element
/// that it accepts to all subscribers, on the thread on which it gets the element.
///
/// Thread-safe. If several threads send at once, observers are called on several threads at once.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// A relay that keeps the last `bufferSize` elements.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// A relay that keeps all elements.
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(.createUnbounded())
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
