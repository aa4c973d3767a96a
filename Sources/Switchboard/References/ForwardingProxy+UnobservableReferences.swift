/// The compiler's errors for references that `sentMessage(_:)` and `methodInvoked(_:)` do not take. The compiler
/// chooses an unavailable function only if no other one fits, so these take any reference.

extension ForwardingProxy {
    /// Unavailable: reports that you can't reference this method, because of `inout` or noncopyable arguments.
    ///
    /// Such calls are forwarded. To see them, intercept all calls: `proxy.intercept { call in try call.proceed() }`.
    ///
    /// - Parameter method: The reference.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            you can't reference a method with `inout` or noncopyable arguments: its calls are only forwarded; write \
            `proxy.intercept { call in ... }` for all calls
            """
    )
    public final func sentMessage<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Unavailable: reports that you can't reference this method, because of `inout` or noncopyable arguments.
    ///
    /// Such calls are forwarded. To see them, intercept all calls: `proxy.intercept { call in try call.proceed() }`.
    ///
    /// - Parameter method: The reference.
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
