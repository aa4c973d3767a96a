import CForwarding

extension ForwardingProxy {
    /// Adds a target, which receives calls in addition to the others, until you cancel or release the token.
    ///
    /// ```swift
    /// let added = proxy.addTarget(controller, retainTarget: true)
    /// ```
    ///
    /// The proxy's own target is called first, then the added ones in order. A call reaches all of them if its method
    ///
    /// - returns nothing,
    /// - takes no closure, such as a completion handler, which each of them would call,
    /// - consumes no argument that counts references (`consuming`, `sending`), and
    /// - isn't a setter.
    ///
    /// Any other call reaches only the first target that is alive. This holds for all proxies, and even for
    /// asynchronous methods. For a hand-written proxy, you say in the ``TypedSelector`` that a method consumes an
    /// argument or is a setter.
    ///
    /// The library has to know the method's types: you observed or intercepted it by reference, or the symbols of a
    /// conforming type have them. Otherwise its calls reach the first target only, for example in a stripped program.
    ///
    /// All targets are called, even if one throws. The first one that is alive decides whether the caller receives an
    /// error; errors of the others are dropped.
    ///
    /// Calls that are running keep the targets that they found. Added targets make every call slower, even one that
    /// reaches only one of them. Thread-safe.
    ///
    /// - Parameters:
    ///   - target: The object. If it forwards to this proxy, this traps. If you add it twice, it's called twice.
    ///   - retainTarget: Whether the proxy retains it until the token ends.
    /// - Returns: A token that removes the target when you cancel or release it. It retains neither the proxy nor the
    ///   target.
    public final func addTarget(_ target: Delegate, retainTarget: Bool) -> SubscriptionToken {
        dispatchTable.learnSignatures()
        if dispatchTable.isForActors { chooseExecutor(orOf: target) }
        let receiver = newReceiver(for: target, retained: retainTarget)
        let added = AddedDelegate(proxy: self, number: cffi_proxy_add_forward(address, receiver))
        let object = DispatchTable.object(of: target)
        receiversChanged(object)
        let ofCompanions = object.map { addToCompanions($0, retainTarget: retainTarget) } ?? []
        observersChanged()
        return SubscriptionToken {
            for added in ofCompanions { added.proxy?.removeForwardDelegate(added.number) }
            added.proxy?.removeForwardDelegate(added.number)
        }
    }

    /// Adds an object to the companions that it needs.
    private final func addToCompanions(_ object: UnsafeMutableRawPointer, retainTarget: Bool) -> [AddedDelegate] {
        guard dispatchTable.mayHaveCompanions else { return [] }
        return CompanionFamily.lock.withLock {
            let family = dispatchTable.companions
            let added = family.needs(of: object).numbers.map { number in
                let companion = companion(number)
                companion.dispatchTable.learnSignatures()
                let receiver = family.receiver(number, for: object, isRetained: retainTarget)
                return AddedDelegate(
                    proxy: companion, number: cffi_proxy_add_forward(companion.address, receiver))
            }
            if !added.isEmpty { changeClass() }
            return added
        }
    }
}

/// A delegate that was added to a proxy.
private struct AddedDelegate: @unchecked Sendable {
    weak var proxy: AnyForwardingProxy?
    let number: UInt64
}
