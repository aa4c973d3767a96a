#if Testing
    import Foundation
    import Switchboard

    /// A call as a spy keeps it.
    final class RecordedCall: @unchecked Sendable {
        let slot: Int
        private let requirements: SlotRequirements
        let arguments: CopiedArguments
        /// The lock guards these.
        private var ending: CallOutcome<Any>?
        private var endedBy: CallResponder?
        /// Only the spy's state uses these, under the lock.
        var isVerified = false
        /// Calls of all spies are numbered in the order in which they began.
        var number = 0
        /// That of the spy's state. Not the state itself, which has this call.
        private let lock: NSCondition

        init(_ slot: Int, _ requirements: SlotRequirements, _ arguments: CopiedArguments, _ lock: NSCondition) {
            self.slot = slot
            self.requirements = requirements
            self.arguments = arguments
            self.lock = lock
        }

        /// With the name that is known by now.
        var requirement: Requirement { WrittenNames.requirement(requirements, slot) }

        var outcome: CallOutcome<Any>? {
            lock.lock()
            defer { lock.unlock() }
            return ending
        }

        var responder: CallResponder? {
            lock.lock()
            defer { lock.unlock() }
            return endedBy
        }

        /// Precondition: the lock is held.
        func end(_ outcome: CallOutcome<Any>, _ responder: CallResponder?) {
            ending = outcome
            endedBy = responder
        }

        /// The call as Swift would write it, with its outcome.
        var text: String {
            guard let responder, responder != .target else { return ownText }
            return "\(ownText), answered by \(responder)"
        }

        private var ownText: String {
            switch outcome {
            case .returned(let result) where !(result is Void): "\(callText) -> \(Printing.short(result))"
            case .threw(let error as UnstubbedCall):
                "\(callText), \(error.hasStubs ? "which no stub fits" : "for which there was no stub")"
            case .threw(let error): "\(callText), which threw \(Printing.short(error))"
            default: callText
            }
        }

        var callText: String { Printing.call(requirement, arguments.values.map(Printing.short)) }
    }
#endif
