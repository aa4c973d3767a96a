public import Switchboard

/// A call that two targets answered differently, or a target and a recording.
///
/// ```swift
/// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
/// for difference in try recording.replay(into: controller) { print(difference) }
/// ```
public struct AnswerDifference: Hashable, Sendable, CustomStringConvertible {
    /// The call's number, from 1, in the order in which the calls began.
    public let call: Int
    /// The requirement.
    public let requirement: Requirement
    /// The arguments, as JSON; `…` for one that can't be written so.
    public let arguments: [String]
    /// The answer in the recording, or that of the first target.
    public let first: CallAnswer
    /// The answer of the target to which the calls were replayed, or that of the second target.
    public let second: CallAnswer

    /// The difference on one line, for example `call 3, price(of:) with "pear": returned 2, and then returned 3`.
    public var description: String {
        let name = requirement.selector?.name ?? requirement.description
        let values = arguments.isEmpty ? "" : " with " + arguments.joined(separator: ", ")
        return "call \(call), \(name)\(values): \(first), and then \(second)"
    }
}
