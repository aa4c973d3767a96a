/// A relay that sends each element to its current subscribers, and never ends. It sends on the thread that calls
/// `accept`.
///
/// ```swift
/// let names = PublishRelay<String>()
/// names.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
/// names.accept("Ada")
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once.
public final class PublishRelay<Element>: ObservableType {
    private let subject = PublishSubject<Element>()

    /// Creates a relay without subscribers.
    public init() {}

    /// Sends an element to all subscribers, on your thread. Thread-safe.
    ///
    /// - Parameter event: The element.
    public func accept(_ event: Element) {
        subject.onNext(event)
    }

    /// Subscribes an observer. Thread-safe.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// Returns this relay as an `Observable`.
    ///
    /// - Returns: The stream.
    public func asObservable() -> Observable<Element> { subject }
}
