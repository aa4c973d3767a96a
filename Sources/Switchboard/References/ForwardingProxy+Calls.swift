extension ForwardingProxy {
    /// Returns the calls of all methods as an asynchronous sequence, which buffers them while your task is busy.
    ///
    /// ```swift
    /// let task = Task {
    ///     for await call in proxy.calls() { print(call.requirement, call.arguments ?? []) }
    /// }
    /// ```
    ///
    /// Each call goes on as it would without the loop. It's in the sequence from its beginning:
    /// ``ObservedCall/outcome`` says whether it has ended. Calls come in the order in which they began: those of one
    /// thread in its order, and a call that begins when another one has begun on another thread after that one.
    /// Asynchronous calls are among them, unless they are of a hand-written proxy or of one by `@DelegateProtocol`.
    ///
    /// Interceptors that were added before see a call first. If one of them answers it, the call isn't in the sequence.
    ///
    /// Each iterator observes by itself. When the proxy is deallocated, the loop takes the waiting calls and then ends.
    /// The sequence retains the proxy; an iterator doesn't. Thread-safe.
    ///
    /// - Parameter policy: The calls that wait while your task is busy.
    /// - Returns: The sequence. ``BufferedStream`` describes its lifetime.
    public final func calls(_ policy: BufferingPolicy = .unbounded) -> BufferedStream<ObservedCall> {
        BufferedStream(policy) { body, onCompleted in
            let requirements = self.requirements
            let tap = self.tap { call in
                let kept = call.keep()
                body(ObservedCall(requirements[call.slot], kept))
                let error = call.proceed()
                kept?.end(call.result, error, nil)
                return error
            } asynchronous: { call in
                let kept = call.keep()
                body(ObservedCall(requirements[call.slot], kept))
                do {
                    try await call.proceed()
                } catch {
                    kept?.end(call.resultAddress, error, nil)
                    throw error
                }
                kept?.end(call.resultAddress, nil, nil)
            }
            let interceptors = self.makeInterceptors()
            let completion = interceptors.addCompletion(onCompleted)
            return SubscriptionToken {
                tap.cancel()
                interceptors.removeCompletion(completion)
            }
        }
    }
}
