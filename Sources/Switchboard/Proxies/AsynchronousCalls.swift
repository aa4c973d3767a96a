import CForwarding

// What the generated methods of asynchronous requirements call. No entry can stand in for these, and no invocation: only
// code that was compiled for the method can wait for its receiver.

extension ProxyCore {
    /// For generated code: tells the observers of a call that it begins; nil where nobody observes it.
    public final func _begin<Element>(
        _ slot: Int, with arguments: @autoclosure () -> Element
    ) -> _AsynchronousCall<Element>? {
        guard let list = cffi_proxy_copy_observers(address, UInt32(slot)) else { return nil }
        return _AsynchronousCall(list: list, sent: arguments())
    }
}

/// For generated code: an observed call under way. It has to be ended, once.
public struct _AsynchronousCall<Element> {
    fileprivate let list: OpaquePointer
    fileprivate let arguments: Element
    /// What observers share is in it, until the call is ended.
    private let outcome: cffi_outcome

    fileprivate init(list: OpaquePointer, sent arguments: Element) {
        var outcome = cffi_outcome(ending: cffi_ending_sent, error: nil, boxes: nil)
        withUnsafePointer(to: arguments) { cffi_observers_tell(list, cffi_stage_sent, $0, &outcome) }
        self.list = list
        self.arguments = arguments
        self.outcome = outcome
    }

    /// The receiver returned, or there was none.
    public func _end(answered: Bool) {
        var outcome = outcome
        outcome.ending = answered ? cffi_ending_returned : cffi_ending_unanswered
        withUnsafePointer(to: arguments) { cffi_observers_end(list, $0, &outcome) }
    }

    /// The receiver threw.
    public func _end(threw error: any Error) {
        var outcome = outcome
        withUnsafePointer(to: arguments) { outcome.end(list, $0, threw: error) }
    }
}
