/// RxCocoa's way of observing: the core's functions of the same names, with an `Observable` in place of a `MessageStream`. The
/// compiler prefers these where both would do, and takes the core's where a `MessageStream` is asked for: by its type, by
/// `for await`, or by a closure that takes the arguments one by one.
///
/// They are there for every proxy: classes of one's own, those that `@DelegateProtocol` generates, and `DelegateProxy`
/// itself.
extension DelegateProxy {
    // MARK: Before the call

    /// The calls of the method that `method` refers to, before they go on to the real delegate.
    ///
    /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol, such as
    ///   `ScrollViewDelegate.scrollViewDidScroll`. Overloads are told apart with `as`.
    /// - Returns: A stream that sends each call's argument, or the tuple of its arguments, on the thread that makes the
    ///   call. It ends when the parent is gone, and has no error.
    public final func sentMessage<Failure: Error>(
        _ method: @escaping (Delegate) -> () throws(Failure) -> Void
    ) -> Observable<Void> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 1 argument.
    public final func sentMessage<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) throws(Failure) -> Void
    ) -> Observable<A> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 2 arguments.
    public final func sentMessage<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) throws(Failure) -> Void
    ) -> Observable<(A, B)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 3 arguments.
    public final func sentMessage<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) throws(Failure) -> Void
    ) -> Observable<(A, B, C)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 4 arguments.
    public final func sentMessage<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 5 arguments.
    public final func sentMessage<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 6 arguments.
    public final func sentMessage<A, B, C, D, E, F, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with 7 arguments.
    public final func sentMessage<A, B, C, D, E, F, G, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F, G)> {
        observable(sentMessage(method))
    }

    /// As `sentMessage(_:)` above, for a method with seven or more arguments.
    public final func sentMessage<A, B, C, D, E, F, G, each Rest, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F, G, repeat each Rest)> {
        observable(sentMessage(method))
    }

    // MARK: After the call

    /// The calls of the method that `method` refers to, after the real delegate had them.
    ///
    /// What cannot be observed traps here, not at a call; `selector(_:)` throws instead.
    ///
    /// - Parameter method: A reference to a method of the delegate's protocol, such as
    ///   `ScrollViewDelegate.scrollViewDidScroll`. Overloads are told apart with `as`.
    /// - Returns: A stream that sends each call's argument, or the tuple of its arguments, on the thread that makes the
    ///   call. It ends when the parent is gone, and has no error.
    public final func methodInvoked<Failure: Error>(
        _ method: @escaping (Delegate) -> () throws(Failure) -> Void
    ) -> Observable<Void> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 1 argument.
    public final func methodInvoked<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) throws(Failure) -> Void
    ) -> Observable<A> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 2 arguments.
    public final func methodInvoked<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) throws(Failure) -> Void
    ) -> Observable<(A, B)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 3 arguments.
    public final func methodInvoked<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) throws(Failure) -> Void
    ) -> Observable<(A, B, C)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 4 arguments.
    public final func methodInvoked<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 5 arguments.
    public final func methodInvoked<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 6 arguments.
    public final func methodInvoked<A, B, C, D, E, F, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with 7 arguments.
    public final func methodInvoked<A, B, C, D, E, F, G, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F, G)> {
        observable(methodInvoked(method))
    }

    /// As `methodInvoked(_:)` above, for a method with seven or more arguments.
    public final func methodInvoked<A, B, C, D, E, F, G, each Rest, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E, F, G, repeat each Rest) throws(Failure) -> Void
    ) -> Observable<(A, B, C, D, E, F, G, repeat each Rest)> {
        observable(methodInvoked(method))
    }
}

/// The stream as an `Observable`. Its parameter's type chooses the core's function.
private func observable<Element>(_ stream: MessageStream<Element>) -> Observable<Element> { stream.asObservable() }
