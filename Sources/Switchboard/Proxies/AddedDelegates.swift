import CForwarding

extension ForwardingProxy {
    /// Adds `delegate`, which gets calls in addition to the real delegate, until the subscription is cancelled or
    /// dropped.
    ///
    /// ```swift
    /// let added = proxy.addTarget(recorder, retainTarget: true)
    /// ```
    ///
    /// The real delegate is called first, then the added ones, in order. A call reaches all of them if the method
    ///
    /// - returns nothing,
    /// - takes no closure, such as a completion handler, which each of them would call,
    /// - takes none of its arguments over (`consuming`, `sending`) that count references, and
    /// - is not a setter.
    ///
    /// Any other call reaches only the first one that is alive. This is so for every kind of proxy, and for asynchronous methods. A
    /// class that conforms by hand says of a method that it takes an argument over, or is a setter: `TypedSelector`. If the
    /// methods of a proxy without code are neither observed nor intercepted by reference, nor told by the program's symbols, as
    /// in a stripped program, their calls reach the first one, too.
    ///
    /// All of them are called, even if one throws. The first one that is alive decides how the call ends for the caller; errors
    /// of the others are dropped.
    ///
    /// Thread-safe. Calls under way keep the delegates that they found. If delegates were added, every call costs more,
    /// even one that reaches only one of them.
    ///
    /// - Parameters:
    ///   - target: The object. Traps if it forwards to this proxy. If you add it twice, it is called twice.
    ///   - retainTarget: Whether the proxy retains it until the token ends.
    /// - Returns: A token that removes the target when you cancel or release it. It retains neither the proxy nor the target.
    public final func addTarget(_ target: Delegate, retainTarget: Bool) -> SubscriptionToken {
        shape.learnSignatures()
        let receiver = newReceiver(for: target, retained: retainTarget)
        let added = AddedDelegate(proxy: self, number: cffi_proxy_add_forward(address, receiver))
        let object = ProtocolShape.object(of: target)
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
        guard shape.mayHaveCompanions else { return [] }
        return CompanionFamily.lock.withLock {
            let family = shape.companions
            let added = family.needs(of: object).numbers.map { number in
                let companion = companion(number)
                companion.shape.learnSignatures()
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
