/// Observation of an object's end.
public enum Deallocation {
    /// When an observer is told of an object's end.
    public enum Stage: Hashable, Sendable {
        /// When the last strong reference is gone, before the object's `deinit`: its properties are still alive, but
        /// weak references to it are nil.
        case deallocating
        /// When the `deinit` is over. The object's memory is freed then, unless somebody keeps it by an unowned reference.
        case deallocated
    }

    /// Calls `body` when `object` ends, once, on the thread that drops the last reference.
    ///
    /// ```swift
    /// let observation = try Deallocation.observe(parser) { print("the parser is going") }
    /// ```
    ///
    /// Observers of one stage are called in the order in which they were added. An observer must not resurrect the
    /// object through an unmanaged reference.
    ///
    /// - Parameters:
    ///   - object: The object, which is not kept alive.
    ///   - stage: When to call `body`.
    ///   - body: May observe, cancel, and end other objects. It need not be `Sendable`. If it is formed on an actor, it
    ///     belongs to the actor, and traps if the object ends elsewhere; `@Sendable` first in the closure says that it
    ///     belongs to none.
    /// - Returns: The observation, which ends when it is cancelled or dropped; keep it.
    /// - Throws: `DeallocationError` if the object's end cannot be observed.
    public static func observe(
        _ object: some HasDeallocationHook, at stage: Stage = .deallocating,
        _ body: @escaping @isolated(any) () -> Void
    ) throws(DeallocationError) -> DeallocationObservation {
        try observe(object, at: stage, unchecked: checked(body))
    }

    /// The same, for a closure that belongs to no actor.
    static func observe(
        _ object: some HasDeallocationHook, at stage: Stage, unchecked body: @escaping () -> Void
    ) throws(DeallocationError) -> DeallocationObservation {
        let context = try DeallocationContext.context(of: object)
        // The object must be alive until here; otherwise the context would be too late.
        return withExtendedLifetime(object) { DeallocationObservation(context, context.add(body, at: stage)) }
    }
}

/// An observation of an object's end. It ends when it is cancelled, when nobody keeps it any more, and with the object.
/// It does not keep the object alive.
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

    /// Ends the observation. After this method returns, the observer is not called on this thread; a call of it on
    /// another thread may still be under way. Thread-safe; may be called more than once.
    public func cancel() {
        context.remove(id)
    }
}
