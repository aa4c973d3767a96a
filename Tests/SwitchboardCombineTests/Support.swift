#if canImport(Combine) || Combine
    import Foundation
    import Switchboard
    import SwitchboardCombine
    import TestHosts
    import TestSupport
    import XCTest

    typealias MeterProxy = DelegateProxy<Meter, any MeterDelegate>

    /// Writes down what it receives, and does what the test says.
    final class Probe<Input>: Subscriber, Cancellable, @unchecked Sendable {
        typealias Failure = Never
        private let log: Log<String>
        private let lock = NSLock()
        private var subscription: (any Subscription)?
        private let onEnd: (@Sendable () -> Void)?
        /// What it asks for at the beginning.
        var first = Subscribers.Demand.none
        /// Called when it has its subscription.
        var onSubscription: ((Probe) -> Void)?
        /// Called with each element; gives what it asks for then.
        var onElement: (Probe, Input) -> Subscribers.Demand = { _, _ in .none }

        init(
            _ log: Log<String> = Log(), first: Subscribers.Demand = .none, onEnd: (@Sendable () -> Void)? = nil
        ) {
            self.log = log
            self.first = first
            self.onEnd = onEnd
        }

        deinit { onEnd?() }

        var entries: [String] { log.entries }

        func receive(subscription: any Subscription) {
            log.add("subscription")
            lock.withLock { self.subscription = subscription }
            if first > .none { subscription.request(first) }
            onSubscription?(self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            log.add("\(input)")
            return onElement(self, input)
        }

        func receive(completion: Subscribers.Completion<Never>) { log.add("\(completion)") }

        func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

        func cancel() { lock.withLock { subscription }?.cancel() }
    }

    /// Numbers that are the same each time.
    struct SeededNumbers: RandomNumberGenerator {
        private var state: UInt64

        init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03 }

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    extension Publisher where Failure == Never {
        /// Subscribes, and gives the subscriber.
        @discardableResult func probe(
            _ log: Log<String> = Log(), first: Subscribers.Demand = .none, onEnd: (@Sendable () -> Void)? = nil
        ) -> Probe<Output> {
            let probe = Probe<Output>(log, first: first, onEnd: onEnd)
            subscribe(probe)
            return probe
        }
    }
#endif
