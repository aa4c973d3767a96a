/// A subject that never ends: it sends the last elements that it accepted to whoever subscribes, then each one that it
/// accepts, to all of them, on the thread it gets it on.
///
/// Any thread may use it. Whoever sends on several threads at once has observers called on several threads at once.
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

    /// Itself, as a stream.
    public func asObservable() -> Observable<Element> { subject }
}
