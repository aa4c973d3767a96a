extension ObservableType {
    /// Calls `on` with each event, on the thread of whoever sends it.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let subscription = Subscription()
        subscription.assign(asObservable().attach(EndingEventSink(on, subscription)))
        return subscription
    }

    /// Calls one of the closures for each event, on the thread of whoever sends it.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the stream. Without it, `Hooks.defaultErrorHandler` gets the error.
    ///   - onCompleted: Called when the stream ends without an error.
    ///   - onDisposed: Called once, after an end or after disposal of the subscription, on the same thread as that.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().attach(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls one of the closures for each event, with `object`, while `object` is alive. The subscription does not keep
    /// it alive.
    ///
    /// - Parameters:
    ///   - object: Passed to the closures.
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the stream. Without it, the error is dropped.
    ///   - onCompleted: Called when the stream ends without an error.
    ///   - onDisposed: Called once, after an end or after disposal of the subscription, on the same thread as that.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, any Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: { [weak object] element in
                if let object { onNext?(object, element) }
            },
            onError: { [weak object] error in
                if let object { onError?(object, error) }
            },
            onCompleted: { [weak object] in
                if let object { onCompleted?(object) }
            },
            onDisposed: { [weak object] in
                if let object { onDisposed?(object) }
            })
    }
}
