#if canImport(Combine) || Combine
    public import Switchboard

    /// The calls of one method of a delegate, for Combine.
    ///
    /// ```swift
    /// proxy.sentMessagePublisher(XMLParserDelegate.parser(_:foundCharacters:))
    ///     .map { parser, text in text }
    ///     .sink { print($0) }
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// - **Beginning and end.** Each subscriber is an observer of its own, from the moment when it subscribes. The
    ///   publisher finishes when no call can come any more, with the end of the parent, and at once where that is over; it
    ///   does not fail. Neither it nor its subscriptions keep the proxy, its parent or a delegate alive.
    /// - **Demand.** As of a `PassthroughSubject`: calls do not wait for subscribers, so what comes while a subscriber has
    ///   no demand is dropped for it. `sink` and `assign` always have some; where others must not lose any,
    ///   `.buffer(size:prefetch:whenFull:)` keeps them. Completion needs no demand.
    /// - **Threads.** Subscribers hear of a call on the thread that makes it, before it goes on or after the real delegate
    ///   had it, as other observers do; `.receive(on:)` brings it elsewhere. A subscriber gets one event at a time: a call
    ///   on another thread waits until it returned from the one before. A call that a subscriber itself makes while it
    ///   receives is heard inside, if it has demand left. After `cancel()` returned, and after completion, it gets nothing
    ///   on that thread, and no event begins on another one; one that has begun there goes on.
    public struct MessagePublisher<Output>: Publisher, Sendable {
        /// It does not fail.
        public typealias Failure = Never

        private let subscribe:
            @Sendable (_ body: @escaping @Sendable (Output) -> Void, _ onCompleted: @escaping @Sendable () -> Void) ->
                SubscriptionToken

        /// - Parameter subscribe: Subscribes to what the elements come from.
        init(
            _ subscribe:
                @escaping @Sendable (
                    _ body: @escaping @Sendable (Output) -> Void, _ onCompleted: @escaping @Sendable () -> Void
                ) -> SubscriptionToken
        ) {
            self.subscribe = subscribe
        }

        /// Gives a subscriber its subscription. Any thread.
        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Never {
            Delivery(to: subscriber).begin(subscribe)
        }
    }

    extension MessageStream {
        /// The same calls, for Combine.
        public var publisher: MessagePublisher<Element> {
            MessagePublisher { observe($0, onCompleted: $1) }
        }
    }

    extension OutcomeStream {
        /// The same calls, for Combine: pairs of the argument, or the tuple of the arguments, and the outcome.
        public var publisher: MessagePublisher<(Element, MessageOutcome)> {
            MessagePublisher { body, onCompleted in subscribe({ body(($0, $1)) }, onCompleted: onCompleted) }
        }
    }

    extension DeallocationStream {
        /// The same event, for Combine.
        public var publisher: MessagePublisher<Void> {
            MessagePublisher { body, onCompleted in subscribe({ body(()) }, onCompleted: onCompleted) }
        }
    }

    extension HasDeallocationHook {
        /// One element when the last strong reference to this object is gone, before its `deinit`; then completion.
        public var deallocatingPublisher: MessagePublisher<Void> { deallocating.publisher }

        /// One element when this object's `deinit` is over; then completion.
        public var deallocatedPublisher: MessagePublisher<Void> { deallocated.publisher }
    }
#endif
