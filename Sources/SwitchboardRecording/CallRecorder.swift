import Foundation
public import Switchboard

/// Records the calls of a proxy in a file, from which a ``CallRecording`` makes them again.
///
/// ```swift
/// let recorder = try CallRecorder(
///     proxy, toFile: "calls.jsonl", rules: RecordingRules().leavingOut(Importer.self))
/// proxy.object.importer(importer, didImport: 3)
/// try recorder.finish()
/// ```
///
/// The types of all arguments and results have to be `Codable`, or the rules say what to do with them. Each call is a
/// line of JSON, written when the call has ended:
///
/// ```text
/// {"delegate":"App.ShopDelegate","format":"switchboard-calls","version":1}
/// {"arguments":["pear",2],"call":1,"requirement":"sell(_:count:)","result":2}
/// {"arguments":["pear"],"call":2,"error":{"text":"soldOut","type":"App.Refusal"},"requirement":"refund(_:)"}
/// {"calls":2}
/// ```
///
/// The calls are numbered in the order in which they began. The last line counts them, so that a file is known to be
/// whole; `finish()` writes it. If your program ends before, the calls that had ended are in the file.
///
/// The recorder is an interceptor behind those that the proxy has now. If one of these doesn't let a call proceed, or
/// changes its arguments, the file has what the target got. It retains neither the proxy nor the target.
///
/// Asynchronous calls of generated and hand-written proxies aren't seen, so for a protocol that has some, use a runtime
/// proxy. If a call can't be recorded, it still reaches the target. Then nothing more is written, and `finish()` throws
/// the error.
///
/// All members are thread-safe.
public final class CallRecorder<Delegate>: @unchecked Sendable {
    private let path: String
    private let requirements: TappedRequirements
    private let state: Locked<State>
    private let tap = Locked<SubscriptionToken?>(nil)

    private struct State {
        /// Nil when the recording is finished.
        var file: RecordingFile?
        var lastNumber = 0
        var writtenCount = 0
        var underWay = 0
        /// The first fault, after which nothing is written.
        var fault: RecordingError?
    }

    /// Creates a file, and records the calls of a proxy in it from now on.
    ///
    /// ```swift
    /// let recorder = try CallRecorder(
    ///     proxy, toFile: "calls.jsonl", rules: RecordingRules().leavingOut(Importer.self))
    /// ```
    ///
    /// - Parameters:
    ///   - proxy: The proxy.
    ///   - path: The file. One that exists is replaced.
    ///   - rules: The rules for values whose types aren't `Codable`.
    /// - Throws: A ``RecordingError`` if the file can't be written, or if an argument or a result of a requirement
    ///   isn't `Codable` and no rule is for its type. If the library doesn't know a requirement's types yet, the error
    ///   is that of `finish()` after the first call.
    public init(
        _ proxy: ForwardingProxy<Delegate>, toFile path: String, rules: RecordingRules = RecordingRules()
    ) throws(RecordingError) {
        self.path = path
        requirements = try TappedRequirements(proxy, rules)
        try requirements.coded.checkCodable()
        let file = try RecordingFile(path: path)
        try file.write(line: Self.text(RecordingHeader(requirements.coded)))
        state = Locked(State(file: file))
        let token = proxy.tap(
            { [weak self] call in
                guard let self else { return call.proceed() }
                return record(call)
            },
            asynchronous: { [weak self] call in
                guard let self else { return try await call.proceed() }
                try await record(call)
            })
        tap.withLock { $0 = token }
    }

    /// The number of calls in the file so far.
    public var callCount: Int { state.withLock { $0.writtenCount } }

    /// Ends the recording: writes the file's last line, and closes the file.
    ///
    /// ```swift
    /// let recorder = try CallRecorder(
    ///     proxy, toFile: "calls.jsonl", rules: RecordingRules().leavingOut(Importer.self))
    /// try recorder.finish()
    /// ```
    ///
    /// If it has been called before, it throws the same error, or does nothing.
    ///
    /// - Throws: A ``RecordingError`` if a call couldn't be recorded, or if the file couldn't be written. If calls
    ///   haven't ended yet, you can call it again when they have.
    public func finish() throws(RecordingError) {
        // Outside the lock: the proxy's own is taken.
        tap.withLock { token -> SubscriptionToken? in
            defer { token = nil }
            return token
        }?.cancel()
        let fault = state.withLock { state -> RecordingError? in
            if let fault = state.fault { return fault }
            guard let file = state.file else { return nil }
            guard state.underWay == 0 else {
                return RecordingError(.callsUnderWay(state.underWay), of: requirements.coded.delegateName)
            }
            do throws(RecordingError) {
                try file.write(line: Self.text(RecordingEnd(calls: state.writtenCount)))
                try file.close()
            } catch {
                state.fault = error
            }
            state.file = nil
            return state.fault
        }
        if let fault { throw fault }
    }

    // MARK: Calls

    private func record(_ call: borrowing TappedCall) -> (any Error)? {
        guard !requirements.ignores(call.slot),
            let begun = begin(call.slot, call.argumentTypes, { call.copyArguments() })
        else { return call.proceed() }
        let error = call.proceed()
        end(begun, error, error == nil ? call.copyResult() : nil)
        return error
    }

    private nonisolated(nonsending) func record(_ call: InterceptedAsynchronousInvocation) async throws {
        guard !requirements.ignores(call.slot),
            let begun = begin(call.slot, call.argumentTypes, { call.copyArguments() })
        else { return try await call.proceed() }
        do {
            try await call.proceed()
        } catch {
            end(begun, error, nil)
            throw error
        }
        end(begun, nil, call.copyResult())
    }

    /// A call under way.
    private struct Begun {
        let number: Int
        let coding: RequirementCoding
        /// In JSON, because the target may change the objects.
        let arguments: String
    }

    /// Notes that a call begins; nil if it isn't recorded.
    private func begin(_ slot: Int, _ types: [Any.Type]?, _ arguments: () -> [Any]?) -> Begun? {
        let number = state.withLock { state -> Int? in
            guard state.file != nil, state.fault == nil else { return nil }
            state.lastNumber += 1
            state.underWay += 1
            return state.lastNumber
        }
        guard let number else { return nil }
        do throws(RecordingError) {
            let coding = try requirements.coded.coding(try requirements.slot(slot, types))
            return Begun(number: number, coding: coding, arguments: try Self.text(arguments() ?? [], coding))
        } catch {
            fail(error)
            return nil
        }
    }

    private func fail(_ error: RecordingError) {
        state.withLock { state in
            state.underWay -= 1
            if state.fault == nil {
                state.fault = RecordingError(error.reason, of: requirements.coded.delegateName, in: path)
            }
            state.file = nil
        }
    }

    private func end(_ call: Begun, _ error: (any Error)?, _ result: Any?) {
        do throws(RecordingError) {
            let line = try Self.line(call, error, result)
            let fault = state.withLock { state -> RecordingError? in
                guard let file = state.file else {
                    state.underWay -= 1
                    return nil
                }
                do throws(RecordingError) {
                    try file.write(line: line)
                } catch {
                    return error
                }
                state.underWay -= 1
                state.writtenCount += 1
                return nil
            }
            if let fault { fail(fault) }
        } catch {
            fail(error)
        }
    }

    // MARK: Lines

    private static func text(_ value: some Encodable) -> String {
        // Texts and numbers: the encoder can't fail.
        (try? RecordingCoder.text(value)) ?? ""
    }

    private static func text(_ arguments: [Any], _ coding: RequirementCoding) throws(RecordingError) -> String {
        var texts: [String] = []
        for (index, (value, coder)) in zip(arguments, coding.arguments).enumerated() {
            do {
                texts.append(try RecordingCoder.text(try coder.encodable(value)))
            } catch {
                throw RecordingError(.notWritten(coding.requirement, argument: index, why: why(error)))
            }
        }
        return "[\(texts.joined(separator: ","))]"
    }

    /// The members in the order of the alphabet, as the encoder writes them.
    private static func line(_ call: Begun, _ error: (any Error)?, _ result: Any?) throws(RecordingError) -> String {
        var line = "{\"arguments\":\(call.arguments),\"call\":\(call.number)"
        if let error { line += ",\"error\":\(text(RecordedError(error)))" }
        line += ",\"requirement\":\(text(call.coding.name))"
        if error == nil, let coder = call.coding.result, let result {
            do {
                line += ",\"result\":\(try RecordingCoder.text(try coder.encodable(result)))"
            } catch {
                throw RecordingError(.notWritten(call.coding.requirement, argument: nil, why: why(error)))
            }
        }
        return line + "}"
    }

    private static func why(_ error: any Error) -> String {
        guard case EncodingError.invalidValue(_, let context) = error else { return "\(error)" }
        return context.debugDescription
    }
}
