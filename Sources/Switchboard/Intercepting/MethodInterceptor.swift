import CForwarding

/// An interceptor of one method. Its closures know the types; they are compiled into the program that adds it.
final class MethodInterceptor<Delegate>: Interceptor, @unchecked Sendable {
    /// Calls the method on a receiver.
    typealias Call = (inout Delegate, UnsafeRawPointer, UnsafeMutableRawPointer) -> (any Error)?

    private let method: ResolvedMethod
    private let call: Call

    init(_ method: ResolvedMethod, calling call: @escaping Call, _ body: @escaping Body) {
        self.method = method
        self.call = call
        super.init(body)
    }

    override var callsReceivers: ((inout cffi_interception, UnsafeRawPointer, UnsafeMutableRawPointer) -> ReceiversEnd)?
    {
        callReceivers
    }

    private func callReceivers(
        _ intercepted: inout cffi_interception, _ arguments: UnsafeRawPointer, _ room: UnsafeMutableRawPointer
    ) -> ReceiversEnd {
        var end = ReceiversEnd.unanswered
        let proxy = intercepted.caller
        // A default gets the closure that an interceptor made, and not later the original one.
        let leavesDefaultOut = intercepted.was_taken
        intercepted.answered_by = proxy.forEachReceiver(method, leavesDefaultOut: leavesDefaultOut) {
            (delegate: inout Delegate, decides) in
            // If several get the call, it returns nothing, so there is one result at most.
            let error = call(&delegate, arguments, room)
            if decides { end = error.map { .threw($0) } ?? .returned }
        }
        if case .unanswered = end, !leavesDefaultOut,
            proxy.dispatchTable.extensionDefault(of: method.slot) != nil
        {
            var own = proxy.dispatchTable.existential(of: proxy, as: Delegate.self)
            end = proxy.passingBy(method.slot) { call(&own, arguments, room).map { .threw($0) } ?? .returned }
            intercepted.answered_by = cffi_source_extension
        }
        return end
    }
}
