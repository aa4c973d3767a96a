#if Tracing
    public import Switchboard
    public import Tracing

    extension ForwardingProxy {
        /// Reports each call from now on to swift-distributed-tracing, as a span. Thread-safe.
        ///
        /// ```swift
        /// let tracing = proxy.traceCalls(as: "shop")
        /// ```
        ///
        /// A span is named as in `Shop.sell(_:count:)`. It's inside the span that is current where the call is made,
        /// and is itself the current one during the call. It records the call's error. Calls that `intercept(_:)`
        /// doesn't reach have no span.
        ///
        /// - Parameters:
        ///   - name: The proxy's name; nil for the protocol's name.
        ///   - tracer: The tracer that makes the spans. Nil for the tracer of `InstrumentationSystem`, which is looked
        ///     up for each call.
        /// - Returns: A token that ends the reports when you cancel or release it.
        public final func traceCalls(
            as name: String? = nil, by tracer: (any Tracer)? = nil
        ) -> SubscriptionToken {
            let requirements = requirements, proxy = name ?? requirements.shortName
            return tap(
                { call in
                    let requirement = requirements[call.slot]
                    do {
                        try (tracer ?? InstrumentationSystem.tracer).withSpan("\(proxy).\(requirement.methodName)") {
                            span in
                            span.describe(requirement, proxy)
                            if let error = call.proceed() { throw error }
                        }
                        return nil
                    } catch {
                        return error
                    }
                },
                asynchronous: { call in
                    let requirement = requirements[call.slot]
                    try await (tracer ?? InstrumentationSystem.tracer)
                        .withSpan("\(proxy).\(requirement.methodName)") { span in
                            span.describe(requirement, proxy)
                            try await call.proceed()
                        }
                })
        }
    }

    extension Span {
        fileprivate func describe(_ requirement: Requirement, _ proxy: String) {
            attributes["switchboard.proxy"] = proxy
            attributes["switchboard.protocol"] = requirement.protocolName
            attributes["switchboard.method"] = requirement.methodName
        }
    }
#endif
