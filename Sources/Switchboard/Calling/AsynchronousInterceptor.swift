/// One interceptor of asynchronous calls: of one method, or of all. Arguments and results as of `Interceptor`.
final class AsynchronousInterceptor: @unchecked Sendable {
    /// As `Interceptor.Body`.
    typealias Body =
        nonisolated(nonsending) (
            AsynchronousInterception, Int, UnsafeRawPointer, UnsafeMutableRawPointer
        ) async -> (any Error)?
    typealias ReceiversCall =
        nonisolated(nonsending) (
            AsynchronousInterception, UnsafeRawPointer, UnsafeMutableRawPointer
        ) async -> (any Error)?

    let run: Body
    /// As `Interceptor.callReceivers`.
    let callReceivers: ReceiversCall?

    init(_ run: @escaping Body, callingReceivers callReceivers: ReceiversCall? = nil) {
        self.run = run
        self.callReceivers = callReceivers
    }
}
