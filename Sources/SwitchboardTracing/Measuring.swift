#if Tracing
    public import CoreMetrics
    public import Switchboard

    extension ForwardingProxy {
        /// Counts and times the calls from now on, and reports them to swift-metrics. Thread-safe.
        ///
        /// ```swift
        /// let measuring = proxy.measureCalls(as: "shop")
        /// ```
        ///
        /// The counter `switchboard.calls` has the dimensions `proxy`, `method` and `outcome`. The outcome is
        /// `returned`, `threw`, or `unknown` if the library doesn't know the method's types. The timer
        /// `switchboard.duration` has the dimensions `proxy` and `method`, and records nanoseconds.
        ///
        /// - Parameters:
        ///   - name: The proxy's name; nil for the protocol's name.
        ///   - factory: The factory that makes the counters and timers. Nil for the factory that `MetricsSystem` has
        ///     now.
        /// - Returns: A token that ends the measurements when you cancel or release it. Counters and timers stay.
        public final func measureCalls(
            as name: String? = nil, by factory: (any MetricsFactory)? = nil
        ) -> SubscriptionToken {
            let instruments = Instruments(factory ?? MetricsSystem.factory)
            return watchEnds(named: name) { call in
                let (counter, timer) = instruments.of(call)
                counter.increment()
                timer.recordNanoseconds(Int64(call.nanoseconds))
            }
        }
    }

    /// The counters and timers of a proxy: each is made once.
    private final class Instruments: Sendable {
        private struct Key: Hashable {
            let requirement: Requirement
            let outcome: String
        }

        private let factory: any MetricsFactory
        private let known = Locked<[Key: (Counter, Timer)]>([:])

        init(_ factory: any MetricsFactory) { self.factory = factory }

        func of(_ call: EndedCall) -> (Counter, Timer) {
            let key = Key(requirement: call.requirement, outcome: call.outcome)
            if let found = known.withLock({ $0[key] }) { return found }
            // Not under the lock: the factory is foreign code.
            let dimensions = [("proxy", call.proxy), ("method", call.requirement.methodName)]
            let made = (
                Counter(
                    label: "switchboard.calls", dimensions: dimensions + [("outcome", call.outcome)], factory: factory),
                Timer(label: "switchboard.duration", dimensions: dimensions, factory: factory)
            )
            return known.withLock { known in
                if let other = known[key] { return other }
                known[key] = made
                return made
            }
        }
    }
#endif
