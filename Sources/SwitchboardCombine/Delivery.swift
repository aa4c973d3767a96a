#if canImport(Combine) || Combine
    import CFFIShim
    import Switchboard

    /// What a stream tells of, whoever the subscriber is.
    private protocol Observing<Element>: AnyObject, Sendable {
        associatedtype Element
        func receive(_ element: Element)
        func finish()
    }

    /// One subscriber of a stream.
    ///
    /// Two locks: `serial` is held while the subscriber is told something, so that it is told one thing at a time, and may
    /// be taken again by the thread that is telling; `state` is held for the moments in which the variables are used, and
    /// nothing is called meanwhile. So a subscriber may ask for more, cancel, subscribe, and make calls while it receives.
    final class Delivery<Downstream: Subscriber>: CombineSubscription, Observing, @unchecked Sendable
    where Downstream.Failure == Never {
        private let serial: OpaquePointer
        private let state: UnsafeMutablePointer<cffi_lock>

        // With `state`.
        /// Nil after it was cancelled, and from the completion on.
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var upstream: Switchboard.Subscription?

        // With `serial`.
        /// The subscriber has its subscription.
        private var hasBegun = false
        /// No call can come any more, and the subscriber is not told yet.
        private var hasToFinish = false

        init(to downstream: Downstream) {
            guard let serial = cffi_recursive_lock_create() else { fatalError("Switchboard: no memory for a lock.") }
            self.serial = serial
            state = .allocate(capacity: 1)
            cffi_lock_init(state)
            self.downstream = downstream
        }

        deinit {
            cffi_recursive_lock_destroy(serial)
            cffi_lock_destroy(state)
            state.deallocate()
        }

        /// Runs `body`, which calls nothing of the subscriber's and lets nothing go, alone.
        private func withState<Result>(_ body: () -> Result) -> Result {
            cffi_lock_acquire(state)
            defer { cffi_lock_release(state) }
            return body()
        }

        /// Subscribes, and gives the subscriber its subscription. Called once.
        ///
        /// The stream keeps this, until it is cancelled or completes.
        func begin(
            _ subscribe: (
                _ body: @escaping @Sendable (Downstream.Input) -> Void, _ onCompleted: @escaping @Sendable () -> Void
            ) -> Switchboard.Subscription
        ) {
            // There is no demand before the subscriber has its subscription, so nothing is lost that it asked for.
            let observer: any Observing<Downstream.Input> = self
            let upstream = subscribe({ observer.receive($0) }, { observer.finish() })
            let downstream = withState {
                self.upstream = upstream
                return self.downstream
            }
            cffi_recursive_lock_acquire(serial)
            downstream?.receive(subscription: self)
            hasBegun = true
            if hasToFinish { finish() }
            cffi_recursive_lock_release(serial)
        }

        /// Tells of a call. What is made while another thread tells the subscriber something waits for that, and looks then
        /// whether there is demand.
        fileprivate func receive(_ element: Downstream.Input) {
            cffi_recursive_lock_acquire(serial)
            defer { cffi_recursive_lock_release(serial) }
            let receiver = withState { () -> Downstream? in
                guard demand > .none else { return nil }
                demand -= 1
                return downstream
            }
            guard let receiver else { return }
            let more = receiver.receive(element)
            if more > .none { withState { demand += more } }
        }

        fileprivate func finish() {
            cffi_recursive_lock_acquire(serial)
            defer { cffi_recursive_lock_release(serial) }
            guard hasBegun else { return hasToFinish = true }
            let ended = end()
            ended.downstream?.receive(completion: .finished)
        }

        /// Nothing more is told. Gives what is to be let go without a lock.
        private func end() -> (downstream: Downstream?, upstream: Switchboard.Subscription?) {
            withState {
                let ended = (downstream, upstream)
                (downstream, upstream) = (nil, nil)
                return ended
            }
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            withState { self.demand += demand }
        }

        func cancel() {
            end().upstream?.cancel()
        }
    }
#endif
