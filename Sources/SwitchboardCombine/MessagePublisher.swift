#if canImport(Combine) || Combine
    public import Switchboard

    /// A publisher of the calls of a delegate's method, or of another stream of the core library.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).publisher
    ///     .map { parser, text in text }
    ///     .sink { print($0) }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// - **Beginning and end.** Each subscriber is a separate observer, from the moment when it subscribes. The
    ///   publisher finishes when no more calls can come, which is when the parent is deallocated. If you subscribe
    ///   later, it finishes at once. It never fails. Neither the publisher nor its subscriptions retain the proxy, its
    ///   parent or a delegate.
    /// - **Demand.** A call doesn't wait for a subscriber. As with a `PassthroughSubject`, a subscriber without demand
    ///   misses the call. `sink` and `assign` always have demand. For other subscribers,
    ///   `.buffer(size:prefetch:whenFull:)` keeps the elements. Completion needs no demand.
    /// - **Threads.** Subscribers are called on the thread that makes the call, before or after the delegate, as other
    ///   observers are. `.receive(on:)` moves the elements elsewhere. A subscriber receives one event at a time: if two
    ///   threads call at once, one of them waits. If a subscriber makes a call while it receives an event, and has
    ///   demand left, it receives that call nested.
    /// - **Cancellation.** After `cancel()` has returned, and after completion, the subscriber receives nothing more on
    ///   that thread, and no event begins on another one. An event that has begun there continues.
    public struct MessagePublisher<Output>: Publisher, Sendable {
        /// The type of the publisher's errors: it never fails.
        public typealias Failure = Never

        private let subscribe:
            @Sendable (_ body: @escaping (Output) -> Void, _ onCompleted: @escaping () -> Void) -> Upstream

        /// Subscribes to the source of the elements.
        init(
            _ subscribe:
                @escaping @Sendable (_ body: @escaping (Output) -> Void, _ onCompleted: @escaping () -> Void) ->
                Upstream
        ) {
            self.subscribe = subscribe
        }

        /// Subscribes a subscriber. Thread-safe.
        ///
        /// - Parameter subscriber: The subscriber.
        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Never {
            // The stream keeps the delivery until it is cancelled or completes.
            let delivery = Delivery(to: subscriber)
            let upstream = subscribe(delivery.elements, delivery.completion)
            delivery.keep(upstream)
            delivery.begin()
        }
    }

    extension CallStream {
        /// A publisher of these calls: of the argument, or of the tuple of the arguments. Thread-safe.
        ///
        /// ```swift
        /// proxy.sentMessage(ImporterDelegate.importer(_:didImport:)).publisher
        ///     .sink { importer, count in print(count) }
        ///     .store(in: &cancellables)
        /// ```
        public var publisher: MessagePublisher<Element> {
            MessagePublisher { .calls(observePlace($0, onCompleted: $1)) }
        }
    }

    extension OutcomeStream {
        /// A publisher of these calls: of pairs of the argument, or of the tuple of the arguments, and the outcome.
        /// Thread-safe.
        ///
        /// ```swift
        /// proxy.methodInvoked(ImporterDelegate.importer(_:mayImport:)).withOutcome.publisher
        ///     .sink { arguments, outcome in print(outcome) }
        ///     .store(in: &cancellables)
        /// ```
        public var publisher: MessagePublisher<(Element, CallOutcome<Result>)> {
            MessagePublisher { body, onCompleted in
                .calls(observePlace({ body(($0, $1)) }, onCompleted: onCompleted))
            }
        }
    }

    extension DeallocationStream {
        /// A publisher of the deallocation: one element, then completion. Thread-safe.
        ///
        /// If the object has been deallocated when you subscribe, the publisher only finishes. It doesn't retain the
        /// object.
        public var publisher: MessagePublisher<Void> {
            MessagePublisher { body, onCompleted in .other(observe({ body(()) }, onCompleted: onCompleted)) }
        }
    }

    extension HasDeallocationHook {
        /// A publisher that sends one element when this object's last strong reference is released, before its
        /// `deinit`, and finishes. It sends on the thread that releases the reference.
        ///
        /// ```swift
        /// importer.deallocatingPublisher.sink { print("deallocating") }.store(in: &cancellables)
        /// ```
        ///
        /// If you subscribe later, the publisher only finishes. If the object's deallocation can't be observed, a
        /// subscription traps. The publisher doesn't retain the object.
        public var deallocatingPublisher: MessagePublisher<Void> { deallocating.publisher }

        /// A publisher that sends one element when this object's `deinit` is over, and finishes.
        ///
        /// ```swift
        /// importer.deallocatedPublisher.sink { print("deallocated") }.store(in: &cancellables)
        /// ```
        ///
        /// If you subscribe later, the publisher only finishes. If the object's deallocation can't be observed, a
        /// subscription traps. The publisher doesn't retain the object.
        public var deallocatedPublisher: MessagePublisher<Void> { deallocated.publisher }
    }
#endif
