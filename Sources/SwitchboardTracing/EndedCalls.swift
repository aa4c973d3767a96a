#if Tracing
    import CTracing
    import Switchboard

    /// A call that ended.
    struct EndedCall {
        let proxy: String
        let requirement: Requirement
        let nanoseconds: Int
        /// Nil if it returned.
        let error: (any Error)?
        /// False if the library can't tell whether it threw.
        let isOutcomeKnown: Bool

        /// For instance `Shop.sell(_:count:)`.
        var name: String { "\(proxy).\(requirement.methodName)" }

        var outcome: String { error != nil ? "threw" : isOutcomeKnown ? "returned" : "unknown" }
    }

    extension ForwardingProxy {
        /// Calls `body` after each call of the proxy, on the thread on which that ended.
        func watchEnds(named name: String?, _ body: @escaping (EndedCall) -> Void) -> SubscriptionToken {
            let requirements = requirements, proxy = name ?? requirements.shortName
            return tap(
                { call in
                    let begin = cffi_timeline_now(), error = call.proceed()
                    body(
                        EndedCall(
                            proxy: proxy, requirement: requirements[call.slot],
                            nanoseconds: Int(cffi_timeline_now() - begin), error: error,
                            isOutcomeKnown: call.hasKnownTypes))
                    return error
                },
                asynchronous: { call in
                    let begin = cffi_timeline_now()
                    var failure: (any Error)?
                    do { try await call.proceed() } catch { failure = error }
                    body(
                        EndedCall(
                            proxy: proxy, requirement: requirements[call.slot],
                            nanoseconds: Int(cffi_timeline_now() - begin), error: failure,
                            isOutcomeKnown: call.hasKnownTypes))
                    if let failure { throw failure }
                })
        }
    }
#endif
