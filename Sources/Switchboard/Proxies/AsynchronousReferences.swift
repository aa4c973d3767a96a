/// References to asynchronous methods. They name methods of protocols with `@DelegateProtocol`: the generated classes
/// can wait for the real delegate, but entry stubs cannot.

extension TypedSelector {
    /// Finds the asynchronous method that `call` calls. Messages by name cannot call it.
    init(
        asynchronous arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass,
        _ call: @escaping (Delegate, RecordArguments) async -> Void
    ) throws(ObservationRefusal) {
        let hasEnded = Locked(false)
        do throws(ObservationRefusal) {
            try self.init(
                arguments, failure, on: proxy,
                probing: { delegate, generic in
                    // This calls the probe's method, which does not wait. If it waits for an actor, the call comes too
                    // late to be recorded.
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

/// A call that begins and ends on the thread that makes it.
private struct ProbingTask: @unchecked Sendable {
    let run: () async -> Void
}
