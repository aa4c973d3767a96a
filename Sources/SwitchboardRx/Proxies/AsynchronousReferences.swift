extension DelegateProxy {
    /// As `sentMessage(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, none of whose arguments is a
    /// closure: its calls, before they go on to the real delegate.
    public final func sentMessage<each Argument, Failure: Error>(
        _ method: @escaping (Delegate) -> (repeat each Argument) async throws(Failure) -> Void
    ) -> Observable<(repeat each Argument)> {
        let stream: MessageStream<(repeat each Argument)> = sentMessage(method)
        return stream.asObservable()
    }

    /// As `methodInvoked(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, none of whose arguments is a
    /// closure: its calls, when the real delegate returned.
    public final func methodInvoked<each Argument, Failure: Error>(
        _ method: @escaping (Delegate) -> (repeat each Argument) async throws(Failure) -> Void
    ) -> Observable<(repeat each Argument)> {
        let stream: MessageStream<(repeat each Argument)> = methodInvoked(method)
        return stream.asObservable()
    }
}
