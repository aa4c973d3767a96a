#if Tracing
    public import Logging
    public import Switchboard

    extension ForwardingProxy {
        /// Logs a line for each call from now on, when it has ended, as `Shop.sell(_:count:) returned after 1.23 ms`, with the
        /// metadata `proxy`, `method`, `outcome` and `nanoseconds`. Thread-safe.
        ///
        /// - Parameters:
        ///   - logger: Where lines go.
        ///   - level: The level of the lines.
        ///   - name: What the proxy is called; nil for the protocol's name.
        /// - Returns: What ends it, when it is cancelled or dropped.
        public final func logCalls(
            to logger: Logger, level: Logger.Level = .debug, as name: String? = nil
        ) -> SubscriptionToken {
            watchEnds(named: name) { call in
                let end = call.error.map { "threw \($0)" } ?? (call.isOutcomeKnown ? "returned" : "ended")
                logger.log(
                    level: level, "\(call.name) \(end) after \(TimeText.short(call.nanoseconds))",
                    metadata: [
                        "proxy": "\(call.proxy)", "method": "\(call.requirement.methodName)",
                        "outcome": "\(call.outcome)",
                        "nanoseconds": "\(call.nanoseconds)",
                    ])
            }
        }
    }
#endif
