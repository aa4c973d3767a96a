import Foundation
public import Switchboard

/// The reason why calls couldn't be recorded, read or compared.
///
/// If the fault is in a file, the error names its line, and none of the file's calls has been made.
///
/// ```swift
/// do {
///     let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
///     print(recording.calls.count)
/// } catch {
///     print(error)  // the file, the line, the fault and its remedy
/// }
/// ```
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons. A new version may add cases.
    public enum Reason: Hashable, Sendable {
        /// These arguments and results aren't `Codable`, and no rule says what to do with their types.
        case notCodable([UncodableValue])
        /// Calls of this requirement can't be made again. `why` follows its name: for example, `is static`.
        case notSupported(Requirement, why: String)
        /// The library doesn't know the types of this requirement. `reference` is how a program references it.
        case unknownTypes(Requirement, _ reference: String)
        /// A rule ignores a selector that no requirement has. `known` are the requirements' selectors.
        case unknownIgnored(String, known: [String])
        /// The proxy is generated or hand-written, so its asynchronous calls can't be seen.
        case asynchronousNotSeen
        /// A runtime proxy for the delegate type isn't supported.
        case proxy(ProxyError)
        /// A call's value couldn't be written. `argument` counts from 0; nil for the result.
        case notWritten(Requirement, argument: Int?, why: String)
        /// The file couldn't be written.
        case fileNotWritten(why: String)
        /// The file couldn't be read.
        case fileNotRead(why: String)
        /// This many calls haven't ended.
        case callsUnderWay(Int)
        /// The file has no bytes.
        case empty
        /// The first line isn't that of a recording.
        case notARecording
        /// The file has another version of the format.
        case version(Int)
        /// The recording is of another delegate type.
        case delegateType(expected: String, found: String)
        /// A line isn't JSON.
        case notJSON
        /// The last line was written in part.
        case cutOff
        /// A line isn't a call as the format has it.
        case notACall(why: String)
        /// A line's requirement isn't one of the delegate type. `known` are the names that it may have.
        case unknownRequirement(String, known: [String])
        /// A call has another number of arguments than its requirement.
        case argumentCount(Requirement, expected: Int, found: Int)
        /// An argument has another type than its requirement's. `index` counts from 0.
        case argument(Requirement, index: Int, why: String)
        /// A result has another type than its requirement's.
        case result(Requirement, why: String)
        /// Two lines have the same number of a call. The other one is `line`.
        case repeatedCall(Int, line: Int)
        /// The last line says another number of calls than the file has.
        case callCount(expected: Int, found: Int)
        /// The last line doesn't say that the recording was finished. The file has this many calls.
        case notFinished(Int)
        /// A value of this type is left out of the file, and no rule supplies one.
        case notSupplied(Requirement, typeName: String)
        /// The requirement is asynchronous, and its calls can't be made without waiting.
        case asynchronous(Requirement)
        /// The target gives other associated types than the proxy, or than the value with which the file was read.
        case otherAssociatedTypes
        /// The results of this requirement can't be compared.
        case notComparable(Requirement, typeName: String)
    }

    /// An argument or a result that can't be written.
    public struct UncodableValue: Hashable, Sendable {
        /// The requirement.
        public let requirement: Requirement
        /// The argument's index from 0; nil for the result.
        public let argument: Int?
        /// The declared type.
        public let typeName: String
    }

    /// The reason, to handle it in code.
    public let reason: Reason
    /// The delegate type; nil if the error has nothing to do with it.
    public let delegateName: String?
    /// The file; nil if the fault isn't in a file.
    public let path: String?
    /// The number of the line, from 1; nil if the fault isn't in a line.
    public let line: Int?

    init(_ reason: Reason, of delegateName: String? = nil, in path: String? = nil, line: Int? = nil) {
        self.reason = reason
        self.delegateName = delegateName
        self.path = path
        self.line = line
    }

    init(_ obstacle: CallableRequirements.Obstacle, _ requirement: Requirement, of delegateName: String) {
        let why: String
        switch obstacle {
        case .unknownTypes(let reference):
            self.init(.unknownTypes(requirement, reference), of: delegateName)
            return
        case .isStatic: why = "is static"
        case .isInitializer: why = "is an initializer"
        case .lendsValue: why = "lends a value in place"
        case .isGeneric: why = "is generic"
        case .takesInout: why = "takes an `inout` argument"
        case .takesClosure: why = "takes a closure"
        }
        self.init(.notSupported(requirement, why: why), of: delegateName)
    }

    /// The same error, with its place in a file.
    func at(_ path: String, line: Int? = nil) -> Self { Self(reason, of: delegateName, in: path, line: line) }

    /// The file and the line, the fault and its reason, and the edit that mends it.
    public var description: String {
        message(module: "SwitchboardRecording", fault, RecordingErrorTexts(self).texts.edit, reason)
    }

    /// The file and the line, and the fault with its reason.
    package var fault: String {
        let place = [path, line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        return (place.isEmpty ? "" : "\(place): ") + RecordingErrorTexts(self).texts.fault
    }
}
