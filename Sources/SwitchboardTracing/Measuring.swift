#if Tracing
    public import CoreMetrics
    public import Switchboard

    extension ForwardingProxy {
        /// Counts and times the calls from now on, by swift-metrics: a counter `switchboard.calls` with the dimensions `proxy`,
        /// `method` and `outcome` (`returned`, `threw`, or `unknown` where the method's types are), and a timer
        /// `switchboard.duration` with `proxy` and `method`. Thread-safe.
        ///
        /// - Parameters:
        ///   - name: What the proxy is called; nil for the protocol's name.
        ///   - factory: Who makes counters and timers; nil for that of `MetricsSystem`, as it is now.
        /// - Returns: What ends it, when it is cancelled or dropped. Counters and timers stay.
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
