import CForwarding

extension DispatchTable {
    /// What becomes of the calls of each requirement, if they are delivered to a target on its context.
    ///
    /// - Parameters:
    ///   - answers: Who answers those that can't run later.
    ///   - isAnswered: Whether `whenUnanswered` answers a slot's calls.
    /// - Throws: A `DeliveryError` that names the requirements whose calls nothing can answer.
    func deliveryRules(
        _ answers: DeliveredAnswers, _ isAnswered: (Int) -> Bool
    ) throws(DeliveryError) -> [DeliveryRoute.Rule] {
        learnSignatures()
        var rules: [DeliveryRoute.Rule] = [], needing: [DeliveryError.Undelivered] = []
        var unknown: [DeliveryError.Undelivered] = []
        for slot in requirements.indices {
            // Static calls go to the target's type, and asynchronous ones wait for it.
            guard !slots[slot].is_static, !requirements[slot].isAsync, let why = whyNotLater(slot) else {
                rules.append(.later)
                continue
            }
            let isLent = requirements[slot].kind == .read
            guard isLent || !isAnswered(slot) else {
                rules.append(.answered)
                continue
            }
            rules.append(.blocking)
            // A change in place calls the getter and the setter.
            guard isLent || answers != .blocking, requirements[slot].kind != .modify else { continue }
            let undelivered = DeliveryError.Undelivered(
                requirement: requirements[slot].named(selector(of: slot)), why: why.text, reference: reference(to: slot)
            )
            if why.isKnown { needing.append(undelivered) } else { unknown.append(undelivered) }
        }
        if !needing.isEmpty { throw DeliveryError(reason: .needsAnswers(needing), delegateName: delegateName) }
        if !unknown.isEmpty { throw DeliveryError(reason: .unknownTypes(unknown), delegateName: delegateName) }
        return rules
    }

    /// Why calls of a requirement can't run later, after its name, and whether the library knows its types.
    private func whyNotLater(_ slot: Int) -> (text: String, isKnown: Bool)? {
        switch requirements[slot].kind {
        case .modify: return ("changes a property in place", true)
        case .read: return ("lends its value", true)
        default: break
        }
        if let method = knownMethod(slot) {
            // A getter doesn't say whether it throws.
            return method.whyNotLater.map { ($0, true) }
        }
        if requirements[slot].kind == .getter { return ("returns a value", true) }
        if fact(slot, { $0.isGeneric }) == true { return ("is generic", true) }
        if fact(slot, { $0.escaping })?.contains(false) == true {
            return ("takes a closure that isn't `@escaping`", true)
        }
        return ("has unknown types", false)
    }
}
