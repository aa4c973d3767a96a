import Switchboard

/// Finds the requirements of a proxy's calls. Thread-safe.
final class TappedRequirements: @unchecked Sendable {
    let coded: CodedRequirements
    private let slots: SlotRequirements
    /// Whether a call's slot is that of the delegate type's runtime proxies.
    private let isRuntimeProxy: Bool
    private let known = Locked<[Int: Int]>([:])

    init<Delegate>(_ proxy: ForwardingProxy<Delegate>, _ rules: RecordingRules) throws(RecordingError) {
        coded = try CodedRequirements(rules) { () throws(ProxyError) in try CallableRequirements(of: proxy) }
        guard !proxy.hidesAsynchronousCalls else {
            throw RecordingError(.asynchronousNotSeen, of: coded.delegateName)
        }
        slots = proxy.requirements
        isRuntimeProxy = !proxy.isHandWritten
    }

    /// Whether the rules ignore the calls that come to a slot.
    func ignores(_ slot: Int) -> Bool { coded.rules.ignores(slots[slot]) }

    /// The slot of a call's requirement, in `coded`.
    ///
    /// - Parameter arguments: The types of the call's arguments; nil if they aren't known.
    func slot(_ slot: Int, _ arguments: [Any.Type]?) throws(RecordingError) -> Int {
        let requirement = slots[slot]
        guard let arguments else {
            let reference = requirement.reference(on: coded.delegateName)
            throw RecordingError(.unknownTypes(requirement, reference), of: coded.delegateName)
        }
        if let found = known.withLock({ $0[slot] }) { return found }
        let found = isRuntimeProxy ? slot : find(requirement, arguments)
        guard let found, coded.requirements.slots.contains(found) else {
            throw RecordingError(.notSupported(requirement, why: "is generic"), of: coded.delegateName)
        }
        known.withLock { $0[slot] = found }
        return found
    }

    /// A generated or hand-written proxy has methods with names, in an order of its own.
    private func find(_ requirement: Requirement, _ arguments: [Any.Type]) -> Int? {
        let types = arguments.map { ObjectIdentifier($0) }
        return coded.requirements.slots.first { slot in
            coded.requirements[slot].selector == requirement.selector
                && coded.requirements.types(slot).map { $0.arguments.map { ObjectIdentifier($0) } == types } ?? false
        }
    }
}
