/// References to asynchronous methods.

extension TypedSelector {
    /// Finds the asynchronous method that `method` makes a function of. Messages by name cannot call it.
    init<Method>(
        asynchronous arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass,
        _ method: @escaping (Delegate) -> Method
    ) throws(ObservationRefusal) {
        try self.init(
            arguments, failure, on: proxy, isAsynchronous: true,
            probing: { $1.start(method($0), throws: failure != Never.self) }
        ) { _, _, _ in throw MessageError(.asynchronous, "(asynchronous)") }
    }
}
