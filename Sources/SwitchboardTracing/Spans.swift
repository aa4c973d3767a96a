#if Tracing
    public import Switchboard
    public import Tracing

    extension ForwardingProxy {
        /// Makes a span of swift-distributed-tracing for each call from now on, named as `Shop.sell(_:count:)`, inside the span
        /// that is current where the call is made; in the call, it is the current one. An error is recorded in it.
        ///
        /// What `intercept(_:)` does not reach has no span. Thread-safe.
        ///
        /// - Parameters:
        ///   - name: What the proxy is called; nil for the protocol's name.
        ///   - tracer: Who makes the spans; nil for that of `InstrumentationSystem`, which is asked at each call.
        /// - Returns: What ends it, when it is cancelled or dropped.
        public final func traceCalls(
            as name: String? = nil, by tracer: (any Tracer)? = nil
        ) -> SubscriptionToken {
            let requirements = requirements, proxy = name ?? requirements.shortName
            return watch(
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
