extension ForwardingProxy {
    /// Adds what looks at all calls of the proxy, behind the interceptors that there are.
    ///
    /// Calls of asynchronous methods by hand, or by `@DelegateProtocol`, are not seen.
    ///
    /// - Parameters:
    ///   - body: Gets each call, on the thread that makes it, lets it proceed once, and returns what that returned.
    ///   - asynchronous: Gets each call of an asynchronous method, lets it proceed once, and throws what that threw.
    /// - Returns: What ends it. Calls under way keep `body`.
    package final func watch(
        _ body: @escaping (_ call: borrowing WatchedCall) -> (any Error)?,
        asynchronous:
            nonisolated(nonsending) @escaping (_ call: InterceptedAsynchronousInvocation) async throws -> Void
    ) -> SubscriptionToken {
        dispatchTable.learnSignatures()
        let table = makeChains()
        var added: [AnyObject] = [Watcher(body)]
        if !dispatchTable.hasAsynchronousMethodsByHand {
            added.append(AsynchronousWholeInterceptor(asynchronous))
        }
        for watcher in added { table.add(watcher, to: nil) }
        return SubscriptionToken { [added] in
            for watcher in added { table.remove(watcher) }
        }
    }
}
