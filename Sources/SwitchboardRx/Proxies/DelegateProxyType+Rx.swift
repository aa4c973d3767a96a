extension DelegateProxyType where Self: ReactiveCompatible {
    /// Sets the real delegate of the proxy for `object`, until the disposable is disposed of, as RxCocoa's function does: it lasts
    /// though nobody keeps what this returns. The core's function, which returns a `SubscriptionToken`, ends when the token is
    /// dropped; write that type to get it. Thread-safe.
    ///
    /// If the proxy has a real delegate already, a debug build ends the process; a release build replaces the delegate, and writes a
    /// warning to the standard error stream. If the delegate was changed meanwhile, disposal changes nothing, and writes a warning.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The real delegate.
    ///   - retainDelegate: Whether the proxy keeps it alive.
    ///   - object: The parent.
    /// - Returns: What takes the delegate away.
    @discardableResult
    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> any Disposable {
        #if DEBUG
            let replaces = false
        #else
            let replaces = true
        #endif
        return Disposables.create(
            with: install(
                forwardDelegate, retainDelegate: retainDelegate, onProxyForObject: object, replaces: replaces))
    }
}
