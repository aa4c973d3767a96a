import CForwarding

extension ForwardingProxy {
    /// Has `delegate` get calls beside the real delegate, until the subscription is cancelled or dropped.
    ///
    /// ```swift
    /// let added = proxy.addForwardDelegate(recorder, retainDelegate: true)
    /// ```
    ///
    /// The real delegate is called first, then those that were added, in that order. A call of a method that is known to
    /// return nothing, because it was observed or registered, reaches all of them. Any other call reaches the first of them
    /// that lives, and so does one of a method whose arguments its receiver may take over (`consuming`). All are called
    /// whatever one of them throws. How a call ends the caller learns from the first that lives; errors that others throw are
    /// dropped.
    ///
    /// Any thread. Calls under way end with the delegates that they found. A call costs more where delegates were added, also
    /// one that reaches only one of them.
    ///
    /// - Parameters:
    ///   - delegate: The delegate. One that forwards to this proxy traps. One that is added twice is called twice.
    ///   - retainDelegate: Whether the proxy keeps it alive, until the subscription ends.
    /// - Returns: What ends it. It keeps nothing alive.
    public final func addForwardDelegate(_ delegate: Delegate, retainDelegate: Bool) -> SubscriptionToken {
        let receiver = newReceiver(for: delegate, retained: retainDelegate)
        let added = AddedDelegate(proxy: self, number: cffi_proxy_add_forward(address, receiver))
        observersChanged()
        return SubscriptionToken { added.proxy?.removeForwardDelegate(added.number) }
    }
}

/// A delegate that a proxy was given beside others.
private struct AddedDelegate: @unchecked Sendable {
    weak var proxy: AnyForwardingProxy?
    let number: UInt64
}
