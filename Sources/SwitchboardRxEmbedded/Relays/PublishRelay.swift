/// A subject that never ends: it sends each element that it accepts to those who have subscribed before, on the thread
/// it gets it on.
///
/// Any thread may use it. Whoever sends on several threads at once has observers called on several threads at once.
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

    /// Itself, as a stream.
    public func asObservable() -> Observable<Element> { subject }
}
