extension DelegateProxy {
    /// As `sentMessage(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, with at most 5 arguments: its calls,
    /// before they go on to the real delegate.
    public final func sentMessage<Failure: Error>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Void
    ) -> Observable<Void> {
        let stream: MessageStream<Void> = sentMessage(method)
        return stream.asObservable()
    }

    /// As above, for 1 argument.
    public final func sentMessage<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Void
    ) -> Observable<A> {
        let stream: MessageStream<A> = sentMessage(method)
        return stream.asObservable()
    }

    /// As above, for 2 arguments.
    public final func sentMessage<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Void
    ) -> Observable<(A, B)> {
        let stream: MessageStream<(A, B)> = sentMessage(method)
        return stream.asObservable()
    }

    /// As above, for 3 arguments.
    public final func sentMessage<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Void
    ) -> Observable<(A, B, C)> {
        let stream: MessageStream<(A, B, C)> = sentMessage(method)
        return stream.asObservable()
    }

    /// As above, for 4 arguments.
    public final func sentMessage<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Void
    ) -> Observable<(A, B, C, D)> {
        let stream: MessageStream<(A, B, C, D)> = sentMessage(method)
        return stream.asObservable()
    }

    /// As above, for 5 arguments.
    public final func sentMessage<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E)> {
        let stream: MessageStream<(A, B, C, D, E)> = sentMessage(method)
        return stream.asObservable()
    }

    /// As `methodInvoked(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, with at most 5 arguments: its calls,
    /// when the real delegate returned.
    public final func methodInvoked<Failure: Error>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Void
    ) -> Observable<Void> {
        let stream: MessageStream<Void> = methodInvoked(method)
        return stream.asObservable()
    }

    /// As above, for 1 argument.
    public final func methodInvoked<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Void
    ) -> Observable<A> {
        let stream: MessageStream<A> = methodInvoked(method)
        return stream.asObservable()
    }

    /// As above, for 2 arguments.
    public final func methodInvoked<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Void
    ) -> Observable<(A, B)> {
        let stream: MessageStream<(A, B)> = methodInvoked(method)
        return stream.asObservable()
    }

    /// As above, for 3 arguments.
    public final func methodInvoked<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Void
    ) -> Observable<(A, B, C)> {
        let stream: MessageStream<(A, B, C)> = methodInvoked(method)
        return stream.asObservable()
    }

    /// As above, for 4 arguments.
    public final func methodInvoked<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Void
    ) -> Observable<(A, B, C, D)> {
        let stream: MessageStream<(A, B, C, D)> = methodInvoked(method)
        return stream.asObservable()
    }

    /// As above, for 5 arguments.
    public final func methodInvoked<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E)> {
        let stream: MessageStream<(A, B, C, D, E)> = methodInvoked(method)
        return stream.asObservable()
    }
}
