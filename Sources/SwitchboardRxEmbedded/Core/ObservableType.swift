/// A value that you can convert to an `Observable`.
public protocol ObservableConvertibleType {
    /// The type of the elements.
    associatedtype Element

    /// Returns this value as an `Observable`.
    ///
    /// - Returns: The stream.
    func asObservable() -> Observable<Element>
}

/// A stream to which you can subscribe.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes an observer. It receives any number of elements, then at most one error or completion, one at a time.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// Returns an `Observable` that subscribes to this stream at each subscription.
    ///
    /// - Returns: The stream.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in self.subscribe(observer) }
    }
}
