#if canImport(Combine) || Combine
    import CSupport
    import Switchboard

    /// Boxes a subscriber of any type, so that the reference to it can be nil.
    private final class Receiver<Downstream> {
        let downstream: Downstream

        init(_ downstream: Downstream) { self.downstream = downstream }
    }

    /// What a delivery has subscribed to.
    enum Upstream {
        /// Calls of a method.
        case calls(ObservedPlace)
        /// Anything else.
        case other(SubscriptionToken)

        /// Ends it. Called once.
        func end() {
            switch self {
            case .calls(let place):
                place.cancel()
                place.release()
            case .other(let token): token.cancel()
            }
        }
    }

    /// One subscriber of a stream.
    ///
    /// It gets one event at a time, each in a turn; the thread that is calling the subscriber may have the next turn
    /// inside. Turns are a delivery's own, so no delivery waits for another subscriber. The other lock, one that
    /// objects share, is held for the moments in which what it guards is used; nothing is called or released meanwhile.
    /// So a subscriber may request more, cancel, subscribe, and make calls while it receives.
    final class Delivery<Downstream: Subscriber>: CombineSubscription, @unchecked Sendable
    where Downstream.Failure == Never {
        // Guarded by the lock, so Swift need not check for exclusive access.
        /// Nil after cancellation, and from the completion on.
        @exclusivity(unchecked) private var receiver: Receiver<Downstream>?
        @exclusivity(unchecked) private var demand = Subscribers.Demand.none
        @exclusivity(unchecked) private var upstream: Upstream?

        private var turn = cffi_recursive_lock()
        /// The address of `turn`, which only C uses. A stored property of a class stays at its address.
        private var turnPlace: UnsafeMutablePointer<cffi_recursive_lock>!
        // Guarded by turns.
        /// Whether the subscriber has got its subscription.
        @exclusivity(unchecked) private var hasBegun = false
        /// No more calls can come, and the subscriber has not been told yet.
        @exclusivity(unchecked) private var hasToFinish = false

        init(to downstream: Downstream) {
            receiver = Receiver(downstream)
            // Taken before other threads know this object: for Swift, to take it is a change of the property.
            turnPlace = withUnsafeMutablePointer(to: &turn) { $0 }
        }

        deinit { upstream?.end() }

        /// Keeps what ends the subscription to the stream. Called once, before `begin`.
        func keep(_ upstream: Upstream) {
            let lock = lock()
            self.upstream = upstream
            cffi_lock_release(lock)
        }

        /// Passes this subscription to the subscriber. Called once.
        ///
        /// The subscriber can request nothing before, so no element that it requested is lost.
        func begin() {
            inTurn {
                let lock = lock()
                let receiver = receiver
                cffi_lock_release(lock)
                receiver?.downstream.receive(subscription: self)
                hasBegun = true
                if hasToFinish { finish() }
            }
        }

        /// Runs `body` while no other thread has a turn.
        private func inTurn(_ body: () -> Void) {
            cffi_recursive_lock_acquire(turnPlace)
            body()
            cffi_recursive_lock_release(turnPlace)
        }

        // The closures that the stream calls: made here, where nothing but this object is captured, they take no
        // memory.
        var elements: (Downstream.Input) -> Void { { self.receive($0) } }
        var completion: () -> Void { { self.finish() } }

        /// Delivers a call, in its turn. Checks for demand only then.
        private func receive(_ element: Downstream.Input) {
            inTurn {
                guard let receiver = receiverWithDemand() else { return }
                let more = receiver.downstream.receive(element)
                if more > .none { request(more) }
            }
        }

        /// The subscriber if it has demand, which is then reduced by one.
        private func receiverWithDemand() -> Receiver<Downstream>? {
            let lock = lock()
            defer { cffi_lock_release(lock) }
            guard demand > .none else { return nil }
            demand -= 1
            return receiver
        }

        /// Delivers the completion, in its turn.
        private func finish() {
            inTurn {
                if hasBegun {
                    let (receiver, upstream) = end()
                    receiver?.downstream.receive(completion: .finished)
                    upstream?.end()
                } else {
                    hasToFinish = true
                }
            }
        }

        /// Ends the delivery. Returns what the caller must end and release without holding the lock.
        private func end() -> (receiver: Receiver<Downstream>?, upstream: Upstream?) {
            let lock = lock()
            defer { cffi_lock_release(lock) }
            let ended = (receiver, upstream)
            receiver = nil
            upstream = nil
            return ended
        }

        func request(_ demand: Subscribers.Demand) {
            guard demand > .none else { return }
            let lock = lock()
            self.demand += demand
            cffi_lock_release(lock)
        }

        func cancel() {
            end().upstream?.end()
        }

        /// Acquires the lock.
        private func lock() -> UnsafeMutablePointer<cffi_lock> {
            let lock = cffi_lock_of(Unmanaged.passUnretained(self).toOpaque())!
            cffi_lock_acquire(lock)
            return lock
        }
    }
#endif
