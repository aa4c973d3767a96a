/// The compiler's errors for references that `sentMessage(_:)` and `methodInvoked(_:)` do not take. The compiler
/// chooses an unavailable function only if no other one fits, so these take any reference.

extension ForwardingProxy {
    /// Unavailable: reports that you can't reference this method so, because of `inout` or noncopyable arguments.
    ///
    /// For `inout` arguments, write a closure with ``Inout``. Calls with noncopyable ones are forwarded. To see them,
    /// intercept all calls: `proxy.intercept { call in try call.proceed() }`.
    ///
    /// - Parameter method: The reference.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            you can't reference a method with `inout` or noncopyable arguments so: for `inout`, write \
            `{ p in { (text: Inout<String>) in p.trim(&text.value) } }`; for noncopyable ones, intercept all calls: \
            `proxy.intercept { call in ... }`
            """
    )
    public final func sentMessage<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }

    /// Unavailable: reports that you can't reference this method so, because of `inout` or noncopyable arguments.
    ///
    /// For `inout` arguments, write a closure with ``Inout``. Calls with noncopyable ones are forwarded. To see them,
    /// intercept all calls: `proxy.intercept { call in try call.proceed() }`.
    ///
    /// - Parameter method: The reference.
    @_disfavoredOverload
    @available(
        *, unavailable,
        message: """
            you can't reference a method with `inout` or noncopyable arguments so: for `inout`, write \
            `{ p in { (text: Inout<String>) in p.trim(&text.value) } }`; for noncopyable ones, intercept all calls: \
            `proxy.intercept { call in ... }`
            """
    )
    public final func methodInvoked<Method>(_ method: (Delegate) -> Method) -> MessageStream<Never> { fatalError() }
}
