import CForwarding
import CSupport

/// What a receiver did with a call.
enum ReceiverEnd {
    case returned
    case threw(any Error)
    /// It has no such method: the call goes on as if this receiver were none.
    case declined
}

/// How a call of the receivers ended.
struct ReceiversEnd {
    /// The receiver that decides; `cffi_source_none` if none answered.
    fileprivate(set) var source = cffi_source_none
    /// Its error.
    fileprivate(set) var failure: (any Error)?

    var isAnswered: Bool { source != cffi_source_none }
}

// `CForwarding/call.h` says which receivers get a call, in which order, and which of them decides how it ends. Here are
// calls whose receivers Swift calls.
extension AnyForwardingProxy {
    /// The words of a value of the delegate type, as `cffi_next_receiver` writes it.
    typealias ReceiverWords = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    /// Calls `body` with memory for a receiver.
    final func withReceiverWords<Value>(_ body: (ReceiverWords) throws -> Value) rethrows -> Value {
        let count = withDispatchTable { max($0.directCount, 1) }
        // Of a constant size, it is on the stack.
        guard count >= 8 else {
            return try withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 8) {
                try body($0.baseAddress!)
            }
        }
        return try withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1 + count) {
            try body($0.baseAddress!)
        }
    }

    /// Calls `body` with each receiver of a call, and with whether it decides how the call ends.
    ///
    /// - Parameters:
    ///   - words: Where the receiver is, which `body` takes over.
    final func forEachReceiver(
        _ receivers: inout cffi_receivers, in words: ReceiverWords,
        _ body: (cffi_source, _ decides: Bool) -> ReceiverEnd
    ) -> ReceiversEnd {
        var end = ReceiversEnd()
        while true {
            let source = cffi_next_receiver(&receivers, words)
            guard source != cffi_source_none else { return end }
            switch body(source, receivers.decides) {
            case .declined: continue
            case .threw(let error) where receivers.decides: end = ReceiversEnd(source: source, failure: error)
            case .returned where receivers.decides: end = ReceiversEnd(source: source)
            default: break
            }
            if receivers.is_over || source == cffi_source_messages { return end }
        }
    }

    /// Calls the receivers of a call of the method at a slot or, if none answers, the default implementation in an
    /// extension of the protocol.
    ///
    /// - Parameters:
    ///   - words: Where the receiver is, which `body` takes over.
    final func callReceivers(
        _ receivers: cffi_receivers, in words: ReceiverWords, _ body: (cffi_source, _ decides: Bool) -> ReceiverEnd
    ) -> ReceiversEnd {
        var receivers = receivers
        let end = forEachReceiver(&receivers, in: words, body)
        // What is no requirement has no default implementation, and no delegate.
        guard !end.isAnswered, !receivers.leaves_default_out, !receivers.leaves_delegate_out else { return end }
        let slot = Int(receivers.slot)
        if dispatchTable.isHandWritten {
            guard takeExtensionAnswer(slot, in: words) else { return end }
            return ReceiversEnd(answeredByExtension: body(cffi_source_extension, true))
        }
        guard dispatchTable.extensionDefault(of: slot) != nil else { return end }
        words[0] = Unmanaged.passRetained(self).toOpaque()
        for index in 0..<dispatchTable.directCount {
            words[1 + index] = UnsafeMutableRawPointer(mutating: dispatchTable.raw.pointee.tables[index])
        }
        return ReceiversEnd(answeredByExtension: passingBy(slot) { body(cffi_source_extension, true) })
    }
}

extension ReceiversEnd {
    fileprivate init(answeredByExtension end: ReceiverEnd) {
        source = cffi_source_extension
        if case .threw(let error) = end { failure = error }
    }
}
