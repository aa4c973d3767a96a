extension ForwardingProxy {
    /// Has closures answer all calls of the proxy, or let them proceed, for as long as the proxy lives.
    ///
    /// - Parameters:
    ///   - body: Gets each call, on the thread that makes it, and returns the error that the caller gets.
    ///   - asynchronous: Gets each call of an asynchronous method.
    package final func answerAlways(
        _ body: @escaping (_ call: borrowing TappedCall) -> (any Error)?,
        asynchronous:
            nonisolated(nonsending) @escaping (_ call: InterceptedAsynchronousInvocation) async throws -> Void
    ) {
        dispatchTable.learnSignatures()
        addToAll(Interceptor(tapping: body))
        addToAll(AsynchronousInterceptor(asynchronous))
    }

    /// Whether the macro generated the proxy's class, or you wrote it. Then the class numbers its own slots.
    package final var isHandWritten: Bool { dispatchTable.isHandWritten }

    /// Whether `tap(_:asynchronous:)` doesn't see the asynchronous calls.
    package final var hidesAsynchronousCalls: Bool { dispatchTable.hasHandWrittenAsynchronousMethods }

    /// Adds what looks at all calls of the proxy, behind the interceptors that there are.
    ///
    /// Asynchronous calls of hand-written proxies, or of those by `@DelegateProtocol`, are not seen.
    ///
    /// - Parameters:
    ///   - body: Gets each call, on the thread that makes it, lets it proceed once, and returns what that returned.
    ///   - asynchronous: Gets each call of an asynchronous method, lets it proceed once, and throws what that threw.
    /// - Returns: What ends it. Calls under way keep `body`.
    package final func tap(
        _ body: @escaping (_ call: borrowing TappedCall) -> (any Error)?,
        asynchronous:
            nonisolated(nonsending) @escaping (_ call: InterceptedAsynchronousInvocation) async throws -> Void
    ) -> SubscriptionToken {
        dispatchTable.learnSignatures()
        var added = [add(Interceptor(tapping: body), to: nil)]
        if !dispatchTable.hasHandWrittenAsynchronousMethods {
            added.append(add(AsynchronousInterceptor(asynchronous), to: nil))
        }
        return SubscriptionToken { [added] in
            for tap in added { tap.cancel() }
        }
    }
}
