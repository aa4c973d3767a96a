import CForwarding

// What the generated methods of asynchronous requirements call. Only code that is compiled for a method can wait for
// its receivers; in which order things happen, and whose error the caller gets, is said here.

extension ForwardingProxy {
    /// For generated code: begins a call of an asynchronous method that returns nothing, and notifies observers.
    ///
    /// - Parameters:
    ///   - slot: The method's slot.
    ///   - arguments: The argument, or the tuple of the arguments.
    /// - Returns: The call. Its method calls one target after the other, and then `_end()`.
    public final func _wait<Element, Failure: Error>(
        _ slot: Int, with arguments: @autoclosure () -> Element, throwing _: Failure.Type
    ) -> _WaitingCall<Element, Delegate, Failure> {
        _WaitingCall(self, slot, arguments) { copyReceivers(slot, isObserved: $0) }
    }
}

/// For generated code: a running call of an asynchronous method. The method calls one target after the other, reports
/// errors, and then ends the call.
public struct _WaitingCall<Element, Receiver, Failure: Error>: ~Copyable {
    private let receivers: [Receiver]
    private var next = 0
    /// What the first receiver threw. Errors of others are dropped.
    private var failure: Failure?
    /// As it was at the beginning, with the arguments; nil if the call has no observers. Its address of the arguments
    /// is from then.
    private let observed: (call: cffi_call, arguments: Element)?

    /// - Parameter receivers: Called, with whether there are observers, when they have been told: one of them may
    ///   change the delegate.
    init(
        _ proxy: AnyForwardingProxy, _ slot: Int, _ arguments: () -> Element,
        _ receivers: (_ isObserved: Bool) -> [Receiver]
    ) {
        var call = cffi_call()
        call.observers = cffi_proxy_copy_observers(proxy.address, UInt32(slot))
        guard call.observers != nil else {
            observed = nil
            self.receivers = receivers(false)
            return
        }
        let arguments = arguments()
        withUnsafePointer(to: arguments) { cffi_call_begin(&call, $0) }
        observed = (call, arguments)
        self.receivers = receivers(true)
    }

    /// A call without observers and receivers.
    init() {
        receivers = []
        observed = nil
    }

    /// For generated code: returns the next target to call, or nil if there's none left.
    public mutating func _next() -> Receiver? {
        guard next < receivers.count else { return nil }
        next += 1
        return receivers[next - 1]
    }

    /// For generated code: records that the last target threw an error.
    ///
    /// - Parameter error: The error.
    public mutating func _threw(_ error: Failure) {
        if next == 1 { failure = error }
    }

    /// For generated code: ends the call, and notifies observers of the outcome.
    ///
    /// - Throws: The error that the caller receives.
    public consuming func _end() throws(Failure) {
        if let observed {
            var call = observed.call
            withUnsafePointer(to: observed.arguments) {
                call.arguments = UnsafeRawPointer($0)
                if let failure { call.end(threw: failure) } else { call.end(isAnswered: !receivers.isEmpty) }
            }
        }
        if let failure { throw failure }
    }
}
