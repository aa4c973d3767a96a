extension DelegateProxy {
    // MARK: By name

    /// The calls of the method registered as `selector`, before they go on; arguments boxed, each in its own type, for
    /// `castOrThrow`.
    ///
    /// A selector that is not registered traps, as does one of a method that returns something;
    /// `sentMessage(validating:)` throws instead.
    ///
    /// - Returns: A stream that sends on the thread that makes the call, ends when the parent is gone, and has no error.
    public final func sentMessage(_ selector: MessageSelector) -> Observable<[Any]> {
        let stream: MessageStream<[Any]> = sentMessage(selector)
        return stream.asObservable()
    }

    /// The calls of the method registered as `selector`, after the real delegate had them; arguments boxed, each in its own
    /// type, for `castOrThrow`.
    ///
    /// A selector that is not registered traps, as does one of a method that returns something;
    /// `methodInvoked(validating:)` throws instead.
    ///
    /// - Returns: A stream that sends on the thread that makes the call, ends when the parent is gone, and has no error.
    public final func methodInvoked(_ selector: MessageSelector) -> Observable<[Any]> {
        let stream: MessageStream<[Any]> = methodInvoked(selector)
        return stream.asObservable()
    }

    // MARK: By selectors with types

    /// The calls of a method, before they go on, as `sentMessage(_:)` of a method reference.
    public final func sentMessage<Element>(_ selector: TypedSelector<Delegate, Element, Void>) -> Observable<Element> {
        let stream: MessageStream<Element> = sentMessage(selector)
        return stream.asObservable()
    }

    /// The calls of a method, after the real delegate had them, as `methodInvoked(_:)` of a method reference.
    public final func methodInvoked<Element>(
        _ selector: TypedSelector<Delegate, Element, Void>
    ) -> Observable<Element> {
        let stream: MessageStream<Element> = methodInvoked(selector)
        return stream.asObservable()
    }
}
