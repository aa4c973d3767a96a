import CForwarding

// What the generated methods of asynchronous requirements call. Neither an entry stub nor an invocation can stand in
// for these: only code that is compiled for the method can wait for its receiver.

extension AnyForwardingProxy {
    /// For generated code: tells the observers that a call begins; nil if nobody observes it.
    public final func _begin<Element>(
        _ slot: Int, with arguments: @autoclosure () -> Element
    ) -> _AsynchronousCall<Element>? {
        guard let list = cffi_proxy_copy_observers(address, UInt32(slot)) else { return nil }
        return _AsynchronousCall(observers: list, sent: arguments())
    }
}

/// For generated code: an observed call under way. It must be ended, exactly once.
public struct _AsynchronousCall<Element> {
    private let arguments: Element
    /// As it was at the beginning. Its address of the arguments is from then; they are stored here.
    private let call: cffi_call

    fileprivate init(observers: OpaquePointer, sent arguments: Element) {
        var call = cffi_call()
        call.observers = observers
        withUnsafePointer(to: arguments) { cffi_call_begin(&call, $0) }
        self.arguments = arguments
        self.call = call
    }

    private func end(_ body: (inout cffi_call) -> Void) {
        var call = call
        withUnsafePointer(to: arguments) { arguments in
            call.arguments = UnsafeRawPointer(arguments)
            body(&call)
        }
    }

    /// The receiver returned, or there was none.
    public func _end(answered: Bool) { end { $0.end(isAnswered: answered) } }

    /// The receiver threw.
    public func _end(threw error: any Error) { end { $0.end(threw: error) } }
}
