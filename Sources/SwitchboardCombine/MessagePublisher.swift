#if canImport(Combine) || Combine
    public import Switchboard

    /// The calls of one method of a delegate, for Combine.
    ///
    /// ```swift
    /// proxy.sentMessage(XMLParserDelegate.parser(_:foundCharacters:)).publisher
    ///     .map { parser, text in text }
    ///     .sink { print($0) }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// - **Beginning and end.** Each subscriber is an observer of its own, from the moment when it subscribes. The
    ///   publisher finishes when no more calls can come, that is, when the parent ends, and immediately if the parent
    ///   has ended. It never fails. Neither the publisher nor its subscriptions keep the proxy, its parent or a
    ///   delegate alive.
    /// - **Demand.** As with a `PassthroughSubject`, calls do not wait for subscribers: a subscriber without demand
    ///   misses the calls that come meanwhile. `sink` and `assign` always have demand; for other subscribers
    ///   `.buffer(size:prefetch:whenFull:)` keeps the elements. Completion needs no demand.
    /// - **Threads.** Subscribers are called on the thread that makes the call, before or after the real delegate, like
    ///   other observers; `.receive(on:)` moves the event elsewhere. A subscriber gets one event at a time: a call on
    ///   another thread waits until the subscriber has returned from the previous one. If a subscriber itself makes a
    ///   call while it receives, it receives that call nested, if it has demand left. After `cancel()` has returned,
    ///   and after completion, the subscriber gets nothing more on that thread, and no event begins on another one; an
    ///   event that has begun there continues.
    public struct MessagePublisher<Output>: Publisher, Sendable {
        /// A message publisher does not fail.
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

        /// Passes a subscription to a subscriber. Thread-safe.
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
        /// The same calls, for Combine.
        public var publisher: MessagePublisher<Element> {
            MessagePublisher { .calls(observePlace($0, onCompleted: $1)) }
        }
    }

    extension OutcomeStream {
        /// The same calls, for Combine: pairs of the argument, or the tuple of the arguments, and the outcome.
        public var publisher: MessagePublisher<(Element, CallOutcome<Result>)> {
            MessagePublisher { body, onCompleted in
                .calls(observePlace({ body(($0, $1)) }, onCompleted: onCompleted))
            }
        }
    }

    extension DeallocationStream {
        /// The same event, for Combine.
        public var publisher: MessagePublisher<Void> {
            MessagePublisher { body, onCompleted in .other(observe({ body(()) }, onCompleted: onCompleted)) }
        }
    }

    extension HasDeallocationHook {
        /// One element when the last strong reference to this object is gone, before its `deinit`; then completion.
        public var deallocatingPublisher: MessagePublisher<Void> { deallocating.publisher }

        /// One element when this object's `deinit` is over; then completion.
        public var deallocatedPublisher: MessagePublisher<Void> { deallocated.publisher }
    }
#endif
