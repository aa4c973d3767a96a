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
        let proxy = intercepted.caller
        var receivers = cffi_receivers_of(proxy.address, UInt32(method.slot), method.isMulticast, false)
        // A default gets the closure that an interceptor made, and not later the original one.
        receivers.leaves_default_out = intercepted.was_taken
        let end = proxy.withReceiverWords { words in
            proxy.callReceivers(receivers, in: words) { _, _ in
                proxy.dispatchTable.withDelegate(taking: words, for: method.slot, of: proxy) {
                    // If several get the call, it returns nothing, so there is one result at most.
                    call(&$0, arguments, room).map { .threw($0) } ?? .returned
                }
            }
        }
        intercepted.answered_by = end.source
        return end
    }
}
