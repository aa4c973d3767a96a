/// One interceptor of asynchronous calls: of one method, or of all. Arguments and results as of `Interceptor`.
class AsynchronousInterceptor: @unchecked Sendable {
    /// Runs the interceptor, which initializes the result or returns the error.
    ///
    /// - Parameter index: Its place in the chain of the call.
    nonisolated(nonsending) func run(
        _ call: AsynchronousInterception, at index: Int, _ arguments: UnsafeRawPointer,
        _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? { fatalError("Switchboard: a subclass runs.") }

    /// Whether it can call the method on the receivers by compiled code, which can pass closures that an interceptor
    /// made.
    var canCallReceivers: Bool { false }

    /// Calls the method on the receivers. Precondition: it can.
    nonisolated(nonsending) func callReceivers(
        _ call: AsynchronousInterception, _ arguments: UnsafeRawPointer, _ result: UnsafeMutableRawPointer
    ) async -> (any Error)? { fatalError("Switchboard: a subclass calls.") }
}

/// The interceptors of an asynchronous method of a proxy, in the order in which they were added. Immutable.
final class AsynchronousInterceptorChain: Sendable {
    let interceptors: [AsynchronousInterceptor]

    init(_ interceptors: [AsynchronousInterceptor]) { self.interceptors = interceptors }
}
