#if Tracing
    public import Logging
    public import Switchboard

    extension ForwardingProxy {
        /// Logs a line to swift-log for each call from now on, when the call has ended. Thread-safe.
        ///
        /// ```swift
        /// let logging = proxy.logCalls(to: Logger(label: "house"), level: .debug)
        /// ```
        ///
        /// A line reads, for example, `Shop.sell(_:count:) returned after 1.23 ms`. Its metadata are `proxy`, `method`,
        /// `outcome` and `nanoseconds`. It's logged on the thread on which the call ended.
        ///
        /// - Parameters:
        ///   - logger: The logger that receives the lines.
        ///   - level: The level of the lines.
        ///   - name: The proxy's name; nil for the protocol's name.
        /// - Returns: A token that ends the logging when you cancel or release it.
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
