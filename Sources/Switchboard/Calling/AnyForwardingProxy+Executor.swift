import CForwarding
import CSupport

/// A proxy for a protocol of actors gets its calls on the executor of its target, as the target would: the caller asks
/// the proxy for the executor, and waits for it.
extension AnyForwardingProxy: ExecutorAnswers {
    @usableFromInline var representedExecutor: UnownedSerialExecutor {
        // A probing call waits for nothing: it's where it should be.
        if type(of: self) == AnyForwardingProxy.self {
            return unsafeBitCast(swift_task_getCurrentExecutor(), to: UnownedSerialExecutor.self)
        }
        return (owner ?? self).actor.unownedExecutor
    }

    /// The actors whose executors proxies gave to callers, by the address of the proxy. A caller that waits for an
    /// executor retains the proxy only, so the actor lives as long as that.
    private static let actors = Locked<[UnsafeMutableRawPointer: any Actor]>([:])

    /// Stands in for a target.
    private actor NoTarget {}

    private final var chosenActor: (any Actor)? { Self.actors.withLock { $0[address] } }

    /// The actor on whose executor the proxy gets all its calls, from the first one on.
    private final var actor: any Actor {
        chosenActor ?? chooseActor(of: receiverValues.first)
    }

    /// Chooses the executor of the target that the proxy has now, or else of one that it's about to get.
    final func chooseExecutor(orOf target: Any) {
        if chosenActor == nil { _ = chooseActor(of: receiverValues.first ?? target) }
    }

    private final func chooseActor(of receiver: Any?) -> any Actor {
        let found = (receiver as? AnyForwardingProxy)?.actor ?? receiver as? any Actor ?? NoTarget()
        let chosen = Self.actors.withLock { actors in
            let chosen = actors[address] ?? found
            actors[address] = chosen
            return chosen
        }
        // The fallback target may have another one. Or another thread set a target meanwhile, and didn't see the
        // choice.
        for value in receiverValues { checkExecutor(of: value as AnyObject) }
        return chosen
    }

    /// Traps if a receiver has another executor than the one that callers of this proxy may wait for.
    final func checkExecutor(of object: UnsafeMutableRawPointer?) {
        if let object { checkExecutor(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()) }
    }

    private final func checkExecutor(of receiver: AnyObject) {
        guard let chosen = (owner ?? self).chosenActor else { return }
        guard let other = (receiver as? AnyForwardingProxy)?.actor ?? receiver as? any Actor,
            other !== chosen, !other.unownedExecutor.isSame(as: chosen.unownedExecutor)
        else { return }
        fatalError(
            """
            Switchboard: can't make \(type(of: receiver)) a target of this proxy for \(dispatchTable.delegateName): the proxy \
            gets its calls on \(chosen is NoTarget ? "an executor of its own" : "the executor of \(type(of: chosen))"), for which \
            callers may be waiting. Set the target before the first call, and make another proxy for another actor.
            """)
    }

    /// Precondition: the proxy ends.
    final func forgetActor() {
        let actor = Self.actors.withLock { $0.removeValue(forKey: address) }
        withExtendedLifetime(actor) {}
    }
}

extension UnownedSerialExecutor {
    /// Whether both are one object's. Both are a pointer to it, and a word of flags (swiftlang/swift,
    /// include/swift/ABI/Executor.h, SerialExecutorRef).
    fileprivate func isSame(as other: UnownedSerialExecutor) -> Bool {
        unsafeBitCast(self, to: (Int, Int).self).0 == unsafeBitCast(other, to: (Int, Int).self).0
    }
}
