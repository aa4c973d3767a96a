/// Hearing of an object's end.
public enum Deallocation {
    /// When an observer hears of an object's end.
    public enum Stage: Hashable, Sendable {
        /// When the last strong reference is gone, before the object's `deinit`: its properties still live, weak
        /// references to it are nil.
        case deallocating
        /// When the `deinit` is over, and the object's memory was given back.
        case deallocated
    }

    /// Calls `body` when `object` ends, once, on the thread that drops the last reference.
    ///
    /// ```swift
    /// let observation = try Deallocation.observe(parser) { print("the parser is going") }
    /// ```
    ///
    /// Observers of one stage are called in the order in which they came. An observer must not bring the object back to
    /// life, through an unmanaged reference.
    ///
    /// - Parameters:
    ///   - object: The object; it is not kept.
    ///   - stage: When to call.
    ///   - body: What to call. It may observe, cancel, and end other objects. It need not be `Sendable`. One that is
    ///     formed on an actor belongs to it, and traps where the object ends elsewhere; `@Sendable` first in the closure
    ///     says that it belongs to none.
    /// - Returns: The observation, which ends when it is cancelled or dropped; keep it.
    /// - Throws: `DeallocationRefusal` where the object's end cannot be heard of.
    public static func observe(
        _ object: some HasDeallocationHook, at stage: Stage = .deallocating,
        _ body: @escaping @isolated(any) () -> Void
    ) throws(DeallocationRefusal) -> DeallocationObservation {
        try observe(object, at: stage, unchecked: checked(body))
    }

    /// As above, for a closure that belongs to no actor.
    static func observe(
        _ object: some HasDeallocationHook, at stage: Stage, unchecked body: @escaping () -> Void
    ) throws(DeallocationRefusal) -> DeallocationObservation {
        let context = try DeallocationContext.context(of: object)
        // Until here the object must live, or the context would be too late.
        return withExtendedLifetime(object) { DeallocationObservation(context, context.add(body, at: stage)) }
    }
}

/// An observer's place at the end of an object. It ends when it is cancelled, when nobody keeps it any more, and with the
/// object. It does not keep the object.
public final class DeallocationObservation: Sendable {
    private let context: DeallocationContext
    private let id: UInt64

    init(_ context: DeallocationContext, _ id: UInt64) {
        self.context = context
        self.id = id
    }

    deinit {
        cancel()
    }

    /// Ends the observation. On this thread the observer is not called after it returned; one that another thread is
    /// calling at this moment may still be under way. Any thread; more than once does nothing.
    public func cancel() {
        context.remove(id)
    }
}
