/// The deallocation of an object as a stream: one event, then completion.
///
/// ```swift
/// let token = importer.deallocating.subscribe { print("the importer is deallocated") }
/// ```
///
/// The stream doesn't retain the object. Thread-safe.
public struct DeallocationStream: Sendable {
    /// The object, which reports its end. An object that is gone reports nothing.
    private let object: WeakObject
    private let stage: Deallocation.Stage

    fileprivate init(_ object: any HasDeallocationHook, _ stage: Deallocation.Stage) {
        self.object = WeakObject(object)
        self.stage = stage
    }

    /// Notifies your closure when the object is deallocated.
    ///
    /// ```swift
    /// let token = importer.deallocated.subscribe { print("deallocated") }
    /// ```
    ///
    /// If the object's deallocation can't be observed, this traps; `Deallocation.observe` throws instead.
    ///
    /// - Parameters:
    ///   - body: Called once, on the thread that releases the last reference. If the object is deallocated already,
    ///     it isn't called. It doesn't have to be `Sendable`. If you form it on an actor, it belongs to the actor,
    ///     and traps with a message when the object is deallocated elsewhere.
    ///   - onCompleted: Called after `body`, or at once if the object is deallocated already. Like `body`, it may
    ///     belong to an actor.
    /// - Returns: A token. The subscription ends when you cancel or release it, so keep it.
    public func subscribe(
        _ body: @escaping @isolated(any) () -> Void, onCompleted: (@isolated(any) () -> Void)? = nil
    ) -> SubscriptionToken {
        let body = checked(body), onCompleted = checked(onCompleted)
        return observe(
            {
                body()
                onCompleted?()
            }, ifGone: { onCompleted?() })
    }

    /// Like `subscribe`, for closures that belong to no actor.
    package func observe(_ body: @escaping () -> Void, onCompleted: @escaping () -> Void) -> SubscriptionToken {
        observe(
            {
                body()
                onCompleted()
            }, ifGone: onCompleted)
    }

    private func observe(_ atEnd: @escaping () -> Void, ifGone: () -> Void) -> SubscriptionToken {
        guard let object = object.value else {
            ifGone()
            return SubscriptionToken {}
        }
        let observation = trapping { () throws(DeallocationError) in
            try Deallocation.observe(object, at: stage, unchecked: atEnd)
        }
        return SubscriptionToken { observation.cancel() }
    }
}

extension HasDeallocationHook {
    /// A stream that notifies you when the last strong reference to this object is released, before its `deinit`.
    public var deallocating: DeallocationStream { DeallocationStream(self, .deallocating) }

    /// A stream that notifies you when this object's `deinit` is over.
    public var deallocated: DeallocationStream { DeallocationStream(self, .deallocated) }
}

/// A weak reference that is written once.
private final class WeakObject: @unchecked Sendable {
    private(set) weak var value: (any HasDeallocationHook)?

    init(_ value: any HasDeallocationHook) {
        self.value = value
    }
}

extension DeallocationStream: AsyncSequence {
    /// The error type of the loop: a loop over a stream never throws.
    public typealias Failure = Never
    /// The element: an event without further information.
    public typealias Element = Void

    /// Subscribes, and returns an iterator over the single event.
    ///
    /// If the object is deallocated already, there's no event, and the loop ends at once. If the object's
    /// deallocation can't be observed, this traps. Thread-safe.
    ///
    /// ```swift
    /// for await _ in importer.deallocated { print("deallocated") }
    /// ```
    ///
    /// - Returns: The iterator. The subscription ends when you release it.
    public func makeAsyncIterator() -> BufferedStream<Void>.Iterator {
        BufferedStream(.unbounded) { body, onCompleted in subscribe({ body(()) }, onCompleted: onCompleted) }
            .makeAsyncIterator()
    }
}
