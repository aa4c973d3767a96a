/// An object's end, as a stream: one event, then completion.
///
/// ```swift
/// let subscription = downloader.deallocating.subscribe { print("the downloader is going") }
/// ```
///
/// The stream does not keep the object alive.
public struct DeallocationStream: Sendable {
    /// The object, which reports its end. An object that is gone reports nothing.
    private let object: WeakObject
    private let stage: Deallocation.Stage

    fileprivate init(_ object: any HasDeallocationHook, _ stage: Deallocation.Stage) {
        self.object = WeakObject(object)
        self.stage = stage
    }

    /// Calls `body` when the object ends, once, on the thread that drops the last reference; then `onCompleted`. If the
    /// object is gone already, calls only `onCompleted`, at once.
    ///
    /// Traps if the object's end cannot be observed; `Deallocation.observe` throws instead.
    ///
    /// The closures need not be `Sendable`, and may belong to an actor, like those of `Deallocation.observe`.
    ///
    /// - Returns: The subscription, which ends when it is cancelled or dropped; keep it.
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
    /// The moment when the last strong reference to this object is gone, before its `deinit`.
    public var deallocating: DeallocationStream { DeallocationStream(self, .deallocating) }

    /// The moment when this object's `deinit` is over.
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
    /// The loop over a stream throws nothing.
    public typealias Failure = Never
    /// An event without further information.
    public typealias Element = Void

    /// Subscribes. Thread-safe.
    public func makeAsyncIterator() -> BufferedStream<Void>.Iterator {
        BufferedStream(.unbounded) { body, onCompleted in subscribe({ body(()) }, onCompleted: onCompleted) }
            .makeAsyncIterator()
    }
}
