extension ForwardingProxy: ReactiveCompatible {}

extension Reactive {
    /// The messages of a proxy, before they go on: its own `sentMessage(_:)`, by the name that RxCocoa gives every object.
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other traps.
    public func sentMessage<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.sentMessage(selector).asObservable()
    }

    /// The messages of a proxy, after the real delegate had them: its own `methodInvoked(_:)`, by the name that RxCocoa gives
    /// every object.
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other traps.
    public func methodInvoked<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.methodInvoked(selector).asObservable()
    }
}
