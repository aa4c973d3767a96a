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
