/// A relay that has a value, and never ends. It sends its value to each new subscriber, and then each element that it
/// accepts to all subscribers, on the thread that calls `accept`.
///
/// ```swift
/// let volume = BehaviorRelay(value: 0.5)
/// volume.subscribe(onNext: { print($0) }).disposed(by: disposeBag)  // prints 0.5
/// volume.accept(0.75)
/// ```
///
/// Thread-safe. If two threads send at once, observers are called on both threads at once.
public final class BehaviorRelay<Element>: ObservableType {
    private let subject: BehaviorSubject<Element>

    /// Creates a relay with a value.
    ///
    /// - Parameter value: The first value.
    public init(value: Element) {
        subject = BehaviorSubject(value: value)
    }

    /// The last element that the relay accepted, or its first value. Thread-safe.
    public var value: Element {
        guard let value = try? subject.value() else {
            fatalError("The subject of a relay has ended")
        }
        return value
    }

    /// Sets the value, and sends it to all subscribers, on your thread. Thread-safe.
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
