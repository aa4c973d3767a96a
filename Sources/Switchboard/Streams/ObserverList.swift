import CFFIShim
import Synchronization

/// When an observer hears of a call.
@usableFromInline enum Stage: Sendable {
    /// Before the receiver.
    case sent
    /// After the receiver.
    case invoked
}

/// One observer of one method and stage.
final class Observer: Sendable {
    let stage: Stage
    let body: @Sendable (UnsafeRawPointer, borrowing MessageOutcome) -> Void
    private let isActive = Atomic(true)

    init(stage: Stage, body: @escaping @Sendable (UnsafeRawPointer, borrowing MessageOutcome) -> Void) {
        self.stage = stage
        self.body = body
    }

    /// Nothing is delivered any more. False where that was so already.
    func deactivate() -> Bool {
        isActive.exchange(false, ordering: .relaxed)
    }

    func hear(_ arguments: UnsafeRawPointer, _ outcome: borrowing MessageOutcome) {
        if isActive.load(ordering: .relaxed) { body(arguments, outcome) }
    }
}

/// Who observes a method, in order of subscription. Immutable: calls under way keep the list that they began with.
final class ObserverList: Sendable {
    private let sent: [Observer]
    private let invoked: [Observer]
    private let method: ResolvedMethod

    private init(sent: [Observer], invoked: [Observer], method: ResolvedMethod) {
        self.sent = sent
        self.invoked = invoked
        self.method = method
    }

    /// `list` with one more observer.
    static func adding(_ observer: Observer, to list: ObserverList?, of method: ResolvedMethod) -> ObserverList {
        let (sent, invoked) = (list?.sent ?? [], list?.invoked ?? [])
        return switch observer.stage {
        case .sent: ObserverList(sent: sent + [observer], invoked: invoked, method: method)
        case .invoked: ObserverList(sent: sent, invoked: invoked + [observer], method: method)
        }
    }

    /// This list without an observer, or nil for an empty one.
    func removing(_ observer: Observer) -> ObserverList? {
        let (sent, invoked) = (sent.filter { $0 !== observer }, invoked.filter { $0 !== observer })
        return sent.isEmpty && invoked.isEmpty ? nil : ObserverList(sent: sent, invoked: invoked, method: method)
    }

    /// Runs an observed call: observers, receiver, observers. Precondition: the call's list is an `ObserverList`.
    static func run(_ call: UnsafeMutablePointer<cffi_call>) {
        Unmanaged<ObserverList>.fromOpaque(call.pointee.observers)._withUnsafeGuaranteedRef { list in
            let arguments = UnsafeRawPointer(call.pointee.arguments!)
            for observer in list.sent { observer.hear(arguments, .sent) }
            if list.invoked.isEmpty {
                _ = cffi_call_forward(call)
            } else if list.method.mayConsume {
                list.method.withCopy(of: arguments) { list.forward(call, $0) }
            } else {
                list.forward(call, arguments)
            }
        }
    }

    private func forward(_ call: UnsafeMutablePointer<cffi_call>, _ arguments: UnsafeRawPointer) {
        let outcome = MessageOutcome(cffi_call_forward(call), of: call)
        for observer in invoked { observer.hear(arguments, outcome) }
    }
}

/// How a call ended, as far as an observer can know when it hears of it.
public enum MessageOutcome: Sendable {
    /// The call has not gone on yet: the observer hears of it before the receiver.
    case sent
    /// The receiver returned.
    case returned
    /// The receiver threw. The error is nil where the method has typed errors, which travel in another way.
    case threw((any Error)?)
    /// There is no receiver; the call returned nothing.
    case unanswered

    fileprivate init(_ outcome: cffi_outcome, of call: UnsafePointer<cffi_call>) {
        switch outcome {
        case cffi_outcome_returned: self = .returned
        case cffi_outcome_threw:
            // Errors of a typed `throws` set the register to 1 and travel in the result registers.
            let error = cffi_call_error(call)!
            self =
                UInt(bitPattern: error) <= 1
                ? .threw(nil) : .threw(withUnsafeBytes(of: error) { $0.load(as: (any Error).self) })
        default: self = .unanswered
        }
    }
}
