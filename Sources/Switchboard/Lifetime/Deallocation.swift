/// Functions that observe the deallocation of objects.
public enum Deallocation {
    /// The moment of a deallocation at which an observer is notified.
    public enum Stage: Hashable, Sendable {
        /// The last strong reference is released, and the `deinit` hasn't run yet. The object's properties are still
        /// alive, and weak references to it are nil.
        case deallocating
        /// The `deinit` is over. The object's memory is freed then, unless an unowned reference keeps it.
        case deallocated
    }

    /// Notifies your closure when an object is deallocated.
    ///
    /// ```swift
    /// let observation = try Deallocation.observe(importer) { print("the importer is deallocated") }
    /// ```
    ///
    /// Observers of one stage run in the order in which you added them. Don't make a new reference to the object by
    /// an unmanaged one.
    ///
    /// - Parameters:
    ///   - object: The object, which isn't retained.
    ///   - stage: The moment to call `body`.
    ///   - body: Called once, on the thread that releases the last reference. It may observe, cancel, and release
    ///     other objects. It doesn't have to be `Sendable`. If you form it on an actor, it belongs to the actor, and
    ///     traps with a message when the object is deallocated elsewhere. If it shouldn't belong to the actor, begin
    ///     it with `@Sendable`.
    /// - Returns: The observation. It ends when you cancel or release it, so keep it.
    /// - Throws: A ``DeallocationError`` if the object's deallocation can't be observed.
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

/// An observation of an object's deallocation.
///
/// It ends when you cancel or release it, and when the object is deallocated. It doesn't retain the object.
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

    /// Ends the observation. Calling it again does nothing.
    ///
    /// After it has returned, this thread doesn't call the observer any longer. Another thread may still be calling
    /// it. Thread-safe.
    public func cancel() {
        context.remove(id)
    }
}
