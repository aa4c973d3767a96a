extension DelegateProxyType where Self: ReactiveCompatible {
    /// Sets the target of the proxy for `object`, until the disposable is disposed of. RxCocoa's function does the
    /// same. Thread-safe.
    ///
    /// ```swift
    /// RxSliderDelegateProxy.installForwardDelegate(controller, retainDelegate: false, onProxyForObject: slider)
    ///     .disposed(by: disposeBag)
    /// ```
    ///
    /// The target stays even if you drop the disposable. The core library's function of this name returns a
    /// `SubscriptionToken`, which ends when it's dropped. To call that one, write `let token: SubscriptionToken = ...`.
    ///
    /// If the proxy already has a target, a debug build traps. A release build replaces the target and writes a warning
    /// to the standard error stream. If the target was changed meanwhile, disposal changes nothing, and writes a
    /// warning.
    ///
    /// - Parameters:
    ///   - forwardDelegate: The target.
    ///   - retainDelegate: Whether the proxy retains the target.
    ///   - object: The parent.
    /// - Returns: A disposable that removes the target.
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
