#if Testing
    import Switchboard

    /// A call as a spy keeps it.
    struct RecordedCall: Sendable {
        let slot: Int
        /// Calls of all spies are numbered in the order in which they began.
        var number = 0
        private let requirements: SlotRequirements
        let kept: KeptCall

        init(_ slot: Int, _ requirements: SlotRequirements, _ kept: KeptCall) {
            self.slot = slot
            self.requirements = requirements
            self.kept = kept
        }

        /// With the name that is known by now.
        var requirement: Requirement { WrittenNames.requirement(requirements, slot) }

        /// The call as Swift would write it, with its outcome.
        var text: String {
            guard let responder = kept.responder, responder != .target else { return ownText }
            return "\(ownText), answered by \(responder)"
        }

        private var ownText: String {
            switch kept.outcome {
            case .returned(let result) where !(result is Void): "\(callText) -> \(Printing.short(result))"
            case .threw(let error as UnstubbedCall):
                "\(callText), \(error.hasStubs ? "which no stub fits" : "for which there was no stub")"
            case .threw(let error): "\(callText), which threw \(Printing.short(error))"
            default: callText
            }
        }

        var callText: String { Printing.call(requirement, kept.arguments.map(Printing.short)) }
    }
#endif
