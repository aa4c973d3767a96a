public import Switchboard

/// Gives the calls of a proxy to a second target, too, and compares the answers of both.
///
/// ```swift
/// let comparison = try CallComparison(proxy, with: Controller())
/// proxy.object.importer(importer, didImport: 3)
/// for difference in try comparison.finish() { print(difference) }
/// ```
///
/// The caller gets the answer of the proxy's own target. When that has ended the call, the second target gets the same
/// arguments, on the same thread, or in the same task; it shares the objects among them. The second target's effects
/// are its own, so give it resources of its own.
///
/// Two results are the same if they're equal, or if their type isn't `Equatable` and they're written alike as JSON. Two
/// errors are the same if they're equal, or if their types and their descriptions are the same. Arguments of any types
/// are allowed, except closures and `inout`.
///
/// It's an interceptor behind those that the proxy has now. Asynchronous calls of generated and hand-written proxies
/// aren't seen. If a call can't be compared, it still reaches the proxy's target; `finish()` throws the error.
///
/// All members are thread-safe.
public final class CallComparison<Delegate>: @unchecked Sendable {
    private let requirements: TappedRequirements
    private let second: TargetCaller<Delegate>
    private let state = Locked(State())
    private let tap = Locked<SubscriptionToken?>(nil)

    private struct State {
        var lastNumber = 0
        var comparedCount = 0
        var underWay = 0
        var differences: [AnswerDifference] = []
        /// The first fault.
        var fault: RecordingError?
    }

    /// Compares the calls of a proxy from now on.
    ///
    /// ```swift
    /// let comparison = try CallComparison(proxy, with: Controller())
    /// ```
    ///
    /// - Parameters:
    ///   - proxy: The proxy, which isn't retained.
    ///   - second: The target that gets each call after the proxy's own target. It's retained.
    ///   - rules: Which calls and results not to compare, and how results are written that are neither `Equatable` nor
    ///     `Codable`.
    /// - Throws: A ``RecordingError`` if a requirement takes a closure or an `inout` argument, or if its results can't
    ///   be compared, and the rules don't ignore it. If the library doesn't know a requirement's types yet, the error
    ///   is that of `finish()` after the first call.
    public init(
        _ proxy: ForwardingProxy<Delegate>, with second: Delegate, rules: RecordingRules = RecordingRules()
    ) throws(RecordingError) {
        requirements = try TappedRequirements(proxy, rules)
        do throws(ProxyError) {
            self.second = try TargetCaller(second)
        } catch {
            throw RecordingError(.proxy(error))
        }
        guard self.second.requirements.isOf(requirements.coded.requirements) else {
            throw RecordingError(.otherAssociatedTypes, of: requirements.coded.delegateName)
        }
        try Self.check(requirements.coded)
        let token = proxy.tap(
            { [weak self] call in
                guard let self else { return call.proceed() }
                return compare(call)
            },
            asynchronous: { [weak self] call in
                guard let self else { return try await call.proceed() }
                try await compare(call)
            })
        tap.withLock { $0 = token }
    }

    /// The number of calls whose answers were compared so far.
    public var callCount: Int { state.withLock { $0.comparedCount } }

    /// The differences so far, in the order in which the calls ended.
    public var differences: [AnswerDifference] { state.withLock { $0.differences } }

    /// Ends the comparison.
    ///
    /// ```swift
    /// let comparison = try CallComparison(proxy, with: Controller())
    /// for difference in try comparison.finish() { print(difference) }
    /// ```
    ///
    /// - Returns: The calls that the targets answered differently, in the order in which they began.
    /// - Throws: A ``RecordingError`` if a call couldn't be compared. If calls haven't ended yet, you can call it again
    ///   when they have.
    public func finish() throws(RecordingError) -> [AnswerDifference] {
        tap.withLock { token -> SubscriptionToken? in
            defer { token = nil }
            return token
        }?.cancel()
        let (differences, fault) = state.withLock { state in
            let underWay = RecordingError(.callsUnderWay(state.underWay), of: requirements.coded.delegateName)
            return (state.differences, state.fault ?? (state.underWay == 0 ? nil : underWay))
        }
        if let fault { throw fault }
        return differences.sorted { $0.call < $1.call }
    }

    /// Throws if calls that the library knows can't be compared.
    private static func check(_ coded: CodedRequirements) throws(RecordingError) {
        for (requirement, types) in try coded.known() where !isComparable(types.result, coded.rules) {
            let type = RequirementCoding.typeName(types.result)
            throw RecordingError(.notComparable(requirement, typeName: type), of: coded.delegateName)
        }
    }

    private static func isComparable(_ type: Any.Type, _ rules: RecordingRules) -> Bool {
        type == Void.self || rules.coder(for: type) != nil || type is any Equatable.Type
    }

    // MARK: Calls

    /// A call under way.
    private struct Begun {
        let number: Int
        let arguments: RequirementArguments
        let comparison: AnswerComparison
        /// Made before the targets can change the objects.
        let texts: [String]
    }

    private func compare(_ call: borrowing TappedCall) -> (any Error)? {
        guard !requirements.ignores(call.slot),
            let begun = begin(call.slot, call.argumentTypes, { call.arguments }, { call.copyArguments() })
        else { return call.proceed() }
        let error = call.proceed()
        let first = error.map { AnswerComparison.Ending.threw($0) } ?? .returned(call.copyResult() ?? ())
        end(begun, first, AnswerComparison.Ending(second.call(begun.arguments)))
        return error
    }

    private nonisolated(nonsending) func compare(_ call: InterceptedAsynchronousInvocation) async throws {
        guard !requirements.ignores(call.slot),
            let begun = begin(call.slot, call.argumentTypes, { call.argumentsAddress }, { call.copyArguments() })
        else { return try await call.proceed() }
        do {
            try await call.proceed()
        } catch {
            end(begun, .threw(error), AnswerComparison.Ending(await second.callAsynchronously(begun.arguments)))
            throw error
        }
        let first = AnswerComparison.Ending.returned(call.copyResult())
        end(begun, first, AnswerComparison.Ending(await second.callAsynchronously(begun.arguments)))
    }

    /// Notes that a call begins; nil if it can't be compared.
    private func begin(
        _ slot: Int, _ types: [Any.Type]?, _ address: () -> UnsafeRawPointer, _ values: () -> [Any]?
    ) -> Begun? {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        do throws(RecordingError) {
            let coded = requirements.coded, slot = try requirements.slot(slot, types)
            let requirement = coded.requirements[slot]
            if let obstacle = coded.requirements.obstacle(to: slot) {
                throw RecordingError(obstacle, requirement, of: coded.delegateName)
            }
            let result = coded.requirements.types(slot)?.result ?? Void.self
            guard Self.isComparable(result, coded.rules) else {
                let type = RequirementCoding.typeName(result)
                throw RecordingError(.notComparable(requirement, typeName: type), of: coded.delegateName)
            }
            let begun = Begun(
                number: number, arguments: RequirementArguments(coded.requirements, slot, copying: address()),
                comparison: AnswerComparison(requirement: requirement, result: coded.rules.coder(for: result)),
                texts: Self.texts(values() ?? [], types ?? [], coded.rules))
            state.withLock { $0.underWay += 1 }
            return begun
        } catch {
            state.withLock { state in if state.fault == nil { state.fault = error } }
            return nil
        }
    }

    private static func texts(_ values: [Any], _ types: [Any.Type], _ rules: RecordingRules) -> [String] {
        zip(values, types).map { value, type in
            guard let coder = rules.coder(for: type), !coder.isLeftOut, let encodable = try? coder.encodable(value)
            else {
                return "…"
            }
            return (try? RecordingCoder.text(encodable)) ?? "…"
        }
    }

    private func end(_ call: Begun, _ first: AnswerComparison.Ending, _ second: AnswerComparison.Ending) {
        let difference = call.comparison.difference(call.number, call.texts, first, second)
        state.withLock { state in
            state.underWay -= 1
            state.comparedCount += 1
            if let difference { state.differences.append(difference) }
        }
    }
}
