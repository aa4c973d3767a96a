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
                { delegate, arguments, _ in
                    // It is the probe's method, which does not wait. Where an actor is waited for, the call is too late to
                    // be noted.
                    let call = ProbingTask { [arguments] in
                        await call(delegate, arguments)
                        hasEnded.withLock { $0 = true }
                    }
                    #if compiler(>=6.2)
                        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
                            Task.immediate { await call.run() }
                        }
                    #endif
                }, sending: { _, _, _ in throw MessageError(.asynchronous, "(asynchronous)") })
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

extension DelegateProxy {
    /// As `selector(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, none of whose arguments is a
    /// closure. Messages by name cannot be sent to it.
    ///
    /// - Throws: `ObservationRefusal` for other protocols' methods, and for those of an actor, which are observed by name.
    public static func selector<each Argument, Failure: Error>(
        _ method: @escaping (Delegate) -> (repeat each Argument) async throws(Failure) -> Void
    ) throws(ObservationRefusal) -> TypedSelector<Delegate, (repeat each Argument), Void> {
        var types: [Any.Type] = []
        repeat types.append((each Argument).self)
        return try TypedSelector(asynchronous: types, Failure.self, on: self) { delegate, arguments in
            var arguments = arguments
            try? await method(delegate)(repeat arguments.next((each Argument).self))
        }
    }

    /// As `sentMessage(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, none of whose arguments is a
    /// closure: its calls, before they go on to the real delegate.
    @_disfavoredOverload
    public final func sentMessage<each Argument, Failure: Error>(
        _ method: @escaping (Delegate) -> (repeat each Argument) async throws(Failure) -> Void
    ) -> MessageStream<(repeat each Argument)> {
        sentMessage(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }

    /// As `methodInvoked(_:)`, for an asynchronous method of a protocol with `@DelegateProtocol`, none of whose arguments is a
    /// closure: its calls, when the real delegate returned.
    @_disfavoredOverload
    public final func methodInvoked<each Argument, Failure: Error>(
        _ method: @escaping (Delegate) -> (repeat each Argument) async throws(Failure) -> Void
    ) -> MessageStream<(repeat each Argument)> {
        methodInvoked(trapping { () throws(ObservationRefusal) in try Self.selector(method) })
    }
}
