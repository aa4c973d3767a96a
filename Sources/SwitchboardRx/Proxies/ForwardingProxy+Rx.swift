extension ForwardingProxy: ReactiveCompatible {
    /// The target, under the name that RxCocoa's proxy classes use. Nil if there's none, or if it's deallocated.
    ///
    /// ```swift
    /// func importer(_ importer: Importer, didImport count: Int) {
    ///     _forwardToDelegate?.importer(importer, didImport: count)
    /// }
    /// ```
    public var _forwardToDelegate: Delegate? { forwardToDelegate() }
}

extension Reactive {
    /// Returns the calls of a proxy's method before they're forwarded, as `sentMessage(_:)` of the proxy itself does.
    ///
    /// RxCocoa has this name for every object. Here it exists for proxies.
    ///
    /// ```swift
    /// slider.rx.delegate.rx.sentMessage("sliderWillMove(_:)")
    ///     .subscribe(onNext: { arguments in print(arguments.count) })
    ///     .disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other name traps.
    /// - Returns: A stream of the arguments, on the thread that makes the call. It completes with the parent, and never
    ///   fails.
    public func sentMessage<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.sentMessage(selector).asObservable()
    }

    /// Returns the calls of a proxy's method after they were forwarded, as `methodInvoked(_:)` of the proxy itself
    /// does.
    ///
    /// RxCocoa has this name for every object. Here it exists for proxies.
    ///
    /// ```swift
    /// slider.rx.delegate.rx.methodInvoked("sliderWillMove(_:)")
    ///     .subscribe(onNext: { arguments in print(arguments.count) })
    ///     .disposed(by: disposeBag)
    /// ```
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other name traps.
    /// - Returns: A stream of the arguments, on the thread that makes the call. It completes with the parent, and never
    ///   fails.
    public func methodInvoked<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.methodInvoked(selector).asObservable()
    }
}
