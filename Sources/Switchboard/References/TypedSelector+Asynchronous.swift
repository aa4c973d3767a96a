/// References to asynchronous methods.

extension TypedSelector {
    /// Finds the asynchronous method that `method` makes a function of. Messages by name cannot call it.
    ///
    /// - Parameter pack: As of `GenericCall.call`.
    init<Method>(
        asynchronous arguments: [Any.Type], _ failure: any Error.Type, on proxy: AnyClass, pack: Int? = nil,
        _ method: @escaping (Delegate) -> Method
    ) throws(ObservationError) {
        try self.init(
            arguments, failure, on: proxy,
            probing: { $1.start(method($0), pack: pack, throws: failure != Never.self) }, nil)
    }
}
