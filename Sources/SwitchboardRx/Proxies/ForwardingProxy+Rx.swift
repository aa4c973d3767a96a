extension ForwardingProxy: ReactiveCompatible {}

extension Reactive {
    /// The messages of a proxy before the real delegate gets them: the proxy's own `sentMessage(_:)`, under the name
    /// that RxCocoa gives every object.
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other traps.
    public func sentMessage<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.sentMessage(selector).asObservable()
    }

    /// The messages of a proxy after the real delegate got them: the proxy's own `methodInvoked(_:)`, under the name
    /// that RxCocoa gives every object.
    ///
    /// - Parameter selector: The name of a registered method that returns nothing; any other traps.
    public func methodInvoked<Delegate>(
        _ selector: MessageSelector
    ) -> Observable<[Any]> where Base: ForwardingProxy<Delegate> {
        base.methodInvoked(selector).asObservable()
    }
}
