/// The compiler's errors for references that `sentMessage(_:)` and `methodInvoked(_:)` do not take. The compiler
/// chooses an unavailable function only if no other one fits, so these take any reference.

extension ForwardingProxy {
    /// Not for such methods: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a method can be observed by reference if it has no `inout` or noncopyable arguments; calls of all others \
            are only forwarded
            """
    )
    public final func sentMessage<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Not for such methods: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            a method can be observed by reference if it has no `inout` or noncopyable arguments; calls of all others \
            are only forwarded
            """
    )
    public final func methodInvoked<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }
}
