/// The compiler's errors for references that `sentMessage(_:)` and `methodInvoked(_:)` do not take. The compiler
/// chooses an unavailable function only if no other one fits, so these take any reference.

extension ForwardingProxy {
    /// Not for methods that return something: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a method can be observed by reference if it returns nothing, has no `inout` or noncopyable arguments, and, \
            if it is asynchronous, at most 5 arguments; calls of all others are only forwarded
            """
    )
    public final func sentMessage<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Not for methods that return something: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a method can be observed by reference if it returns nothing, has no `inout` or noncopyable arguments, and, \
            if it is asynchronous, at most 5 arguments; calls of all others are only forwarded
            """
    )
    public final func methodInvoked<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Not for methods that return something: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "a method that returns something cannot be observed; its calls are only forwarded"
    )
    public final func sentMessage<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> MessageStream<Element> { fatalError() }

    /// Not for methods that return something: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: "a method that returns something cannot be observed; its calls are only forwarded"
    )
    public final func methodInvoked<Element, Result>(
        _ selector: TypedSelector<Delegate, Element, Result>
    ) -> MessageStream<Element> { fatalError() }
}
