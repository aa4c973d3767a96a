/// References to asynchronous methods.

extension TypedSelector {
    /// Finds the asynchronous method that `method` makes a function of. Messages by name cannot call it.
    init<Method>(
        asynchronous arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass,
        _ method: @escaping (Delegate) -> Method
    ) throws(ObservationRefusal) {
        let waits = Locked(false)
        do throws(ObservationRefusal) {
            try self.init(
                arguments, failure, on: proxy, isAsynchronous: true,
                probing: { delegate, generic in
                    switch generic.start(method(delegate)) {
                    case .returned: return false
                    case .threw: return failure != Never.self
                    case .waits:
                        waits.withLock { $0 = true }
                        return false
                    }
                }, { _, _, _ in throw MessageError(.asynchronous, "(asynchronous)") })
        } catch {
            guard error.reason == .notARequirement, waits.withLock({ $0 }) else { throw error }
            throw ObservationRefusal(reason: .waits, delegateName: error.delegateName)
        }
    }
}
