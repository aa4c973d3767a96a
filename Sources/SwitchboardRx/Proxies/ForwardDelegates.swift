extension DelegateProxyType {
    /// Sets the real delegate of the proxy for `object`, until what is returned is disposed of: also where nobody keeps it.
    ///
    /// A proxy that has one already traps: setting another would take it from whoever set it.
    ///
    /// ```swift
    /// extension Reactive where Base: ScrollView {
    ///     func setDelegate(_ delegate: any ScrollViewDelegate) -> any Disposable {
    ///         RxScrollViewDelegateProxy.installForwardDelegate(
    ///             delegate, retainDelegate: false, onProxyForObject: base)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - forwardDelegate: The real delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    ///   - object: The parent. As setting its delegate: on a thread where that is safe.
    /// - Returns: What ends it, on the thread that disposes of it. If the delegate was changed in between, that says so on
    ///   the standard error stream, and leaves it.
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> any Disposable {
        let installed: SubscriptionToken = installForwardDelegate(
            forwardDelegate, retainDelegate: retainDelegate, onProxyForObject: object)
        // A `SubscriptionToken` ends with its last reference; this ends when it is disposed of, and only then.
        let kept = Unmanaged.passRetained(installed)
        return Disposables.create { kept.takeRetainedValue().cancel() }
    }
}
