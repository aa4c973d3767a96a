import Switchboard

/// The requirements of a delegate type with the names and the types of their values in a file. Thread-safe.
final class CodedRequirements: @unchecked Sendable {
    let requirements: CallableRequirements
    let keys: RequirementKeys
    /// Not changed. What it supplies is only read.
    let rules: RecordingRules
    private let codings = Locked<[Int: RequirementCoding]>([:])

    init(
        _ rules: RecordingRules, _ requirements: () throws(ProxyError) -> CallableRequirements
    ) throws(RecordingError) {
        do throws(ProxyError) {
            self.requirements = try requirements()
        } catch {
            throw RecordingError(.proxy(error))
        }
        self.rules = rules
        keys = RequirementKeys(self.requirements)
        try rules.check(self.requirements)
    }

    var delegateName: String { requirements.delegateName }

    /// The names that a line may have.
    var names: [String] {
        keys.known { slot in
            let requirement = requirements[slot]
            return requirement.isInstance && [.method, .getter, .setter].contains(requirement.kind)
        }
    }

    /// How calls of a requirement are written and read.
    ///
    /// - Throws: If they can't be.
    func coding(_ slot: Int) throws(RecordingError) -> RequirementCoding {
        if let coding = codings.withLock({ $0[slot] }) { return coding }
        let made = try RequirementCoding(slot, of: requirements, named: keys[slot], rules)
        codings.withLock { $0[slot] = made }
        return made
    }

    /// The types of the requirements that aren't ignored, as far as they're known.
    ///
    /// - Throws: If one takes a closure or an `inout` argument.
    func known() throws(RecordingError) -> [(requirement: Requirement, types: CallableRequirements.Types)] {
        var known: [(Requirement, CallableRequirements.Types)] = []
        for slot in requirements.slots {
            let requirement = requirements[slot]
            guard requirement.isInstance, [.method, .getter, .setter].contains(requirement.kind),
                !rules.ignores(requirement)
            else { continue }
            if let obstacle = requirements.obstacle(to: slot), [.takesInout, .takesClosure].contains(obstacle) {
                throw RecordingError(obstacle, requirement, of: delegateName)
            }
            if let types = requirements.types(slot) { known.append((requirement, types)) }
        }
        return known
    }

    /// Throws if a value of a requirement whose types are known can't be written.
    func checkCodable() throws(RecordingError) {
        let faults = try known().flatMap { RequirementCoding.faults($0.requirement, $0.types, rules) }
        if !faults.isEmpty { throw RecordingError(.notCodable(faults), of: delegateName) }
    }
}
