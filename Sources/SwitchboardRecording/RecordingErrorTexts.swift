import Switchboard

/// The words of a `RecordingError`.
struct RecordingErrorTexts {
    private let error: RecordingError

    init(_ error: RecordingError) { self.error = error }

    /// The fault, and the edit that mends it.
    var texts: (fault: String, edit: String) {
        switch error.reason {
        case .notCodable, .notSupported, .unknownTypes, .unknownIgnored, .asynchronousNotSeen, .proxy, .notComparable,
            .notWritten, .callsUnderWay:
            setUp
        case .fileNotWritten(let why): ("can't write the file: \(why)", "Name a file that can be written.")
        case .fileNotRead(let why): ("can't read the file: \(why)", "Name a file that can be read.")
        default: file
        }
    }

    private var delegate: String { written(delegateType: error.delegateName ?? "P") }

    private var setUp: (fault: String, edit: String) {
        switch error.reason {
        case .notCodable(let values): notCodable(values)
        case .notSupported(let requirement, let why):
            (
                "can't make calls of \(requirement) again, because it \(why)",
                ignoring([requirement], "Leave its calls out")
            )
        case .unknownTypes(let requirement, let reference):
            (
                "the library doesn't know the types of \(requirement)",
                "Reference it before: `_ = try ForwardingProxy<\(delegate)>.selector(\(reference))`."
            )
        case .unknownIgnored(let name, let known):
            ("the rules ignore `\(name)`, which no requirement is called", Self.names(known))
        case .asynchronousNotSeen:
            (
                "can't see the asynchronous calls of a generated or hand-written proxy for \(delegate)",
                "Use the runtime proxy `ForwardingProxy<\(delegate)>(forwardingTo: target)`."
            )
        case .proxy(let error): error.faultAndEdit
        case .notWritten(let requirement, let argument, let why):
            (
                "can't write \(argument.map { "argument \($0 + 1)" } ?? "the result") of \(requirement): \(why)",
                "Mend its `encode(to:)`, or add a rule for its type, for example `.leavingOut(T.self)`."
            )
        case .callsUnderWay(let count):
            (
                "\(Self.count(count, "call")) \(count == 1 ? "hasn't" : "haven't") ended",
                "Finish when the calls have ended; you can call `finish()` again."
            )
        case .notComparable(let requirement, let type):
            (
                "can't compare the results of \(requirement), because \(type) is neither `Equatable` nor `Codable`",
                "Make it one, or add a rule: `.leavingOut(\(Self.metatype(type)))`, or "
                    + "`.ignoring(\(Self.quoted(requirement)))`."
            )
        default: ("", "")
        }
    }

    private var file: (fault: String, edit: String) {
        switch error.reason {
        case .empty: ("the file is empty", "Record calls into it with `CallRecorder`.")
        case .notARecording:
            (
                "the file doesn't begin like a recording of calls",
                "Name a file that `CallRecorder` wrote, whose first line has `\"format\":\"\(RecordingHeader.format)\"`."
            )
        case .version(let found):
            (
                "the recording has version \(found) of the format, and this library reads version "
                    + "\(RecordingHeader.version)",
                "Record the calls again."
            )
        case .delegateType(let expected, let found):
            (
                "the recording is of \(found), and you read one of \(expected)",
                "Read it as `CallRecording<\(written(delegateType: found))>`."
            )
        case .notJSON: ("the line isn't JSON", "Mend or remove it, or record the calls again.")
        case .cutOff: ("the file ends in the middle of the line", finishing(nil))
        case .notACall(let why): ("the line isn't a call: \(why)", "Mend or remove it, or record the calls again.")
        case .unknownRequirement(let name, let known):
            ("no requirement of \(delegate) is called `\(name)`", Self.names(known))
        case .argumentCount(let requirement, let expected, let found):
            (
                "the call has \(Self.count(found, "argument")), and \(requirement) takes \(expected)",
                "Mend the line, or record the calls again."
            )
        case .argument(let requirement, let index, let why):
            ("argument \(index + 1) of \(requirement) \(why)", "Mend the line, or record the calls again.")
        case .result(let requirement, let why):
            ("the result of \(requirement) \(why)", "Mend the line, or record the calls again.")
        case .repeatedCall(let number, let line):
            ("call \(number) is on line \(line), too", "Give each call a number of its own, or remove one.")
        case .callCount(let expected, let found):
            (
                "the file was recorded with \(Self.count(expected, "call")), and has \(found)",
                "Record the calls again; or, to use the calls that there are, write `{\"calls\":\(found)}`."
            )
        case .notFinished(let count): ("the recording wasn't finished", finishing(count))
        case .notSupplied(let requirement, let type):
            (
                "an argument of \(requirement) isn't in the file, because values of \(type) were left out",
                "Supply one: `rules: RecordingRules().supplying(value, as: \(Self.metatype(type)))`."
            )
        case .asynchronous(let requirement):
            ("\(requirement) is asynchronous", "Make the calls in a task: `try await recording.replay(into: target)`.")
        case .otherAssociatedTypes:
            (
                "the target gives other associated types than the proxy, or than the value with which the file was read",
                "Pass a target with the same associated types, or read the file `for: target`."
            )
        default: ("", "")
        }
    }

    /// The edit for a recording that wasn't finished, with its number of calls.
    private func finishing(_ count: Int?) -> String {
        let calls = count.map { " `{\"calls\":\($0)}`" } ?? " with the number of calls, such as `{\"calls\":3}`"
        let isCutOff = count == nil ? "remove that line and append one" : "append the line"
        return "Call `finish()` when you record; or, to use the calls that there are, \(isCutOff)\(calls)."
    }

    private func notCodable(_ values: [RecordingError.UncodableValue]) -> (fault: String, edit: String) {
        let list = values.map { value in
            let place = value.argument.map { "argument \($0 + 1)" } ?? "the result"
            return "\(place) of \(value.requirement) is of type \(value.typeName)"
        }
        let types = RequirementKeys.sorted(values.map(\.typeName))
        let rules = types.map { ".leavingOut(\(Self.metatype($0)))" }.joined()
        var requirements: [Requirement] = []
        for value in values where !requirements.contains(value.requirement) { requirements.append(value.requirement) }
        let ignored = ignoring(requirements, "or leave the calls out")
        return (
            "not all values are `Codable`: " + list.joined(separator: "; "),
            "Make the \(types.count == 1 ? "type" : "types") `Codable`, leave the values out with "
                + "`rules: RecordingRules()\(rules)`, " + ignored
        )
    }

    private func ignoring(_ requirements: [Requirement], _ beginning: String) -> String {
        let names = RequirementKeys.sorted(requirements.compactMap { $0.selector?.name })
        let rules = names.map { ".ignoring(\"\($0)\")" }.joined()
        return "\(beginning) with `rules: RecordingRules()\(rules.isEmpty ? ".ignoring(\"NAME\")" : rules)`."
    }

    private static func quoted(_ requirement: Requirement) -> String {
        "\"\(requirement.selector?.name ?? "NAME")\""
    }

    private static func metatype(_ type: String) -> String {
        switch type {
        case "()": "Void.self"
        case _ where type.hasPrefix("any ") || type.contains("->") || type.contains(" & "): "(\(type)).self"
        default: "\(type).self"
        }
    }

    private static func names(_ names: [String]) -> String {
        names.isEmpty
            ? "Its requirements have no names in this program."
            : "Write one of these names: \(names.map { "`\($0)`" }.joined(separator: ", "))."
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
