import CForwarding

/// How a call ended, as far as it is known when the observer is told.
public enum MessageOutcome: Sendable {
    /// The call has not been forwarded yet: the observer is told before the receiver.
    case sent
    /// The receiver returned.
    case returned
    /// The receiver threw. The error is nil if the method has typed errors, which are passed in another way.
    case threw((any Error)?)
    /// There is no receiver; the call returned nothing.
    case unanswered

    init(_ outcome: cffi_outcome) {
        switch outcome.ending {
        case cffi_ending_sent: self = .sent
        case cffi_ending_returned: self = .returned
        case cffi_ending_threw:
            self =
                UInt(bitPattern: outcome.error) <= 1
                ? .threw(nil) : .threw(withUnsafeBytes(of: outcome.error) { $0.load(as: (any Error).self) })
        default: self = .unanswered
        }
    }
}

extension cffi_call {
    /// Tells the observers of the second stage that the call threw `error`, and ends the call.
    mutating func end(threw error: any Error) {
        // Typed as an Optional, because for a generic function the compiler might open the existential and pass its
        // contents.
        let error: (any Error)? = error
        let reference = withUnsafeBytes(of: error) { $0.load(as: UnsafeRawPointer.self) }
        withExtendedLifetime(error) { cffi_call_end(&self, cffi_ending_threw, reference) }
    }

    /// Tells these observers that the call returned, or that nobody answered.
    mutating func end(isAnswered: Bool) {
        cffi_call_end(&self, isAnswered ? cffi_ending_returned : cffi_ending_unanswered, nil)
    }
}
