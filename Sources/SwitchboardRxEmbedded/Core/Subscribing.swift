extension ObservableType {
    /// Calls a closure with each event, on the thread that sends it.
    ///
    /// ```swift
    /// let subscription = numbers.subscribe { event in print(event) }
    /// ```
    ///
    /// - Parameter on: The closure.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
        let subscription = Subscription()
        subscription.assign(asObservable().attach(EndingEventSink(on, subscription)))
        return subscription
    }

    /// Calls one of the closures for each event, on the thread that sends it.
    ///
    /// ```swift
    /// numbers.subscribe(onNext: { print($0) }, onCompleted: { print("end") }).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the stream. Without it, `Hooks.defaultErrorHandler` receives the
    ///     error.
    ///   - onCompleted: Called when the stream ends without an error.
    ///   - onDisposed: Called once, after the stream's end or after you dispose of the subscription, on the same
    ///     thread.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((any Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().attach(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls one of the closures for each event, with an object, while the object is alive. It runs on the thread that
    /// sends the event.
    ///
    /// ```swift
    /// numbers.subscribe(with: self, onNext: { owner, number in owner.show(number) }).disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameters:
    ///   - object: The object, which the subscription doesn't retain.
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the stream. Without it, the error is dropped.
    ///   - onCompleted: Called when the stream ends without an error.
    ///   - onDisposed: Called once, after the stream's end or after you dispose of the subscription, on the same
    ///     thread.
    /// - Returns: The subscription. You can dispose of it on any thread, and more than once.
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
