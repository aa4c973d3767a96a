/// References to asynchronous methods. They name methods of protocols with `@DelegateProtocol`, whose generated classes wait
/// for the real delegate; no entry can.

extension TypedSelector {
    /// Finds the asynchronous method that `call` calls. No message by name can call it.
    init(
        asynchronous arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass,
        _ call: @escaping (Delegate, RecordArguments) async -> Void
    ) throws(ObservationRefusal) {
        let hasEnded = Locked(false)
        do throws(ObservationRefusal) {
            try self.init(
                arguments, failure, on: proxy,
                probing: { delegate, generic in
                    // It is the probe's method, which does not wait. Where an actor is waited for, the call is too late to
                    // be noted.
                    let call = ProbingTask {
                        await call(delegate, RecordArguments(generic.arguments))
                        hasEnded.withLock { $0 = true }
                    }
                    #if compiler(>=6.2)
                        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                            Task.immediate { await call.run() }
                        }
                    #endif
                    return false
                }, { _, _, _ in throw MessageError(.asynchronous, "(asynchronous)") })
        } catch {
            guard error.reason == .notARequirement, !hasEnded.withLock({ $0 }) else { throw error }
            throw ObservationRefusal(reason: .waits, delegateName: error.delegateName)
        }
    }
}

/// A call that begins on the thread that makes it, and ends there.
private struct ProbingTask: @unchecked Sendable {
    let run: () async -> Void
}

// One function for each number of arguments, up to five: the compiler cannot make a pack of types one of which is a
// closure's, and crashes where a variadic method stands in for one.
extension DelegateProxy {
    // MARK: Selectors

    /// As `selector(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, with at most 5 arguments. Messages
    /// by name cannot be sent to it.
    ///
    /// - Throws: `ObservationRefusal` for other protocols' methods, and for those of an actor, which are observed by name.
    public static func selector<Failure: Error>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, Void, Void> {
        try TypedSelector(asynchronous: [], Failure.self, on: self) { delegate, _ in
            try? await method(delegate)()
        }
    }

    /// As above, for 1 argument.
    public static func selector<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, A, Void> {
        try TypedSelector(asynchronous: [A.self], Failure.self, on: self) { delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(arguments.next(A.self))
        }
    }

    /// As above, for 2 arguments.
    public static func selector<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B), Void> {
        try TypedSelector(asynchronous: [A.self, B.self], Failure.self, on: self) { delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(arguments.next(A.self), arguments.next(B.self))
        }
    }

    /// As above, for 3 arguments.
    public static func selector<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C), Void> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self], Failure.self, on: self) { delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(arguments.next(A.self), arguments.next(B.self), arguments.next(C.self))
        }
    }

    /// As above, for 4 arguments.
    public static func selector<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D), Void> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self, D.self], Failure.self, on: self) {
            delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self))
        }
    }

    /// As above, for 5 arguments.
    public static func selector<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (A, B, C, D, E), Void> {
        try TypedSelector(asynchronous: [A.self, B.self, C.self, D.self, E.self], Failure.self, on: self) {
            delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(
                arguments.next(A.self), arguments.next(B.self), arguments.next(C.self), arguments.next(D.self),
                arguments.next(E.self))
        }
    }

    // MARK: `sentMessage`

    /// As `sentMessage(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, with at most 5 arguments: its calls,
    /// before they go on to the real delegate.
    @_disfavoredOverload
    public final func sentMessage<Failure: Error>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Void
    ) -> MessageStream<Void> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 1 argument.
    @_disfavoredOverload
    public final func sentMessage<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Void
    ) -> MessageStream<A> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 2 arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Void
    ) -> MessageStream<(A, B)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 3 arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 4 arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C, D)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 5 arguments.
    @_disfavoredOverload
    public final func sentMessage<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C, D, E)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    // MARK: `methodInvoked`

    /// As `methodInvoked(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, with at most 5 arguments: its calls,
    /// when the real delegate returned.
    @_disfavoredOverload
    public final func methodInvoked<Failure: Error>(
        _ method: @escaping (Delegate) -> () async throws(Failure) -> Void
    ) -> MessageStream<Void> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 1 argument.
    @_disfavoredOverload
    public final func methodInvoked<A, Failure: Error>(
        _ method: @escaping (Delegate) -> (A) async throws(Failure) -> Void
    ) -> MessageStream<A> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 2 arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B) async throws(Failure) -> Void
    ) -> MessageStream<(A, B)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 3 arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 4 arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C, D)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As above, for 5 arguments.
    @_disfavoredOverload
    public final func methodInvoked<A, B, C, D, E, Failure: Error>(
        _ method: @escaping (Delegate) -> (A, B, C, D, E) async throws(Failure) -> Void
    ) -> MessageStream<(A, B, C, D, E)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }
}
