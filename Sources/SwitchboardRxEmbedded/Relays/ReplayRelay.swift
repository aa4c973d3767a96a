/// A relay that keeps elements, and never ends. It sends the last elements to each new subscriber, and then each
/// element that it accepts to all subscribers, on the thread that calls `accept`.
///
/// ```swift
/// let names = ReplayRelay<String>.create(bufferSize: 2)
/// names.accept("Ada")
/// names.subscribe(onNext: { print($0) }).disposed(by: disposeBag)  // prints Ada
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once.
public final class ReplayRelay<Element>: ObservableType {
    private let subject: ReplaySubject<Element>

    private init(_ subject: ReplaySubject<Element>) {
        self.subject = subject
    }

    /// Returns a relay that keeps the last elements.
    ///
    /// - Parameter bufferSize: The number of elements to keep.
    /// - Returns: The relay.
    public static func create(bufferSize: Int) -> ReplayRelay<Element> {
        ReplayRelay(.create(bufferSize: bufferSize))
    }

    /// Returns a relay that keeps all elements.
    ///
    /// - Returns: The relay.
    public static func createUnbound() -> ReplayRelay<Element> {
        ReplayRelay(.createUnbounded())
    }

    /// Keeps an element, and sends it to all subscribers, on your thread. Thread-safe.
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
