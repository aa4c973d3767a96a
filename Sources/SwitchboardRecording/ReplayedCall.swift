import Switchboard

/// A call of a file that is ready to be made.
struct ReplayedCall {
    let line: CallLine
    let arguments: RequirementArguments

    /// Precondition: `check` hasn't thrown for the line's requirement.
    init(_ line: CallLine, _ requirements: CodedRequirements) {
        self.line = line
        arguments = RequirementArguments(requirements.requirements, line.coding.slot) { index, memory in
            line.arguments[index]?.initialize(memory)
        }
    }

    /// Throws if calls of a requirement can't be made, because a value is left out and none was supplied.
    static func check(_ coding: RequirementCoding, of delegateName: String) throws(RecordingError) {
        guard let coder = coding.arguments.first(where: { !$0.isSupplied }) else { return }
        let type = RequirementCoding.typeName(coder.type)
        throw RecordingError(.notSupplied(coding.requirement, typeName: type), of: delegateName)
    }
}
