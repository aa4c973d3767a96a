/// The compiler's errors for references that `sentMessage(_:)` and `methodInvoked(_:)` do not take. The compiler
/// chooses an unavailable function only if no other one fits, so these take any reference.

extension ForwardingProxy {
    /// Not for such methods: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            you can't reference a method with `inout` or noncopyable arguments: its calls are only forwarded; write \
            `proxy.intercept { call in ... }` for all calls
            """
    )
    public final func sentMessage<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Not for such methods: see the message.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            you can't reference a method with `inout` or noncopyable arguments: its calls are only forwarded; write \
            `proxy.intercept { call in ... }` for all calls
            """
    )
    public final func methodInvoked<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }
}
