import Foundation
public import Switchboard

/// The calls in a file that a ``CallRecorder`` wrote. You can make them again on any target, or on two targets side by
/// side.
///
/// ```swift
/// let recording = try CallRecording<any ImporterDelegate>(
///     contentsOfFile: "calls.jsonl", rules: RecordingRules().supplying(importer))
/// for difference in try recording.replay(into: controller) { print(difference) }
/// ```
///
/// The whole file is read and checked when you create the recording: each requirement, and each value. So a fault in
/// the file is an error before the first call is made.
///
/// The calls are made one after another, in the order in which they began, also those that began on other threads or
/// during another call. They go to the target itself: a proxy's observers and interceptors get none.
///
/// Use a recording on one thread at a time.
public struct CallRecording<Delegate> {
    /// A recorded call.
    public struct Call: Hashable, Sendable {
        /// The call's number, from 1, in the order in which the calls began.
        public let number: Int
        /// The line of the file.
        public let line: Int
        /// The requirement.
        public let requirement: Requirement
        /// The arguments, as JSON; `…` for one that was left out.
        public let arguments: [String]
        /// How the call ended.
        public let answer: CallAnswer
    }

    /// The calls, in the order in which they began.
    public let calls: [Call]

    private let path: String
    private let requirements: CodedRequirements
    /// The line of each call, which is decoded anew for each target: no target receives an object that another one has
    /// changed.
    private let contents: [Data]
    private let codings: [RequirementCoding]

    /// Reads a file, and checks all of it.
    ///
    /// ```swift
    /// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
    /// ```
    ///
    /// If the library doesn't know the types of a requirement, as of an asynchronous one that your program has neither
    /// called nor referenced, reference it before: `_ = try ForwardingProxy<any P>.selector(P.method(_:))`.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - rules: The rules for values whose types aren't `Codable`: those with which the calls were recorded.
    ///   - target: If the delegate type leaves associated types open, a target that gives them; otherwise nil.
    /// - Throws: A ``RecordingError`` with the line of the first fault, its reason and its remedy.
    public init(
        contentsOfFile path: String, rules: RecordingRules = RecordingRules(), for target: Delegate? = nil
    ) throws(RecordingError) {
        self.path = path
        requirements = try CodedRequirements(rules) { () throws(ProxyError) in
            try CallableRequirements(of: Delegate.self, target: target)
        }
        var reader = RecordingReader(path: path, requirements)
        try reader.read(try RecordingFile.read(path: path))
        contents = reader.calls.map(\.content)
        codings = reader.calls.map(\.call.coding)
        calls = reader.calls.map { found in
            Call(
                number: found.call.number, line: found.line, requirement: found.call.coding.requirement,
                arguments: found.call.texts, answer: found.call.comparison.answer(found.call.ending))
        }
    }

    // MARK: One target

    /// Makes the calls on a target, and compares its answers with the recorded ones.
    ///
    /// ```swift
    /// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
    /// for difference in try recording.replay(into: controller) { print(difference) }
    /// ```
    ///
    /// The calls are made on your thread. Two results are the same if they're equal, or if their type isn't `Equatable`
    /// and they're written alike; two errors, if their types and their descriptions are the same.
    ///
    /// - Parameter target: The target.
    /// - Returns: The calls that the target answered differently, in the order of the calls.
    /// - Throws: A ``RecordingError`` before the first call, if a value was left out and not supplied, or if a
    ///   requirement is asynchronous: then call the asynchronous function of this name.
    public func replay(into target: Delegate) throws(RecordingError) -> [AnswerDifference] {
        let caller = try caller(of: target)
        try checkNotAsynchronous()
        return try differences { _, line throws(RecordingError) in (line.ending, answer(of: caller, to: line)) }
    }

    /// Makes the calls on a target, waits for the asynchronous ones, and compares its answers with the recorded ones.
    ///
    /// ```swift
    /// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
    /// for difference in try await recording.replay(into: controller) { print(difference) }
    /// ```
    ///
    /// The calls that aren't asynchronous are made where you call this. The asynchronous ones go where the target
    /// belongs, as from a caller on no actor. Results and errors are compared as in the function that doesn't wait.
    ///
    /// - Parameter target: The target.
    /// - Returns: The calls that the target answered differently, in the order of the calls.
    /// - Throws: A ``RecordingError`` before the first call, if a value was left out and not supplied.
    public nonisolated(nonsending) func replay(into target: Delegate) async throws(RecordingError) -> [AnswerDifference]
    {
        let caller = try caller(of: target)
        var differences: [AnswerDifference] = []
        for index in calls.indices {
            let line = try line(index)
            let ending = await waitingAnswer(of: caller, to: line)
            if let difference = difference(line, index, line.ending, ending) { differences.append(difference) }
        }
        return differences
    }

    // MARK: Two targets

    /// Makes each call on one target, then on the other, and compares their answers.
    ///
    /// ```swift
    /// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
    /// for difference in try recording.compare(controller, Controller()) { print(difference) }
    /// ```
    ///
    /// The calls are made on your thread. What was recorded as answers doesn't matter. Results are compared as by
    /// `replay(into:)`.
    ///
    /// - Parameters:
    ///   - first: The target that gets each call first.
    ///   - second: The other target.
    /// - Returns: The calls that the targets answered differently, in the order of the calls.
    /// - Throws: A ``RecordingError`` before the first call, if a value was left out and not supplied, or if a
    ///   requirement is asynchronous: then call the asynchronous function of this name.
    public func compare(_ first: Delegate, _ second: Delegate) throws(RecordingError) -> [AnswerDifference] {
        let first = try caller(of: first), second = try caller(of: second)
        try checkNotAsynchronous()
        return try differences { index, line throws(RecordingError) in
            (answer(of: first, to: try self.line(index)), answer(of: second, to: line))
        }
    }

    /// Makes each call on one target, then on the other, waits for the asynchronous ones, and compares their answers.
    ///
    /// ```swift
    /// let recording = try CallRecording<any ImporterDelegate>(contentsOfFile: "calls.jsonl")
    /// for difference in try await recording.compare(controller, Controller()) { print(difference) }
    /// ```
    ///
    /// The calls that aren't asynchronous are made where you call this. The asynchronous ones go where the targets
    /// belong, as from a caller on no actor. What was recorded as answers doesn't matter.
    ///
    /// - Parameters:
    ///   - first: The target that gets each call first.
    ///   - second: The other target.
    /// - Returns: The calls that the targets answered differently, in the order of the calls.
    /// - Throws: A ``RecordingError`` before the first call, if a value was left out and not supplied.
    public nonisolated(nonsending) func compare(
        _ first: Delegate, _ second: Delegate
    ) async throws(RecordingError) -> [AnswerDifference] {
        let first = try caller(of: first), second = try caller(of: second)
        var differences: [AnswerDifference] = []
        for index in calls.indices {
            let one = await waitingAnswer(of: first, to: try line(index))
            let line = try line(index)
            let other = await waitingAnswer(of: second, to: line)
            if let difference = difference(line, index, one, other) { differences.append(difference) }
        }
        return differences
    }

    // MARK: Making calls

    /// Checks that all calls can be made on a target.
    private func caller(of target: Delegate) throws(RecordingError) -> TargetCaller<Delegate> {
        let caller: TargetCaller<Delegate>
        do throws(ProxyError) {
            caller = try TargetCaller(target)
        } catch {
            throw RecordingError(.proxy(error), in: path)
        }
        guard caller.requirements.isOf(requirements.requirements) else {
            throw RecordingError(.otherAssociatedTypes, of: requirements.delegateName, in: path)
        }
        for (index, coding) in codings.enumerated() {
            do throws(RecordingError) {
                try ReplayedCall.check(coding, of: requirements.delegateName)
            } catch {
                throw error.at(path, line: calls[index].line)
            }
        }
        return caller
    }

    private func checkNotAsynchronous() throws(RecordingError) {
        guard let call = calls.first(where: { $0.requirement.isAsync }) else { return }
        throw RecordingError(.asynchronous(call.requirement), of: requirements.delegateName, in: path, line: call.line)
    }

    /// Reads the values of a call.
    private func line(_ index: Int) throws(RecordingError) -> CallLine {
        do throws(RecordingError) {
            return try CallLine(contents[index], requirements)
        } catch {
            throw RecordingError(error.reason, of: requirements.delegateName, in: path, line: calls[index].line)
        }
    }

    private func answer(of caller: TargetCaller<Delegate>, to line: CallLine) -> AnswerComparison.Ending {
        AnswerComparison.Ending(caller.call(ReplayedCall(line, requirements).arguments))
    }

    private nonisolated(nonsending) func waitingAnswer(
        of caller: TargetCaller<Delegate>, to line: CallLine
    ) async -> AnswerComparison.Ending {
        guard line.coding.requirement.isAsync else { return answer(of: caller, to: line) }
        return AnswerComparison.Ending(await caller.callAsynchronously(ReplayedCall(line, requirements).arguments))
    }

    private func differences(
        _ answers: (Int, CallLine) throws(RecordingError) -> (AnswerComparison.Ending, AnswerComparison.Ending)
    ) throws(RecordingError) -> [AnswerDifference] {
        var differences: [AnswerDifference] = []
        for index in calls.indices {
            let line = try line(index)
            let (one, other) = try answers(index, line)
            if let difference = difference(line, index, one, other) { differences.append(difference) }
        }
        return differences
    }

    private func difference(
        _ line: CallLine, _ index: Int, _ first: AnswerComparison.Ending, _ second: AnswerComparison.Ending
    ) -> AnswerDifference? {
        line.comparison.difference(line.number, calls[index].arguments, first, second)
    }
}
