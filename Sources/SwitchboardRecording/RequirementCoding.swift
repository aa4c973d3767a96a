import Switchboard

/// How the calls of one requirement are written and read.
struct RequirementCoding {
    let slot: Int
    let requirement: Requirement
    /// The requirement's name in the file.
    let name: String
    let arguments: [ValueCoder]
    /// Nil if it returns nothing.
    let result: ValueCoder?

    /// - Throws: If the library can't make calls of the requirement, or if no rule says how a value is written.
    init(
        _ slot: Int, of requirements: CallableRequirements, named name: String, _ rules: RecordingRules
    ) throws(RecordingError) {
        let requirement = requirements[slot]
        if let obstacle = requirements.obstacle(to: slot) {
            throw RecordingError(obstacle, requirement, of: requirements.delegateName)
        }
        guard let types = requirements.types(slot) else {
            let reference = requirements.reference(to: slot)
            throw RecordingError(.unknownTypes(requirement, reference), of: requirements.delegateName)
        }
        let faults = Self.faults(requirement, types, rules)
        guard faults.isEmpty else {
            throw RecordingError(.notCodable(faults), of: requirements.delegateName)
        }
        self.slot = slot
        self.requirement = requirement
        self.name = name
        arguments = types.arguments.compactMap { rules.coder(for: $0) }
        result = types.result == Void.self ? nil : rules.coder(for: types.result)
    }

    /// The values that no rule says how to write.
    static func faults(
        _ requirement: Requirement, _ types: CallableRequirements.Types, _ rules: RecordingRules
    ) -> [RecordingError.UncodableValue] {
        var faults = types.arguments.enumerated().filter { rules.coder(for: $1) == nil }.map {
            RecordingError.UncodableValue(requirement: requirement, argument: $0, typeName: typeName($1))
        }
        if types.result != Void.self, rules.coder(for: types.result) == nil {
            let name = typeName(types.result)
            faults.append(RecordingError.UncodableValue(requirement: requirement, argument: nil, typeName: name))
        }
        return faults
    }

    /// A type as a program writes it in front of `.self`.
    static func typeName(_ type: Any.Type) -> String {
        let name = String(reflecting: type)
        if name.hasPrefix("Swift.Optional<"), name.hasSuffix(">") {
            return "\(name.dropFirst("Swift.Optional<".count).dropLast())?"
        }
        return name == "Swift.Error" ? "any Error" : name
    }
}
