/// Something that can be converted to a stream.
public protocol ObservableConvertibleType {
    /// The type of the elements.
    associatedtype Element

    /// This object, as a stream.
    func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to.
public protocol ObservableType: ObservableConvertibleType {
    /// Subscribes `observer`, which gets any number of elements, then at most one error or completion, one at a time.
    ///
    /// - Returns: The subscription, which can be disposed of on any thread, and more than once.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
    /// A stream that subscribes here at each subscription.
    public func asObservable() -> Observable<Element> {
        Observable.create { observer in self.subscribe(observer) }
    }
}
