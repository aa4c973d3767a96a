#if canImport(Combine) || Combine
    import CSupport
    import Switchboard

    /// What a stream tells of, whoever the subscriber is.
    private protocol Observing<Element>: AnyObject, Sendable {
        associatedtype Element
        func receive(_ element: Element)
        func finish()
    }

    /// Keeps a subscriber: a word that can be nil, whatever the subscriber is.
    private final class Receiver<Downstream> {
        let downstream: Downstream

        init(_ downstream: Downstream) { self.downstream = downstream }
    }

    /// One subscriber of a stream.
    ///
    /// Two locks: `serial` is held while the subscriber is told something, so that it is told one thing at a time, and may
    /// be taken again by the thread that is telling; that of `state` is held for the moments in which `state` is used, and
    /// nothing is called or let go meanwhile. So a subscriber may ask for more, cancel, subscribe, and make calls while it
    /// receives.
    final class Delivery<Downstream: Subscriber>: CombineSubscription, Observing, @unchecked Sendable
    where Downstream.Failure == Never {
        private struct State {
            var lock = cffi_lock()
            /// Nil after it was cancelled, and from the completion on.
            var receiver: Receiver<Downstream>?
            var demand = Subscribers.Demand.none
            var upstream: SubscriptionToken?
        }

        private let serial: OpaquePointer
        /// Beside the object, because of the lock, and because nobody else has to look after exclusive access there.
        private let state: UnsafeMutablePointer<State>

        // With `serial`.
        /// The subscriber has its subscription.
        private var hasBegun = false
        /// No call can come any more, and the subscriber is not told yet.
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

        /// Subscribes, and gives the subscriber its subscription. Called once.
        ///
        /// The stream keeps this, until it is cancelled or completes.
        func begin(
            _ subscribe: (
                _ body: @escaping @Sendable (Downstream.Input) -> Void, _ onCompleted: @escaping @Sendable () -> Void
            ) -> SubscriptionToken
        ) {
            // There is no demand before the subscriber has its subscription, so nothing is lost that it asked for.
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

        /// Tells of a call. One that is made while another thread tells the subscriber something waits for that, and looks
        /// then whether there is demand.
        fileprivate func receive(_ element: Downstream.Input) {
            cffi_recursive_lock_acquire(serial)
            if let receiver = receiverWithDemand() {
                let more = receiver.downstream.receive(element)
                if more > .none { request(more) }
            }
            cffi_recursive_lock_release(serial)
        }

        /// The subscriber, if it asked for an element; it has asked for one less then.
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

        /// Nothing more is told. Gives what is to be let go without the lock of `state`.
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
