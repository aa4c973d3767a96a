import CFFIShim

// What the generated methods of asynchronous requirements call. No entry can stand in for these, and no invocation: only
// code that was compiled for the method can wait for its receiver.

extension ProxyCore {
    /// For generated code: tells the observers of a call that it begins; nil where nobody observes it.
    public final func _begin<Element>(
        _ slot: Int, with arguments: @autoclosure () -> Element
    ) -> _AsynchronousCall<Element>? {
        guard let list = cffi_proxy_copy_observers(address, UInt32(slot)) else { return nil }
        let call = _AsynchronousCall(list: list, arguments: arguments())
        call.tell(cffi_stage_sent, cffi_outcome(ending: cffi_ending_sent, error: nil))
        return call
    }
}

/// For generated code: an observed call under way. It has to be ended, once.
public struct _AsynchronousCall<Element> {
    fileprivate let list: OpaquePointer
    fileprivate let arguments: Element

    fileprivate func tell(_ stage: cffi_stage, _ outcome: cffi_outcome) {
        var outcome = outcome
        withUnsafePointer(to: arguments) { cffi_observers_tell(list, stage, $0, &outcome) }
    }

    /// The receiver returned, or there was none.
    public func _end(answered: Bool) {
        tell(
            cffi_stage_invoked,
            cffi_outcome(ending: answered ? cffi_ending_returned : cffi_ending_unanswered, error: nil))
        cffi_observer_list_release(UnsafeMutableRawPointer(list))
    }

    /// The receiver threw.
    public func _end(threw error: any Error) {
        tell(cffi_stage_invoked, cffi_outcome(threw: error))
        cffi_observer_list_release(UnsafeMutableRawPointer(list))
    }
}
