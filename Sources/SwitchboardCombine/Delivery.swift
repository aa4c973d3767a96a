#if canImport(Combine) || Combine
    import CSupport
    import Switchboard

    /// Receives a stream's events, whatever the type of the subscriber.
    private protocol Observing<Element>: AnyObject, Sendable {
        associatedtype Element
        func receive(_ element: Element)
        func finish()
    }

    /// Boxes a subscriber of any type, so that the reference to it can be nil.
    private final class Receiver<Downstream> {
        let downstream: Downstream

        init(_ downstream: Downstream) { self.downstream = downstream }
    }

    /// One subscriber of a stream.
    ///
    /// There are two locks. `serial` is held while the subscriber is called, so that it gets one event at a time; the
    /// thread that is calling it may acquire `serial` again. The lock of `state` is held for the moments in which
    /// `state` is used; nothing is called or released meanwhile. So a subscriber may request more, cancel, subscribe,
    /// and make calls while it receives.
    final class Delivery<Downstream: Subscriber>: CombineSubscription, Observing, @unchecked Sendable
    where Downstream.Failure == Never {
        private struct State {
            var lock = cffi_lock()
            /// Nil after cancellation, and from the completion on.
            var receiver: Receiver<Downstream>?
            var demand = Subscribers.Demand.none
            var upstream: SubscriptionToken?
        }

        private let serial: OpaquePointer
        /// In memory of its own, because a lock must not move, and because Swift checks no exclusive access there.
        private let state: UnsafeMutablePointer<State>

        // Guarded by `serial`.
        /// Whether the subscriber has got its subscription.
        private var hasBegun = false
        /// No more calls can come, and the subscriber has not been told yet.
        private var hasToFinish = false

        init(to downstream: Downstream) {
            guard let serial = cffi_recursive_lock_create() else { fatalError("Switchboard: no memory for a lock.") }
            self.serial = serial
            state = .allocate(capacity: 1)
            state.initialize(to: State(receiver: Receiver(downstream)))
            cffi_lock_init(&state.pointee.lock)
        }

        deinit {
            cffi_recursive_lock_destroy(serial)
            cffi_lock_destroy(&state.pointee.lock)
            state.deinitialize(count: 1)
            state.deallocate()
        }

        /// Subscribes, and passes this subscription to the subscriber. Called once.
        ///
        /// The stream keeps this object until it is cancelled or completes.
        func begin(
            _ subscribe: (
                _ body: @escaping @Sendable (Downstream.Input) -> Void, _ onCompleted: @escaping @Sendable () -> Void
            ) -> SubscriptionToken
        ) {
            // The subscriber can request nothing before it has its subscription, so no element that it requested is
            // lost.
            let observer: any Observing<Downstream.Input> = self
            let upstream = subscribe({ observer.receive($0) }, { observer.finish() })
            cffi_lock_acquire(&state.pointee.lock)
            state.pointee.upstream = upstream
            let receiver = state.pointee.receiver
            cffi_lock_release(&state.pointee.lock)
            cffi_recursive_lock_acquire(serial)
            receiver?.downstream.receive(subscription: self)
            hasBegun = true
            if hasToFinish { finish() }
            cffi_recursive_lock_release(serial)
        }

        /// Delivers a call. If another thread is just calling the subscriber, this waits for that thread, and only then
        /// checks for demand.
        fileprivate func receive(_ element: Downstream.Input) {
            cffi_recursive_lock_acquire(serial)
            if let receiver = receiverWithDemand() {
                let more = receiver.downstream.receive(element)
                if more > .none { request(more) }
            }
            cffi_recursive_lock_release(serial)
        }

        /// The subscriber if it has demand, which is then reduced by one.
        private func receiverWithDemand() -> Receiver<Downstream>? {
            cffi_lock_acquire(&state.pointee.lock)
            defer { cffi_lock_release(&state.pointee.lock) }
            guard state.pointee.demand > .none else { return nil }
            state.pointee.demand -= 1
            return state.pointee.receiver
        }

        fileprivate func finish() {
            cffi_recursive_lock_acquire(serial)
            if hasBegun {
                end().receiver?.downstream.receive(completion: .finished)
            } else {
                hasToFinish = true
            }
            cffi_recursive_lock_release(serial)
        }

        /// Ends the delivery. Returns what the caller must release without holding the lock of `state`.
        private func end() -> (receiver: Receiver<Downstream>?, upstream: SubscriptionToken?) {
            cffi_lock_acquire(&state.pointee.lock)
            defer { cffi_lock_release(&state.pointee.lock) }
            let ended = (state.pointee.receiver, state.pointee.upstream)
            state.pointee.receiver = nil
            state.pointee.upstream = nil
            return ended
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            cffi_lock_acquire(&state.pointee.lock)
            state.pointee.demand += demand
            cffi_lock_release(&state.pointee.lock)
        }

        func cancel() {
            end().upstream?.cancel()
        }
    }
#endif
